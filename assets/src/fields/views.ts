/**
 * The dicts that describe a form and its fields, written by `forms/field_view.py`. Templates
 * and components draw them, and nothing else; the parity tests compare the two.
 */

export interface ChoiceView {
  value: string;
  label: string;
  selected: boolean;
  /** What is typed beside it, where lines are counted. */
  text: string;
}

/** The field whose answer decides, and the answers with which this field is asked. */
interface OnlyForView {
  name: string;
  values: string[];
  /** Whether it has to be answered then. */
  required: boolean;
}

type FieldKind =
  | "text"
  | "email"
  | "tel"
  | "number-text"
  | "date"
  | "textarea"
  | "select"
  | "radio"
  | "checkbox"
  | "checkboxes"
  | "counts"
  | "hidden";

export interface FieldView {
  kind: FieldKind;
  id: string;
  name: string;
  label: string;
  hint: string | null;
  value: string;
  checked: boolean;
  error: string | null;
  /** Whether it has to be answered, as the other answers are now. */
  required: boolean;
  autocomplete: string | null;
  inputmode: "text" | "email" | "tel" | "numeric" | "decimal" | null;
  maxlength: number | null;
  width: "full" | "half";
  choices: ChoiceView[];
  only_for: OnlyForView | null;
  /** Set by the page's script where the field is not asked; the server shows every field. */
  isHidden?: boolean;
}

export interface GroupView {
  legend: string;
  fields: FieldView[];
}

/** What stands above a form that was not accepted; without errors the title says it all. */
export interface SummaryView {
  title: string;
  errors: { id: string; message: string }[];
}

export interface FormView {
  name: string;
  action: string;
  groups: GroupView[];
  submit: string;
  summary: SummaryView | null;
  key: string;
  hidden: FieldView[];
  honeypot: FieldView;
}
