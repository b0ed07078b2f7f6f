"""Site search: full text in every language, ranked.

A page is a candidate if it holds anything of what is asked for. What counts is how rare the words
are that it holds and where (BM25, the title above the text), then whether it holds all of them,
whether its title does or is in the query, and what kind of page it is.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from heapq import nsmallest
from itertools import chain
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
WORTH_SHOWING = 0.2
"""A page is shown if it is at least this good, measured by the best one."""


class SearchablePage(NamedTuple):
    """A page that a search may find.

    Attributes:
        name: the title as queries are compared with it, if it is more than one word.
    """

    id: int
    kind: ContentType
    path: str
    title: str
    lang: str | None
    name: str | None


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

LIKELY = 0.005
"""Share of titles and summaries with a word, from which on half of all texts may have it."""


class Known(NamedTuple):
    """The pages of a locale that a search finds, and the file that they come from.

    Attributes:
        by_id: the pages by their ids.
        common: words that half of the pages hold, quoted for the index.
    """

    identity: tuple[int, int]
    by_id: Mapping[int, SearchablePage]
    common: Set[str]


_known: dict[str, Known] = {}


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
    chosen = [page for page in matches if not section or _section(page) == section]
    items = _results(store, chosen[offset : offset + limit], query, locale)
    return Results(items, len(chosen), _by_section(matches))


def suggest(store: ContentStore, query: str, locale: Locale, limit: int = 8) -> list[Result]:
    """Pages whose title has the words of `query`, the last of which may be unfinished."""
    query_terms = terms(query, locale)
    if not query_terms:
        return []
    matches = _matches(store, f"title : ({query_terms.unfinished})", locale)
    best = nsmallest(limit, matches, key=itemgetter(1))
    return [_result(page, Markup()) for page, _rank in best]


def has_word(store: ContentStore, word: str, locale: Locale) -> bool:
    """Whether a page has a word of Latin letters, in whatever form."""
    table = locale.search_table
    statement = f"SELECT 1 FROM {table} WHERE {table} MATCH ? LIMIT 1"  # noqa: S608 - constants
    return bool(store.query(statement, (f'"{word}"',)))


def _ranked(
    store: ContentStore, query: str, query_terms: Terms, locale: Locale
) -> list[SearchablePage]:
    """The pages that are relevant enough, the best first."""
    matches = _matches(store, _any(store, query_terms.loose, locale), locale)
    in_page = _ids(store, query_terms.all, locale)
    in_title = _ids(store, f"title : ({query_terms.all})", locale)
    folded = query.casefold()
    named = likeness(store, query, locale)

    def worth(page: SearchablePage, rank: float) -> float:
        value = -rank * page.kind.rank
        if like := named.get(page.path):
            value *= 1 + NAMED * like
        if page.id in in_page:
            value *= ALL_IN_PAGE
        if page.id in in_title:
            return value * ALL_IN_TITLE
        return value * TITLE_IN_QUERY if page.name and page.name in folded else value

    valued = [(worth(*match), match[0]) for match in matches]
    valued.sort(key=itemgetter(0), reverse=True)
    least = WORTH_SHOWING * valued[0][0] if valued else 0.0
    return [page for value, page in valued if value >= least]


def _any(store: ContentStore, words: Sequence[str], locale: Locale) -> str:
    """The expression that requires one of the words that tell pages apart.

    BM25 gives nothing for a word that half of them hold, and weighing it takes most of the time.
    """
    common = _pages(store, locale).common
    return " OR ".join([word for word in words if word not in common] or words)


def _common(store: ContentStore, texts: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield the words that half of the pages hold; no pair of characters is as common."""
    if locale.search.in_pairs:
        return
    read = filter(None, (terms(text, locale) for text in texts))
    counts = Counter(chain.from_iterable(set(each.loose) for each in read))
    likely = (word for word, count in counts.items() if count > LIKELY * len(texts))
    yield from (word for word in likely if 2 * len(_ids(store, word, locale)) > len(texts))


def _ids(store: ContentStore, expression: str, locale: Locale) -> set[int]:
    table = locale.search_table
    rows = store.query(f"SELECT rowid FROM {table} WHERE {table} MATCH ?", (expression,))  # noqa: S608 - constants
    return {row["rowid"] for row in rows}


def _matches(
    store: ContentStore, expression: str, locale: Locale
) -> list[tuple[SearchablePage, float]]:
    """The pages that hold an expression, with their ranks by BM25: the lower, the better."""
    table = locale.search_table
    rows = store.query(
        f"SELECT rowid, bm25({table}, {TITLE_WEIGHT}, {BODY_WEIGHT})"  # noqa: S608 - constants
        f" FROM {table} WHERE {table} MATCH ?",
        (expression,),
    )
    pages = _pages(store, locale).by_id
    return [(page, rank) for number, rank in rows if (page := pages.get(number))]


def _pages(store: ContentStore, locale: Locale) -> Known:
    """The pages that a search finds, read once for each file."""
    cards = store.cards(locale.code)
    cached = _known.get(locale.code)
    if cached is None or cached.identity != cards.identity:
        rows = store.query(
            "SELECT id, type, path, title, lang, summary FROM document WHERE locale = ?",
            (locale.code,),
        )
        kinds = {kind.name: kind for kind in CONTENT_TYPES.values() if kind.searchable}
        pages = {
            number: SearchablePage(number, kinds[kind], path, title, lang, _name_of(title))
            for number, kind, path, title, lang, _ in rows
            if kind in kinds and path not in cards.moved
        }
        common = frozenset(_common(store, [f"{row[3]} {row[5]}" for row in rows], locale))
        cached = _known[locale.code] = Known(cards.identity, pages, common)
    return cached


def _name_of(title: str) -> str | None:
    """The title of several words that a query may hold, and more: `bill of lading sample`."""
    name = title.casefold()
    return name if " " in name or not name.isascii() else None


def _section(page: SearchablePage) -> str:
    return str(page.kind.searchable)


def _by_section(pages: Sequence[SearchablePage]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for page in pages:
        counts[_section(page)] = counts.get(_section(page), 0) + 1
    return counts


def _results(
    store: ContentStore, pages: Sequence[SearchablePage], query: str, locale: Locale
) -> list[Result]:
    """The results of a page, each with its excerpt."""
    marks = ",".join("?" * len(pages))
    rows = store.query(
        f"SELECT id, summary, text FROM document WHERE id IN ({marks})",  # noqa: S608 - question marks
        tuple(page.id for page in pages),
    )
    texts = {row["id"]: f"{row['summary']}\n{row['text']}" for row in rows}
    pattern = matcher(query, locale)
    return [_result(page, snippet(texts[page.id], pattern, locale)) for page in pages]


def _result(page: SearchablePage, excerpt: Markup) -> Result:
    return Result(
        title=page.title,
        path=page.path,
        label=page.kind.label,
        section=_section(page),
        snippet=excerpt,
        lang=page.lang,
    )
