/** Which fields are asked depends on other answers: pages show all, this hides the pointless. */

import { useEffect, useRef, useState } from "react";

import type { FieldView, FormView, GroupView } from "../fields/views";

/** The answers that decide, by the name of their field. */
type Answers = Record<string, string>;

/** The groups of a form as they are to be drawn, and what the form needs to keep them so. */
export function useAsked({ groups }: FormView) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>({});

  function look() {
    if (form.current) setAnswers(decidingAnswers(groups, new FormData(form.current)));
  }
  // Once the markup is taken over, and what was typed before is back in it.
  useEffect(look, [groups]);

  return { form, look, groups: groups.map((group) => asked(group, answers)) };
}

function decidingAnswers(groups: GroupView[], typed: FormData): Answers {
  const names = groups.flatMap(({ fields }) =>
    fields.flatMap(({ only_for: rule }) => rule?.name ?? []),
  );
  return Object.fromEntries(names.map((name) => [name, answerOf(typed, name)]));
}

function answerOf(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === "string" ? value : "";
}

function asked(group: GroupView, answers: Answers): GroupView {
  return { ...group, fields: group.fields.map((field) => withRule(field, answers)) };
}

/** Until the deciding question is answered, the field stays: it may yet be asked. */
function withRule(field: FieldView, answers: Answers): FieldView {
  const { only_for: rule } = field;
  const answer = rule && answers[rule.name];
  return rule && answer ? { ...field, isHidden: !rule.values.includes(answer) } : field;
}
