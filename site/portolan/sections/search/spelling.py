"""A reading of a mistyped query: words that no page has, replaced by the closest ones."""

import re
from collections.abc import Collection
from typing import NamedTuple

from portolan.content.search import has_word
from portolan.content.types import Doc
from portolan.core.locale import Locale
from portolan.web.content import store

_WORD = re.compile(r"[a-z][a-z'-]*[a-z]")
SHORTEST, LONG = 4, 7
"""Letters: a shorter word is not corrected; one slip in a short word is allowed, two in a long."""


class KnownWords(NamedTuple):
    """The words of titles and summaries, and the file that they come from."""

    identity: tuple[int, int]
    words: frozenset[str]


_known: dict[str, KnownWords] = {}


def corrected(query: str, locale: Locale) -> str | None:
    """The query with each unknown word replaced by the closest one; None if nothing is to mend."""
    folded = query.casefold()
    slips = [one for one in dict.fromkeys(_WORD.findall(folded)) if _is_unknown(one, locale)]
    mended = {slip: close for slip in slips if (close := _closest(slip, locale))}
    if not mended:
        return None
    return _WORD.sub(lambda word: mended.get(word[0], word[0]), folded)


def _is_unknown(word: str, locale: Locale) -> bool:
    return (
        len(word) >= SHORTEST and word not in _words(locale) and not has_word(store(), word, locale)
    )


def _closest(slip: str, locale: Locale) -> str | None:
    # Loaded with the first slip.
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    allowed = 2 if len(slip) >= LONG else 1
    similar = process.extract(
        slip, _words(locale), scorer=OSA.distance, score_cutoff=allowed, limit=10
    )
    ordered = sorted(similar, key=lambda match: (match[1], match[0][0] != slip[0], match[0]))
    return ordered[0][0] if ordered else None


def _words(locale: Locale) -> Collection[str]:
    """The words of all titles, other names and summaries, read once for each file."""
    cards = store().cards(locale.code)
    cached = _known.get(locale.code)
    if cached is None or cached.identity != cards.identity:
        texts = " ".join(map(_text, cards.by_path.values()))
        words = frozenset(_WORD.findall(texts.casefold()))
        cached = _known[locale.code] = KnownWords(cards.identity, words)
    return cached.words


def _text(doc: Doc) -> str:
    names = (*doc.meta.get("aliases", ()), *doc.meta.get("english_aliases", ()))
    return " ".join((doc.title, doc.summary, str(doc.meta.get("english") or ""), *map(str, names)))
