/** Takes out of a monitoring event what may be a visitor's, where the library lets it be changed. */

import type { RumEvent } from "@datadog/browser-rum";

import { scrubError, scrubMessage, scrubUrl, typedTexts } from "../reports/scrub";

export function scrubEvent(event: RumEvent): void {
  event.view.url = scrubUrl(event.view.url);
  if (event.view.referrer) event.view.referrer = scrubUrl(event.view.referrer);
  if (event.type === "resource") event.resource.url = scrubUrl(event.resource.url);
  if (event.type === "action" && event.action.target) scrubName(event.action.target);
  if (event.type === "error") {
    for (const one of [event.error, ...(event.error.causes ?? [])]) scrubFault(one);
  }
  if (event.type === "long_task") scrubScripts(event.long_task.scripts ?? []);
}

interface FaultTexts {
  type?: string;
  message: string;
  stack?: string;
  handling_stack?: string;
}

/** A stack begins with the message: its lines of code alone are kept. */
const CODE = /^\s*at /;

function scrubFault(fault: FaultTexts): void {
  const typed = typedTexts();
  fault.message = scrubError(fault.type, fault.message, typed);
  for (const name of ["stack", "handling_stack"] as const) {
    const lines = fault[name]?.split("\n").filter((line) => CODE.test(line));
    if (lines) fault[name] = scrubMessage(lines.join("\n"), typed);
  }
}

function scrubName(part: { name?: string }): void {
  if (part.name) part.name = scrubMessage(part.name, typedTexts());
}

function scrubScripts(scripts: { source_url?: string; invoker?: string }[]): void {
  for (const script of scripts) {
    if (script.source_url) script.source_url = scrubUrl(script.source_url);
    if (script.invoker) script.invoker = scrubUrl(script.invoker);
  }
}
