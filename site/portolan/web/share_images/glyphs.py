"""The letters of the pictures: outlines in one small SQLite file, read without any font."""

import logging
import sqlite3
import unicodedata
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock

from portolan.core.config import Settings
from portolan.core.locales import ZH_CN, Locale

_LOG = logging.getLogger(__name__)

LATIN, CHINESE = "familjen-grotesk", "noto-sans-sc"
UNITS = 1_000
"""Units of an outline in one em."""

TABLES = """
CREATE TABLE edition (id TEXT NOT NULL);
CREATE TABLE letter (
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
    """One character of a face; `outline` is the data of an SVG path, y downward from the baseline.

    Advance and bearing (the space before the ink) are in thousandths of an em.
    """

    face: str
    character: str
    advance: int
    bearing: int
    outline: str


@dataclass(frozen=True)
class Alphabet:
    """The letters of some text, and the pairs of them that stand closer or wider than others."""

    glyphs: dict[str, Glyph] = field(default_factory=dict)
    kerns: dict[tuple[str, str], int] = field(default_factory=dict)

    def known(self, words: str) -> str:
        """The words without the characters that there is no outline for."""
        return "".join(each for each in words if each in self.glyphs)

    def kern(self, first: str, second: str) -> int:
        """What is added to the advance of `first` before `second`."""
        return self.kerns.get((first, second), 0)


def faces(character: str, locale: Locale) -> tuple[str, str]:
    """The faces in which to look for a character, in order: as the styles of the pages say it."""
    # On Chinese pages “ ” — … are full-width; ASCII and the letters of names (í) stay Latin.
    is_latin = character.isascii() or unicodedata.name(character, "").startswith("LATIN ")
    return (CHINESE, LATIN) if locale is ZH_CN and not is_latin else (LATIN, CHINESE)


def glyph_file(settings: Settings) -> Path:
    """Where the letters lie."""
    return settings.instance_path / "letters.sqlite"


class GlyphStore:
    """The file of letters; one that is missing gives pictures without words, and a line in the log.

    It is looked for at each use: a build may put it there, or another one, at any time.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._reported = Lock()

    def edition(self) -> str:
        """The identity of the letters; empty where there are none."""
        try:
            with closing(self._open()) as connection:
                return str(connection.execute("SELECT id FROM edition").fetchone()[0])
        except (sqlite3.Error, TypeError):
            self._say_once()
            return ""

    def alphabet(self, words: str, locale: Locale) -> Alphabet:
        """The letters of a text in a locale; characters that have no outline are left out."""
        try:
            with closing(self._open()) as connection:
                return _read(connection, sorted(set(words)), locale)
        except sqlite3.Error:
            self._say_once()
            return Alphabet()

    def _open(self) -> sqlite3.Connection:
        return sqlite3.connect(f"{self._file.absolute().as_uri()}?mode=ro&immutable=1", uri=True)

    def _say_once(self) -> None:
        # The lock is never released: whoever gets it is the first.
        if self._reported.acquire(blocking=False):
            _LOG.error("%s cannot be read: run `flask letters build`", self._file)


def _read(connection: sqlite3.Connection, characters: list[str], locale: Locale) -> Alphabet:
    marks = ",".join("?" * len(characters))
    rows = connection.execute(
        f"SELECT face, character, advance, bearing, outline FROM letter WHERE character IN ({marks})",  # noqa: E501, S608 - only question marks
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
    glyphs: dict[str, Glyph] = {}
    for glyph in candidates:
        first, _ = faces(glyph.character, locale)
        if glyph.face == first or glyph.character not in glyphs:
            glyphs[glyph.character] = glyph
    return glyphs
