/** Posts a form as the browser would, but asks for JSON and stays on the page. */

import { report } from "../errors";
import type { PostFormProps } from "../generated/forms";
import { botResponse } from "../runtime/botCheck/adapter";
import { type FormAnswer, readAnswer, unforeseen } from "./answer";
import { currentToken } from "./token";

const TIMEOUT_MS = 30_000;

/** The field that lets the server tell a repeated submission from a second one. */
const KEY_FIELD = "submission_key";
/** The field that tells the server that a page was open; a post without it is kept as well. */
const TOKEN_FIELD = "form_token";
/** The field with the response of the bot check, as its vendor calls it. */
const RESPONSE_FIELD = "g-recaptcha-response";

/** Post what stands in the form; never rejects, since every failure has its answer. */
export async function sendForm(
  form: HTMLFormElement,
  { name, action }: Pick<PostFormProps, "name" | "action">,
  key: string,
): Promise<FormAnswer> {
  const typed = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") typed.append(name, value);
  }
  typed.set(KEY_FIELD, key);
  const token = currentToken();
  if (token) typed.set(TOKEN_FIELD, token);
  const response = await botResponse(botAction(name));
  if (response) typed.set(RESPONSE_FIELD, response);
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: typed,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await readAnswer(response);
  } catch (error) {
    report({ error, where: action });
    return unforeseen();
  }
}

/** One for each form; `bot_check.py` has the same rule, and the vendor takes no hyphens. */
function botAction(formName: string): string {
  return formName.replaceAll("-", "_");
}

/**
 * A random key: 128 bits, in digits that the server accepts. Empty where the browser has none to
 * give: the server then goes by what was written, as it does without scripts.
 */
export function newSubmissionKey(): string {
  try {
    return crypto.getRandomValues(new Uint32Array(4)).join("-");
  } catch {
    return "";
  }
}
