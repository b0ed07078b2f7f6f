/**
 * Runs scripts of others in a worker, by Partytown: loaded with the first script that is to run
 * so, and only where the settings name one.
 *
 * Partytown asks the worker of its sandbox for every word that a script wants of the page, so it
 * needs a service worker. Where there is none the scripts do not run at all: in the page they
 * would be fetched from their vendor and hold up the main thread, which is what was not wanted.
 */

import { services } from "../pageFacts";

const LIBRARY = "/~partytown/";

interface Keep {
  preserveBehavior: boolean;
}

/** What Partytown reads when it starts, and hands on to its worker as text. */
interface PartytownSettings {
  lib: string;
  swPath: string;
  /** Names of functions of the page; with their own behavior kept, both sides get the calls. */
  forward: [string, Keep][];
  /** Milliseconds after which scripts would run in the page; 0: never. */
  fallbackTimeout: number;
  /** Where the worker fetches from; nothing for the address itself. */
  resolveUrl: (url: URL, page: URL, type: string) => URL | undefined;
}

declare global {
  interface Window {
    partytown?: PartytownSettings;
  }
}

/** Run a script, which is not in the document yet, off the main thread. */
export async function runInWorker(script: HTMLScriptElement): Promise<void> {
  script.type = "text/partytown";
  document.head.append(script);
  if (window.partytown) window.dispatchEvent(new Event("ptupdate"));
  else await startLibrary();
}

async function startLibrary(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  const names = services().offThread?.forward ?? [];
  const forward = names.map((name): [string, Keep] => [name, { preserveBehavior: true }]);
  window.partytown = { lib: LIBRARY, swPath: "sw.js", forward, fallbackTimeout: 0, resolveUrl };
  try {
    // Partytown would do this too, and run the scripts in the page if it fails.
    await workers.register(`${LIBRARY}sw.js`, { scope: LIBRARY });
  } catch {
    return;
  }
  const library = document.createElement("script");
  library.src = `${LIBRARY}partytown.js`;
  document.head.append(library);
}

/** Runs in the worker, made of this function's text: it knows nothing but its arguments. */
function resolveUrl(url: URL, page: URL, type: string): URL | undefined {
  if (type !== "script" || url.origin === page.origin) return undefined;
  const proxied = new URL("/__third-party-proxy", page.origin);
  proxied.searchParams.set("url", url.href);
  return proxied;
}
