/** Fetches what an island needs; only loaded where there is an island to wake. */

import { fetchCatalog } from "../catalogs";
import { registry } from "./registry";

/** The function that hands the island's markup to React, which gives one to give it up again. */
export async function open(element: Element, name: string): Promise<() => () => void> {
  const [{ mount }, { default: component }, catalog] = await Promise.all([
    import(/* webpackChunkName: "mount" */ "./mount"),
    componentCalled(name),
    fetchCatalog(),
  ]);
  return () => mount(element, name, component, catalog);
}

function componentCalled(name: string) {
  const load = registry[name];
  if (!load) throw new Error(`There is no island called ${name}`);
  return load();
}
