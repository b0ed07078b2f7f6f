/**
 * Wakes the islands of a page: React, the component and its messages are fetched when an island
 * gets the focus, is touched or is filled in by the browser. With `data-island-when="near"` coming
 * near the viewport is enough: for what only scripts can show. Until then, and for good where that
 * fails, the server's HTML serves.
 */

import { report } from "../errors";
import { type End, endAll, listen } from "../topic";

const ISLAND = "[data-island],iframe";
const NEAR = "[data-island-when=near]";
/** The last one alone is told where a browser fills a form in by itself. */
const TOUCHES = ["focusin", "pointerdown", "input"];
/** How far ahead of the viewport an island is woken. */
const AHEAD = "300px";

const awake = new Map<Element, (() => void) | undefined>();
let observer: IntersectionObserver | undefined;

export function start(): End {
  // First, so that a touch wakes islands where nothing can be observed.
  const endTouches = listen(document, TOUCHES, wakeTouched);
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void wakeIsland(target);
    },
    { rootMargin: AHEAD },
  );
  settleIslands(document);
  return endAll(endTouches, () => {
    observer?.disconnect();
    clearIslands(document);
  });
}

/** Look after the islands below `root`: on the page at its start, then in each new main. */
export function settleIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll(NEAR)) observer?.observe(island);
  // Others' frames need no waking, but somebody who hears of their errors.
  for (const frame of root.querySelectorAll("iframe")) void wakeIsland(frame);
  // The focus may have come before this script.
  wakeIslandOf(root.querySelector(":focus"));
}

/** Take the islands below `root` out of service, before their markup leaves the page. */
export function clearIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll(ISLAND)) {
    observer?.unobserve(island);
    awake.get(island)?.();
    awake.delete(island);
  }
}

function wakeTouched({ target }: Event): void {
  wakeIslandOf(target as Element | null);
}

function wakeIslandOf(element: Element | null): void {
  const island = element?.closest(ISLAND);
  if (island) void wakeIsland(island);
}

async function wakeIsland(island: Element): Promise<void> {
  if (awake.has(island)) return;
  awake.set(island, undefined);
  observer?.unobserve(island);
  const name = island.getAttribute("data-island") ?? "";
  try {
    const { openIsland } = await import(/* webpackChunkName: "islands" */ "./open");
    const mount = await openIsland(island, name);
    // Unless it was cleared meanwhile.
    if (awake.has(island)) awake.set(island, mount());
  } catch (error) {
    // The next touch tries again.
    awake.delete(island);
    report({ error, where: name });
  }
}
