/** The answer of `/api/hs`, as suggestions of a combobox. */

import type { CodeMatches, MatchShape } from "./generated/answers";
import { t } from "./i18n";
import type { Suggestion } from "./search/suggestions";

const HOME = "/data/hs-code";

/** The codes; where there are none, the words that may have been meant, as searches. */
export function codesOf(answer: unknown): Suggestion[] {
  const { codes, suggestions } = answer as CodeMatches;
  return codes.length > 0 ? codes.map(toCode) : suggestions.map(toSearch);
}

function toCode({ dotted, text, lang, slug }: MatchShape): Suggestion {
  return { title: text, path: `${HOME}/${slug}`, label: dotted, lang };
}

function toSearch(words: string): Suggestion {
  const path = `${HOME}?${new URLSearchParams({ q: words }).toString()}`;
  return { title: t("Did you mean “{{words}}”?", { words }), path, label: "" };
}
