/** Written by `flask islands types` from the Python of the site. */

import type { FieldView, SummaryView } from "./forms";

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

/** The label as a file. */
export interface Download {
  label: string;
  href: string;
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
  note: string;
  svg: string;
  download: Download;
  print: string;
}
