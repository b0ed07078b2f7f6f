/** Written by `flask islands types` from the Python of the site. */

/** The id of a list of cards that buttons turn. */
export interface CarouselProps {
  cards: string;
}
