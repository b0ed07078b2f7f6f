"""Correction of a mistyped query: words that no page has are replaced by the closest ones."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from math import log10
from typing import NamedTuple

from portolan.content.search import has_word
from portolan.content.search_names import likeness, names_of
from portolan.core.locale import Locale
from portolan.sections.search.homophones import sounded, spelled
from portolan.web.content import store

_WORD = re.compile(r"[a-z][a-z'-]*[a-z]")
NAMED = 0.99
"""Likeness of a query that is a name."""
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
    named = spelled(folded, locale) if locale.search.in_pairs else None
    folded = named or folded
    typed = dict.fromkeys(_WORD.findall(folded))
    rare = [one for one in typed if len(one) >= SHORTEST and one not in _words(locale)]
    slips = [one for one in rare if not has_word(store(), one, locale)]
    mended: Mapping[str, str] = {
        slip: close for slip in slips if (close := _closest(slip, folded, locale))
    }
    if not mended and len(rare) == 1:
        mended = _made_a_name(rare[0], folded, locale)
    if not mended:
        return named or (sounded(query, locale) if locale.search.in_pairs else None)
    return _WORD.sub(lambda word: mended.get(word[0], word[0]), folded)


def _made_a_name(word: str, query: str, locale: Locale) -> Mapping[str, str]:
    """The word that makes a query the name of a page, in place of one that only texts have."""
    close = _closest(word, query, locale)
    if close and is_a_name(query.replace(word, close), locale):
        return {word: close}
    return {}


def is_a_name(query: str, locale: Locale) -> bool:
    """Whether a query is the name of a page."""
    return _named(query, locale) > NAMED


def _named(query: str, locale: Locale) -> float:
    """The likeness of a query to the closest name."""
    return max(likeness(store(), query, locale).values(), default=0.0)


def _closest(slip: str, query: str, locale: Locale) -> str | None:
    # Loaded with the first slip.
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    allowed = 2 if len(slip) >= LONG else 1
    words = _words(locale)
    similar = process.extract(
        slip, words.keys(), scorer=OSA.distance, score_cutoff=allowed, limit=20
    )
    fewest = min((edits for _, edits, _ in similar), default=0)
    closest = [word for word, edits, _ in similar if edits == fewest]
    if len(closest) < 2:
        return next(iter(closest), None)
    return min(closest, key=lambda word: _distance(slip, word, query, locale))


def _distance(slip: str, word: str, query: str, locale: Locale) -> tuple[object, ...]:
    """Sort key of a word by its likeness to a mistyped one: what makes a name comes first."""
    named = round(_named(query.replace(slip, word), locale), 1)
    count = _words(locale)[word]
    commonness = round(log10(1 + count))
    is_first = word[0] == slip[0]
    return -named, -commonness, not is_first, abs(len(word) - len(slip)), -count


def _words(locale: Locale) -> Mapping[str, int]:
    """The words of all titles, other names and summaries, read once for each file."""
    cards = store().cards(locale.code)
    cached = _known.get(locale.code)
    if cached is None or cached.identity != cards.identity:
        docs = cards.by_path.values()
        known = (*(doc.summary for doc in docs), *locale.search.synonyms, *locale.search.unasked)
        words = Counter(dict.fromkeys(_words_in(known), 0))
        words.update(_words_in(name for doc in docs for name in names_of(doc)))
        cached = _known[locale.code] = KnownWords(cards.identity, words)
    return cached.words


def _words_in(texts: Iterable[str]) -> list[str]:
    return _WORD.findall(" ".join(texts).casefold())
