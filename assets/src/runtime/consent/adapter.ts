/**
 * Finds the consent tool on the page: the one place that knows where it is.
 *
 * The built-in tool puts itself at `window.consentTool`. A tool of others is adapted by a few
 * lines that offer the same interface (tool.ts), either in the script behind CONSENT_SCRIPT_URL,
 * which then fetches the vendor's own, or here. For a vendor with `cmp.read()`, `cmp.on(…)` and
 * purposes of its own:
 *
 *     const events = new EventTarget();
 *     cmp.on("updated", () => events.dispatchEvent(new Event("consent-change")));
 *     window.consentTool = Object.assign(events, {
 *       getConsent: () => cmp.ready && {
 *         purposes: { essential: true, analytics: cmp.read("statistics"), … },
 *         isConfirmed: cmp.answered,
 *       },
 *       open: () => cmp.show(),
 *       // Of a tool that knows the country alone: our server knows the regions.
 *       getGeography: () =>
 *         fetch(`/_geography?country=${cmp.country}`).then((answer) => answer.json()),
 *     });
 *
 * Set it last, when `getConsent` can answer: the runtime looks for it every 200 ms, later every 2 s.
 */

import type { ConsentTool } from "./tool";

declare global {
  interface Window {
    consentTool?: ConsentTool;
  }
}

/** The tool, once it is there. */
export function consentTool(): ConsentTool | undefined {
  return window.consentTool;
}

/** The tool that is followed, for those who wait for it. */
export const { promise: toolReady, resolve: tellTool } = Promise.withResolvers<ConsentTool>();
