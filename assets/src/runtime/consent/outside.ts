/**
 * The page of privacy choices on a site with a consent tool of others: its form where the tool
 * takes a choice over, else the way to the tool's own window.
 */

import type { ConsentTool } from "./tool";

/** Show on the page what the tool can do. */
export function showChoices(tool: ConsentTool): void {
  const button = document.querySelector<HTMLElement>("[data-consent-open]");
  button?.toggleAttribute("hidden", !("open" in tool));
  // Set and not added: the page may be shown again.
  if (button) button.onclick = () => tool.open?.();
  const takesOver = "setConsent" in tool;
  document.querySelector("form[data-consent]")?.toggleAttribute("hidden", !takesOver);
  document.querySelector("[data-consent-outside]")?.toggleAttribute("hidden", takesOver);
}
