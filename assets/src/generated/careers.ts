/** Written by `flask islands types` from the Python of the site. */

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

/** An open role; `place` and `group` are the names for the slugs `location` and `team`. */
export interface JobView {
  path: string;
  title: string;
  role: string;
  summary: string;
  lang: string | null;
  location: string;
  team: string;
  place: string;
  group: string;
  pay: string;
  terms: string;
  date: string;
}

/** An open role, and how it matched the filter when the page was drawn. */
export interface MatchedJob extends JobView {
  fits: boolean;
  leads: boolean;
}

/** The filter in the query of the page. */
export interface WishView {
  location: string;
  team: string;
  q: string;
}
