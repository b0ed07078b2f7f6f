/**
 * Follows the consent tool: looks for it until it is there, then passes on each change. Without
 * it everything stays denied.
 */

import { CONSENT_PATIENCE_MS, CONSENT_POLL_MS } from "../constants";
import { consentTool, tellTool } from "./adapter";
import * as builtIn from "./builtIn";
import { consentOf } from "./categories";
import { permittedBy } from "./signal";
import { tellConsent } from "./state";
import type { ConsentTool } from "./tool";

let timer: ReturnType<typeof setInterval> | undefined;
let followed: ConsentTool | undefined;

export function start(): void {
  let looks = 0;
  timer = setInterval(() => {
    looks += 1;
    const tool = consentTool();
    if (tool || looks * CONSENT_POLL_MS >= CONSENT_PATIENCE_MS) clearInterval(timer);
    if (tool) follow(tool);
  }, CONSENT_POLL_MS);
  if (!window.pageScripts?.consent) builtIn.start();
}

export function stop(): void {
  clearInterval(timer);
  followed?.removeEventListener("consent-change", pass);
  followed = undefined;
}

function follow(tool: ConsentTool): void {
  followed = tool;
  tool.addEventListener("consent-change", pass);
  pass();
  tellTool(tool);
}

function pass(): void {
  const choice = followed?.getConsent();
  if (choice) tellConsent(consentOf(permittedBy(choice)));
}
