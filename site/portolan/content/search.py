"""Site search: full text in every language, ranked.

A page is a candidate if it holds anything of what is asked for. What counts is how rare the words
are that it holds and where (BM25, the title above the text), then whether it holds all of them,
whether its title does or is in the query, and what kind of page it is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import NamedTuple

from markupsafe import Markup

from portolan.content.search_names import likeness
from portolan.content.search_snippet import matcher, snippet
from portolan.content.search_terms import Terms, terms
from portolan.content.store import ContentStore
from portolan.content.types import CONTENT_TYPES, ContentType
from portolan.core.locale import Locale

TITLE_WEIGHT, BODY_WEIGHT = 8.0, 1.0
ALL_IN_TITLE, TITLE_IN_QUERY, ALL_IN_PAGE, NAMED = 2.0, 1.8, 1.6, 3.0
CANDIDATES = 400
WORTH_SHOWING = 0.2
"""A page is shown if it is at least this good, measured by the best one."""


class SearchablePage(NamedTuple):
    """A page that a search may find."""

    id: int
    kind: ContentType
    path: str
    title: str
    lang: str | None


class Candidate(NamedTuple):
    """A page that holds some of what is asked for, and its rank by BM25: the lower, the better."""

    id: int
    kind: ContentType
    path: str
    title: str
    lang: str | None
    rank: float


@dataclass(frozen=True)
class Result:
    """A page that matches a query."""

    title: str
    path: str
    label: object
    section: str
    snippet: Markup
    lang: str | None


@dataclass(frozen=True)
class Results:
    """One page of results, and the number of results in each section."""

    items: list[Result]
    total: int
    sections: dict[str, int]


NOTHING = Results([], 0, {})

_known: dict[str, tuple[tuple[int, int], Mapping[int, SearchablePage]]] = {}


def search(
    store: ContentStore,
    query: str,
    locale: Locale,
    *,
    section: str = "",
    limit: int = 10,
    offset: int = 0,
) -> Results:
    """The pages that match `query`, the best first."""
    query_terms = terms(query, locale)
    matches = _ranked(store, query, query_terms, locale) if query_terms else []
    if not matches:
        return NOTHING
    chosen = [match for match in matches if not section or _section(match) == section]
    page = _results(store, chosen[offset : offset + limit], query, locale)
    return Results(page, len(chosen), _count(matches))


def suggest(store: ContentStore, query: str, locale: Locale, limit: int = 8) -> list[Result]:
    """Pages whose title has the words of `query`, the last of which may be unfinished."""
    query_terms = terms(query, locale)
    if not query_terms:
        return []
    matches = _matches(store, f"title : ({query_terms.unfinished})", locale)
    return [_result(match, Markup()) for match in matches[:limit]]


def has_word(store: ContentStore, word: str, locale: Locale) -> bool:
    """Whether a page has a word of Latin letters, in whatever form."""
    table = locale.search_table
    statement = f"SELECT 1 FROM {table} WHERE {table} MATCH ? LIMIT 1"  # noqa: S608 - constants
    return bool(store.query(statement, (f'"{word}"',)))


def _ranked(store: ContentStore, query: str, query_terms: Terms, locale: Locale) -> list[Candidate]:
    """The candidates that are relevant enough, the best first."""
    in_page = _ids(store, query_terms.all, locale)
    in_title = _ids(store, f"title : ({query_terms.all})", locale)
    folded = query.casefold()
    named = likeness(store, query, locale)

    def worth(match: Candidate) -> float:
        value = -match.rank * match.kind.rank
        value *= 1 + NAMED * named.get(match.path, 0.0)
        if match.id in in_page:
            value *= ALL_IN_PAGE
        if match.id in in_title:
            return value * ALL_IN_TITLE
        return value * TITLE_IN_QUERY if _is_named(match.title, folded) else value

    valued = [(worth(match), match) for match in _matches(store, query_terms.any, locale)]
    valued.sort(key=itemgetter(0), reverse=True)
    return [match for value, match in valued if value >= WORTH_SHOWING * valued[0][0]]


def _is_named(title: str, folded: str) -> bool:
    """Whether a query holds a title of several words, and more: `bill of lading sample`."""
    name = title.casefold()
    return name in folded and (" " in name or not name.isascii())


def _ids(store: ContentStore, expression: str, locale: Locale) -> set[int]:
    table = locale.search_table
    rows = store.query(f"SELECT rowid FROM {table} WHERE {table} MATCH ?", (expression,))  # noqa: S608 - constants
    return {row["rowid"] for row in rows}


def _matches(store: ContentStore, expression: str, locale: Locale) -> list[Candidate]:
    """The pages that match an expression, with their ranks, the best first."""
    table = locale.search_table
    rows = store.query(
        f"SELECT rowid, bm25({table}, {TITLE_WEIGHT}, {BODY_WEIGHT}) AS rank"  # noqa: S608 - constants
        f" FROM {table} WHERE {table} MATCH ? ORDER BY rank LIMIT {CANDIDATES}",
        (expression,),
    )
    pages = _pages(store, locale)
    ranked = ((pages.get(row["rowid"]), row["rank"]) for row in rows)
    return [Candidate(*page, rank) for page, rank in ranked if page]


def _pages(store: ContentStore, locale: Locale) -> Mapping[int, SearchablePage]:
    """The pages that a search finds, by their ids, read once for each file."""
    cards = store.cards(locale.code)
    cached = _known.get(locale.code)
    if cached is None or cached[0] != cards.identity:
        rows = store.query(
            "SELECT id, type, path, title, lang FROM document WHERE locale = ?", (locale.code,)
        )
        kinds = {kind.name: kind for kind in CONTENT_TYPES.values() if kind.searchable}
        pages = {
            row["id"]: SearchablePage(row["id"], kinds[row["type"]], *row[2:])
            for row in rows
            if row["type"] in kinds and row["path"] not in cards.moved
        }
        cached = _known[locale.code] = (cards.identity, pages)
    return cached[1]


def _marks(values: Sequence[object]) -> str:
    return ",".join("?" * len(values))


def _section(match: Candidate) -> str:
    return str(match.kind.searchable)


def _count(matches: Sequence[Candidate]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for match in matches:
        counts[_section(match)] = counts.get(_section(match), 0) + 1
    return counts


def _results(
    store: ContentStore, matches: Sequence[Candidate], query: str, locale: Locale
) -> list[Result]:
    """The results of a page, each with its excerpt."""
    rows = store.query(
        f"SELECT id, summary, text FROM document WHERE id IN ({_marks(matches)})",  # noqa: S608 - question marks
        tuple(match.id for match in matches),
    )
    texts = {row["id"]: f"{row['summary']}\n{row['text']}" for row in rows}
    pattern = matcher(query, locale)
    return [_result(match, snippet(texts[match.id], pattern, locale)) for match in matches]


def _result(match: Candidate, excerpt: Markup) -> Result:
    return Result(
        title=match.title,
        path=match.path,
        label=match.kind.label,
        section=_section(match),
        snippet=excerpt,
        lang=match.lang,
    )
