"""Reader of the HS database: a code, the codes above, below and beside it, and its notes."""

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from portolan.core.swapped_file import SwappedFile
from portolan.core.unavailable import DataUnavailable
from portolan.domain.hs.code import Level, addressed, parent_of
from portolan.domain.hs.record import HsCode, HsCounts, HsNote, NoteKind

_CODE = "SELECT code, section, text, slug, translations FROM code"


class HsCodesUnavailable(DataUnavailable):
    """A missing file of HS codes: it has not been built."""


@dataclass(frozen=True, slots=True)
class CodeEntry:
    """All data for a page or a JSON answer about one code.

    Attributes:
        code: the code itself.
        parents: the codes above it, from its section down.
        children: the codes right below it, in order.
        previous: the code before it on its level, None for the first.
        following: the code after it on its level, None for the last.
        notes: the notes of the code and of those above it, its own first.
    """

    code: HsCode
    parents: tuple[HsCode, ...]
    children: tuple[HsCode, ...]
    previous: HsCode | None
    following: HsCode | None
    notes: tuple[HsNote, ...]

    @property
    def texts(self) -> tuple[HsCode | HsNote, ...]:
        """Texts of the code's page, without those of the previous and the following code."""
        return (self.code, *self.parents, *self.children, *self.notes)


class HsStore(SwappedFile):
    """The HS codes of a process; every thread reads through its own connection."""

    missing = HsCodesUnavailable

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self._words: tuple[tuple[int, int], dict[str, int]] = ((0, 0), {})
        self._counts: tuple[tuple[int, int], HsCounts] = ((0, 0), HsCounts(0, 0, 0, 0))

    def code(self, code: str) -> HsCode | None:
        """Return a code by its bare form (``XVI``, ``84``, ``8471``, ``847130``), or None."""
        rows = self.query(f"{_CODE} WHERE code = ?", (code,))
        return _code(rows[0]) if rows else None

    def addressed(self, segment: str) -> HsCode | None:
        """Return the code in the last part of an address, whatever its slug.

        The caller compares the part with the code's slug, and redirects where they differ.
        """
        named = addressed(segment)
        return self.code(named) if named else None

    def codes(self, codes: tuple[str, ...]) -> dict[str, HsCode]:
        """Return several codes by their bare form; those that do not exist are absent."""
        marks = ",".join("?" * len(codes))
        rows = self.query(f"{_CODE} WHERE code IN ({marks})", codes)
        return {row["code"]: _code(row) for row in rows}

    def level(self, level: Level) -> tuple[HsCode, ...]:
        """Return every code of a level, in order."""
        return self._all(f"{_CODE} WHERE level = ? ORDER BY id", (level.value,))

    def every(self) -> tuple[HsCode, ...]:
        """Return every code, in order: for the sitemap and the checks."""
        return self._all(f"{_CODE} ORDER BY id", ())

    def children(self, code: HsCode) -> tuple[HsCode, ...]:
        """Return the codes right below one, in order."""
        return self._all(f"{_CODE} WHERE parent = ? ORDER BY id", (code.code,))

    def parents(self, code: HsCode) -> tuple[HsCode, ...]:
        """Return the codes above one, from its section down."""
        above = codes_above(code)
        by_code = self.codes(above) if above else {}
        return tuple(by_code[parent] for parent in above)

    def section(self, code: HsCode) -> HsCode:
        """Return the section of a code."""
        return self.codes((code.section,))[code.section]

    def neighbours(self, code: HsCode) -> tuple[HsCode | None, HsCode | None]:
        """Return the codes before and after one on its level; None at the ends."""
        return self._beside(code, "<", "DESC"), self._beside(code, ">", "ASC")

    def notes(self, code: HsCode) -> tuple[HsNote, ...]:
        """Return the notes of a code and of those above it, its own first."""
        order = (code.code, *reversed(codes_above(code)))
        marks = ",".join("?" * len(order))
        rows = self.query(
            f"SELECT * FROM note WHERE code IN ({marks}) ORDER BY rowid",  # noqa: S608 - question marks
            order,
        )
        return tuple(sorted(map(_note, rows), key=lambda note: order.index(note.code)))

    def every_note(self) -> Iterator[HsNote]:
        """Yield every note."""
        return map(_note, self.query("SELECT * FROM note"))

    def entry(self, code: HsCode) -> CodeEntry:
        """Return everything about a code."""
        previous, following = self.neighbours(code)
        return CodeEntry(
            code=code,
            parents=self.parents(code),
            children=self.children(code),
            previous=previous,
            following=following,
            notes=self.notes(code),
        )

    def counts(self) -> HsCounts:
        """Return how many codes each level has; counted once, since every search shows it."""
        identity, counts = self._counts
        if identity != self.identity:
            rows = self.query("SELECT level, count(*) AS number FROM code GROUP BY level")
            counts = HsCounts(**{f"{row['level']}s": row["number"] for row in rows})
            self._counts = (self.identity, counts)
        return counts

    def words(self) -> dict[str, int]:
        """Return all words for corrections of mistyped ones, and how many codes have each."""
        identity, words = self._words
        if identity != self.identity:
            words = {
                row["word"]: row["times"] for row in self.query("SELECT word, times FROM word")
            }
            self._words = (self.identity, words)
        return words

    def release(self) -> str:
        """Return the identity of the file that is being read."""
        return str(self.query("SELECT id FROM release")[0]["id"])

    def _all(self, statement: str, values: tuple[object, ...]) -> tuple[HsCode, ...]:
        return tuple(map(_code, self.query(statement, values)))

    def _beside(self, code: HsCode, side: str, order: str) -> HsCode | None:
        rows = self.query(
            f"{_CODE} WHERE level = ? AND id {side} (SELECT id FROM code WHERE code = ?)"  # noqa: S608 - constants
            f" ORDER BY id {order} LIMIT 1",
            (code.level.value, code.code),
        )
        return _code(rows[0]) if rows else None


def codes_above(code: HsCode) -> tuple[str, ...]:
    """Return the bare forms of the codes above one, from its section down."""
    above: list[str] = []
    parent = parent_of(code.code)
    while parent:
        above.insert(0, parent)
        parent = parent_of(parent)
    return () if code.code == code.section else (code.section, *above)


def _code(row: sqlite3.Row) -> HsCode:
    translations = json.loads(row["translations"])
    return HsCode(row["code"], row["section"], row["text"], row["slug"], translations)


def _note(row: sqlite3.Row) -> HsNote:
    return HsNote(
        code=row["code"],
        kind=NoteKind(row["kind"]),
        text=row["text"],
        mentions=tuple(row["mentions"].split()),
        translations=json.loads(row["translations"]),
    )
