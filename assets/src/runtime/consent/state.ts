/** What the visitor permits at this moment, for whoever would store or send something. */

import { isolate } from "../../errors";
import { type Category, type Consent, consentOf } from "./categories";

export type { Category, Consent } from "./categories";

export type ConsentListener = (consent: Consent) => void;

const listeners = new Set<ConsentListener>();
let current = consentOf({});
let isKnown = false;

/** The latest; everything is denied until a choice is known. */
export function consent(): Consent {
  return current;
}

export function isGranted(category: Category): boolean {
  return current[category] === "granted";
}

/**
 * Hear of each change, and at once of the latest where a choice is known.
 *
 * @returns what ends it.
 */
export function onConsent(listener: ConsentListener): () => void {
  listeners.add(listener);
  if (isKnown) listener(current);
  return () => listeners.delete(listener);
}

/** Tell everybody what the visitor permits now; what is so already is not told again. */
export function tellConsent(consent: Consent): void {
  if (isKnown && JSON.stringify(consent) === JSON.stringify(current)) return;
  isKnown = true;
  current = consent;
  for (const listener of listeners)
    isolate("consent", () => {
      listener(current);
    });
}
