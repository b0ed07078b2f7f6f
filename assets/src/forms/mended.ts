/** Errors that leave their field as soon as its answer is right, as far as a browser can tell. */

import { type RefObject, useEffect, useRef } from "react";

import type { FieldView } from "../generated/forms";
import { looksLikeEmail, looksLikePhone } from "./shapes";
import type { Submission } from "./useSubmission";

/** The fields among these that have something wrong with them, by name. */
export type Judge = (fields: FieldView[], typed: FormData) => Record<string, unknown>;

/**
 * Takes the error from a field that was wrong when the form was refused and is not any more. What
 * the server alone can judge stays, and so does the summary: it tells of what was sent.
 */
export function useMended(
  { view, mark }: Submission,
  form: RefObject<HTMLFormElement | null>,
  judge: Judge,
) {
  const refused = useRef(new FormData());
  useEffect(() => {
    refused.current = new FormData(form.current ?? undefined);
  }, [form, view.summary]);

  return () => {
    const wrong = view.groups.flatMap(({ fields }) => fields.filter(({ error }) => error));
    const before = judge(wrong, refused.current);
    const now = judge(wrong, new FormData(form.current ?? undefined));
    const left = wrong.filter(({ name }) => !(name in before) || name in now);
    if (left.length === wrong.length) return;
    mark(Object.fromEntries(left.map(({ name, error }) => [name, error ?? ""])), view.summary);
  };
}

/** Judges by the kinds of the fields alone: nothing is missing, and what has a shape has it. */
export function judgeShapes(fields: FieldView[], typed: FormData): Record<string, true> {
  const wrong = fields.filter(({ kind, name }) => !typed.getAll(name).some(fits(kind)));
  return Object.fromEntries(wrong.map(({ name }) => [name, true]));
}

function fits(kind: FieldView["kind"]): (value: FormDataEntryValue) => boolean {
  return (value) => {
    const text = typeof value === "string" ? value.trim() : "";
    if (kind === "email") return looksLikeEmail(text);
    if (kind === "tel") return looksLikePhone(text);
    return text !== "";
  };
}
