/** The question at the foot of the window and the page of privacy choices, in force at once. */

import { ROUTE } from "../route";
import { toolFound } from "./adapter";
import type { Purpose } from "./categories";
import { refusesSale } from "./signal";
import type { ConsentTool } from "./tool";

let tool: ConsentTool | undefined;

export function start(): void {
  void toolFound.then(async (found) => {
    if (found.setConsent) {
      tool = found;
      document.addEventListener("submit", choose);
      window.addEventListener(ROUTE, draw);
      found.addEventListener("consent-change", draw);
      draw();
    }
    if (window.pageScripts?.consent) {
      const outside = await import(/* webpackChunkName: "consent" */ "./outside");
      outside.start(found);
    }
  });
}

export function stop(): void {
  document.removeEventListener("submit", choose);
  window.removeEventListener(ROUTE, draw);
  tool?.removeEventListener("consent-change", draw);
}

function choose(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!tool || !form.dataset.consent) return;
  event.preventDefault();
  answer(tool, form, event.submitter).catch(() => {
    // As without a script.
    delete form.dataset.consent;
    form.requestSubmit(event.submitter);
  });
}

async function answer(...asked: [ConsentTool, HTMLFormElement, HTMLElement | null]): Promise<void> {
  const chunk = await import(/* webpackChunkName: "consent" */ "./answer");
  await chunk.answer(...asked);
}

/** Ask where no choice was made, and show the one that was. */
function draw(): void {
  const purposes = tool?.getConsent()?.purposes;
  const boxes = document.querySelectorAll<HTMLInputElement>("[name=purpose]");
  // The page of choices asks itself.
  setHidden("#consent", !!purposes || !!boxes.length);
  setHidden("#consent [data-signal]", !refusesSale());
  if (!purposes) return;
  for (const box of boxes) box.checked = !!purposes[box.value as Purpose];
}

function setHidden(selector: string, isHidden: boolean): void {
  document.querySelector(selector)?.toggleAttribute("hidden", isHidden);
}
