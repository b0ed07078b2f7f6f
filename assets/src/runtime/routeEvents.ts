/** Tells analytics of each route at once, and the tag manager once the visitor has stayed. */

import { track } from "./analytics/analytics";
import { ROUTE_LOADED_DELAY_MS } from "./constants";
import { pushEvent } from "./dataLayer";
import { logPath } from "./pathLog";
import { onRoute } from "./route";

let timer: number | undefined;
let end: (() => void) | undefined;

export function start(): void {
  end = onRoute(({ facts: { path } }) => {
    logPath(path);
    track("route-update", { path });
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      pushEvent("route-loaded", { path });
    }, ROUTE_LOADED_DELAY_MS);
  });
}

export function stop(): void {
  clearTimeout(timer);
  end?.();
}
