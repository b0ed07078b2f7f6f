"""The errands that a query asks for, by the words of their phrases."""

import re
from collections import defaultdict
from collections.abc import Collection, Mapping, Set
from functools import cache
from pathlib import Path

from portolan.domain.table import rows
from portolan.sections.search.errands import ERRANDS, Errand

TABLE = Path(__file__).with_name("phrases.csv")
_WORD = re.compile(r"[^\W_]+")
_SMALL_WORDS = frozenset(
    "a an the of for to in on at your our us we i it is are do does what how much can you "
    "and me my please number find get who logistics".split()
)
ENOUGH, ENOUGH_WITHOUT_SPACES = 0.6, 0.5
"""The share of a query that has to be a phrase: `press contact`, not `press release of goods`."""
EXACT = 1.5


def errands_for(query: str, most: int = 1) -> list[Errand]:
    """The pages whose phrases are most of a query, the closest first."""
    folded = " ".join(query.casefold().split())
    given = words(folded)
    worth = {errand.path: _worth(errand, folded, given) for errand in ERRANDS}
    ranked = sorted(ERRANDS, key=lambda each: -worth[each.path])
    enough = ENOUGH if folded.isascii() else ENOUGH_WITHOUT_SPACES
    return [each for each in ranked[:most] if worth[each.path] >= enough]


def _worth(errand: Errand, query: str, given: Set[str]) -> float:
    """The share of the query that the phrases of an errand are."""
    phrases = _phrases()[errand.path]
    if query in phrases:
        return EXACT
    held = frozenset[str]().union(*(one for one in phrases.values() if one <= given))
    return max(_written_on(phrases, query), len(held) / max(len(given), 1))


def _written_on(phrases: Collection[str], query: str) -> float:
    """The share of the characters of a text without spaces that belong to a phrase."""
    matches = [phrase for phrase in phrases if not phrase.isascii() and phrase in query]
    held = {
        at + place
        for phrase in matches
        for at in [query.index(phrase)]
        for place in range(len(phrase))
    }
    return len(held) / max(len(query), 1)


@cache
def _phrases() -> Mapping[str, Mapping[str, frozenset[str]]]:
    """The phrases of each page, in all languages, with their words where these have spaces."""
    phrases: dict[str, dict[str, frozenset[str]]] = defaultdict(dict)
    for row in rows(TABLE, ("path", "phrases")):
        for one in row["phrases"].split("|"):
            phrases[row["path"]][one] = words(one) if one.isascii() else frozenset()
    return phrases


def words(text: str) -> frozenset[str]:
    """The words that tell, without the s of a plural."""
    words = (word for word in _WORD.findall(text) if word not in _SMALL_WORDS)
    return frozenset(word.removesuffix("s") for word in words)
