/** Which fields are asked depends on other answers: pages show all, this hides the pointless. */

import { useEffect, useRef, useState } from "react";

import type { ConditionalField } from "../fields/attributes";
import type { FieldView, GroupView, PostFormProps } from "../generated/forms";

/**
 * The answers that decide, by the name of their field. Cards of which none is chosen yet are left
 * out; boxes and lists always say something, if it is nothing as well.
 */
type Answers = Record<string, string[]>;

/** The groups of a form as they are to be drawn, and what the form needs to keep them so. */
export function useConditionalFields({ groups }: PostFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>({});

  function look() {
    if (form.current) setAnswers(decidingAnswers(groups, new FormData(form.current)));
  }
  // Once the markup is taken over, and what was typed before is back in it.
  useEffect(look, [groups]);

  return { form, look, groups: groups.map((group) => withRules(group, answers)) };
}

function decidingAnswers(groups: GroupView[], typed: FormData): Answers {
  const fields = groups.flatMap((group) => group.fields);
  const names = new Set(
    fields.flatMap(({ only_for: rule }) => rule?.conditions.map(({ name }) => name) ?? []),
  );
  const deciding = fields
    .filter(({ name }) => names.has(name))
    .map(({ name, kind }) => ({ name, kind, values: valuesOf(typed, name) }))
    .filter(({ kind, values }) => kind !== "radio" || values.length > 0);
  return Object.fromEntries(
    deciding.map(({ name, values }) => [name, values.length > 0 ? values : [""]]),
  );
}

function valuesOf(typed: FormData, name: string): string[] {
  return typed
    .getAll(name)
    .filter((value) => typeof value === "string" && value !== "") as string[];
}

function withRules(group: GroupView, answers: Answers): GroupView {
  return { ...group, fields: group.fields.map((field) => withRule(field, answers)) };
}

/** Until a deciding question is answered, the field stays: it may yet be asked. */
function withRule(field: FieldView, answers: Answers): ConditionalField {
  const { only_for: rule } = field;
  if (!rule) return field;
  const verdicts = rule.conditions.map(({ name, values }) =>
    answers[name]?.some((value) => values.includes(value)),
  );
  const isHidden = verdicts.includes(false);
  if (!isHidden && verdicts.includes(undefined)) return field;
  return { ...field, isHidden, required: !isHidden && rule.required };
}
