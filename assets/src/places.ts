/** The answer of `/api/places`, as suggestions of a combobox. */

import type { PlaceMatches, PlaceShape } from "./generated/answers";
import { pgettext, t } from "./i18n";
import { checked, type Suggestion } from "./search/suggestions";

const TEXTS = ["code", "name", "type", "country_name", "slug"] as const;

/** A suggestion's title is what the field then says: name and code, which the server understands. */
export function placesOf(answer: unknown): Suggestion[] {
  const { places } = answer as PlaceMatches;
  return places.map((place) => toSuggestion(checked(place, [...TEXTS])));
}

function toSuggestion({ code, name, type, country_name: country, slug }: PlaceShape): Suggestion {
  return {
    title: t("{{name}} ({{code}})", { name, code }),
    path: slug,
    label: `${country} · ${type === "airport" ? pgettext("kind of place", "Airport") : type === "town" ? pgettext("kind of place", "Town") : pgettext("kind of place", "Port")}`,
  };
}
