/** Tells analytics of each route at once, and the tag manager once the visitor has stayed. */

import { type End, endAll } from "../topic";
import { trackEvent } from "./analytics/analytics";
import { ROUTE_LOADED_DELAY_MS } from "./constants";
import { pushEvent } from "./dataLayer";
import { logPath } from "./pathLog";
import { onRoute } from "./route";

export function start(): End {
  let timer: number | undefined;
  const endRoute = onRoute(({ facts: { path } }) => {
    logPath(path);
    trackEvent("route-update", { path });
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      pushEvent("route-loaded", { path });
    }, ROUTE_LOADED_DELAY_MS);
  });
  return endAll(endRoute, () => {
    clearTimeout(timer);
  });
}
