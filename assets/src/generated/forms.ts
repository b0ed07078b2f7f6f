/** Written by `flask islands types` from the Python of the site. */

/** A number within bounds, which may have one of the units beside it. */
export interface AmountCheck {
  kind: "amount";
  least: number;
  most: number;
  units: string[];
  message: string;
}

/** One line of a list. `text` is what is typed beside it, where lines are counted. */
export interface ChoiceView {
  value: string;
  label: string;
  selected: boolean;
  text: string;
}

/** Each count is a whole number, at most so large. */
export interface CountsCheck {
  kind: "counts";
  most: number;
  message: string;
}

/** A day from today on, at most so many days ahead. */
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
  kind: "text" | "place" | "email" | "tel" | "number-text" | "date" | "textarea" | "select" | "radio" | "checkbox" | "checkboxes" | "counts" | "hidden";
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

/** Something has to be there. */
export interface FilledCheck {
  kind: "filled";
  message: string;
}

/** A fieldset. */
export interface GroupView {
  legend: string;
  fields: FieldView[];
}

/** A text has at most so many characters. */
export interface LimitCheck {
  kind: "limit";
  most: number;
  message: string;
}

/** Nothing is an answer too, and ends the checks. */
export interface MayBeEmptyCheck {
  kind: "may-be-empty";
}

/** The field whose answer decides, and the answers with which this field is asked. */
export interface OnlyForView {
  name: string;
  values: string[];
  required: boolean;
}

/** A place that is not the one in another field. */
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

/** A whole form. `honeypot` is drawn out of sight, `hidden` are inputs of that type. */
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

/** The rules of one field in their order, and what the error summary calls the field. */
export interface RulesView {
  called: string;
  checks: (FilledCheck | MayBeEmptyCheck | LimitCheck | AmountCheck | CountsCheck | DayCheck | TickedCheck | PhoneCheck | OtherPlaceCheck | ShapeCheck)[];
}

/** A text of a certain shape. */
export interface ShapeCheck {
  kind: "email" | "un-number";
  message: string;
}

/** What stands above a form that was not accepted; without errors the title says it all. */
export interface SummaryView {
  title: string;
  errors: ErrorView[];
}

/** A box that sends this value. */
export interface TickedCheck {
  kind: "ticked";
  value: string;
  message: string;
}
