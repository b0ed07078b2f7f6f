/**
 * Shows the next page without loading a document. Whatever does not work out ends in the load of
 * the document that the visitor asked for.
 */

import type { PageData } from "../generated/answers";
import { pageFacts } from "../pageFacts";
import { type End, endAll, listen } from "../topic";
import { addressOf, isNavigable, pageOf } from "./links";
import { callOff, giveNotice } from "./notice";
import { loadPage } from "./pageData";
import { exchange } from "./exchange";
import { entry, newEntryKey, type RouteKind, tellLeave, tellRoute } from "./route";
import { knowRules } from "./rules";

/** The number of the latest navigation: the answers to the earlier ones are dropped. */
let latest = 0;
/** The address of the page that is shown, and of the one that is on its way. */
let current = "";
let opening = "";
let isOutdated = false;

/**
 * A newer build came while this page was open. The next link then loads a document: that page is
 * the newer build's, and its service worker takes over (`worker/succession.ts`).
 */
export function noteUpdate(): void {
  isOutdated = true;
}

/** The address that the visitor wants to see. */
export function addressBeingOpened(): URL {
  return new URL(opening, location.href);
}

export function start(): End {
  if (!entry().key) setKey();
  current = addressOf(location);
  const end = endAll(
    listen(document, ["click"], followLink),
    listen(window, ["popstate"], followHistory),
    dropLatest,
  );
  void knowRules();
  tellRoute("load");
  return end;
}

function followLink(event: MouseEvent): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (event.defaultPrevented || isOutdated) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  const url = link && pageOf(link);
  if (!url) return;
  event.preventDefault();
  void goTo(url, url.href === location.href ? "replace" : "push");
}

/** Back and forward; a place on the same page is the browser's, and a step the island's. */
function followHistory(): void {
  dropLatest();
  opening = "";
  const { key } = entry();
  if (!key) setKey();
  if (key && addressOf(location) !== current) void goTo(new URL(location.href), "pop");
  else {
    current = addressOf(location);
    tellRoute(key ? "pop" : "push");
  }
}

/** What is on its way is not shown any more. */
function dropLatest(): void {
  latest += 1;
  callOff();
}

async function goTo(url: URL, kind: RouteKind): Promise<void> {
  const turn = (latest += 1);
  const isLate = () => turn !== latest;
  opening = addressOf(url);
  if (kind !== "pop") giveNotice();
  const [answer, chunk] = await Promise.all([loadPage(opening), exchange()]);
  const isElsewhere = !isLate() && answer.isMissing && (await chunk?.isAddress(url));
  if (isLate()) return;
  callOff();
  const { page } = answer;
  const goal = answer.address ? new URL(answer.address + url.hash, url) : url;
  if (!page || !chunk || isElsewhere || !isFit(page, goal)) leaveFor(goal, kind);
  else chunk.showPage(page, kind, () => !isLate() && enterAddress(goal, kind));
}

/** Whether the page is of this build, and one that can be shown after the one that is shown. */
function isFit({ buildHash, path }: PageData, goal: URL): boolean {
  return buildHash === pageFacts().buildHash && isNavigable(goal, path, current);
}

/** Load the document, and keep the entry of the page that is shown; who hears of it may add. */
export function leaveFor(url: URL, kind?: RouteKind): void {
  if (kind === "pop") location.reload();
  else {
    history.replaceState(history.state, "", location.href);
    tellLeave(url);
    location.assign(url);
  }
}

/** Let the address bar say what is about to be shown. */
function enterAddress(url: URL, kind: RouteKind): true {
  if (kind === "push") history.pushState({ key: newEntryKey() }, "", url);
  else history.replaceState(kind === "pop" ? history.state : { key: newEntryKey() }, "", url);
  current = addressOf(location);
  opening = "";
  return true;
}

/** Give the entry of the history a key. */
function setKey(): void {
  history.replaceState({ ...entry(), key: newEntryKey() }, "");
}
