/** The rules of a single text. The twins, and the last word, are forms/validators.py. */

import { looksLikeEmail, looksLikePhone } from "../forms/shapes";
import { cleaned, countOf, isComing, isUnNumber, totalOf } from "./figures";
import type { RulesView } from "../generated/forms";

/** A rule with what it takes to judge by it. */
type Check = RulesView["checks"][number];

export function passes(check: Check, text: string, typed: FormData): boolean {
  switch (check.kind) {
    case "limit":
      // Characters, not halves of them.
      return Array.from(text).length <= check.most;
    case "amount": {
      const amount = totalOf(text, check.units);
      return amount !== null && amount >= check.least && amount <= check.most;
    }
    case "counts":
      return text === "" || (countOf(text) ?? Infinity) <= check.most;
    case "day":
      return isComing(text, check.days);
    case "un-number":
      return isUnNumber(text);
    case "ticked":
      return text === check.value;
    case "email":
      return looksLikeEmail(text);
    case "phone":
      return looksLikePhone(text);
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
