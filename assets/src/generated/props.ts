/** Written by `flask islands types` from the Python of the site. */

import type { FieldView, GroupView, PostFormProps, RulesView, SummaryView } from "./forms";

/** What each island is drawn from. */
export interface IslandProps {
  BorderLabel: BorderLabelProps;
  EmissionsCalculator: EmissionsCalculatorProps;
  HsSearch: HsSearchProps;
  JobList: JobListProps;
  PlacePicker: PlacePickerProps;
  PostForm: PostFormProps;
  QuoteForm: QuoteFormProps;
  RouteMap: RouteMapProps;
  SearchBox: SearchBoxProps;
}

export type IslandName = keyof IslandProps;

/** A piece of advice, drawn behind the field named `after`. */
export interface AdviceView {
  after: string;
  label: string | null;
  figure: string | null;
  unit: string | null;
  text: string;
  link: LinkView | null;
}

/** The form, and the label of a good number; `id` is that of the label on the page. */
export interface BorderLabelProps {
  action: string;
  id: string;
  label: string;
  fields: FieldView[];
  submit: string;
  summary: SummaryView | null;
  result: LabelResult | null;
}

/** A line of a comparison, with a bar of so many percent. */
export interface ComparedLine {
  name: string;
  detail: string;
  figure: string;
  is_known: boolean;
  width: string;
  is_asked: boolean;
}

/** Other ways or other sets of factors, beside the one that was asked for. */
export interface Comparison {
  label: string;
  title: string;
  lead: string;
  columns: [string, string];
  rows: ComparedLine[];
}

/** The label as a file. */
export interface Download {
  label: string;
  href: string;
}

/** The form, with its answer where there is one. */
export interface EmissionsCalculatorProps {
  action: string;
  label: string;
  summary: SummaryView | null;
  groups: GroupView[];
  submit: string;
  result: ResultView | null;
}

/** A name and what there is to say. */
export interface FactView {
  label: string;
  text: string;
}

/** The formula, read from the left to the right, with its result. */
export interface FormulaView {
  label: string;
  title: string;
  terms: TermView[];
}

/** The search: its `id` on the page, where it is sent, where its suggestions come from. */
export interface HsSearchProps {
  id: string;
  action: string;
  endpoint: string;
  value: string;
  error: string;
}

/** An office or a team, with the number of its open roles. */
export interface JobChoice {
  value: string;
  label: string;
  count: number;
}

/** What the list can be filtered by. */
export interface JobChoices {
  location: JobChoice[];
  team: JobChoice[];
}

/** All open roles and the filter. */
export interface JobListProps {
  action: string;
  jobs: MatchedJob[];
  choices: JobChoices;
  wish: WishView;
}

/** A part of the number and what it is called. */
export interface LabelPart {
  label: string;
  text: string;
}

/** A good number with its label, drawn as SVG. */
export interface LabelResult {
  title: string;
  number: string;
  parts: LabelPart[];
  cautions_title: string;
  cautions: string[];
  said: string;
  svg: string;
  download: Download;
  print: string;
}

/** Where a piece of advice leads. */
export interface LinkView {
  href: string;
  label: string;
}

/** An open role, and whether it fits what was wished for when the page was drawn. */
export interface MatchedJob {
  path: string;
  title: string;
  summary: string;
  lang: string | null;
  location: string;
  team: string;
  place: string;
  group: string;
  fits: boolean;
}

/** A field for a place; its suggestions come from `endpoint`. */
export interface PlacePickerProps {
  id: string;
  name: string;
  label: string;
  value: string;
  error: string;
  endpoint: string;
}

/** The form. What the script asks for one step after another needs is at the end. */
export interface QuoteFormProps {
  name: string;
  action: string;
  groups: GroupView[];
  submit: string;
  summary: SummaryView | null;
  key: string;
  hidden: FieldView[];
  honeypot: FieldView;
  parts: string;
  steps: StepView[];
  advice: AdviceView[];
  rules: Record<string, RulesView>;
  left_out: Record<string, string>;
}

/** Where a result leads. */
export interface ResultLink {
  label: string;
  href: string;
}

/** An answer. `quote` asks for a price with all that was answered, where we sell a quote. */
export interface ResultView {
  title: string;
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

/** The frame of a chart, by the name that it has for those who do not see it. */
export interface RouteMapProps {
  label: string;
}

/** The props of a search box; its `id` and name are unique on the page. */
export interface SearchBoxProps {
  id: string;
  label: string;
  action: string;
  endpoint: string;
  value: string;
}

/** Where a factor was published. */
export interface SourceView {
  label: string;
  text: string;
  url: string;
}

/** A group of the form as a step: its id on the page, and where it stands among them. */
export interface StepView {
  id: string;
  place: string;
}

/** A term of the formula; `sign` joins it to those before it and is empty for the first. */
export interface TermView {
  sign: string;
  figure: string;
  label: string;
}

/** What the address of the page asks for. */
export interface WishView {
  location: string;
  team: string;
  q: string;
}
