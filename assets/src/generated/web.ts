/** Written by `flask islands types` from the Python of the site. */

/** The props of a search box; its `id` and name are unique on the page. */
export interface SearchBoxProps {
  id: string;
  label: string;
  action: string;
  endpoint: string;
  value: string;
}
