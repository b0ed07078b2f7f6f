/** Where a page was scrolled to, by its entry in the history, for the way back. */

import { type End, endAll, listen } from "../topic";
import { entry, onRoute, type RouteChange } from "./route";
import { attempt, session } from "./storage";

let key = "";
let page = "";
let frame = 0;

export function start(): End {
  history.scrollRestoration = "manual";
  return endAll(
    listen(window, ["scroll"], notePosition, { passive: true }),
    onRoute(scrollToPlace),
    () => {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  );
}

/** Remember the position, once per frame. */
function notePosition(): void {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    session.set(name(), `${scrollX},${scrollY}`);
  });
}

/** The hash wins, then the position of the last time, then the top. */
function scrollToPlace(route: RouteChange): void {
  const { kind, hash } = route;
  const left = page;
  page = route.path + route.search;
  key = route.key;
  if (entry().preventScrollReset) return;
  const target = document.getElementById(attempt(() => decodeURIComponent(hash.slice(1))) ?? "");
  const [x = 0, y = 0] = session.get(name())?.split(",").map(Number) ?? [];
  if (target) target.scrollIntoView();
  else if (x || y) scrollTo(x, y);
  // A new document is at its top, unless the visitor was quicker than this script; and on the
  // page that is shown a hash that leads nowhere moves nothing.
  else if (kind !== "load" && !(kind === "push" && hash && page === left)) scrollTo(0, 0);
}

const name = () => `portolan:scroll:${key}`;
