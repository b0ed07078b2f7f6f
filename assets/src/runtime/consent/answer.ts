/** Hands an answer over to the consent tool, and says on the page that it is kept. */

import type { Purpose } from "./categories";
import type { ConsentTool } from "./tool";

const OPTIONAL: Purpose[] = ["advertising", "analytics", "personalization"];

/** Rejects where the tool does not keep it. */
export async function answerQuestion(
  tool: ConsentTool,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<void> {
  await tool.setConsent?.(permittedIn(new FormData(form, submitter)));
  const status = document.getElementById(form.dataset.consent ?? "");
  if (status) status.textContent = status.dataset.kept ?? "";
}

function permittedIn(data: FormData): Purpose[] {
  const button = data.get("answer");
  const ticked = data.getAll("purpose");
  return OPTIONAL.filter((name) => (button ? button === "all" : ticked.includes(name)));
}
