"""The names of documents, their titles and other words, and how much a query is one of them."""

import math
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from portolan.content.search_terms import name_parts
from portolan.content.store import Cards, ContentStore
from portolan.content.types import Doc
from portolan.core.locale import Locale

MOST_NAMES = 1500
"""A word that more names have tells nothing of its own; only rarer ones lead to a name."""
_ENDING = re.compile(r"(?<=[a-z]{3})(?:ings?|ed|ers?|ments?|es|s)$")


class Names(NamedTuple):
    """The names of a locale's documents, and the file that they come from.

    Attributes:
        names: what the words of each name tell together, and the address of its document.
        holders: the names that have a word, by their place in `names`.
        weights: what a word tells: the rarer it is, the more.
    """

    identity: tuple[int, int]
    names: Sequence[tuple[float, str]]
    holders: Mapping[str, Sequence[int]]
    weights: Mapping[str, float]

    @classmethod
    def of(cls, cards: Cards, locale: Locale) -> "Names":
        """The names of all documents of a locale."""
        pairs = [
            (words, doc.meta.get("moved_to") or doc.path)
            for doc in cards.by_path.values()
            for name in names_of(doc)
            if (words := _words(name, locale))
        ]
        holders: dict[str, list[int]] = defaultdict(list)
        for place, (words, _) in enumerate(pairs):
            for word in words:
                holders[word].append(place)
        total = len(pairs)
        weights = {word: math.log(1 + total / len(held)) for word, held in holders.items()}
        names = [(sum(weights[word] for word in words), path) for words, path in pairs]
        return cls(cards.identity, names, holders, weights)

    def likeness(self, words: frozenset[str]) -> dict[str, float]:
        """Share of words that a query and the closest name of each document share, 0 to 1."""
        unknown = math.log(1 + len(self.names))
        query_weight = sum(self.weights.get(word, unknown) for word in words)
        shared: dict[int, float] = defaultdict(float)
        for word in words:
            held, weight = self.holders.get(word, ()), self.weights.get(word, 0.0)
            for place in held if len(held) <= MOST_NAMES else ():
                shared[place] += weight
        best: dict[str, float] = {}
        for place, common in shared.items():
            name_weight, path = self.names[place]
            likeness = common / (query_weight + name_weight - common)
            if likeness > best.get(path, 0.0):
                best[path] = likeness
        return best


_known: dict[str, Names] = {}


def likeness(store: ContentStore, query: str, locale: Locale) -> Mapping[str, float]:
    """Likeness of a query to the names of each document, by address: 1 is an exact name."""
    cards = store.cards(locale.code)
    cached = _known.get(locale.code)
    if cached is None or cached.identity != cards.identity:
        cached = _known[locale.code] = Names.of(cards, locale)
    return cached.likeness(_words(query, locale))


def names_of(doc: Doc) -> Iterator[str]:
    """The title of a document and its other words, in all languages."""
    meta = doc.meta
    others = (*meta.get("aliases", ()), *meta.get("english_aliases", ()))
    for name in (doc.title, meta.get("english"), meta.get("abbreviation"), *others):
        if name:
            yield str(name)


def _words(text: str, locale: Locale) -> frozenset[str]:
    """The words of a text in one form each, or its pairs of characters."""
    same = _synonyms(locale)
    folded = text.casefold()
    if locale.search.in_pairs:
        for other, word in same.items():
            if len(other) > 1 and word not in folded:
                folded = folded.replace(other, word)
        return frozenset(name_parts(folded, locale))
    forms = map(_form, name_parts(folded, locale))
    return frozenset(same.get(form, form) for form in forms)


@cache
def _synonyms(locale: Locale) -> Mapping[str, str]:
    """Each word that has synonyms, with the one that stands for all of them."""
    form = str if locale.search.in_pairs else _form
    groups = (group.split() for group in locale.search.synonyms)
    return {form(other): form(word) for word, *others in groups for other in others}


def _form(word: str) -> str:
    """A word without its ending: `shipping` and `ship` are one."""
    stem = _ENDING.sub("", word)
    return stem[:-1] if len(stem) > 3 and stem[-1] in (stem[-2], "e") else stem
