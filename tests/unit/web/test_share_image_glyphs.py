"""The letters of the pictures: built when something changed, read without any font."""

import logging
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from portolan.core.config import TRANSLATIONS
from portolan.core.locale import LATIN
from portolan.web.share_images import fonts, glyphs_build
from portolan.web.share_images.fonts import FONT_FILES, FontFile
from portolan.web.share_images.glyphs import TABLES, Glyph, GlyphStore
from portolan.web.share_images.glyphs_build import FontsMissing, build, characters
from tests.support.locales import EN_US, ZH_CN

CHINESE = ZH_CN.script.face
LATIN_FILE = FONT_FILES[0]
REAL = fonts.NODE_MODULES


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a test builds its letters."""
    return tmp_path / "glyphs.sqlite"


@pytest.fixture
def one_font(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a copy of the Latin font alone, which is quickly read."""
    copy = tmp_path / "node_modules" / LATIN_FILE.path
    copy.parent.mkdir(parents=True)
    shutil.copyfile(LATIN_FILE.file, copy)
    monkeypatch.setattr(fonts, "NODE_MODULES", tmp_path / "node_modules")
    monkeypatch.setattr(fonts, "FONT_FILES", (LATIN_FILE,))
    return copy


def made_of(file: Path, *letters: Glyph) -> GlyphStore:
    """A file with these letters."""
    with closing(sqlite3.connect(file)) as database:
        database.executescript(TABLES)
        database.execute("INSERT INTO edition VALUES ('first')")
        for one in letters:
            row = (one.face, one.character, one.advance, one.bearing, one.outline)
            database.execute("INSERT INTO glyph VALUES (?, ?, ?, ?, ?)", row)
        database.commit()
    return GlyphStore(file)


def test_outlines_count_downward_from_the_baseline() -> None:
    file = LATIN_FILE.file
    capital, tailed = fonts.Font(file).glyphs(LATIN, "Hg")
    heights = [int(y) for y in re.findall(r"V(-?\d+)", capital.outline)]
    assert (min(heights), max(heights)) == (-650, 0)
    assert any(int(y) > 150 for _, y in re.findall(r"(-?\d+) (-?\d+)", tailed.outline))


def test_letters_have_advance_and_pairs(file: Path, one_font: Path) -> None:
    assert build(file, "AVg ").glyphs == 4
    result = GlyphStore(file).alphabet("AVg ", EN_US)
    assert result.glyphs[" "].outline == ""
    assert 0 < result.glyphs[" "].advance < result.glyphs["A"].advance < 1_000
    assert result.kern("A", "V") < 0
    assert result.kern("A", "A") == 0


