"""Drawing of share images: the background, then the words as outlines; SVG first, then PNG."""

from dataclasses import dataclass
from itertools import zip_longest
from zlib import crc32

import resvg_py

from portolan.core.brand import BRAND
from portolan.core.locales import DEFAULT_LOCALE
from portolan.drawing.svg import element
from portolan.web.share_images.glyphs import UNITS, Alphabet, GlyphStore
from portolan.web.share_images.ground import STYLE, ground, mark, origin
from portolan.web.share_images.layout import ELLIPSIS, Box, TitleLayout, fitted
from portolan.web.share_images.picture import HEIGHT, WIDTH, Picture

EDGE = 64
TITLE_BOX, TITLE_BASE = Box(984, 296), 476
SECTION_SIZE, SECTION_BASE = 34, 104
BRAND_SIZE, MARK_SIZE, BRAND_BASE = 40, 46, 600
DRAUGHT_SIZE, DRAUGHT_STEP = 62, 92
DRAUGHTS = ("6", "4", "2")


def svg(picture: Picture, glyphs: GlyphStore) -> str:
    """The picture as SVG without text elements, so that it looks the same on every machine."""
    title = glyphs.alphabet(picture.title + picture.section + ELLIPSIS, picture.locale)
    own = glyphs.alphabet(BRAND.name + "".join(DRAUGHTS), DEFAULT_LOCALE)
    return element(
        "svg",
        element("style", STYLE),
        ground(origin(crc32(picture.title.encode()))),
        _brand(own),
        _draught(own),
        _words(picture, title),
        xmlns="http://www.w3.org/2000/svg",
        width=WIDTH,
        height=HEIGHT,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
    )


def png(drawing: str) -> bytes:
    """The drawing as PNG."""
    return resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True)


def _words(picture: Picture, alphabet: Alphabet) -> str:
    setting = fitted(picture.title, alphabet, picture.locale, TITLE_BOX)
    if setting is None:
        return ""
    # A list often has the name of its section, which is then drawn once.
    section = "" if picture.section == picture.title else picture.section
    above = Face(alphabet, SECTION_SIZE, class_="quiet")
    return _title(setting, alphabet) + line(section, above, EDGE, SECTION_BASE)


def _title(setting: TitleLayout, alphabet: Alphabet) -> str:
    face = Face(alphabet, setting.size, setting.tracking)
    leading = setting.size * setting.leading
    first = TITLE_BASE - leading * (len(setting.lines) - 1)
    return "".join(
        line(words, face, EDGE, first + at * leading) for at, words in enumerate(setting.lines)
    )


def _brand(alphabet: Alphabet) -> str:
    """The brand's mark and name, below the waterline."""
    beside = EDGE + MARK_SIZE + 14
    return mark(EDGE, BRAND_BASE - MARK_SIZE + 9, MARK_SIZE) + line(
        BRAND.name, Face(alphabet, BRAND_SIZE, -0.02), beside, BRAND_BASE
    )


def _draught(alphabet: Alphabet) -> str:
    """The draught marks of a ship's stem, down into the water."""
    face = Face(alphabet, DRAUGHT_SIZE)
    left = WIDTH - EDGE - DRAUGHT_SIZE * 0.6
    bases = [BRAND_BASE - at * DRAUGHT_STEP for at in reversed(range(len(DRAUGHTS)))]
    return "".join(line(each, face, left, y) for each, y in zip(DRAUGHTS, bases, strict=True))


@dataclass(frozen=True)
class Face:
    """A text style: alphabet, size in pixels, tracking in ems, color."""

    alphabet: Alphabet
    size: float
    tracking: float = 0.0
    class_: str = "words"


def line(words: str, face: Face, x: float, y: float) -> str:
    """One line of words, with its ink starting at `x` and its baseline at `y`."""
    glyphs = [face.alphabet.glyphs[each] for each in face.alphabet.known(words)]
    if not glyphs:
        return ""
    at = -float(glyphs[0].bearing)
    shapes = []
    for glyph, after in zip_longest(glyphs, glyphs[1:]):
        if glyph.outline:
            shapes.append(f'<path transform="translate({at:g})" d="{glyph.outline}"/>')
        at += glyph.advance + face.tracking * UNITS
        at += face.alphabet.kern(glyph.character, after.character) if after else 0
    place = f"translate({x:g} {y:g}) scale({face.size / UNITS:g})"
    return element("g", *shapes, class_=face.class_, transform=place)
