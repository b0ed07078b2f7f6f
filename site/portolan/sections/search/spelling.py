"""Correction of a mistyped query: words that no page has are replaced by the closest ones."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from portolan.content.search import has_word
from portolan.content.search_names import names_of
from portolan.core.locale import Locale
from portolan.sections.search.homophones import sounded
from portolan.web.content import store

_WORD = re.compile(r"[a-z][a-z'-]*[a-z]")
SHORTEST, LONG = 4, 7
"""Letters: a shorter word is not corrected; one slip in a short word is allowed, two in a long."""


class KnownWords(NamedTuple):
    """The words of names and summaries, and the file that they come from.

    Attributes:
        words: each with the number of names that have it.
    """

    identity: tuple[int, int]
    words: Mapping[str, int]


_known: dict[str, KnownWords] = {}


def corrected(query: str, locale: Locale) -> str | None:
    """The query with each unknown word replaced by the closest one; None if nothing is to mend."""
    folded = query.casefold()
    slips = [one for one in dict.fromkeys(_WORD.findall(folded)) if _is_unknown(one, locale)]
    mended = {slip: close for slip in slips if (close := _closest(slip, locale))}
    if not mended:
        return sounded(query, locale) if locale.search.in_pairs else None
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
    words = _words(locale)
    similar = process.extract(
        slip, words.keys(), scorer=OSA.distance, score_cutoff=allowed, limit=20
    )
    best = min(
        similar,
        key=lambda match: _distance(slip, match[0], match[1], words),
        default=None,
    )
    return best[0] if best else None


def _distance(slip: str, word: str, edits: float, words: Mapping[str, int]) -> tuple[object, ...]:
    """Sort key of a word by its likeness to a mistyped one: the likeliest first."""
    return edits, not words[word], word[0] != slip[0], abs(len(word) - len(slip)), -words[word]


def _words(locale: Locale) -> Mapping[str, int]:
    """The words of all titles, other names and summaries, read once for each file."""
    cards = store().cards(locale.code)
    cached = _known.get(locale.code)
    if cached is None or cached.identity != cards.identity:
        docs = cards.by_path.values()
        words = Counter(dict.fromkeys(_words_in(doc.summary for doc in docs), 0))
        words.update(_words_in(name for doc in docs for name in names_of(doc)))
        cached = _known[locale.code] = KnownWords(cards.identity, words)
    return cached.words


def _words_in(texts: Iterable[str]) -> list[str]:
    return _WORD.findall(" ".join(texts).casefold())
