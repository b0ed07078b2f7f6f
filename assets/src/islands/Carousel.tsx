import type { ReactElement } from "react";

import { EmbedError } from "../embedError";
import { report } from "../errors";
import type { CarouselProps } from "../generated/products";
import { t } from "../i18n";

/** The buttons of a carousel, which nobody else turns. Twin: templates/islands/carousel.html. */
export default function Carousel({ props }: { props: CarouselProps }): ReactElement {
  const { cards } = props;
  return (
    <p className="voice-turns">
      <button
        className="btn plain back-to"
        type="button"
        aria-controls={cards}
        onClick={() => {
          turnCards(cards, -1);
        }}
      >
        {t("Previous voice")}
      </button>
      <button
        className="btn plain"
        type="button"
        aria-controls={cards}
        onClick={() => {
          turnCards(cards, 1);
        }}
      >
        {t("Next voice")}
      </button>
    </p>
  );
}

/** Move the cards by one; where they stop, and whether one sees them move, the style says. */
function turnCards(cards: string, by: number): void {
  const card = document.querySelector(`#${cards} > *`);
  if (card) card.parentElement?.scrollBy({ left: by * card.clientWidth });
  else report({ error: new EmbedError("carousel", `no cards in ${cards}`), where: "embed" });
}
