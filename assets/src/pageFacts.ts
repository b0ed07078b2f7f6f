/** What the server tells the runtime of the page, in a block of data of its head. */

import type { Services } from "./runtime/serviceSettings";

export interface PageFacts {
  buildHash: string;
  /** The folder of its catalogs below translations/; empty for the language of the sources. */
  catalog: string;
  /** The search index that the page belongs to. */
  searchIndex: string;
  /** The scripts of others that the page loads, in their order. */
  scripts: string[];
  /** The hash of the answer of each static query, by its name. */
  queries: Record<string, string>;
  /** The hash of what stands around every page, by the name of its slice. */
  slices?: Record<string, string>;
  /** What is configured of the services that the runtime speaks to. */
  services: Services;
}

const NOTHING: PageFacts = {
  buildHash: "",
  catalog: "",
  searchIndex: "",
  scripts: [],
  queries: {},
  services: {},
};

/** The facts of the page that the document was loaded with. */
export function pageFacts(): PageFacts {
  const block = document.getElementById("page-facts");
  return block ? (JSON.parse(block.textContent) as PageFacts) : NOTHING;
}
