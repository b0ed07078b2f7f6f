/**
 * The token that posts carry: signed by the server, fetched when a form of the page is first
 * touched, the same for all of them. Where it cannot be had, forms are sent without.
 */

import { type End, listen } from "../topic";

const PATH = "/form-token";
const FORM = "form[method=post]";
const TIMEOUT_MS = 10_000;
/** The server takes it for longer; a page may stay open for longer still. */
const FRESH_MS = 3_600_000;
/** After a failure the next touch tries again, but not each of them. */
const RETRY_MS = 30_000;

let token = "";
let fetchedAt = -Infinity;

/** What to send along; empty where there is none. */
export function currentToken(): string {
  return token;
}

/** Look out for the first touch; returns what ends that. */
export function fetchTokenOnTouch(): End {
  const look = ({ target }: Event) => {
    if (isInForm(target as Element | null)) void fetchToken();
  };
  const end = listen(document, ["focusin", "pointerdown"], look);
  // The touch may have been what brought this script.
  if (isInForm(document.activeElement)) void fetchToken();
  return end;
}

function isInForm(element: Element | null): boolean {
  return Boolean(element?.closest(FORM));
}

async function fetchToken(): Promise<void> {
  if (Date.now() - fetchedAt < (token ? FRESH_MS : RETRY_MS)) return;
  fetchedAt = Date.now();
  try {
    const answer = await fetch(PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { form_token: given } = (await answer.json()) as Record<string, unknown>;
    if (typeof given === "string") token = given;
  } catch {
    // Nobody is told: the form is kept without it.
  }
}
