/** What the emissions calculator is drawn from, as site/portolan/sections/emissions/views.py writes it. */

import type { GroupView, SummaryView } from "../fields/views";

interface Term {
  /** What joins it to the terms before it; empty for the first. */
  sign: string;
  figure: string;
  label: string;
}

interface Row {
  name: string;
  detail: string;
  figure: string;
  /** Whether there is a figure at all, or only the word that there is none. */
  is_known: boolean;
  /** The length of the bar in percent. */
  width: string;
  is_asked: boolean;
}

export interface Heading {
  label: string;
  title: string;
}

export interface Comparison extends Heading {
  lead: string;
  columns: [string, string];
  rows: Row[];
}

export interface ResultView {
  title: string;
  figure: string;
  unit: string;
  summary: string;
  formula: Heading & { terms: Term[] };
  facts: { label: string; text: string }[];
  source: { label: string; text: string; url: string };
  modes: Comparison;
  sets: Comparison;
  /** Asks for a price, with all that was answered; null where we sell no quote. */
  quote: { label: string; href: string } | null;
  links: { label: string; href: string }[];
}

export interface CalculatorView {
  action: string;
  label: string;
  summary: SummaryView | null;
  groups: GroupView[];
  submit: string;
  result: ResultView | null;
}
