/**
 * Until the visitor has chosen, nothing of a campaign may be stored, and memory ends with the
 * document: what loads another one of ours, a link, a search or a script, carries the campaign's
 * own parameters on.
 */

import { type End, endAll, listen } from "../../topic";
import { onLeave } from "../route";

const CAMPAIGN = /^(?:utm_[a-z]+|gclid|msclkid)$/;

/** Of the address that the document was loaded with, whatever is shown since. */
const carried = campaignOf(performance.getEntriesByType("navigation")[0]?.name ?? "");

/** Carry them on as long as the visitor `isUndecided`; returns what ends that. */
export function carryCampaign(isUndecided: () => boolean): End {
  if (!carried.length) return endAll();
  return endAll(
    // After all others: what the navigation has taken needs nothing, it keeps the memory.
    listen(window, ["click", "auxclick"], (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
      if (link && !event.defaultPrevented && isUndecided()) lendCampaign(link);
    }),
    listen(window, ["formdata"], ({ target, formData }: FormDataEvent) => {
      if (isSearch(target as HTMLFormElement) && isUndecided()) addCampaign(formData);
    }),
    // Another page of the same document is left without an address.
    onLeave((url) => {
      if (url && isUndecided()) addCampaign(url.searchParams);
    }),
  );
}

/** The link has them for the press alone: whoever copies it has it as it is. */
function lendCampaign(link: HTMLAnchorElement): void {
  const written = link.getAttribute("href") ?? "";
  if (!isDocument(link, written)) return;
  const url = new URL(link.href);
  addCampaign(url.searchParams);
  link.href = url.href;
  setTimeout(() => {
    link.setAttribute("href", written);
  });
}

/** Add the campaign to a query or to what a form sends, which may have parts of its own. */
function addCampaign(sent: URLSearchParams | FormData): void {
  for (const [name, value] of carried) if (!sent.has(name)) sent.append(name, value);
}

/** Whether a form asks for a page of ours, and sends nothing. */
function isSearch({ method, action }: HTMLFormElement): boolean {
  return method === "get" && ownHosts().includes(new URL(action).host);
}

function isDocument({ href, hash }: HTMLAnchorElement, written: string): boolean {
  if (!URL.canParse(href) || (hash && written.startsWith("#"))) return false;
  return ownHosts().includes(new URL(href).host);
}

/** This host, and those of the site's other languages. */
function ownHosts(): string[] {
  const twins = [...document.querySelectorAll<HTMLLinkElement>("link[hreflang]")];
  return [location.host, ...twins.map(({ href }) => new URL(href).host)];
}

function campaignOf(address: string): [string, string][] {
  if (!URL.canParse(address)) return [];
  return [...new URL(address).searchParams].filter(([name]) => CAMPAIGN.test(name));
}
