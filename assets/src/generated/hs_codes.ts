/** Written by `flask islands types` from the Python of the site. */

/** The search: its `id` on the page, its action, the address of its suggestions. */
export interface HsSearchProps {
  id: string;
  action: string;
  endpoint: string;
  value: string;
  error: string;
}
