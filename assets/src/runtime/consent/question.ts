/** The question at the foot of the window and the page of privacy choices, in force at once. */

import { geography, onGeography } from "../geography";
import { answerQuestion } from "./answer";
import type { Purpose } from "./categories";
import { showChoices } from "./outside";
import { refusesSale } from "./signal";
import type { ConsentTool } from "./tool";
import { type End, endAll, listen } from "../../topic";

let tool: ConsentTool | undefined;
let endGeography: End | undefined;

/** Ask on the page that is shown what the tool does not know yet; returns what ends that. */
export function askConsent(ready: ConsentTool): End {
  if (window.pageScripts?.consent) showChoices(ready);
  if (!ready.setConsent) return endAll();
  tool = ready;
  tool.addEventListener("consent-change", drawQuestion);
  drawQuestion();
  return endAll(listen(document, ["submit"], takeChoice), () => {
    ready.removeEventListener("consent-change", drawQuestion);
    endGeography?.();
    endGeography = undefined;
  });
}

function takeChoice(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!tool || !form.dataset.consent) return;
  event.preventDefault();
  answerQuestion(tool, form, event.submitter).catch(() => {
    // As without a script.
    delete form.dataset.consent;
    form.requestSubmit(event.submitter);
  });
}

/** Ask where no choice was made, and show the one that was. */
function drawQuestion(): void {
  const purposes = tool?.getConsent()?.purposes;
  const boxes = document.querySelectorAll<HTMLInputElement>("[name=purpose]");
  // The page of choices asks itself.
  const isAnswered = !!purposes || !!boxes.length;
  setHidden("#consent", isAnswered);
  setHidden("#consent [data-signal]", !refusesSale());
  if (!isAnswered) {
    endGeography ??= onGeography(wordQuestion);
    wordQuestion();
  }
  if (!purposes) return;
  for (const box of boxes) box.checked = !!purposes[box.value as Purpose];
}

/** Word the question as the law has it where the visitor is, as far as that is known. */
function wordQuestion(): void {
  const { isEU, isEMEA } = geography();
  const law = isEU ? "eu" : isEMEA ? "emea" : "other";
  for (const words of document.querySelectorAll<HTMLElement>("#consent [data-law]"))
    words.hidden = words.dataset.law !== law;
}

function setHidden(selector: string, isHidden: boolean): void {
  document.querySelector(selector)?.toggleAttribute("hidden", isHidden);
}
