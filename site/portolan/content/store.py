"""Reader of the content database: plain prepared statements on an immutable file."""

import datetime as dt
import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from markupsafe import Markup

from portolan.content import front_text
from portolan.content.heading import Heading
from portolan.content.types import CONTENT_TYPES, ContentType, Doc
from portolan.core.locales import DEFAULT_LOCALE
from portolan.core.swapped_file import SwappedFile

OFFERED_FROM = 0.8
"""A page is offered in a locale once this share of its blocks is translated."""

_FIELDS = (
    "type, slug, path, title, summary, html, toc, meta, minutes, share, lang, untranslated, sort"
)
_CARD = (
    "type, slug, path, title, summary, '' AS html, '[]' AS toc, meta, minutes, share, lang,"
    " untranslated, sort"
)


class ContentUnavailable(Exception):  # noqa: N818 - a state of the site, not a programming error
    """A content database that has not been built."""


class Cards(NamedTuple):
    """The documents of a locale without their texts, and the identity of the file they come from.

    Attributes:
        by_kind: those of each kind, by its name, in the order of their titles.
        by_path: each by its address.
        moved: the addresses of those that only lead to another one.
    """

    identity: tuple[int, int]
    by_kind: Mapping[str, Sequence[Doc]]
    by_path: Mapping[str, Doc]
    moved: Sequence[str]

    @classmethod
    def of(cls, identity: tuple[int, int], docs: Iterable[Doc]) -> "Cards":
        """The cards of documents that come in the order of their titles."""
        by_kind: dict[str, list[Doc]] = {}
        by_path: dict[str, Doc] = {}
        for doc in docs:
            by_kind.setdefault(doc.type.name, []).append(doc)
            by_path[doc.path] = doc
        moved = [path for path, doc in by_path.items() if doc.meta.get("moved_to")]
        return cls(identity, by_kind, by_path, moved)


class ContentStore(SwappedFile):
    """The content database of a process; every thread reads through its own connection."""

    missing = ContentUnavailable

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self._cards: dict[str, Cards] = {}
        self._release: tuple[tuple[int, int], str] = ((0, 0), "")

    def one(self, kind: ContentType, slug: str, locale: str) -> Doc | None:
        """The document of that kind and slug, or None."""
        rows = self.query(
            f"SELECT {_FIELDS} FROM document WHERE type = ? AND slug = ? AND locale = ?",  # noqa: S608 - constants
            (kind.name, slug, locale),
        )
        return _doc(rows[0]) if rows else None

    def all(self, kind: ContentType, locale: str) -> list[Doc]:
        """Every document of a kind, as cards, in the order of their titles."""
        return list(self.cards(locale).by_kind.get(kind.name, ()))

    def at(self, paths: Iterable[str], locale: str) -> list[Doc]:
        """The documents at these addresses, as cards, in the given order."""
        by_path = self.cards(locale).by_path
        return [by_path[path] for path in paths if path in by_path]

    def cards(self, locale: str) -> "Cards":
        """The cards of a locale, read once for each file, since every page needs some."""
        identity = self.identity
        cached = self._cards.get(locale)
        if cached is None or cached.identity != identity:
            rows = self.query(
                f"SELECT {_CARD} FROM document WHERE locale = ? ORDER BY sort",  # noqa: S608 - constants
                (locale,),
            )
            cached = self._cards[locale] = Cards.of(identity, map(_doc, rows))
        return cached

    def paths(self, locale: str, share: float = 0.0) -> list[str]:
        """The addresses of all documents that are translated to at least that share."""
        rows = self.query(
            "SELECT path FROM document"
            " WHERE locale = ? AND share >= ? AND path NOT LIKE '%#%' ORDER BY path",
            (locale, share),
        )
        return [str(row["path"]) for row in rows]

    def share(self, path: str, locale: str) -> float:
        """The translated share of the document at `path`, 0 to 1."""
        rows = self.query(
            "SELECT share FROM document WHERE path = ? AND locale = ?", (path, locale)
        )
        return float(rows[0]["share"]) if rows else 0.0

    def former(self) -> list[tuple[str, str]]:
        """The former addresses of documents, each with the current one."""
        rows = self.query(
            "SELECT old.value AS old, document.path AS path FROM document,"
            " json_each(json_extract(meta, '$.former')) AS old WHERE locale = ? ORDER BY old.value",
            (DEFAULT_LOCALE.code,),
        )
        return [(str(row["old"]), str(row["path"])) for row in rows]

    def built(self) -> dt.date:
        """The day on which the current content was built."""
        return dt.datetime.fromtimestamp(self._file.stat().st_mtime, dt.UTC).date()

    def release(self) -> str:
        """The identity of the current content, which every page needs."""
        identity = self.identity
        known, release = self._release
        if known != identity:
            release = str(self.query("SELECT id FROM release")[0]["id"])
            self._release = (identity, release)
        return release


def _doc(row: sqlite3.Row) -> Doc:
    front = json.loads(row["meta"]) | {name: row[name] for name in ("title", "summary")}
    front["toc"] = json.loads(row["toc"])
    front_text.mark(front, json.loads(row["untranslated"]))
    return Doc(
        type=CONTENT_TYPES[row["type"]],
        slug=row["slug"],
        path=row["path"],
        title=front.pop("title"),
        summary=front.pop("summary"),
        html=Markup(row["html"]),  # noqa: S704 - it has passed the allow-list
        toc=tuple(Heading(**entry) for entry in front.pop("toc")),
        meta=front,
        minutes=row["minutes"],
        share=row["share"],
        lang=row["lang"],
        sort=row["sort"],
    )
