"""Search by words: everyday names first, then the texts.

A name that is the whole query leads, and so does one beside a material: nothing else is then shown
but what lies under the same headings. Then come the codes whose own text holds every word, then
those of the names within the query, then those that need the texts above them too. Within one
reason what counts is how rare the words are (BM25), whether the text begins with them, and the
level: headings before chapters before subheadings. Only if no code has all words are those shown
that have some.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from itertools import groupby
from typing import NamedTuple

from portolan.domain.hs.by_name import Named, NamedCodes, by_name, materials_in, units_of
from portolan.domain.hs.made_of import OTHER, articles_of, sentence
from portolan.domain.hs.result import MatchReason
from portolan.domain.hs.store import HsStore
from portolan.domain.hs.terms import terms_of

WEIGHTS = "6.0, 6.0, 4.0, 1.0, 0.3"
"""Of the columns of the index: head, own, everyday, above, aside."""
LEVELS = {"heading": 1.3, "chapter": 1.15, "subheading": 1.0, "section": 0.8}
LEADING = {"heading": 2.2, "chapter": 2.6, "subheading": 1.6, "section": 1.5}
"""For texts that begin with the words: the wider code is then the better answer."""
CANDIDATES = 120
WORTH_SHOWING = 0.35
"""Of codes that have some of the words, those are shown that are this good beside the best."""
SHORTEST_BEGINNING = 3


class Found(NamedTuple):
    """Why a code matches, by which everyday name, and the kind of goods that its sentence is of."""

    why: MatchReason
    name: str = ""
    kind: str = ""


Matches = dict[str, Found]


def by_words(
    store: HsStore, runs: Sequence[str], limit: int, *, also: Sequence[str] = ()
) -> Matches:
    """Return the bare codes that match the words, the best first, each with the reason.

    Args:
        store: where they are looked up.
        runs: the words that say something about goods.
        limit: how many codes at most.
        also: the words with those between them that do not, for names such as plug-in hybrid.
    """
    names = also or runs
    named = by_name(store, names)
    every = _all_of(runs)
    alone = list(names) == list(runs)
    matches = _by_names(named.whole if named.whole or alone else by_name(store, runs).whole)
    _add(matches, _by_names(named.made))
    headings = {code[:4] for code in matches} if named.is_all else set()
    _add(matches, _own(store, every), headings)
    if not named.is_all:
        _add(matches, _by_names(named.within))
    # A common word is above hundreds of codes, and weighing them all takes most of the time.
    if len(matches) < limit and not headings:
        _add(matches, _ranked(_rows(store, every), MatchReason.ABOVE))
    if not matches:
        matches = _unfinished(store, runs) or _ending(store, runs, named)
    return dict(list(matches.items())[:limit])


def is_known(store: HsStore, run: str) -> bool:
    """Whether any text or name has this word."""
    return _matches_any(store, _all_of([run]))


def occur_together(store: HsStore, runs: Sequence[str]) -> bool:
    """Whether any code has all these words in its text or the texts above it."""
    return _matches_any(store, _all_of(runs))


def _add(matches: Matches, more: Matches, headings: Set[str] = frozenset()) -> None:
    """Add matches; those below these headings alone, if there are any."""
    for code, why in more.items():
        if not headings or code[:4] in headings:
            matches.setdefault(code, why)


def _by_names(names: Mapping[str, Named]) -> Matches:
    return {code: _by(one, code) for code, one in names.items()}


def _by(one: Named, code: str) -> Found:
    if one.is_beside:
        return Found(MatchReason.PART, one.name)
    return Found(MatchReason.EVERYDAY, one.name, one.kind if sentence(one.kind, code) else "")


def _ending(store: HsStore, runs: Sequence[str], named: NamedCodes) -> Matches:
    """Codes of what ends a Chinese word, around those that have some of the words."""
    last = _by_names(named.last)
    matches = dict(list(last.items())[:1])
    _add(matches, _unknown(store, runs, named.materials))
    _add(matches, last)
    return matches


def _unknown(store: HsStore, runs: Sequence[str], named: Sequence[str]) -> Matches:
    """Codes that have some of the words: a material is no product, and comes after it."""
    if not named:
        return _with_some(store, runs)
    others = _without_materials(runs)
    matches = _with_some(store, others) if others else {}
    _add(matches, {code: Found(MatchReason.PART, kind=OTHER) for code in articles_of(named)})
    return matches or _with_some(store, runs)


def _without_materials(runs: Sequence[str]) -> list[str]:
    """The words of a query without its materials: of 不锈钢花架 花架 is left."""
    units = units_of(runs)
    named = {place for _, start, end in materials_in(units) for place in range(start, end)}
    left = ((place in named, unit.isascii(), unit) for place, unit in enumerate(units))
    return [
        run
        for (is_material, is_latin), group in groupby(left, key=lambda one: one[:2])
        if not is_material
        for run in _runs_of([unit for _, _, unit in group], is_latin=is_latin)
    ]


def _runs_of(units: Sequence[str], *, is_latin: bool) -> Iterator[str]:
    yield from units if is_latin else ["".join(units)]


def _matches_any(store: HsStore, expression: str) -> bool:
    return bool(store.query("SELECT 1 FROM search WHERE search MATCH ? LIMIT 1", (expression,)))


def _own(store: HsStore, every: str) -> Matches:
    rows = _rows(store, f"own : ({every})")
    if not rows:
        return {}
    statement = "SELECT rowid FROM search WHERE search MATCH ?"
    leading = {row["rowid"] for row in store.query(statement, (f"head : ({every})",))}
    return _ranked(rows, MatchReason.OWN, leading)


def _unfinished(store: HsStore, runs: Sequence[str]) -> Matches:
    """Codes that match an unfinished last word: ``bicyc``."""
    if not runs[-1].isascii() or len(runs[-1]) < SHORTEST_BEGINNING:
        return {}
    return _ranked(_rows(store, f"{_all_of(runs)}*"), MatchReason.PART)


def _with_some(store: HsStore, runs: Sequence[str]) -> Matches:
    terms = dict.fromkeys(term for run in runs for term in terms_of(run))
    rows = _rows(store, " OR ".join(map(_quoted, terms)))
    worth = _worth(rows[0]) if rows else 0.0
    return _ranked([row for row in rows if _worth(row) >= WORTH_SHOWING * worth], MatchReason.PART)


def _rows(store: HsStore, expression: str) -> list[sqlite3.Row]:
    return store.query(
        f"SELECT code.id, code.code, code.level, bm25(search, {WEIGHTS}) AS rank"  # noqa: S608 - constants
        " FROM search JOIN code ON code.id = search.rowid"
        f" WHERE search MATCH ? ORDER BY rank LIMIT {CANDIDATES}",
        (expression,),
    )


def _ranked(
    rows: Iterable[sqlite3.Row], why: MatchReason, leading: Set[int] = frozenset()
) -> Matches:
    ordered = sorted(rows, key=lambda row: _worth(row, leads=row["id"] in leading), reverse=True)
    return {row["code"]: Found(why) for row in ordered}


def _worth(row: sqlite3.Row, *, leads: bool = False) -> float:
    return -float(row["rank"]) * (LEADING if leads else LEVELS)[row["level"]]


def _all_of(runs: Sequence[str]) -> str:
    return " AND ".join(_quoted(" ".join(terms_of(run))) for run in runs)


def _quoted(phrase: str) -> str:
    # A single Chinese character is the beginning of many pairs.
    star = "*" if len(phrase) == 1 and not phrase.isascii() else ""
    return f'"{phrase}"{star}'
