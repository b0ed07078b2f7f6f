/** Errors that leave their field as soon as its answer is right, as far as a browser can tell. */

import { type RefObject, useEffect, useRef } from "react";

import type { FieldView } from "../generated/forms";
import type { Submission } from "./useSubmission";

/** Whether what was typed into a field is wrong. */
export type Judge = (field: FieldView, typed: FormData) => boolean;

/**
 * After each change: takes the error from a field that was wrong when the form was refused and is
 * not any more. What the server alone can judge stays, and so does the summary of what was sent.
 */
export function useMended(
  { view, mark }: Submission,
  form: RefObject<HTMLFormElement | null>,
  isWrong: Judge = isMisshapen,
): () => void {
  const refused = useRef<FormData>(undefined);
  const { summary, groups } = view;
  useEffect(() => {
    refused.current = new FormData(form.current ?? undefined);
  }, [form, summary]);

  return () => {
    const typed = new FormData(form.current ?? undefined);
    const isLeft = (field: FieldView) =>
      isWrong(field, typed) || !isWrong(field, refused.current ?? typed);
    const wrong = groups.flatMap(({ fields }) => fields.filter(({ error }) => error));
    const left = wrong.filter(isLeft).map(({ name, error }) => [name, error ?? ""] as const);
    if (left.length < wrong.length) mark(Object.fromEntries(left), summary);
  };
}

/** What an answer looks like: addresses have a dot, the shortest numbers four digits. */
const SHAPES: Partial<Record<FieldView["kind"], RegExp>> = {
  email: /^\s*[^\s@]+@[^\s@]+[.。．｡][^\s@]+\s*$/,
  tel: /(?:\d\D*){4}/,
};

function isMisshapen({ kind, name }: FieldView, typed: FormData): boolean {
  const shape = SHAPES[kind] ?? /\S/;
  return !typed.getAll(name).some((value) => typeof value === "string" && shape.test(value));
}
