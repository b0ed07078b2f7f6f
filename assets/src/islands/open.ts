/** Fetches what an island needs; only loaded where there is an island to wake. */

import { fetchCatalog } from "../catalogs";
import type { IslandName } from "../generated/props";
import { registry } from "../generated/registry";
import { setCatalog } from "../i18n";
import * as embeds from "../runtime/embeds";

/** The function that hands the island's markup to React, which gives one to give it up again. */
export async function openIsland(element: Element, name: string): Promise<() => () => void> {
  // Whatever was permitted: errors of players are reported as all others are.
  embeds.start();
  if (element.matches("iframe")) return () => () => undefined;
  if (!isIsland(name)) throw new Error(`There is no island called ${name}`);
  return withComponent(element, name);
}

function isIsland(name: string): name is IslandName {
  return Object.hasOwn(registry, name);
}

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- one island, and not any of them
async function withComponent<Name extends IslandName>(element: Element, name: Name) {
  const [{ mountIsland: mount }, { default: component }, catalog] = await Promise.all([
    import(/* webpackChunkName: "mount" */ "./mount"),
    registry[name](),
    fetchCatalog(),
  ]);
  // Here and not in each island: the words are read from one module.
  setCatalog(catalog);
  return () => mount(element, name, component);
}
