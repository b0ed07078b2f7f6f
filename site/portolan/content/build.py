"""Builder of the content database: renders only what has changed, and swaps the whole file."""

import datetime as dt
import hashlib
import os
import shutil
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Any

from portolan.content import catalog, files, listing, search_index, stated_figures
from portolan.content.listing import Listed
from portolan.content.named_values import NamedValues
from portolan.content.rendering import Renderer, fingerprint
from portolan.content.sources import ContentError
from portolan.content.types import CONTENT_TYPES
from portolan.core import locales, quantities
from portolan.core import rich_text as richtext
from portolan.core.config import INSTANCE, TRANSLATIONS
from portolan.core.i18n import common_values
from portolan.core.locale import Locale
from portolan.core.locales import LOCALES
from portolan.core.rich_text import RichText

COLUMNS = (
    "type slug locale path title summary html toc meta text minutes share lang untranslated sort"
    " fingerprint"
).split()
HERE = Path(__file__).parent
CODE = (richtext, locales, quantities)
"""The packages on other floors by which a page is rendered, or its translation judged."""
WORTH_TIDYING = 20
"""After so many new pages the search index is put in order; for fewer it is not worth the time."""


class BuildError(Exception):
    """A build that failed, with all its errors."""

    def __init__(self, errors: list[ContentError]) -> None:
        super().__init__("\n".join(str(error) for error in errors))
        self.errors = errors


@dataclass(frozen=True)
class Report:
    """The result of a build."""

    documents: int
    rendered: int
    removed: int
    release: str


@dataclass(frozen=True)
class Builder:
    """Builder of the database at `target` from the documents and the catalogs.

    Attributes:
        target: the database file.
        own_sites: base URLs of the site, links to which become paths, here rather than on each
            reading; other ones render every document anew, and a path is right on any host.
        iframe_hosts: hosts that rich text may frame.
        translations: the folder of the catalogs.
        locales: those to render for.
        route_network: the folder of the distances that documents name.
        today: documents of a later day are planned and left out; None is the day of the build.
    """

    target: Path
    own_sites: tuple[str, ...] = ()
    iframe_hosts: tuple[str, ...] = ()
    translations: Path = TRANSLATIONS
    locales: tuple[Locale, ...] = LOCALES
    route_network: Path = INSTANCE / "route_network"
    today: dt.date | None = None

    @cached_property
    def _day(self) -> str:
        return str(self.today or dt.datetime.now(dt.UTC).date())

    @cached_property
    def _named(self) -> NamedValues:
        return NamedValues(self.route_network)

    def build(self) -> Report:
        """Build the database and swap it in; raises BuildError and keeps the old one then."""
        salt = self._salt()
        sources = self._sources(salt)
        if report := _unchanged(self.target, sources):
            return report
        documents, errors = listing.list_all(self._notes(salt))
        if errors := errors or stated_figures.faults(documents, self._named):
            raise BuildError(errors)
        self.target.parent.mkdir(parents=True, exist_ok=True)
        draft = self.target.with_suffix(f".{os.getpid()}.draft")
        try:
            report = self._write(draft, documents, salt, sources)
            # In one step: a reader sees the whole old database or the whole new one.
            draft.replace(self.target)
        finally:
            draft.unlink(missing_ok=True)
        return report

    def _notes(self, salt: str) -> listing.Notes:
        if not self.target.exists() or _salt_of(self.target) != salt:
            return {}
        with closing(sqlite3.connect(f"file:{self.target}?mode=ro", uri=True)) as database:
            return listing.read_notes(database)

    def _write(self, draft: Path, documents: list[Listed], salt: str, sources: str) -> Report:
        self._begin(draft, salt)
        with closing(sqlite3.connect(draft)) as database:
            for locale in self.locales:
                search_index.create(database, locale)
            stored = dict(database.execute("SELECT fingerprint, id FROM document"))
            fresh, unchanged = [], set()
            published = [one for one in documents if one.day <= self._day]
            for mark, row in self._rows(published, stored, salt):
                if row is None:
                    unchanged.add(mark)
                else:
                    fresh.append({**row, "fingerprint": mark})
            gone = [stored[mark] for mark in stored.keys() - unchanged]
            _delete(database, gone)
            for row in fresh:
                _insert(database, row)
            listing.write_notes(database, documents)
            release = _release(database, salt, sources)
            database.commit()
            if len(fresh) > WORTH_TIDYING:
                search_index.tidy(database)
        return Report(len(published), len(fresh), len(gone), release)

    def _begin(self, draft: Path, salt: str) -> None:
        draft.unlink(missing_ok=True)
        if self.target.exists() and _salt_of(self.target) == salt:
            shutil.copyfile(self.target, draft)
            return
        with closing(sqlite3.connect(draft)) as database:
            database.executescript((HERE / "tables.sql").read_text(encoding="utf-8"))
            database.commit()

    def _rows(
        self, documents: list[Listed], stored: dict[str, int], salt: str
    ) -> Iterator[tuple[str, dict[str, Any] | None]]:
        for locale in self.locales:
            renderers = self._renderers(locale)
            for document in documents:
                renderer = renderers[document.kind.section]
                targets = [renderer.translation(*block) for block in document.blocks]
                figures = self._named.texts((text for text, _ in document.blocks), locale)
                words = renderer.keywords(document.kind.keywords)
                targets += [*figures.values(), words]
                mark = fingerprint(document.digest, targets, salt + locale.code + document.path)
                row = None if mark in stored else renderer.row(document.source)
                yield mark, row and {**row, "keywords": words}

    def _renderers(self, locale: Locale) -> dict[str, Renderer]:
        """A renderer for each section, which has a catalog of its own."""
        rich_text = RichText(self.iframe_hosts, self.own_sites)
        sections = {kind.section for kind, _ in files.documents()}
        catalogs = {name: catalog.load(locale, name, self.translations) for name in sections}
        return {
            name: Renderer(locale, messages, rich_text, self._named)
            for name, messages in catalogs.items()
        }

    def _sources(self, salt: str) -> str:
        """Digest of the day, and of every kind, document and catalog."""
        digest = hashlib.sha256(" ".join((salt, self._day, *map(str, self.locales))).encode())
        digest.update(self._named.edition)
        for kind in CONTENT_TYPES.values():
            digest.update(kind.edition.encode())
        catalogs = (catalog.document_paths(one, self.translations) for one in self.locales)
        for file in (*(file for _, file in files.documents()), *chain(*catalogs)):
            if file.exists():
                content = file.read_bytes()
                digest.update(f"{file} {len(content)}\n".encode())
                digest.update(content)
        return digest.hexdigest()

    def _salt(self) -> str:
        """Digest of the code and values of all pages: where one changes, all are rendered anew."""
        digest = hashlib.sha256(repr((self.own_sites, self.iframe_hosts, common_values())).encode())
        others = (Path(module.__file__ or "").parent.glob("*.py") for module in CODE)
        for file in sorted([*HERE.rglob("*.py"), *HERE.glob("*.sql"), *chain(*others)]):
            digest.update(file.read_bytes())
        return digest.hexdigest()


