/** What the quote form is drawn from, as site/portolan/sections/quote/view.py writes it. */

import type { FormView } from "../fields/views";

/** Said behind the field `after`; the first three are null where nothing is set large. */
export interface AdviceView {
  after: string;
  label: string | null;
  figure: string | null;
  unit: string | null;
  text: string;
  link: { href: string; label: string } | null;
}

export interface StepView {
  /** Of its fieldset. */
  id: string;
  /** `Step 2 of 4`. */
  place: string;
}

/** A rule, as forms/rule_view.py writes it. */
export type Check =
  | { kind: "filled"; message: string }
  | { kind: "may-be-empty" }
  | { kind: "limit"; most: number; message: string }
  | { kind: "amount"; least: number; most: number; units: string[]; message: string }
  | { kind: "counts"; most: number; message: string }
  | { kind: "day"; days: number; message: string }
  | { kind: "un-number"; message: string }
  | { kind: "ticked"; value: string; message: string }
  | { kind: "email"; message: string }
  | { kind: "phone"; country: string; message: string }
  | { kind: "other-place"; than: string; message: string };

export interface RulesView {
  /** What the error summary calls the field. */
  called: string;
  checks: Check[];
}

export interface QuoteView extends FormView {
  /** What the list of the steps is called. */
  parts: string;
  steps: StepView[];
  advice: AdviceView[];
  rules: Record<string, RulesView>;
  /** The messages of answers that the address of the page brought, and that cannot be sent. */
  left_out: Record<string, string>;
}
