/**
 * Fetches the scripts of others that the server names for a page, each once and in its time.
 *
 * The consent tool comes at once: it is the one that asks. Each of the others waits until the
 * visitor permits what it is for. Their addresses come with the page's own inline script, never
 * from markup.
 */

import { type End, endAll } from "./topic";
import { pageFacts, services } from "./pageFacts";
import { type Category, isGranted, onConsent } from "./runtime/consent/state";
import { onRoute } from "./runtime/route";

declare global {
  interface Window {
    /** The address of each configured script, by its id. */
    pageScripts?: Record<string, string>;
  }
}

const TRACKING: Category[] = ["ad_storage", "analytics_storage", "personalization_storage"];

/** The categories of which one has to be granted. */
const WAITS_FOR: Record<string, readonly Category[]> = {
  "bot-check": ["security_storage"],
  "second-loader": TRACKING,
  "tag-manager": TRACKING,
};

const CONSENT = "consent";

const fetched = new Set<string>();
let scripts: string[] = [];

export function start(): End {
  fetchScripts(pageFacts().scripts);
  return endAll(
    onConsent(fetchPermitted),
    onRoute(({ facts }) => {
      fetchScripts(facts.scripts);
    }),
  );
}

/** Fetch what a page needs and no page before it has fetched. */
export function fetchScripts(ids: string[]): void {
  scripts = ids;
  fetchPermitted();
}

/** Whether the page loads the consent scripts and no others. */
export function isConsentAlone(): boolean {
  return scripts.every((id) => id === CONSENT);
}

/** Fetch a script whatever is permitted: the visitor wishes it. */
export function fetchOnce(id: string): void {
  const address = window.pageScripts?.[id];
  if (!address || fetched.has(id)) return;
  fetched.add(id);
  const script = document.createElement("script");
  script.src = address;
  script.dataset.pageScript = id;
  // In their order, as the server names them.
  script.async = false;
  if (services().offThread?.ids.includes(id)) void runOffThread(script);
  else document.head.append(script);
}

async function runOffThread(script: HTMLScriptElement): Promise<void> {
  const { runInWorker } = await import(/* webpackChunkName: "off-thread" */ "./runtime/offThread");
  await runInWorker(script);
}

function fetchPermitted(): void {
  for (const id of scripts) if (id === CONSENT || WAITS_FOR[id]?.some(isGranted)) fetchOnce(id);
}
