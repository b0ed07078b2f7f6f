/**
 * Where the visitor is: looked up once, when the first asks for it. The consent tool's look-up
 * answers where it has one, else the site's own.
 */

import type { Geography } from "../generated/answers";
import { toolReady } from "./consent/adapter";
import { CONSENT_QUICK_MS } from "./constants";
import { geographyOfServer } from "./consent/server";
import type { ConsentTool } from "./consent/tool";
import type { End } from "../topic";
import { topic } from "../topic";

const geographies = topic<Geography>("portolan:geography");

const UNKNOWN: Geography = { isEU: false, isEMEA: false };

let isLookedUp = false;

export function geography(): Geography {
  return geographies.latest() ?? UNKNOWN;
}

/** Hear of it once it is known; the function returned ends that. */
export function onGeography(listener: () => void): End {
  void lookUpGeography();
  return geographies.hear(listener);
}

export function tellGeography(known: Partial<Geography>): void {
  geographies.tell({ ...UNKNOWN, ...known });
}

/** Unknown is what it is until then, and stays where the look-up fails. */
async function lookUpGeography(): Promise<void> {
  if (isLookedUp) return;
  isLookedUp = true;
  const known = await Promise.race([toolReady.then(knownTo), giveUp()])
    .catch(() => undefined)
    .then((it) => it ?? geographyOfServer())
    .catch(() => undefined);
  if (known) tellGeography(known);
}

function knownTo(tool: ConsentTool): Promise<Partial<Geography>> | undefined {
  return tool.getGeography?.();
}

/** A tool that is blocked never comes, and one that hangs never says. */
function giveUp(): Promise<undefined> {
  return new Promise((done) => setTimeout(done, CONSENT_QUICK_MS));
}
