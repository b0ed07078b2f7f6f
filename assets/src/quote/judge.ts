/**
 * Judges answers by the rules that come with the form. Rules that only the server knows are not
 * among them, and the server judges everything again.
 */

import type { FieldView } from "../fields/views";
import { amountOf, cleaned, countOf, isBlank, isComing, isUnNumber } from "./figures";
import type { Check, RulesView } from "./view";

/** The messages of the fields that have something wrong with them, by name. */
export function judge(
  fields: FieldView[],
  typed: FormData,
  rules: Record<string, RulesView>,
): Record<string, string> {
  const found = fields.map((field) => [field.name, problemOf(field, typed, rules)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== null));
}

function problemOf(
  field: FieldView,
  typed: FormData,
  rules: Record<string, RulesView>,
): string | null {
  if (!isAsked(field, typed)) return null;
  const texts = textsOf(field, typed);
  const isEmpty = texts.every(field.kind === "counts" ? isNone : isBlank);
  for (const check of rules[field.name]?.checks ?? []) {
    if (check.kind === "may-be-empty") {
      if (isEmpty) return null;
    } else if (check.kind === "filled" ? isEmpty : !texts.every((text) => passes(check, text))) {
      return check.message;
    }
  }
  return null;
}

/** As the server has it: a question that the other answers make pointless is not judged. */
function isAsked({ only_for: rule }: FieldView, typed: FormData): boolean {
  return !rule || typed.getAll(rule.name).some((value) => rule.values.includes(value as string));
}

function textsOf({ kind, name, choices }: FieldView, typed: FormData): string[] {
  const values =
    kind === "counts"
      ? choices.map(({ value }) => typed.get(`${name}-${value}`))
      : typed.getAll(name);
  return values.map((value) => (typeof value === "string" ? cleaned(value) : ""));
}

function isNone(text: string): boolean {
  return text === "" || countOf(text) === 0;
}

function passes(check: Check, text: string): boolean {
  switch (check.kind) {
    case "limit":
      // Characters, not halves of them.
      return Array.from(text).length <= check.most;
    case "amount": {
      const amount = amountOf(text);
      return amount !== null && amount >= check.least && amount <= check.most;
    }
    case "counts":
      return text === "" || (countOf(text) ?? Infinity) <= check.most;
    case "day":
      return isComing(text, check.days);
    case "un-number":
      return isUnNumber(text);
    default:
      return true;
  }
}
