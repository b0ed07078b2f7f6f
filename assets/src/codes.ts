/** The answer of `/api/hs`, as suggestions of a combobox. */

import type { CodeMatches, MatchShape } from "./generated/answers";
import { t } from "./i18n";
import { checked, type Suggestion } from "./search/suggestions";

const HOME = "/data/hs-code";

/** The codes; where there are none, the words that may have been meant, as searches. */
export function codesOf(answer: unknown): Suggestion[] {
  const { codes, suggestions } = answer as CodeMatches;
  return codes.length > 0 ? codes.map(toCode) : suggestions.map(toSearch);
}

function toCode(match: MatchShape): Suggestion {
  const { dotted, text, lang, slug } = checked(match, ["dotted", "text", "lang", "slug"]);
  return { title: text, path: `${HOME}/${slug}`, label: dotted, lang };
}

function toSearch(words: unknown): Suggestion {
  if (typeof words !== "string") throw new TypeError("Words that are no text");
  const path = `${HOME}?${new URLSearchParams({ q: words }).toString()}`;
  return { title: t("Did you mean “{{words}}”?", { words }), path, label: "" };
}
