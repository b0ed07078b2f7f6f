/** Asks the server for the same page with other answers, as data, and takes an island's from it. */

import type { PageData } from "../generated/answers";
import type { IslandName, IslandProps } from "../generated/props";
import { pageFacts } from "../pageFacts";

/**
 * The props of the island on the page at `path` with this query; null where there are none, or
 * none that this build's islands could draw.
 */
export async function fetchPageProps<Name extends IslandName>(
  name: Name,
  path: string,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<IslandProps[Name] | null> {
  const response = await fetch(`/page-data${path}/page-data.json?${query.toString()}`, { signal });
  // A question that cannot be answered comes with a page that says why.
  if (!response.ok && response.status !== 422) return null;
  const page: unknown = await response.json();
  if (!isOfThisBuild(page)) return null;
  const match = page.islands.find((island) => island.name === name);
  return match ? (match.props as IslandProps[Name]) : null;
}

function isOfThisBuild(answer: unknown): answer is PageData {
  const { buildHash, islands } = (answer ?? {}) as Partial<PageData>;
  return Array.isArray(islands) && buildHash === pageFacts().buildHash;
}
