"""The errands that a query asks for, by the words of their phrases."""

import re
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence, Set
from functools import cache
from pathlib import Path
from typing import NamedTuple

from portolan.content.search_terms import told
from portolan.core.locales import LOCALES, typed
from portolan.domain.table import rows
from portolan.sections.search.errands import ERRANDS, Errand

TABLE = Path(__file__).with_name("phrases.csv")
_WORD = re.compile(r"[^\W_]+")
_SMALL_WORDS = frozenset(typed("beside an errand"))
_WITHOUT_SPACES = next((one for one in LOCALES if one.search.in_pairs), LOCALES[0])
_OF_THE_TRADE = frozenset(typed("of the trade"))
"""Words that nearly every query has: they count if they belong to a phrase."""
ENOUGH, ENOUGH_WITHOUT_SPACES = 0.6, 0.5
"""The share of a query that has to be a phrase: `press contact`, not `press release of goods`."""
EXACT = 1.5


class Phrases(NamedTuple):
    """The phrases of all pages.

    Attributes:
        whole: each phrase, with the address of its page.
        by_word: the words of those in a language with spaces, by one word of each.
        without_spaces: the others of each page.
    """

    whole: Mapping[str, str]
    by_word: Mapping[str, Sequence[tuple[frozenset[str], str]]]
    without_spaces: Mapping[str, Sequence[str]]


def errands_for(query: str, most: int = 1) -> list[Errand]:
    """The pages whose phrases cover most of a query, the closest first."""
    folded = " ".join(query.casefold().split())
    worth = _worths(folded, words(folded))
    ranked = sorted(ERRANDS, key=lambda each: -worth.get(each.path, 0.0))
    enough = ENOUGH if folded.isascii() else ENOUGH_WITHOUT_SPACES
    return [each for each in ranked[:most] if worth.get(each.path, 0.0) >= enough]


def _worths(query: str, given: Set[str]) -> Mapping[str, float]:
    """How much of a query the phrases of each page cover, from 0 to 1, by the page's address."""
    phrases = _phrases()
    held: dict[str, set[str]] = defaultdict(set)
    for word in given:
        for phrase, path in phrases.by_word.get(word, ()):
            held[path] |= phrase if phrase <= given else set()
    telling = given - _OF_THE_TRADE
    worth = defaultdict(
        float, {path: len(each) / len(each | telling) for path, each in held.items() if each}
    )
    words_told = [*told(query, _WITHOUT_SPACES)]
    for text in (query, "".join(words_told)):
        if path := phrases.whole.get(text, ""):
            worth[path] = EXACT
    length = sum(len(word) for word in words_told if word not in _OF_THE_TRADE)
    for path, several in () if query.isascii() else phrases.without_spaces.items():
        worth[path] = max(worth[path], _written_on(several, query, length))
    return worth


def _written_on(phrases: Collection[str], query: str, length: int) -> float:
    """The share of a text's telling characters that phrases cover, without spaces."""
    held = {
        at + place
        for phrase in phrases
        if phrase in query
        for at in [query.index(phrase)]
        for place in range(len(phrase))
    }
    return len(held) / max(len(held), length, 1)


@cache
def _phrases() -> Phrases:
    """The phrases of the table, in all languages."""
    whole: dict[str, str] = {}
    by_word: dict[str, list[tuple[frozenset[str], str]]] = defaultdict(list)
    without_spaces: dict[str, list[str]] = defaultdict(list)
    for row in rows(TABLE, ("path", "phrases")):
        for one in row["phrases"].split("|"):
            whole.setdefault(one, row["path"])
            if not one.isascii():
                without_spaces[row["path"]].append(one)
            elif phrase_words := words(one):
                by_word[min(phrase_words)].append((phrase_words, row["path"]))
    return Phrases(whole, by_word, without_spaces)


def words(text: str) -> frozenset[str]:
    """The meaningful words, without the s of a plural."""
    words = (word for word in _WORD.findall(text) if word not in _SMALL_WORDS)
    return frozenset(word.removesuffix("s") for word in words)
