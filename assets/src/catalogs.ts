/** Fetches the messages of the page's locale. */

import type { Catalog } from "./i18n";
import { pageFacts } from "./pageFacts";

/** Rejects where they cannot be had: half a language is worse than the server's HTML. */
export async function fetchCatalog(): Promise<Catalog | undefined> {
  const { catalog } = pageFacts();
  return catalog ? ((await import(/* webpackIgnore: true */ catalog)) as Catalog) : undefined;
}
