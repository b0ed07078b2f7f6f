"""The errands that a query asks for, by the words of their phrases."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from functools import cache
from itertools import chain, islice
from pathlib import Path
from typing import NamedTuple

from flask import current_app

from portolan.content.search_terms import telling_words
from portolan.core.brand import BRAND
from portolan.core.locales import DEFAULT_LOCALE, LOCALES, typed
from portolan.domain.table import rows
from portolan.sections.search.result import Direct
from portolan.web.content import store
from portolan.web.locale import current_locale
from portolan.web.section import sections_of

COLUMNS = ("path", "phrases", "alone")
"""Those of the table of phrases that a section has."""
_WORD = re.compile(r"[a-z0-9]+|[^\W_a-z0-9]+")
_SMALL_WORDS = frozenset((*typed("beside an errand"), *BRAND.name.casefold().split()))
"""Words that say nothing of the page: who runs Portolan is asked as who runs this."""
_WITHOUT_SPACES = next((one for one in LOCALES if one.search.in_pairs), LOCALES[0])
_OF_THE_TRADE = frozenset(typed("of the trade"))
"""Words that nearly every query has: they count if they belong to a phrase."""
ENOUGH, ENOUGH_WITHOUT_SPACES = 0.6, 0.5
"""The share of a query that has to be a phrase: `press contact`, not `press release of goods`."""
EXACT, ALONE, MOST = 1.5, 0.8, 2
LONGEST = 100
"""Characters of a phrase; of two that tell alone, the longer one counts more."""


class Phrases(NamedTuple):
    """The phrases of all pages.

    Attributes:
        whole: each phrase, with the address of its page.
        by_word: the words of those in a language with spaces, by one word of each.
        without_spaces: the words of the others, by the first of each.
        alone: phrases that tell the page whatever stands beside them, with its address.
    """

    whole: Mapping[str, str]
    by_word: Mapping[str, Sequence[tuple[frozenset[str], str]]]
    without_spaces: Mapping[str, Sequence[tuple[Sequence[str], str]]]
    alone: Mapping[str, str]


def errands(query: str) -> Iterator[Direct]:
    """The page whose phrases cover most of a query, and another that a phrase tells alone."""
    folded = " ".join(query.casefold().split())
    worth = _worths(folded, words(folded))
    enough = ENOUGH if folded.isascii() else ENOUGH_WITHOUT_SPACES
    for path in sorted(worth, key=lambda path: -worth[path])[:MOST]:
        if worth[path] >= enough and (page := page_of(path)):
            yield page
        enough = ALONE


def told_alone(query: str) -> Iterator[Direct]:
    """The pages that a phrase tells whatever stands beside it: the train beside a lane."""
    folded = " ".join(query.casefold().split())
    paths = dict.fromkeys(path for _phrase, path in _sure(folded, words(folded)))
    yield from islice(filter(None, map(page_of, paths)), MOST)


def _sure(query: str, given: Set[str]) -> Iterator[tuple[str, str]]:
    """Yield the phrases in a query that tell a page alone, with its address."""
    for phrase, path in phrases().alone.items():
        if phrase in query and (not phrase.isascii() or words(phrase) <= given):
            yield phrase, path


def page_of(path: str) -> Direct | None:
    """A page that has phrases: an errand of its section, or a document; none of a closed form."""
    for section in sections_of(current_app):
        is_offered = section.offers.get(path)
        for one in section.errands if is_offered is None or is_offered() else ():
            if one.path == path:
                return Direct(str(one.kind), str(one.title), path, str(one.text))
    doc = store().cards(current_locale().code).by_path.get(path)
    return Direct(str(doc.type.label), doc.title, path, doc.summary) if doc else None


def _worths(query: str, given: Set[str]) -> Mapping[str, float]:
    """How much of a query the phrases of each page cover, from 0 to 1, by the page's address."""
    known = phrases()
    held: dict[str, set[str]] = defaultdict(set)
    for word in given:
        for phrase, path in known.by_word.get(word, ()):
            held[path] |= phrase if phrase <= given else set()
    telling = given - _OF_THE_TRADE
    worth = defaultdict(
        float, {path: len(each) / len(each | telling) for path, each in held.items() if each}
    )
    parts = [*telling_words(query, _WITHOUT_SPACES)]
    for text in (query, "".join(parts)):
        if path := known.whole.get(text, ""):
            worth[path] = EXACT
    length = sum(len(word) for word in parts if word not in _OF_THE_TRADE)
    for path, covered in () if query.isascii() else _covered(query).items():
        worth[path] = max(worth[path], len(covered) / max(len(covered), length, 1))
    for sure, path in _sure(query, given):
        worth[path] = max(worth[path], ALONE + len(sure) / LONGEST)
    return worth


def _covered(query: str) -> Mapping[str, set[int]]:
    """The characters of a text that phrases without spaces cover, by the address of each page."""
    covered: dict[str, set[int]] = defaultdict(set)
    begun = (several for word, several in phrases().without_spaces.items() if word in query)
    for phrase, path in chain.from_iterable(begun):
        if all(word in query for word in phrase):
            for word in phrase:
                at = query.index(word)
                covered[path].update(range(at, at + len(word)))
    return covered


def phrases() -> Phrases:
    """The phrases of all sections."""
    return _phrases(tuple(each.phrases for each in sections_of(current_app)))


@cache
def _phrases(tables: Sequence[Path]) -> Phrases:
    """The phrases of all tables, in all languages."""
    whole: dict[str, str] = {}
    by_word: dict[str, list[tuple[frozenset[str], str]]] = defaultdict(list)
    without_spaces: dict[str, list[tuple[Sequence[str], str]]] = defaultdict(list)
    alone: dict[str, str] = {}
    present = (table for table in tables if table.exists())
    for row in (row for table in present for row in rows(table, COLUMNS)):
        alone |= dict.fromkeys(filter(None, row["alone"].split("|")), row["path"])
        for one in row["phrases"].split("|"):
            whole.setdefault(one, row["path"])
            if not one.isascii():
                parts = _parts(one)
                without_spaces[parts[0]].append((parts, row["path"]))
            elif phrase_words := words(one):
                by_word[min(phrase_words)].append((phrase_words, row["path"]))
    return Phrases(whole, by_word, without_spaces, alone)


def _parts(phrase: str) -> Sequence[str]:
    """The words of a phrase without spaces; one with a word of one character stays whole."""
    cut = _WITHOUT_SPACES.script.words
    parts = tuple(cut(phrase)) if cut else (phrase,)
    return parts if all(len(part) > 1 for part in parts) else (phrase,)


def words(text: str) -> frozenset[str]:
    """The meaningful words, without the s of a plural."""
    words = (word for word in _WORD.findall(text) if word not in _SMALL_WORDS)
    same = _synonyms()
    return frozenset(same.get(word, word).removesuffix("s") for word in words)


@cache
def _synonyms() -> Mapping[str, str]:
    """Words that mean the same, with the one that stands for them; those of the trade stay."""
    groups = (group.split() for group in DEFAULT_LOCALE.search.synonyms)
    replaced = (group for group in groups if group[0].removesuffix("s") not in _OF_THE_TRADE)
    return {other: word for word, *others in replaced for other in others}
