/**
 * Where the visitor is: looked up once, when the first asks for it. The consent tool's look-up
 * answers where it has one, else the site's own.
 */

import type { Geography } from "../generated/answers";
import { toolReady } from "./consent/adapter";
import { geographyOfServer } from "./consent/server";
import type { ConsentTool } from "./consent/tool";

/** The event that tells of a change. */
const GEOGRAPHY = "portolan:geography";

const UNKNOWN: Geography = { isEU: false, isEMEA: false };

let current = UNKNOWN;
let isLookedUp = false;

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

export function tellGeography(known: Partial<Geography>): void {
  current = { ...UNKNOWN, ...known };
  window.dispatchEvent(new Event(GEOGRAPHY));
}

/** Unknown is what it is until then, and stays where the look-up fails. */
async function lookUp(): Promise<void> {
  if (isLookedUp) return;
  isLookedUp = true;
  const tool = await toolReady;
  const known = await knownTo(tool).catch(() => undefined);
  if (known) tellGeography(known);
}

async function knownTo(tool: ConsentTool): Promise<Partial<Geography>> {
  return (await tool.getGeography?.()) ?? geographyOfServer();
}
