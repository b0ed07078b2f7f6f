/**
 * How one worker follows another.
 *
 * A new worker waits while pages of the old one are open. As a lone tab never closes when it goes
 * from page to page, the old worker lets the new one take over at the moment when the last page
 * goes: it is asked for a document, and no other window is there.
 */

import { scope } from "./scope";

/** What pages and workers say to a worker, in `type`. */
export const DROP_RUNTIME_CACHES = "drop-runtime-caches";
export const TAKE_OVER = "take-over";

/** Let a worker that waits take over, if no page but the one that goes is open. */
export async function makeWay(): Promise<void> {
  const { waiting } = scope.registration;
  if (!waiting) return;
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length <= 1) waiting.postMessage({ type: TAKE_OVER });
}
