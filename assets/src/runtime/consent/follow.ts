/**
 * Follows the consent tool: looks for it until it is there, then passes on each change. Without
 * it everything stays denied.
 */

import { isolate } from "../../errors";
import { CONSENT_LOOKS, CONSENT_POLL_MS, CONSENT_SLOW_POLL_MS } from "../constants";
import { consentTool, tellTool } from "./adapter";
import * as builtIn from "./builtIn";
import { consentOf } from "./categories";
import { permittedBy } from "./signal";
import { tellConsent } from "./state";
import type { ConsentTool } from "./tool";

let timer: ReturnType<typeof setTimeout> | undefined;
let followed: ConsentTool | undefined;

export function start(): void {
  lookAgain(1);
  if (!window.pageScripts?.consent) builtIn.start();
}

export function stop(): void {
  clearTimeout(timer);
  followed?.removeEventListener("consent-change", pass);
  followed = undefined;
}

/** Look for the tool until it is there, less often after a while. */
function lookAgain(look: number): void {
  timer = setTimeout(
    () => {
      const tool = consentTool();
      if (tool) follow(tool);
      else lookAgain(look + 1);
    },
    look > CONSENT_LOOKS ? CONSENT_SLOW_POLL_MS : CONSENT_POLL_MS,
  );
}

function follow(tool: ConsentTool): void {
  followed = tool;
  // One that fails keeps nobody else waiting.
  isolate("consent", () => {
    tool.addEventListener("consent-change", pass);
    pass();
  });
  tellTool(tool);
}

function pass(): void {
  const choice = followed?.getConsent();
  if (choice) tellConsent(consentOf(permittedBy(choice)));
}