def _unchanged(database_file: Path, sources: str) -> Report | None:
    """The report of the last build if it was of the same sources, else None."""
    try:
        with closing(sqlite3.connect(f"file:{database_file}?mode=ro", uri=True)) as database:
            known = (
                "SELECT id, (SELECT count(DISTINCT type || ' ' || slug) FROM document)"
                " FROM release WHERE sources = ?"
            )
            row = database.execute(known, (sources,)).fetchone()
    except sqlite3.DatabaseError:
        return None
    return Report(int(row[1]), 0, 0, str(row[0])) if row else None


def _salt_of(database_file: Path) -> str | None:
    try:
        with closing(sqlite3.connect(f"file:{database_file}?mode=ro", uri=True)) as database:
            row = database.execute("SELECT salt FROM release").fetchone()
    except sqlite3.DatabaseError:
        return None
    return str(row[0]) if row else None


def _delete(database: sqlite3.Connection, gone: Iterable[int]) -> None:
    tables = [("document", "id"), *((name, "rowid") for name in search_index.names(database))]
    for identifier in gone:
        for table, key in tables:
            database.execute(f"DELETE FROM {table} WHERE {key} = ?", (identifier,))  # noqa: S608 - constants


def _insert(database: sqlite3.Connection, row: dict[str, Any]) -> None:
    marks = ", ".join(f":{column}" for column in COLUMNS)
    cursor = database.execute(
        f"INSERT INTO document ({', '.join(COLUMNS)}) VALUES ({marks})",  # noqa: S608 - constants
        row,
    )
    search_index.add(database, cursor.lastrowid, row)


def _release(database: sqlite3.Connection, salt: str, sources: str) -> str:
    digest = hashlib.sha256()
    for (mark,) in database.execute("SELECT fingerprint FROM document ORDER BY fingerprint"):
        digest.update(mark.encode())
    release = digest.hexdigest()[:16]
    database.execute("DELETE FROM release")
    database.execute("INSERT INTO release VALUES (?, ?, ?)", (release, salt, sources))
    return release
