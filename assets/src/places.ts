/** The answer of `/api/places`, as suggestions of a combobox. */

import type { PlaceMatches } from "./generated/answers";
import { t } from "./i18n";
import type { Suggestion } from "./search/suggestions";

/** A suggestion's title is what the field then says: name and code, which the server understands. */
export function placesOf(answer: unknown): Suggestion[] {
  const { places } = answer as PlaceMatches;
  return places.map(({ code, name, type, country_name: country, slug }) => ({
    title: `${name} (${code})`,
    path: slug,
    label: `${country} · ${type === "airport" ? t("Airport") : t("Port")}`,
  }));
}
