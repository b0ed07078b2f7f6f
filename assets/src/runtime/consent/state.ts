/** What the visitor permits at this moment, for whoever would store or send something. */

import { topic } from "../../topic";
import { CATEGORIES, type Category, type Consent, type Purpose, type Purposes } from "./categories";

export type { Category, Consent } from "./categories";

const consents = topic<Consent>("portolan:consent");

/** Hear of each change, and at once of the latest where a choice is known; returns what ends it. */
export const onConsent = consents.follow;

/** The latest; everything is denied until a choice is known. */
export function consent(): Consent {
  return consents.latest() ?? consentOf({});
}

export function isGranted(category: Category): boolean {
  return consent()[category] === "granted";
}

/** Tell everybody what the visitor permits now; what is so already is not told again. */
export function tellConsent(consent: Consent): void {
  if (JSON.stringify(consent) !== JSON.stringify(consents.latest())) consents.tell(consent);
}

/** The seven categories for the purposes that are permitted; what is not named is denied. */
export function consentOf(purposes: Partial<Purposes>): Consent {
  const pairs = Object.entries(CATEGORIES).flatMap(([purpose, categories]) =>
    categories.map((one) => [one, purposes[purpose as Purpose] ? "granted" : "denied"]),
  );
  return Object.fromEntries(pairs) as Consent;
}
