/** The worker's three caches: small, named after its version, and gone with it. */

import { scope } from "./scope";

const { version } = scope.facts;

/** The offline page with its styles and fonts; stays as long as the worker. */
const CORE = `${version}:core`;
/** Files whose name carries their hash. */
export const FILES = `${version}:files`;
/** Pages and their data, for when there is no network. */
export const PAGES = `${version}:pages`;

/** Entries of a cache; the oldest go. A page has a dozen files at most. */
const MOST: Record<string, number> = { [FILES]: 60, [PAGES]: 50 };

/** Fetch what has to be there when nothing else is; rejects where a part of it cannot be had. */
export async function fillCore(): Promise<void> {
  const cache = await caches.open(CORE);
  await cache.addAll(scope.facts.core.map(fresh));
}

/** Only names with a hash may come from the browser's own cache. */
function fresh(address: string): Request {
  return new Request(address, { cache: address.startsWith("/static/") ? "default" : "reload" });
}

/** The kept answer to exactly this address. */
export async function findStored(address: string | Request): Promise<Response | undefined> {
  for (const name of [CORE, FILES, PAGES]) {
    const stored = await (await caches.open(name)).match(address, { ignoreVary: true });
    if (stored) return stored;
  }
  return undefined;
}

/** Keep an answer, and let go of the oldest where there are too many. */
export async function storeAnswer(name: string, request: Request, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.put(request, answer);
    const held = await cache.keys();
    const tooMany = Math.max(0, held.length - (MOST[name] ?? 0));
    await Promise.all(held.slice(0, tooMany).map((one) => cache.delete(one)));
  } catch {
    // The answer broke off, or the disk is full: the visitor has it all the same.
  }
}

/** Delete what was kept on the way; the offline page stays, and what a waiting worker has. */
export async function dropRuntime(): Promise<void> {
  await dropCaches([FILES, PAGES]);
}

/** Delete what workers before this one have kept. */
export async function dropOld(): Promise<void> {
  const names = await caches.keys();
  await dropCaches(names.filter((name) => ![CORE, FILES, PAGES].includes(name)));
}

async function dropCaches(names: string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}
