/** What the server tells the runtime of the page, in a block of data of its head. */

import type { PageFacts, Services } from "./generated/answers";

const NOTHING: PageFacts = {
  path: "",
  buildHash: "",
  catalog: "",
  searchIndex: "",
  scripts: [],
  queries: {},
  slices: {},
  services: {},
};

/** The facts of the page that the document was loaded with. */
export function pageFacts(): PageFacts {
  const block = document.getElementById("page-facts");
  return block ? (JSON.parse(block.textContent) as PageFacts) : NOTHING;
}

let known: Services | undefined;

/** The configured services. */
export function services(): Services {
  return (known ??= pageFacts().services);
}
