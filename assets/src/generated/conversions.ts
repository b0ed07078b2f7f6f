/** Written by `flask islands types` from the Python of the site. */

/** The properties of each event of a conversion, by its name. */
export interface Conversions {
  /** Told when a field of a form is changed for the first time. */
  form_started: { form: string };
  /** Told when a form comes back with errors. */
  form_refused: { form: string; errors: number };
  /** Told when a form is accepted. */
  form_sent: { form: string };
  /** Told when a link that downloads is followed. */
  file_downloaded: { file: string };
  /** Told when a later step of the quote is reached, from 2 on. */
  quote_step: { step: number };
  /** Told when a route is shown. */
  route_searched: { origin: string; destination: string };
  /** Told when routes with passages closed are shown. */
  routes_compared: { closed: number };
  /** Told when a result of the calculator is shown. */
  emissions_calculated: { mode: string };
  /** Told when emissions of a list of shipments are shown. */
  list_calculated: { rows: number };
  /** Told when a loading plan is shown. */
  load_planned: { unit: string };
  /** Told when the dates of an arrival are shown. */
  arrival_planned: { mode: string };
  /** Told when HS codes are found, or suggested and picked. */
  hs_searched: { results: number };
  /** Told when a label is shown. */
  label_made: { kind: string };
  /** Told when the link to apply for a job is followed. */
  job_applied: { job: string };
  /** Told when pages are found, or suggested and picked. */
  site_searched: { results: number };
  /** Told when the newsletter's form is accepted. */
  newsletter_requested: Record<string, never>;
  /** Told when the link of the newsletter's mail is confirmed. */
  newsletter_confirmed: Record<string, never>;
}
