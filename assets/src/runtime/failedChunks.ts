/**
 * What to do when a part of the runtime cannot be had: its file is of a build that is gone, so
 * the page that is being opened is loaded anew, once per path and session.
 *
 * Not where the visitor is at a form, as what was typed would be lost: the server's HTML works
 * without the part. Nor without a network, where no other document can be had either.
 */

import { type Caught, onCaught } from "../errors";
import type { End } from "../topic";
import { addressBeingOpened, leaveFor } from "./navigation";
import { session } from "./storage";
import { isTyping } from "./typing";

const KEY = "portolan:failed-chunk:";

export const start = (): End => onCaught(reloadOnce);

function reloadOnce({ error }: Caught): void {
  if (!isChunkFailure(error) || isTyping() || !navigator.onLine) return;
  const target = addressBeingOpened();
  const key = KEY + target.pathname;
  if (session.get(key)) return;
  session.set(key, "1");
  // Where nothing can be remembered there would be no end to it.
  if (session.get(key)) leaveFor(target);
}

/** By the name that webpack gives it. */
function isChunkFailure(error: unknown): boolean {
  return (error as Partial<Error> | undefined)?.name === "ChunkLoadError";
}
