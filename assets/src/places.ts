/** The answer of `/api/places`, as suggestions of a combobox. */

import { t } from "./i18n";
import type { Suggestion } from "./search/suggestions";

interface Place {
  code: string;
  name: string;
  type: "airport" | "oceanport";
  country_name: string;
  slug: string;
}

/** A suggestion's title is what the field then says: name and code, which the server understands. */
export function placesOf(answer: unknown): Suggestion[] {
  const { places } = answer as { places: Place[] };
  return places.map(({ code, name, type, country_name: country, slug }) => ({
    title: `${name} (${code})`,
    path: slug,
    label: `${country} · ${type === "airport" ? t("Airport") : t("Port")}`,
  }));
}
