/**
 * What the server says of addresses: which are loaded as documents, and which lead elsewhere.
 * Until that is known every page is a document.
 */

import type { BrowserRule } from "../generated/answers";
import { pageFacts } from "../pageFacts";

let documents = /^/;
let redirects: BrowserRule[] = [];

let request: Promise<void> | undefined;

/** Fetch the rules, once; resolves when there is nothing more to wait for. */
export function knowRules(): Promise<void> {
  // Where they could not be had, the next page asks again.
  return (request ??= fetchRules(pageFacts().queries).catch(() => {
    request = undefined;
  }));
}

/** What has been answered under a hash never changes, so browsers keep it. */
async function fetchRules(queries: Record<string, string>): Promise<void> {
  // Pages of faults name none.
  if (!queries.documents) return;
  const [pattern, rules] = await Promise.all(
    ["documents", "redirects"].map(async (name) => {
      const answer = await fetch(`/page-data/sq/d/${queries[name] ?? ""}.json`);
      return answer.ok && ((await answer.json()) as unknown);
    }),
  );
  if (typeof pattern !== "string" || !Array.isArray(rules)) throw new TypeError("rules");
  documents = new RegExp(pattern);
  redirects = rules as BrowserRule[];
}

/** Whether the page at this path has to be loaded as a document, on the way there and away. */
export function isDocument(path: string): boolean {
  return documents.test(path);
}

/** The address that a rule gives for this one; its query and hash stay. */
export function redirected(url: URL): URL {
  const path = url.pathname.replace(/(?<=.)\/$/, "");
  const lower = path.toLowerCase();
  const rule = redirects.find(
    ({ fromPath, ignoreCase }) =>
      fromPath === path || (ignoreCase && fromPath.toLowerCase() === lower),
  );
  return rule ? new URL(rule.toPath + url.search + url.hash, url) : url;
}
