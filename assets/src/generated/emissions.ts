/** Written by `flask islands types` from the Python of the site. */

import type { GroupView, SummaryView } from "./forms";

/** A line of a comparison, with a bar in percent. */
export interface ComparedLine {
  name: string;
  detail: string;
  figure: string;
  is_known: boolean;
  width: string;
  is_chosen: boolean;
}

/** Other modes or other sets of factors, compared with the chosen one. */
export interface Comparison {
  label: string;
  title: string;
  lead: string;
  columns: [string, string];
  rows: ComparedLine[];
}

/** The form, with the result if there is one; `fold` opens the rows of pieces. */
export interface EmissionsCalculatorProps {
  action: string;
  label: string;
  summary: SummaryView | null;
  groups: GroupView[];
  submit: string;
  fold: string;
  result: ResultView | null;
}

/** A name and its text. */
export interface FactView {
  label: string;
  text: string;
}

/** The formula from left to right, with its result. */
export interface FormulaView {
  label: string;
  title: string;
  terms: TermView[];
}

/** A link from a result. */
export interface ResultLink {
  label: string;
  href: string;
  rel: string | null;
  is_file: boolean;
}

/** A result. */
export interface ResultView {
  title: string;
  request: string;
  mode: string;
  figure: string;
  unit: string;
  summary: string;
  formula: FormulaView;
  facts: FactView[];
  source: SourceView;
  modes: Comparison;
  sets: Comparison;
  quote: ResultLink | null;
  links: ResultLink[];
}

/** The publication of a factor. */
export interface SourceView {
  label: string;
  text: string;
  url: string;
}

/** A term of the formula; `sign` precedes it, and is empty for the first. */
export interface TermView {
  sign: string;
  figure: string;
  label: string;
}
