/** What may be kept, and for what it may stand in: decided by the request and the answer alone. */

export type Kind = "file" | "document" | "data";

/** Where the answers to requests come from, as far as this is the worker's business. */
export interface Place {
  origin: string;
  /** Beginnings of paths that are nobody's to keep. */
  never: readonly string[];
}

const HASHED = /^\/static\/.+\.[0-9a-f]{8,12}\.(?:css|js|svg|woff2)$/;
/** Not `app-data.json`, which tells the build that the server runs at this moment. */
const PAGE_DATA = /^\/page-data\/.+\/page-data(?:-rsc)?\.json$/;
const PAGE_OF_DATA = /^\/page-data(\/.+)\/page-data(?:-rsc)?\.json$/;

/** What a request is for; nothing where the worker has to leave it alone. */
export function kindOf(request: Request, { origin }: Place): Kind | undefined {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin || request.headers.has("range")) return;
  if (request.mode === "navigate")
    return request.destination === "document" ? "document" : undefined;
  if (HASHED.test(url.pathname)) return "file";
  return PAGE_DATA.test(url.pathname) ? "data" : undefined;
}

/**
 * Whether an answer may be shown again, to whoever sits at this browser.
 *
 * Scripts cannot see `Set-Cookie`. The server says `no-store` wherever it sets one, and `public`
 * only where the answer is the same for everybody.
 */
export function mayKeep(kind: Kind, address: string, answer: Response, place: Place): boolean {
  if (answer.status !== 200 || answer.type !== "basic" || answer.redirected) return false;
  const caching = answer.headers.get("cache-control") ?? "";
  if (!/\bpublic\b/.test(caching) || /\bno-(?:store|cache)\b/.test(caching)) return false;
  return kind === "file" || !isOff(pageOf(address), place);
}

/** The path of the page that an address shows, or gives the data of. */
function pageOf(address: string): string {
  const { pathname } = new URL(address);
  return PAGE_OF_DATA.exec(pathname)?.[1] ?? pathname;
}

/** Upper case and escapes lead to the same pages, so they count for what they stand for. */
function isOff(path: string, { never }: Place): boolean {
  const plain = decoded(path).toLowerCase();
  return never.some((beginning) => plain.startsWith(beginning.toLowerCase()));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
