/**
 * A page of a build that the server no longer runs is loaded anew: once, since what lies between
 * may go on answering with the old page, and never under a visitor who is at a form.
 */

import type { AppData } from "../generated/answers";
import { pageFacts } from "../pageFacts";
import { type End, startAfter } from "../topic";
import { session } from "./storage";
import { isTyping } from "./typing";

/** What the service worker is told. */
const DROP_CACHES = "drop-runtime-caches";

const FLAG = "portolan:reloaded";

export const start = (): End => startAfter(newestHash(), reloadIfOld);

function reloadIfOld(hash: string | undefined): undefined {
  if (hash === pageFacts().buildHash) session.remove(FLAG);
  else if (hash && !isTyping() && canReload()) {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    workers?.controller?.postMessage({ type: DROP_CACHES });
    location.reload();
  }
}

/** The hash of the build that the server runs; empty where it does not say. */
async function newestHash(): Promise<string | undefined> {
  try {
    const answer = await fetch("/page-data/app-data.json", { priority: "low" });
    return ((await answer.json()) as Partial<AppData>).webpackCompilationHash;
  } catch {
    return undefined;
  }
}

/** Not a second time, and never where a browser would not remember the first. */
function canReload(): boolean {
  if (session.get(FLAG)) return false;
  session.set(FLAG, "yes");
  return !!session.get(FLAG);
}
