/** Written by `flask islands types` from the Python of the site. */

import type { PostFormProps, RulesView } from "./forms";

/** A piece of advice, drawn behind the field named `after`. */
export interface AdviceView {
  after: string;
  label: string | null;
  figure: string | null;
  unit: string | null;
  text: string;
  brief: string | null;
  link: LinkView | null;
}

/** The link of a piece of advice. */
export interface LinkView {
  href: string;
  label: string;
  rel: string | null;
}

/** The quote form; the last entries are for the script that shows one step at a time. */
export interface QuoteFormProps extends PostFormProps {
  parts: string;
  steps: StepView[];
  advice: AdviceView[];
  carried: AdviceView[];
  rules: Record<string, RulesView>;
  left_out: Record<string, string>;
}

/** A group of the form as a step: its id on the page, and its position. */
export interface StepView {
  id: string;
  place: string;
}
