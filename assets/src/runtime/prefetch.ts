/**
 * Fetches the pages that links in view lead to, a few at a time, into memory: browsers fetch what
 * `<link rel=prefetch>` has fetched a second time, since pages are never fresh.
 */

import { type End, endAll, listen, startAfter } from "../topic";
import { isBot } from "./bots";
import { PREFETCH_BATCH, PREFETCH_PAUSE_MS } from "./constants";
import { exchange } from "./exchange";
import { whenIdle } from "./idle";
import { addressOf, pageOf } from "./links";
import { isLoaded, loadPage } from "./pageData";
import { onRoute } from "./route";
import { knowRules } from "./rules";

/** The browser's account of the line, where it gives one. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const queue = new Set<HTMLAnchorElement>();
let observer: IntersectionObserver | undefined;
let timer: number | undefined;
let isBusy = false;

export function start(): End {
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      queue[isIntersecting ? "add" : "delete"](target as HTMLAnchorElement);
    }
    planNext();
  });
  return endAll(
    listen(document, ["pointerover", "focusin"], fetchHinted),
    // Before the rules are known no link is the navigation's.
    startAfter(knowRules(), () => onRoute(watchLinks)),
    clearQueue,
  );
}

/** The visitor is at a link: fetch its page at once, and what shows it; that shuts menus, too. */
function fetchHinted({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>("a[href], summary");
  if (!link) return;
  void exchange();
  const url = pageOf(link);
  if (url) void loadPage(addressOf(url));
}

/** Watch the links of the page that is shown now. */
function watchLinks(): void {
  clearQueue();
  if (isUnwelcome()) return;
  for (const link of document.links) observer?.observe(link);
}

function clearQueue(): void {
  observer?.disconnect();
  clearTimeout(timer);
  timer = undefined;
  queue.clear();
}

function planNext(): void {
  if (!queue.size || timer || isBusy) return;
  timer = window.setTimeout(() => {
    whenIdle(() => void fetchSome());
  }, PREFETCH_PAUSE_MS);
}

async function fetchSome(): Promise<void> {
  const loads = [];
  for (const link of queue) {
    queue.delete(link);
    const url = pageOf(link);
    const address = url && addressOf(url);
    if (address && address !== addressOf(location) && !isLoaded(address))
      loads.push(loadPage(address, "low"));
    if (loads.length === PREFETCH_BATCH) break;
  }
  timer = undefined;
  isBusy = true;
  await Promise.all(loads);
  isBusy = false;
  planNext();
}

function isUnwelcome(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType?.includes("2g") === true || isBot();
}
