"""The search indexes of the content database: one for each locale, filled by the build."""

import json
import sqlite3
from collections.abc import Mapping
from typing import Any

from portolan.content import bigrams
from portolan.content.search_terms import as_typed
from portolan.core.locale import Locale
from portolan.core.locales import locale_by_code


def create(database: sqlite3.Connection, locale: Locale) -> None:
    """Create the index of a locale, unless there is one."""
    database.execute(
        f"CREATE VIRTUAL TABLE IF NOT EXISTS {locale.search_table}"
        f" USING fts5(title, body, tokenize = '{locale.search.tokenizer}')"
    )


def names(database: sqlite3.Connection) -> list[str]:
    """The tables of the indexes, that of a locale which is served no more included."""
    tables = database.execute("SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL%'")
    return [str(name) for (name,) in tables]


def add(database: sqlite3.Connection, row_id: int | None, row: Mapping[str, Any]) -> None:
    """Add a document to the index of its locale."""
    locale = locale_by_code(row["locale"])
    body = f"{row['summary']}\n{row['text']}"
    title = f"{row['title']} {' '.join(_aliases(row))}"
    cut = bigrams.index_terms if locale.search.in_pairs else str
    database.execute(
        f"INSERT INTO {locale.search_table} (rowid, title, body) VALUES (?, ?, ?)",  # noqa: S608 - our own names
        (row_id, cut(as_typed(f"{title} {row['keywords']}")), cut(as_typed(body))),
    )


def tidy(database: sqlite3.Connection) -> None:
    """Put the indexes in order."""
    for table in names(database):
        database.execute(f"INSERT INTO {table}({table}) VALUES ('optimize')")  # noqa: S608 - our own names
    database.commit()
    database.execute("VACUUM")


def _aliases(row: Mapping[str, Any]) -> list[str]:
    meta = json.loads(row["meta"])
    names = [meta.get("abbreviation"), *meta["aliases"], *meta["english_aliases"], meta["english"]]
    return [str(name) for name in names if name]
