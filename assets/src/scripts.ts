/**
 * Fetches the scripts of others that the server names for a page, each once.
 *
 * The consent tool comes at once: it is the one that asks. The rest waits until the visitor has
 * permitted them. Their addresses come with the page's own inline script, never from markup.
 */

import { pageFacts } from "./pageFacts";

declare global {
  interface Window {
    /** The address of each configured script, by its id. */
    pageScripts?: Record<string, string>;
  }
}

/** The event that tells that the visitor has permitted scripts of others. */
export const PERMITTED = "portolan:scripts-permitted";

const FIRST = "consent";

const fetched = new Set<string>();
let wanted: string[] = [];
let permitted = false;

export function start(): void {
  window.addEventListener(PERMITTED, permit);
  want(pageFacts().scripts);
}

export function stop(): void {
  window.removeEventListener(PERMITTED, permit);
}

/** Fetch what a page needs and no page before it has fetched. */
export function want(ids: string[]): void {
  wanted = ids;
  for (const id of ids) if (permitted || id === FIRST) fetchOnce(id);
}

function permit(): void {
  permitted = true;
  want(wanted);
}

function fetchOnce(id: string): void {
  const address = window.pageScripts?.[id];
  if (!address || fetched.has(id)) return;
  fetched.add(id);
  const script = document.createElement("script");
  script.src = address;
  script.dataset.pageScript = id;
  // In their order, as the server names them.
  script.async = false;
  document.head.append(script);
}
