/** Written by `flask islands types` from the Python of the site. */

/** A field for a place; its suggestions come from `endpoint`. */
export interface PlacePickerProps {
  id: string;
  name: string;
  label: string;
  value: string;
  error: string;
  endpoint: string;
}