def test_the_weight_is_600(file: Path, one_font: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build(file, "l")
    semibold = GlyphStore(file).alphabet("l", EN_US).glyphs["l"]
    monkeypatch.setattr(fonts, "WEIGHT", 400)
    file.unlink()
    build(file, "l")
    assert GlyphStore(file).alphabet("l", EN_US).glyphs["l"].advance < semibold.advance


def test_nothing_is_drawn_twice(file: Path, one_font: Path) -> None:
    seen: list[str] = []
    assert build(file, "AB", seen.append).rebuilt
    assert seen == [one_font.stem]
    again = build(file, "AB", seen.append)
    assert (again.rebuilt, again.glyphs, len(seen)) == (False, 2, 1)


def test_a_new_character_is_drawn(file: Path, one_font: Path) -> None:
    build(file, "AB")
    assert build(file, "ABC").rebuilt
    assert GlyphStore(file).alphabet("C", EN_US).glyphs


def test_another_font_is_drawn(file: Path, one_font: Path) -> None:
    another = (REAL / FONT_FILES[1].path).read_bytes()
    build(file, "AB")
    before = GlyphStore(file).edition()
    one_font.write_bytes(another)
    assert build(file, "AB").rebuilt
    assert GlyphStore(file).edition() != before


def test_a_broken_file_is_drawn_anew(file: Path, one_font: Path) -> None:
    file.write_bytes(b"not a database")
    assert build(file, "AB").rebuilt


def test_without_fonts_the_letters_stay(file: Path, one_font: Path) -> None:
    build(file, "AB")
    one_font.unlink()
    with pytest.raises(FontsMissing, match=one_font.name):
        build(file, "ABC")
    assert GlyphStore(file).alphabet("AB", EN_US).known("ABC") == "AB"
    assert [one.name for one in file.parent.iterdir() if one.is_file()] == [file.name]


def test_a_failure_leaves_no_draft(
    file: Path, one_font: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = FontFile(LATIN, "nowhere.woff2")
    monkeypatch.setattr(glyphs_build, "_edition", lambda _: "new")
    monkeypatch.setattr(fonts, "FONT_FILES", (LATIN_FILE, missing))
    with pytest.raises(FileNotFoundError):
        build(file, "AB")
    assert not [one for one in file.parent.iterdir() if one.is_file()]


def test_the_characters_are_those_of_titles_and_messages(content: Path) -> None:
    expected = characters(content, TRANSLATIONS)
    assert set("Az09 ,词汇表，？") <= set(expected)
    assert expected == "".join(sorted(set(expected)))
    assert "\n" not in expected
    assert len(expected) < 6_000


def test_a_new_title_brings_its_characters(tmp_path: Path) -> None:
    database = tmp_path / "content.sqlite"
    assert "龘" not in characters(database, TRANSLATIONS)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE document (title TEXT)")
        connection.execute("INSERT INTO document VALUES ('龘')")
        connection.commit()
    assert "龘" in characters(database, TRANSLATIONS)


def test_the_locale_chooses_the_face(file: Path) -> None:
    letters = made_of(
        file,
        *(Glyph(face, each, 500, 0, "M0 0h1") for face in (LATIN, CHINESE) for each in "A“í"),
        Glyph(CHINESE, "海", 1_000, 0, "M0 0h1"),
    )

    def faces(locale: object) -> dict[str, str]:
        result = letters.alphabet("A“í海", ZH_CN if locale is ZH_CN else EN_US).glyphs
        return {each: letter.face for each, letter in result.items()}

    assert faces(EN_US) == {"A": LATIN, "“": LATIN, "í": LATIN, "海": CHINESE}
    assert faces(ZH_CN) == {"A": LATIN, "“": CHINESE, "í": LATIN, "海": CHINESE}


def test_what_one_face_lacks_the_other_has(file: Path) -> None:
    letters = made_of(
        file, Glyph(CHINESE, "—", 900, 0, "M0 0h1"), Glyph(LATIN, "€", 500, 0, "M0 0h1")
    )
    assert letters.alphabet("—", EN_US).glyphs["—"].face == CHINESE
    assert letters.alphabet("€", ZH_CN).glyphs["€"].face == LATIN


def test_an_unknown_character_is_left_out(file: Path) -> None:
    letters = made_of(file, Glyph(LATIN, "A", 500, 0, "M0 0h1"))
    assert letters.alphabet("A☃\0😀", EN_US).known("☃A\0😀A") == "AA"


@pytest.mark.parametrize("body", [None, b"", b"not a database"])
def test_missing_letters_are_said_once(
    file: Path, body: bytes | None, caplog: pytest.LogCaptureFixture
) -> None:
    if body is not None:
        file.write_bytes(body)
    letters = GlyphStore(file)
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            assert letters.edition() == ""
            assert not letters.alphabet("A", EN_US).glyphs
    assert [record.getMessage() for record in caplog.records] == [
        f"{file} cannot be read: run `flask glyphs build`"
    ]


def test_letters_that_come_later_are_found(file: Path) -> None:
    letters = GlyphStore(file)
    assert letters.edition() == ""
    made_of(file, Glyph(LATIN, "A", 500, 0, "M0 0h1"))
    assert letters.edition() == "first"
