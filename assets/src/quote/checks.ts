/** The rules of a single text. The twins, and the last word, are forms/validators.py. */

import { cleaned, countOf, isComing, isUnNumber, totalOf } from "./figures";
import type { RulesView } from "../generated/forms";

/** A rule with what it takes to judge by it. */
export type Check = RulesView["checks"][number];

/** Nobody's address looks otherwise; of those that look so the server knows more. */
const EMAIL = /^[^\s@]+@[^\s@.。．｡]+(?:[.。．｡][^\s@.。．｡]+)+$/;
/** The shortest numbers of the world have four digits, and some are written in letters. */
const FEWEST_DIGITS = 3;

export function passes(check: Check, text: string, typed: FormData): boolean {
  switch (check.kind) {
    case "limit":
      // Characters, not halves of them.
      return Array.from(text).length <= check.most;
    case "amount": {
      const amount = totalOf(text, check.units, check.times);
      return amount !== null && amount >= check.least && amount <= check.most;
    }
    case "counts":
      return text === "" || (countOf(text) ?? Infinity) <= check.most;
    case "day":
      return isComing(text, check.days);
    case "un-number":
      return isUnNumber(text);
    case "letters":
      // An address is no number alone; of one without a figure the server is asked.
      return /\p{L}/u.test(text);
    case "ticked":
      return text === check.value;
    case "email":
      return EMAIL.test(text);
    case "phone":
      return (text.match(/[\p{L}\p{Nd}]/gu) ?? []).length >= FEWEST_DIGITS;
    case "other-place":
      return folded(text) !== folded(typed.get(check.than));
    default:
      return true;
  }
}

function folded(place: FormDataEntryValue | null): string {
  const text = typeof place === "string" ? cleaned(place) : "";
  return text.normalize("NFKC").toLowerCase().split(/\s+/).join(" ");
}
