/** Written by `flask islands types` from the Python of the site. */

/** A number within bounds, perhaps with one of the units, or a product by the expression. */
export interface AmountCheck {
  kind: "amount";
  least: number;
  most: number;
  units: [string, number][];
  times: string;
  message: string;
}

/** One line of a list; `text` is the typed count in a field of counts. */
export interface ChoiceView {
  value: string;
  label: string;
  selected: boolean;
  text: string;
}

/** A column of the rows of pieces, as `piece_rows.Column`. */
export interface ColumnView {
  name: string;
  label: string;
  least: number;
  most: number;
  units: [string, number][];
  whole: boolean;
  required: boolean;
}

/** The name of another field, and the values of it of which one is needed. */
export interface ConditionView {
  name: string;
  values: string[];
}

/** Whole-number counts, each up to a maximum. */
export interface CountsCheck {
  kind: "counts";
  most: number;
  message: string;
}

/** A day from today on, up to a maximum number of days ahead. */
export interface DayCheck {
  kind: "day";
  days: number;
  message: string;
}

/** A line of the error summary: the id of the field it links to, and its message. */
export interface ErrorView {
  id: string;
  message: string;
}

/** One field. `choices` is empty for every kind but select, radio, checkboxes and counts. */
export interface FieldView {
  kind: "text" | "place" | "email" | "tel" | "number-text" | "date" | "textarea" | "select" | "radio" | "checkbox" | "checkboxes" | "counts" | "pieces" | "hidden";
  id: string;
  name: string;
  label: string;
  hint: string | null;
  value: string;
  checked: boolean;
  error: string | null;
  required: boolean;
  autocomplete: string | null;
  inputmode: "text" | "email" | "tel" | "numeric" | "decimal" | null;
  maxlength: number | null;
  width: "full" | "half";
  choices: ChoiceView[];
  only_for: OnlyForView | null;
}

/** The value is required. */
export interface FilledCheck {
  kind: "filled";
  message: string;
}

/** The value is required unless each row of pieces has a figure in one column. */
export interface FilledUnlessRowsCheck {
  kind: "filled-unless-rows";
  rows: string;
  column: string;
  message: string;
}

/** A fieldset. */
export interface GroupView {
  legend: string;
  fields: FieldView[];
}

/** A maximum number of characters. */
export interface LimitCheck {
  kind: "limit";
  most: number;
  message: string;
}

/** The value may be empty; the remaining checks are then skipped. */
export interface MayBeEmptyCheck {
  kind: "may-be-empty";
}

/** The conditions, all of which make this field apply. */
export interface OnlyForView {
  conditions: ConditionView[];
  required: boolean;
}

/** A place different from the one in another field. */
export interface OtherPlaceCheck {
  kind: "other-place";
  than: string;
  message: string;
}

/** A phone number for the country in another field. */
export interface PhoneCheck {
  kind: "phone";
  country: string;
  message: string;
}

/** A form; `honeypot` is drawn out of sight, `hidden` are hidden inputs. */
export interface PostFormProps {
  name: string;
  action: string;
  groups: GroupView[];
  submit: string;
  summary: SummaryView | null;
  key: string;
  hidden: FieldView[];
  honeypot: FieldView;
}

/** Rows of figures: each that is begun is complete, and in bounds. */
export interface RowsCheck {
  kind: "rows";
  columns: ColumnView[];
  missing: string;
  message: string;
}

/** The rules of one field in order, and its name in the error summary. */
export interface RulesView {
  called: string;
  checks: (FilledCheck | FilledUnlessRowsCheck | RowsCheck | MayBeEmptyCheck | LimitCheck | AmountCheck | CountsCheck | DayCheck | TickedCheck | PhoneCheck | OtherPlaceCheck | ShapeCheck)[];
}

/** A text that matches a pattern. */
export interface ShapeCheck {
  kind: "email" | "letters" | "un-number";
  message: string;
}

/** The error summary above a rejected form; without errors it has a title only. */
export interface SummaryView {
  title: string;
  errors: ErrorView[];
}

/** A checkbox that must be ticked and sends this value. */
export interface TickedCheck {
  kind: "ticked";
  value: string;
  message: string;
}
