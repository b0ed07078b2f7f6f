/**
 * Follows the consent tool: looks for it until it is there, then passes on each change. Without
 * it everything stays denied.
 */

import { isolate } from "../../errors";
import { type End, endAll } from "../../topic";
import { CONSENT_POLL_MS, CONSENT_QUICK_MS, CONSENT_SLOW_POLL_MS } from "../constants";
import { consentTool, tellTool } from "./adapter";
import * as builtIn from "./builtIn";
import { permittedBy } from "./signal";
import { consentOf, tellConsent } from "./state";
import type { ConsentTool } from "./tool";

let timer: ReturnType<typeof setTimeout> | undefined;
let followed: ConsentTool | undefined;

export function start(): End {
  lookAgain(1);
  return endAll(window.pageScripts?.consent ? endAll() : builtIn.start(), () => {
    clearTimeout(timer);
    followed?.removeEventListener("consent-change", passConsent);
    followed = undefined;
  });
}

/** Look for the tool until it is there, less often after a while. */
function lookAgain(look: number): void {
  timer = setTimeout(
    () => {
      const tool = consentTool();
      if (tool) followTool(tool);
      else lookAgain(look + 1);
    },
    look * CONSENT_POLL_MS > CONSENT_QUICK_MS ? CONSENT_SLOW_POLL_MS : CONSENT_POLL_MS,
  );
}

function followTool(tool: ConsentTool): void {
  followed = tool;
  // One that fails keeps nobody else waiting.
  isolate("consent", () => {
    tool.addEventListener("consent-change", passConsent);
    passConsent();
  });
  tellTool(tool);
}

function passConsent(): void {
  const choice = followed?.getConsent();
  if (choice) tellConsent(consentOf(permittedBy(choice)));
}
