/** Written by `flask islands types` from the Python of the site. */

import type { FieldView, GroupView, PostFormProps, RulesView, SummaryView } from "./forms";

/** What each island is drawn from. */
export interface IslandProps {
  BorderLabel: BorderLabelProps;
  Carousel: CarouselProps;
  EmissionsCalculator: EmissionsCalculatorProps;
  HsSearch: HsSearchProps;
  JobList: JobListProps;
  PlacePicker: PlacePickerProps;
  Player: PlayerProps;
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

/** The form, and the label of a valid number; `id` is the label's on the page. */
export interface BorderLabelProps {
  action: string;
  id: string;
  label: string;
  fields: FieldView[];
  submit: string;
  summary: SummaryView | null;
  result: LabelResult | null;
}

/** The id of a list of cards that buttons turn. */
export interface CarouselProps {
  cards: string;
}

/** A line of a comparison, with a bar in percent. */
export interface ComparedLine {
  name: string;
  detail: string;
  figure: string;
  is_known: boolean;
  width: string;
  is_asked: boolean;
}

/** Other modes or other sets of factors, compared with the chosen one. */
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

/** The form, with the result if there is one. */
export interface EmissionsCalculatorProps {
  action: string;
  label: string;
  summary: SummaryView | null;
  groups: GroupView[];
  submit: string;
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

/** The search: its `id` on the page, its action, the address of its suggestions. */
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

/** The choices of the filter. */
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

/** A part of the number and its name. */
export interface LabelPart {
  label: string;
  text: string;
}

/** A valid number with its label as SVG. */
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

/** The link of a piece of advice. */
export interface LinkView {
  href: string;
  label: string;
  rel: string | null;
}

/** An open role, and whether it matched the filter when the page was drawn. */
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

/** A poster with the recording's title and length, and the address of its player. */
export interface PlayerProps {
  title: string;
  length: string;
  address: string;
}

/** The quote form; the last entries are for the script that shows one step at a time. */
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

/** A link from a result. */
export interface ResultLink {
  label: string;
  href: string;
  rel: string | null;
}

/** A result. */
export interface ResultView {
  title: string;
  asked: string;
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

/** The frame of a chart, with its accessible name. */
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

/** The publication of a factor. */
export interface SourceView {
  label: string;
  text: string;
  url: string;
}

/** A group of the form as a step: its id on the page, and its position. */
export interface StepView {
  id: string;
  place: string;
}

/** A term of the formula; `sign` precedes it, and is empty for the first. */
export interface TermView {
  sign: string;
  figure: string;
  label: string;
}

/** The filter in the query of the page. */
export interface WishView {
  location: string;
  team: string;
  q: string;
}
