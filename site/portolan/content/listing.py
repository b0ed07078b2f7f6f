"""The list of documents for a build; unchanged ones come from the last build's notes.

Reading a document (YAML, Markdown, schema) costs milliseconds, and an editor who saves one file
should not wait for the other hundreds. So a build notes for each file what it will ask again:
its digest, its address, its translatable blocks and the documents that it names.
"""

import hashlib
import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from portolan.content import files, sources
from portolan.content.sources import ContentError, SourceDocument
from portolan.content.types import ContentType


@dataclass(frozen=True)
class Listed:
    """A well-formed document.

    Attributes:
        digest: of the file's bytes, and of what its kind says of them.
        path: the address of its page.
        day: of its publication, as YYYY-MM-DD; empty where it has none.
        blocks: its translatable pieces, each with its gettext context.
        references: the documents that it names: line, kind and slug.
    """

    kind: ContentType
    file: Path
    digest: str
    path: str
    day: str
    blocks: tuple[tuple[str, str | None], ...]
    references: tuple[tuple[int, str, str], ...]

    @cached_property
    def source(self) -> SourceDocument:
        """The document itself, read when it must be rendered."""
        return sources.read(self.kind, self.file)


Notes = dict[str, tuple[str, str, str, str, str]]
"""File to digest, address, day, and blocks and references as JSON."""


def read_notes(database: sqlite3.Connection) -> Notes:
    """The last build's record of each file."""
    rows = database.execute('SELECT file, digest, path, day, blocks, "references" FROM source')
    return {file: tuple(known) for file, *known in rows}


def write_notes(database: sqlite3.Connection, documents: Iterable[Listed]) -> None:
    """Store the notes of this build for the next one."""
    database.execute("DELETE FROM source")
    database.executemany(
        'INSERT INTO source (file, digest, path, day, blocks, "references")'
        " VALUES (?, ?, ?, ?, ?, ?)",
        map(_noted_row, documents),
    )


def _noted_row(one: Listed) -> tuple[str, ...]:
    key = _key(one.kind, one.file)
    lists = json.dumps(one.blocks), json.dumps(one.references)
    return key, one.digest, one.path, one.day, *lists


def list_all(notes: Notes) -> tuple[list[Listed], list[ContentError]]:
    """Every well-formed document, and the errors of the others."""
    good: list[Listed] = []
    bad: list[ContentError] = []
    for kind, file in files.documents():
        try:
            good.append(_listed(kind, file, notes))
        except ContentError as error:
            bad.append(error)
    # A document that cannot be read is named once, not again by all that refer to it.
    return good, bad or [*_shared_addresses(good), *_missing_references(good)]


def _listed(kind: ContentType, file: Path, notes: Notes) -> Listed:
    digest = hashlib.sha256(kind.edition.encode() + file.read_bytes()).hexdigest()
    known, path, day, *lists = notes.get(_key(kind, file), ("",) * 5)
    if known == digest:
        blocks, references = (tuple(map(tuple, json.loads(one))) for one in lists)
        return Listed(kind, file, digest, path, day, blocks, references)
    source = sources.read(kind, file)
    pieces = tuple((block.text, block.context) for block in source.blocks)
    day = str(source.day or "")
    return Listed(kind, file, digest, source.path, day, pieces, tuple(source.references))


def _shared_addresses(documents: Iterable[Listed]) -> Iterator[ContentError]:
    """Errors of documents that share an address."""
    taken: dict[str, Listed] = {}
    for one in documents:
        if (other := taken.setdefault(one.path, one)) is not one:
            where = sources.source_label(other.file)
            yield ContentError(one.file, 1, f"{one.path} is the page of {where} already")


def _missing_references(documents: Sequence[Listed]) -> Iterator[ContentError]:
    """Errors of documents that name a missing author, category or team."""
    known = {(one.kind.name, one.file.stem) for one in documents}
    for one in documents:
        for line, kind, slug in one.references:
            if (kind, slug) not in known:
                yield ContentError(one.file, line, f"there is no {kind} called {slug}")


def _key(kind: ContentType, file: Path) -> str:
    return f"{kind.folder}/{file.name}"
