/** What the template's macros `attributes`, `stated`, `described` and `box_class` are to Jinja. */

import type { FieldView } from "../generated/forms";

/** A field that the page's script may hide, where it is not asked; the server shows every field. */
export interface ConditionalField extends FieldView {
  isHidden?: boolean;
}

/** The box of a field: around its label, its notes and its control. */
export function box({ width, error, isHidden }: ConditionalField) {
  const className = ["fld", width === "half" && "half", error && "bad"].filter(Boolean).join(" ");
  return { className, hidden: isHidden };
}

/** The notes that belong to a control: its hint, then its error. */
export function noted({ id, hint, error }: FieldView) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { "aria-describedby": notes || undefined };
}

/**
 * What is to be known of a control: that it has to be answered, and that its answer is wrong. Not by
 * `required`, which browsers would take for wrong before anything is typed.
 */
export function stated({ required, error }: FieldView) {
  return {
    "aria-required": required ? true : undefined,
    "aria-invalid": error ? true : undefined,
  };
}

/** What the controls with a box of their own have in common. */
export function attributes(view: FieldView) {
  return {
    className: "inp",
    id: view.id,
    name: view.name,
    autoComplete: view.autocomplete ?? undefined,
    inputMode: view.inputmode ?? undefined,
    maxLength: view.maxlength ?? undefined,
    ...stated(view),
    ...noted(view),
  };
}
