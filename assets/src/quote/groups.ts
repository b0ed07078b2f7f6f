/** Questions about the groups of a form and their errors. */

import type { FieldView, GroupView } from "../generated/forms";

export type Errors = Record<string, string>;

/** The step that a page opens with: the first with an error; the last where it was not kept. */
export function firstStep(groups: GroupView[], wasRefused: boolean): number {
  return stepOf(groups, errorsOf(fieldsOf(groups))) ?? (wasRefused ? groups.length - 1 : 0);
}

/** The first step with one of these errors. */
export function stepOf(groups: GroupView[], errors: Errors): number | null {
  const step = groups.findIndex(({ fields }) => fields.some(({ name }) => name in errors));
  return step === -1 ? null : step;
}

/** The step that an address within the page, `#quote-origin`, leads to. */
export function stepWith(groups: GroupView[], target: string): number | null {
  const id = target.slice(1);
  const step = groups.findIndex(({ fields }) => fields.some((field) => field.id === id));
  return step === -1 ? null : step;
}

export function fieldsOf(groups: GroupView[]): FieldView[] {
  return groups.flatMap(({ fields }) => fields);
}

export function errorsOf(fields: FieldView[]): Errors {
  return Object.fromEntries(fields.flatMap(({ name, error }) => (error ? [[name, error]] : [])));
}
