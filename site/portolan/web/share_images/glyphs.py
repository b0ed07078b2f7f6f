"""The store of glyphs: outlines in one small SQLite file, read without any font."""

import logging
import sqlite3
import unicodedata
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock

from portolan.core.config import Settings
from portolan.core.locale import LATIN, Locale
from portolan.core.locales import KNOWN

_LOG = logging.getLogger(__name__)

UNITS = 1_000
"""Units of outlines per em."""

TABLES = """
CREATE TABLE edition (id TEXT NOT NULL);
CREATE TABLE glyph (
  face TEXT NOT NULL, character TEXT NOT NULL, advance INTEGER NOT NULL, bearing INTEGER NOT NULL,
  outline TEXT NOT NULL, PRIMARY KEY (face, character)
);
CREATE TABLE kern (
  face TEXT NOT NULL, first TEXT NOT NULL, second TEXT NOT NULL, advance INTEGER NOT NULL,
  PRIMARY KEY (face, first, second)
) WITHOUT ROWID;
"""


@dataclass(frozen=True)
class Glyph:
    """One character of a face; `outline` is SVG path data, y down from the baseline.

    Advance and bearing (the space before the ink) are in thousandths of an em.
    """

    face: str
    character: str
    advance: int
    bearing: int
    outline: str


@dataclass(frozen=True)
class Alphabet:
    """The glyphs of some text, and their kerned pairs."""

    glyphs: dict[str, Glyph] = field(default_factory=dict)
    kerns: dict[tuple[str, str], int] = field(default_factory=dict)

    def known(self, words: str) -> str:
        """The words without characters that have no outline."""
        return "".join(each for each in words if each in self.glyphs)

    def kern(self, first: str, second: str) -> int:
        """The kerning: a change to the advance of `first` before `second`."""
        return self.kerns.get((first, second), 0)


def faces(character: str, locale: Locale) -> tuple[str, ...]:
    """The faces to look up a character in, in the order of the pages' style sheet."""
    # On Chinese pages “ ” — … are full-width; ASCII and the letters of names (í) stay Latin.
    is_latin = character.isascii() or unicodedata.name(character, "").startswith("LATIN ")
    first = LATIN if is_latin else locale.script.face
    others = (LATIN, *(one.script.face for one in KNOWN.values()))
    return tuple(dict.fromkeys((first, *others)))


def glyph_file(settings: Settings) -> Path:
    """The path of the file of glyphs."""
    return settings.instance_path / "glyphs.sqlite"


class GlyphStore:
    """The file of glyphs; without it pictures have no words, and the log has a warning.

    The file is checked at each use, since a build may replace it at any time.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._reported = Lock()

    def edition(self) -> str:
        """The id of the glyphs; empty without any."""
        try:
            with closing(self._open()) as connection:
                return str(connection.execute("SELECT id FROM edition").fetchone()[0])
        except (sqlite3.Error, TypeError):
            self._say_once()
            return ""

    def alphabet(self, words: str, locale: Locale) -> Alphabet:
        """The glyphs of a text in a locale; characters without an outline are left out."""
        try:
            with closing(self._open()) as connection:
                return _read(connection, sorted(set(words)), locale)
        except sqlite3.Error:
            self._say_once()
            return Alphabet()

    def has_letters_of(self, words: str, locale: Locale) -> bool:
        """Whether each letter of a text has an outline; a sign may lack one."""
        letters = {each for each in words if each.isalpha()}
        return letters <= self.alphabet(words, locale).glyphs.keys()

    def _open(self) -> sqlite3.Connection:
        return sqlite3.connect(f"{self._file.absolute().as_uri()}?mode=ro&immutable=1", uri=True)

    def _say_once(self) -> None:
        # The lock is never released: only the first thread gets it.
        if self._reported.acquire(blocking=False):
            _LOG.error("%s cannot be read: run `flask glyphs build`", self._file)


def _read(connection: sqlite3.Connection, characters: list[str], locale: Locale) -> Alphabet:
    marks = ",".join("?" * len(characters))
    rows = connection.execute(
        f"SELECT face, character, advance, bearing, outline FROM glyph WHERE character IN ({marks})",  # noqa: E501, S608 - only question marks
        characters,
    )
    glyphs = _preferred((Glyph(*row) for row in rows), locale)
    pairs = connection.execute(
        f"SELECT face, first, second, advance FROM kern WHERE first IN ({marks}) AND second IN ({marks})",  # noqa: E501, S608 - as above
        [*characters, *characters],
    )
    kerns = {
        (first, second): advance
        for face, first, second, advance in pairs
        if all(each in glyphs and glyphs[each].face == face for each in (first, second))
    }
    return Alphabet(glyphs, kerns)


def _preferred(candidates: Iterable[Glyph], locale: Locale) -> dict[str, Glyph]:
    def rank(glyph: Glyph) -> int:
        return faces(glyph.character, locale).index(glyph.face)

    # The last of a character counts: that of the face which comes first.
    return {one.character: one for one in sorted(candidates, key=rank, reverse=True)}
