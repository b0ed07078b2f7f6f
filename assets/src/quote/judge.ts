/**
 * Judges answers by the rules that come with the form. Of some the server alone knows all, and it
 * judges everything again.
 */

import type { FieldView } from "../generated/forms";
import type { Judge } from "../forms/useMended";
import { passes } from "./checks";
import { cleaned, countOf, isBlank } from "./figures";
import { rowsGive, rowsProblem } from "./rows";
import type { RulesView } from "../generated/forms";

/** The messages of the fields that have something wrong with them, by name. */
export function judgeAnswers(
  fields: FieldView[],
  typed: FormData,
  rules: Record<string, RulesView>,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const problem = problemOf(field, typed, rules);
    if (problem !== null) errors[field.name] = problem;
  }
  return errors;
}

/** Judges a field by itself, for errors that leave as soon as its answer is right. */
export function judgeBy(rules: Record<string, RulesView>): Judge {
  return (field, typed) => problemOf(field, typed, rules) !== null;
}

function problemOf(
  field: FieldView,
  typed: FormData,
  rules: Record<string, RulesView>,
): string | null {
  if (!applies(field, typed)) return null;
  const texts = textsOf(field, typed);
  const isEmpty = texts.every(field.kind === "counts" ? isNone : isBlank);
  for (const check of rules[field.name]?.checks ?? []) {
    if (check.kind === "may-be-empty") {
      if (isEmpty) return null;
    } else if (check.kind === "filled") {
      if (isEmpty) return check.message;
    } else if (check.kind === "filled-unless-rows") {
      if (isEmpty) return rowsGive(check.rows, check.column, typed) ? null : check.message;
    } else if (check.kind === "rows") {
      return rowsProblem(check, field.name, typed);
    } else if (!texts.every((text) => passes(check, text, typed))) {
      return check.message;
    }
  }
  return null;
}

/** As the server has it: a question that the other answers make pointless is not judged. */
function applies({ only_for: rule }: FieldView, typed: FormData): boolean {
  return (rule?.conditions ?? []).every(({ name, values }) => {
    const given = typed.getAll(name);
    return (given.length > 0 ? given : [""]).some((value) => values.includes(value as string));
  });
}

/** What the server reads of a field: every box and figure, and the first of anything else. */
function textsOf({ kind, name, choices }: FieldView, typed: FormData): string[] {
  if (kind === "counts") return choices.map(({ value }) => textOf(typed.get(`${name}-${value}`)));
  if (kind === "pieces")
    return [...typed]
      .filter(([input]) => input.startsWith(`${name}-`))
      .map(([, text]) => textOf(text));
  return kind === "checkboxes" ? typed.getAll(name).map(textOf) : [textOf(typed.get(name))];
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? cleaned(value) : "";
}

function isNone(text: string): boolean {
  return text === "" || countOf(text) === 0;
}
