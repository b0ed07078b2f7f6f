/**
 * The page of privacy choices on a site with a consent tool of others: its form where the tool
 * takes a choice over, else the way to the tool's own window.
 */

import { onRoute } from "../route";
import type { ConsentTool } from "./tool";

export function start(tool: ConsentTool): void {
  const canOpen = "open" in tool;
  const takesOver = "setConsent" in tool;
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("[data-consent-open]")) tool.open?.();
  });
  onRoute(() => {
    const form = document.querySelector<HTMLElement>("form[data-consent]");
    const button = document.querySelector<HTMLElement>("[data-consent-open]");
    form?.toggleAttribute("hidden", !takesOver);
    button?.toggleAttribute("hidden", !canOpen);
    document.querySelector("[data-consent-outside]")?.toggleAttribute("hidden", takesOver);
  });
}
