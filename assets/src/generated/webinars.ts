/** Written by `flask islands types` from the Python of the site. */

/** A poster with the recording's title and length, and the address of its player. */
export interface PlayerProps {
  title: string;
  length: string;
  address: string;
}
