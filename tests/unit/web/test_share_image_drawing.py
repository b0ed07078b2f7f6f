"""The picture itself: the letters of its title as outlines, on the ground that all share."""

import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest

from portolan.core.brand import BRAND
from portolan.core.config import INSTANCE
from portolan.core.locale import LATIN, Locale
from portolan.core.locales import LOCALES
from portolan.domain.places.harbors import harbor
from portolan.web.share_images import ground
from portolan.web.share_images.drawing import EDGE, Face, line, png, svg
from portolan.web.share_images.glyphs import Alphabet, Glyph, GlyphStore
from portolan.web.share_images.picture import HEIGHT, WIDTH, Picture, address, page_of
from tests.support.locales import EN_US, ZH_CN

TITLES = {
    EN_US: ("Glossary", "Carbon border reporting: what an importer of steel now has to know"),
    ZH_CN: ("词汇表", "滞期费与滞箱费怎样计算，我又如何避免这两笔费用？"),
}


@pytest.fixture(scope="module")
def letters() -> GlyphStore:
    """The letters, built by `make content` before the tests run."""
    built = INSTANCE / "glyphs.sqlite"
    assert built.exists(), "build the letters first: make content"
    return GlyphStore(built)


def outlines(drawing: str) -> list[str]:
    """The outlines of all letters of a drawing, in order."""
    return re.findall(r'<path transform="translate\([^"]*\)" d="([^"]+)"', drawing)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("length", [0, 1])
def test_the_title_and_the_section_are_in_it(
    letters: GlyphStore, locale: Locale, length: int
) -> None:
    title, section = TITLES[locale][length], {EN_US: "Blog", ZH_CN: "博客"}[locale]
    words = title + section
    alphabet = letters.alphabet(words, locale)
    assert alphabet.known(words) == words
    # What the words above the water are, in their order; before them stand brand and draughts.
    expected = [alphabet.glyphs[each].outline for each in words if each != " "]
    assert outlines(svg(Picture(title, section, locale), letters))[-len(expected) :] == expected


def test_a_list_does_not_name_itself_twice(letters: GlyphStore) -> None:
    assert svg(Picture("Blog", "Blog", EN_US), letters) == svg(Picture("Blog", "", EN_US), letters)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_brand_is_in_it(letters: GlyphStore, locale: Locale) -> None:
    drawing = svg(Picture("☃", "", locale), letters)
    result = letters.alphabet(BRAND.name, EN_US).glyphs
    assert outlines(drawing)[: len(BRAND.name)] == [result[one].outline for one in BRAND.name]
    assert 'class="mark"' in drawing


@pytest.mark.parametrize(
    "title", ["Glossary", "freight " * 60, "滞期费，" * 60, "☃😀\0", "", "<script>&\"'"]
)
def test_every_title_is_a_png_of_the_right_size(letters: GlyphStore, title: str) -> None:
    drawing = svg(Picture(title, title, ZH_CN), letters)
    root = ElementTree.fromstring(drawing)  # noqa: S314 - our own drawing
    assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    assert "<text" not in drawing
    body = png(drawing)
    assert body[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", body[16:24]) == (WIDTH, HEIGHT) == (1200, 630)


def test_unknown_characters_are_left_out(letters: GlyphStore) -> None:
    plain = svg(Picture("Glossary", "", EN_US), letters)
    odd = svg(Picture("☃Gloss😀ary", "", EN_US), letters)
    assert outlines(odd) == outlines(plain)


def test_without_letters_the_ground_is_left(tmp_path: Path) -> None:
    drawing = svg(Picture("Glossary", "Blog", EN_US), GlyphStore(tmp_path / "none.sqlite"))
    assert outlines(drawing) == []
    assert ground.OXIDE in drawing
    assert len(png(drawing)) > 1_000


def test_the_ink_of_every_line_begins_at_the_edge() -> None:
    alphabet = Alphabet(
        {"A": Glyph(LATIN, "A", 600, 40, "M40 0h9"), "B": Glyph(LATIN, "B", 500, 0, "M0 0h9")},
        {("A", "B"): -25},
    )
    drawn = line("AB", Face(alphabet, 100, tracking=-0.01), EDGE, 300)
    assert f'transform="translate({EDGE} 300) scale(0.1)"' in drawn
    # A begins left of the edge by its bearing; B after A's advance, the pair and the tracking.
    assert re.findall(r"translate\((-?[\d.]+)\)", drawn) == ["-40", "525"]


def test_the_rose_lies_on_an_office() -> None:
    offices = {office.code for office in BRAND.offices}
    assert {ground.origin(number).code for number in range(20)} <= offices
    assert len(ground.origins()) > 1
    assert ground.ground(harbor("CNSHA")) != ground.ground(harbor("INNSA"))


def test_no_ray_ends_under_the_words() -> None:
    for each in ground.origins():
        points = [
            (float(x), float(y))
            for x, y in re.findall(r'class="end" cx="([\d.]+)" cy="([\d.]+)"', ground.ground(each))
        ]
        assert len(points) >= ground.LEAST_RAYS
        assert not [(x, y) for x, y in points if x < ground.TITLE.x and y > ground.TITLE.y]
        assert not [(x, y) for x, y in points if x < ground.SECTION.x and y > ground.SECTION.y]


def test_the_address_changes_with_what_is_drawn() -> None:
    pictures = [
        Picture("Freight", "Blog", EN_US),
        Picture("Freight!", "Blog", EN_US),
        Picture("Freight", "Research", EN_US),
        Picture("Freight", "Blog", ZH_CN),
    ]
    assert len({address("/blog/a", one, []) for one in pictures}) == len(pictures)
    assert pictures[0].digest == Picture("Freight", "Blog", EN_US).digest


@pytest.mark.parametrize(
    ("path", "args", "result"),
    [
        ("/", [], "/social/index.png?v="),
        ("/blog", [("page", "2")], "/social/blog.png?page=2&v="),
        ("/a/b c", [("q", "a&b")], "/social/a/b%20c.png?q=a%26b&v="),
    ],
)
def test_the_address_names_the_page(path: str, args: list[tuple[str, str]], result: str) -> None:
    picture = Picture("Freight", "", EN_US)
    assert address(path, picture, args) == result + picture.digest


@pytest.mark.parametrize("path", ["/", "/blog", "/blog/a-b"])
def test_a_picture_finds_its_page(path: str) -> None:
    named = address(path, Picture("Freight", "", EN_US), [])
    assert page_of(named.removeprefix("/social/").partition(".png")[0]) == path
