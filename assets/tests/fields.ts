/** Fields as the server describes them, smaller. */

import type { ChoiceView, FieldView } from "../src/generated/forms";

export function line(value: string, selected = false): ChoiceView {
  return { value, label: value, selected, text: "" };
}

/** A field of a form; its id is `form-name`. */
export function fieldOf(form: string, name: string, more: Partial<FieldView> = {}): FieldView {
  return {
    kind: "text",
    id: `${form}-${name}`,
    name,
    label: name,
    hint: null,
    value: "",
    checked: false,
    error: null,
    required: false,
    autocomplete: null,
    inputmode: null,
    maxlength: null,
    width: "full",
    choices: [],
    only_for: null,
    ...more,
  };
}
