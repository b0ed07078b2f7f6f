/** Events that say whether the site does its work; their table is `web/conversions.py`. */

import type { Conversions } from "./generated/conversions";
import { isolate } from "./errors";
import { trackEvent } from "./runtime/analytics/analytics";

/**
 * Tell of one. It waits for the visitor's choice with the other events; where analytics is
 * permitted, the tag manager hears of it as well (`runtime/analytics/start.ts`). What fails there
 * is no fault of what was told of, which goes on.
 */
export function tellConversion<Name extends keyof Conversions>(
  name: Name,
  properties: Conversions[Name],
): void {
  isolate(name, () => {
    trackEvent(name, properties);
  });
}
