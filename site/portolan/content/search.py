"""Site search: full text in every language, ranked.

A page is a candidate if it holds anything of what is asked for. What counts is how rare the words
are that it holds and where (BM25, the title above the text), then whether it holds all of them,
whether its title does or is in the query, and what kind of page it is.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter

from markupsafe import Markup

from portolan.content.search_names import likeness
from portolan.content.search_snippet import snippet
from portolan.content.search_terms import Terms, terms
from portolan.content.store import ContentStore
from portolan.content.types import CONTENT_TYPES
from portolan.core.locale import Locale

TITLE_WEIGHT, BODY_WEIGHT = 8.0, 1.0
ALL_IN_TITLE, TITLE_IN_QUERY, ALL_IN_PAGE, NAMED = 2.0, 1.8, 1.6, 3.0
CANDIDATES = 400
WORTH_SHOWING = 0.2
"""A page is shown if it is at least this good, measured by the best one."""


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
    page = [_result(store, match, query, locale) for match in chosen[offset : offset + limit]]
    return Results(page, len(chosen), _count(matches))


def suggest(store: ContentStore, query: str, locale: Locale, limit: int = 8) -> list[Result]:
    """Pages whose title has the words of `query`, the last of which may be unfinished."""
    query_terms = terms(query, locale)
    if not query_terms:
        return []
    matches = _matches(store, f"title : ({query_terms.unfinished})", locale)
    return [_result(store, match, "", locale) for match in matches[:limit]]


def has_word(store: ContentStore, word: str, locale: Locale) -> bool:
    """Whether a page has a word of Latin letters, in whatever form."""
    table = locale.search_table
    statement = f"SELECT 1 FROM {table} WHERE {table} MATCH ? LIMIT 1"  # noqa: S608 - constants
    return bool(store.query(statement, (f'"{word}"',)))


def _ranked(
    store: ContentStore, query: str, query_terms: Terms, locale: Locale
) -> list[sqlite3.Row]:
    """The candidates that are relevant enough, the best first."""
    in_page = _ids(store, query_terms.all, locale)
    in_title = _ids(store, f"title : ({query_terms.all})", locale)
    folded = query.casefold()
    named = likeness(store, query, locale)

    def worth(match: sqlite3.Row) -> float:
        value = -float(match["rank"]) * CONTENT_TYPES[match["type"]].rank
        value *= 1 + NAMED * named.get(match["path"], 0.0)
        if match["id"] in in_page:
            value *= ALL_IN_PAGE
        if match["id"] in in_title:
            return value * ALL_IN_TITLE
        return value * TITLE_IN_QUERY if _is_named(match["title"], folded) else value

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


def _matches(store: ContentStore, expression: str, locale: Locale) -> list[sqlite3.Row]:
    table = locale.search_table
    kinds = [kind.name for kind in CONTENT_TYPES.values() if kind.searchable]
    # Those that have moved are named: to read it in each match would take as long as the search.
    moved = store.cards(locale.code).moved
    return store.query(
        f"SELECT d.id, d.type, d.path, d.title, d.lang,"  # noqa: S608 - constants and question marks
        f" bm25({table}, {TITLE_WEIGHT}, {BODY_WEIGHT}) AS rank"
        f" FROM {table} JOIN document d ON d.id = {table}.rowid"
        f" WHERE {table} MATCH ? AND d.type IN ({_marks(kinds)})"
        f" AND d.path NOT IN ({_marks(moved)})"
        f" ORDER BY rank LIMIT {CANDIDATES}",
        (expression, *kinds, *moved),
    )


def _marks(values: Sequence[str]) -> str:
    return ",".join("?" * len(values))


def _section(match: sqlite3.Row) -> str:
    return str(CONTENT_TYPES[match["type"]].searchable)


def _count(matches: Sequence[sqlite3.Row]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for match in matches:
        counts[_section(match)] = counts.get(_section(match), 0) + 1
    return counts


def _result(store: ContentStore, match: sqlite3.Row, query: str, locale: Locale) -> Result:
    text = ""
    if query:
        row = store.query("SELECT summary, text FROM document WHERE id = ?", (match["id"],))[0]
        text = f"{row['summary']}\n{row['text']}"
    return Result(
        title=match["title"],
        path=match["path"],
        label=CONTENT_TYPES[match["type"]].label,
        section=_section(match),
        snippet=snippet(text, query, locale) if query else Markup(),
        lang=match["lang"],
    )
