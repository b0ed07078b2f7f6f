/** Written by `flask islands types` from the Python of the site. */

/** The frame of a chart, with its accessible name. */
export interface RouteMapProps {
  label: string;
}
