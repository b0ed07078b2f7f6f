"""Site search: full text in both languages, ranked, with snippets."""

import re
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from portolan.content import bigrams
from portolan.content.store import ContentStore
from portolan.content.types import CONTENT_TYPES
from portolan.locales import ZH_CN, Locale

TITLE_WEIGHT, BODY_WEIGHT = 8.0, 1.0
LONGEST_QUERY = 200
MOST_WORDS = 8
SNIPPET = {"en": 180, "zh": 90}
"""Length of a snippet, in characters."""

_WORD = re.compile(r"[^\W_]+", re.UNICODE)
STOP_WORDS = frozenset(
    "a an and are as at be by can do does for from how i if in is it my of on or the to what when "
    "which who why with you your".split()
)


@dataclass(frozen=True)
class Result:
    """A page that was found."""

    title: str
    path: str
    label: object
    section: str
    snippet: Markup
    lang: str | None


@dataclass(frozen=True)
class Results:
    """One page of results, and how many there are in each section."""

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
    """The pages that hold all words of `query`, or where none does, any of them."""
    words = terms(query, locale)
    if not words:
        return NOTHING
    for joiner in (" AND ", " OR "):
        hits = _hits(store, joiner.join(words), locale)
        if hits:
            break
    else:
        return NOTHING
    sections = _count(hits)
    chosen = [hit for hit in hits if not section or _section(hit) == section]
    page = [_result(store, hit, query, locale) for hit in chosen[offset : offset + limit]]
    return Results(page, len(chosen), sections)


def suggest(store: ContentStore, query: str, locale: Locale, limit: int = 8) -> list[Result]:
    """Pages whose title holds the words of `query`, the last of which may be unfinished."""
    words = terms(query, locale)
    if not words:
        return []
    expression = "title : (" + " AND ".join([*words[:-1], _unfinished(words[-1])]) + ")"
    return [_result(store, hit, "", locale) for hit in _hits(store, expression, locale)[:limit]]


def terms(query: str, locale: Locale) -> list[str]:
    """The quoted search terms of what a visitor typed; never search syntax of the visitor's."""
    text = query[:LONGEST_QUERY]
    if locale is ZH_CN:
        phrases = bigrams.query_phrases(text)
    else:
        phrases = [w for w in _WORD.findall(text.casefold()) if w not in STOP_WORDS]
        phrases = phrases or _WORD.findall(text.casefold())
    return [_quoted(phrase) for phrase in phrases[:MOST_WORDS]]


def _quoted(phrase: str) -> str:
    # A single Chinese character is the beginning of many pairs.
    star = "*" if len(phrase) == 1 and not phrase.isascii() else ""
    return f'"{phrase}"{star}'


def _unfinished(term: str) -> str:
    return term if term.endswith("*") else f"{term}*"


def _table(locale: Locale) -> str:
    return "search_zh" if locale is ZH_CN else "search_en"


def _hits(store: ContentStore, expression: str, locale: Locale) -> list[sqlite3.Row]:
    table = _table(locale)
    kinds = [kind.name for kind in CONTENT_TYPES.values() if kind.searchable]
    marks = ",".join("?" * len(kinds))
    return store.query(
        f"SELECT d.id, d.type, d.path, d.title, d.lang"  # noqa: S608 - constants and question marks
        f" FROM {table} JOIN document d ON d.id = {table}.rowid"
        f" WHERE {table} MATCH ? AND d.type IN ({marks})"
        f" AND json_extract(d.meta, '$.moved_to') IS NULL"
        f" ORDER BY bm25({table}, {TITLE_WEIGHT}, {BODY_WEIGHT}) LIMIT 200",
        (expression, *kinds),
    )


def _section(hit: sqlite3.Row) -> str:
    return str(CONTENT_TYPES[hit["type"]].searchable)


def _count(hits: Sequence[sqlite3.Row]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for hit in hits:
        counts[_section(hit)] = counts.get(_section(hit), 0) + 1
    return counts


def _result(store: ContentStore, hit: sqlite3.Row, query: str, locale: Locale) -> Result:
    text = ""
    if query:
        row = store.query("SELECT summary, text FROM document WHERE id = ?", (hit["id"],))[0]
        text = f"{row['summary']}\n{row['text']}"
    return Result(
        title=hit["title"],
        path=hit["path"],
        label=CONTENT_TYPES[hit["type"]].label,
        section=_section(hit),
        snippet=snippet(text, query, locale) if query else Markup(),
        lang=hit["lang"],
    )


def snippet(text: str, query: str, locale: Locale) -> Markup:
    """The piece of `text` around the first hit, every hit marked."""
    words = [re.escape(word) for word in _shown_words(query, locale)]
    length = SNIPPET["zh" if locale is ZH_CN else "en"]
    pattern = re.compile("|".join(sorted(words, key=len, reverse=True)) or r"(?!)", re.IGNORECASE)
    flat = re.sub(r"\s+", " ", text)
    first = pattern.search(flat)
    start = max(0, (first.start() if first else 0) - length // 3)
    if start and locale is not ZH_CN:
        start = flat.find(" ", start) + 1 or start
    piece = flat[start : start + length]
    marked = Markup()
    at = 0
    for found in pattern.finditer(piece):
        marked += escape(piece[at : found.start()])
        marked += Markup('<span class="hit">{}</span>').format(found[0])
        at = found.end()
    tail = "…" if start + length < len(flat) else ""
    return ("…" if start else "") + marked + escape(piece[at:]) + tail


def _shown_words(query: str, locale: Locale) -> list[str]:
    if locale is not ZH_CN:
        return [w for w in _WORD.findall(query[:LONGEST_QUERY]) if w.casefold() not in STOP_WORDS]
    words = []
    for run in re.findall(r"[\u3400-\u9fff]+|[A-Za-z0-9]+", query[:LONGEST_QUERY]):
        words.extend(
            [run]
            if run.isascii() or len(run) == 1
            else [run[i : i + 2] for i in range(len(run) - 1)]
        )
    return words
