/** Where the visitor is: looked up when the first asks for it, as far as the consent tool knows. */

import { toolFound } from "./consent/adapter";
import type { Geography } from "./consent/tool";

export type { Geography } from "./consent/tool";

/** The event that tells of a change. */
const GEOGRAPHY = "portolan:geography";

const UNKNOWN: Geography = { isEU: false, isEMEA: false };

let current = UNKNOWN;
let isAsked = false;

export function geography(): Geography {
  return current;
}

/** Hear of it once it is known; the function returned ends that. */
export function onGeography(listener: () => void): () => void {
  void lookUp();
  window.addEventListener(GEOGRAPHY, listener);
  return () => {
    window.removeEventListener(GEOGRAPHY, listener);
  };
}

export function tellGeography(found: Partial<Geography>): void {
  current = { ...UNKNOWN, ...found };
  window.dispatchEvent(new Event(GEOGRAPHY));
}

async function lookUp(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const tool = await toolFound;
  // Unknown is what it is until then, and stays where the look-up fails.
  const found = await tool.getGeography?.().catch(() => undefined);
  if (found) tellGeography(found);
}
