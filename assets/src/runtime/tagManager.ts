/**
 * What the tag manager finds when it comes: a data layer in which everything was denied before
 * any tag ran, then each change of consent; and a place for its listeners.
 */

import type { End } from "../topic";
import { consent, onConsent } from "./consent/state";
import { pushEntry } from "./dataLayer";

declare global {
  interface Window {
    /** Hear of the visitor's consent, by the seven categories; the latest comes at once. */
    addConsentListener?: typeof onConsent;
  }
}

export function start(): End {
  window.dataLayer ??= [];
  pushEntry(command("consent", "default", consent()));
  const end = onConsent((consent) => {
    pushEntry(command("consent", "update", consent));
  });
  // Last, for a page on which that name is taken.
  window.addConsentListener = onConsent;
  return end;
}

/** Tag managers know a command from an event by this very object. */
const command: (...words: unknown[]) => unknown = function () {
  // eslint-disable-next-line prefer-rest-params -- an array would not be one
  return arguments;
};
