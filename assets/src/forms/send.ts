/** Posts a form as the browser would, but asks for JSON and stays on the page. */

import { report } from "../errors";
import { type Answer, understand, unforeseen } from "./answer";
import { currentToken } from "./token";

const TIMEOUT_MS = 30_000;

/** The field that lets the server tell a repeated submission from a second one. */
const KEY_FIELD = "submission_key";
/** The field that tells the server that a page was open; a post without it is kept as well. */
const TOKEN_FIELD = "form_token";

/** Post what stands in the form; never rejects, since every failure has its answer. */
export async function send(form: HTMLFormElement, action: string, key: string): Promise<Answer> {
  const typed = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") typed.append(name, value);
  }
  typed.set(KEY_FIELD, key);
  const token = currentToken();
  if (token) typed.set(TOKEN_FIELD, token);
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: typed,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await understand(response);
  } catch (error) {
    report({ error, where: action });
    return unforeseen();
  }
}

/** A random key: 128 bits, in digits that the server accepts. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
