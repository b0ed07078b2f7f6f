"""The build of the glyphs: outlines of every character in a title, in one file."""

import hashlib
import os
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from portolan.content import catalog
from portolan.core.locale import LATIN
from portolan.core.locales import LOCALES
from portolan.domain.hs.codes import translated_texts
from portolan.domain.places.place import Place
from portolan.web.share_images import fonts
from portolan.web.share_images.glyphs import TABLES

ASCII = "".join(map(chr, range(0x20, 0x7F)))
PUNCTUATION = "·×°–—‘’“”…−，。、：；？！（）「」『』《》〈〉【】"


class FontsMissing(Exception):  # noqa: N818 - a state of the machine, not a programming error
    """The fonts are not installed; the message names the first missing file."""


@dataclass(frozen=True)
class GlyphReport:
    """The result of a build: number of glyphs, whether they were rebuilt, size in bytes."""

    glyphs: int
    rebuilt: bool
    size: int


def characters(content: Path, translations: Path, places: Iterable[Place] = ()) -> str:
    """Every character of titles and messages, each once, sorted.

    Titles are those of documents, of HS codes, and the names of places.
    """
    needed = set(ASCII + PUNCTUATION)
    for place in places:
        needed.update(place.name, *place.translations.values())
    for titles in translated_texts().values():
        needed.update(*titles.values())
    if content.exists():
        with closing(
            sqlite3.connect(f"{content.absolute().as_uri()}?mode=ro", uri=True)
        ) as database:
            for (title,) in database.execute("SELECT title FROM document"):
                needed.update(title)
    for locale in LOCALES:
        # The titles of lists and the names of sections are messages.
        messages = catalog.load(locale, "messages", translations)
        for text in messages.entries.values() if messages else ():
            needed.update(text)
    return "".join(sorted(each for each in needed if each.isprintable()))


def build(
    target: Path,
    needed: str,
    progress: Callable[[str], object] = lambda _: None,
) -> GlyphReport:
    """Write the glyphs to `target`, unless it has them of the same fonts and characters.

    Raises FontsMissing, and leaves the old file.
    """
    edition = _edition(needed)
    if edition == _edition_of(target):
        return GlyphReport(_count(target), rebuilt=False, size=target.stat().st_size)
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_suffix(f".{os.getpid()}.draft")
    draft.unlink(missing_ok=True)
    try:
        _write(draft, edition, needed, progress)
        # Atomically: a reader sees the whole old file or the whole new one.
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
    return GlyphReport(_count(target), rebuilt=True, size=target.stat().st_size)


def _write(draft: Path, edition: str, needed: str, progress: Callable[[str], object]) -> None:
    with closing(sqlite3.connect(draft)) as database:
        database.executescript(TABLES)
        database.execute("INSERT INTO edition VALUES (?)", (edition,))
        for file in fonts.FONT_FILES:
            progress(Path(file.path).stem)
            _add(database, file.face, fonts.Font(file.file), needed)
        database.commit()


def _add(database: sqlite3.Connection, face: str, font: fonts.Font, needed: str) -> None:
    glyphs = font.glyphs(face, _of_face(face, needed))
    database.executemany(
        "INSERT OR IGNORE INTO glyph VALUES (?, ?, ?, ?, ?)",
        ((one.face, one.character, one.advance, one.bearing, one.outline) for one in glyphs),
    )
    if face == LATIN:
        database.executemany(
            "INSERT OR IGNORE INTO kern VALUES (?, ?, ?, ?)",
            ((face, *pair) for pair in font.kerns(needed)),
        )


def _of_face(face: str, needed: str) -> Sequence[str]:
    """The needed characters of a face; ASCII is set in Latin everywhere."""
    return [each for each in needed if face == LATIN or not each.isascii()]


def _edition(needed: str) -> str:
    """An id that changes with the characters, the fonts and the code that draws them."""
    digest = hashlib.sha256(needed.encode())
    for file in _sources():
        try:
            digest.update(file.read_bytes())
        except FileNotFoundError:
            raise FontsMissing(str(file)) from None
    return digest.hexdigest()[:16]


def _sources() -> Iterable[Path]:
    yield from (one.file for one in fonts.FONT_FILES)
    yield from (Path(__file__), Path(fonts.__file__), Path(__file__).with_name("glyphs.py"))


def _edition_of(target: Path) -> str | None:
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(_read_only(target), uri=True)) as database,
    ):
        return str(database.execute("SELECT id FROM edition").fetchone()[0])
    return None


def _count(target: Path) -> int:
    with closing(sqlite3.connect(_read_only(target), uri=True)) as database:
        return int(database.execute("SELECT count(*) FROM glyph").fetchone()[0])


def _read_only(target: Path) -> str:
    return f"{target.absolute().as_uri()}?mode=ro"
