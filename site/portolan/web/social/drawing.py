"""Drawing a picture: the ground, then the words as outlines; SVG first, then PNG."""

from itertools import pairwise

import resvg_py

from portolan.brand import BRAND
from portolan.chart.svg import element
from portolan.locales import EN_US
from portolan.web.social.ground import STYLE, WATERLINE, ground, mark, origin
from portolan.web.social.layout import ELLIPSIS, Setting, fitted
from portolan.web.social.letters import UNITS, Alphabet, Letters
from portolan.web.social.picture import HEIGHT, WIDTH, Picture

EDGE = 64
TITLE_WIDTH, TITLE_BASE, TITLE_HEIGHT = 990, 476, 296
SECTION_SIZE, SECTION_BASE = 34, 104
BRAND_SIZE, MARK_SIZE, BRAND_BASE = 40, 46, 600
DRAUGHT_SIZE, DRAUGHT_STEP = 62, 92
DRAUGHTS = ("6", "4", "2")


def svg(picture: Picture, letters: Letters) -> str:
    """The picture as SVG without text elements: it looks the same on every machine."""
    title = letters.alphabet(picture.title + picture.section + ELLIPSIS, picture.locale)
    own = letters.alphabet(BRAND.name + "".join(DRAUGHTS), EN_US)
    return element(
        "svg",
        element("style", STYLE),
        ground(origin(int(picture.digest, 16))),
        _brand(own),
        _draught(own),
        _words(picture, title),
        xmlns="http://www.w3.org/2000/svg",
        width=WIDTH,
        height=HEIGHT,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
    )


def png(drawing: str) -> bytes:
    """The picture as it is sent."""
    return resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True)


def _words(picture: Picture, alphabet: Alphabet) -> str:
    setting = fitted(picture.title, alphabet, picture.locale, TITLE_WIDTH, TITLE_HEIGHT)
    if setting is None:
        return ""
    section = "" if picture.section == picture.title else picture.section
    return _title(setting, alphabet) + line(
        section, alphabet, EDGE, SECTION_BASE, SECTION_SIZE, class_="quiet"
    )


def _title(setting: Setting, alphabet: Alphabet) -> str:
    leading = setting.size * setting.manner.leading
    first = TITLE_BASE - leading * (len(setting.lines) - 1)
    return "".join(
        line(words, alphabet, EDGE, first + at * leading, setting.size, setting.manner.tracking)
        for at, words in enumerate(setting.lines)
    )


def _brand(alphabet: Alphabet) -> str:
    beside = EDGE + MARK_SIZE + 14
    return mark(EDGE, BRAND_BASE - MARK_SIZE + 9, MARK_SIZE) + line(
        BRAND.name, alphabet, beside, BRAND_BASE, BRAND_SIZE, -0.02
    )


def _draught(alphabet: Alphabet) -> str:
    """The draught marks of the stem, from the topsides down into the water."""
    right = WIDTH - EDGE
    return "".join(
        line(
            each,
            alphabet,
            right - DRAUGHT_SIZE * 0.6,
            WATERLINE - 40 + (at - 1) * DRAUGHT_STEP,
            DRAUGHT_SIZE,
        )
        for at, each in enumerate(DRAUGHTS)
    )


def line(
    words: str,
    alphabet: Alphabet,
    x: float,
    y: float,
    size: float,
    tracking: float = 0.0,
    class_: str = "words",
) -> str:
    """One line of words, of which the ink begins at `x` and which stands on `y`."""
    known = alphabet.known(words)
    if not known:
        return ""
    at = -alphabet.letters[known[0]].bearing
    shapes = []
    for character, following in pairwise([*known, ""]):
        letter = alphabet.letters[character]
        if letter.outline:
            shapes.append(f'<path transform="translate({at:g})" d="{letter.outline}"/>')
        at += letter.advance + alphabet.kern(character, following) + tracking * UNITS
    scale = f"translate({x:g} {y:g}) scale({size / UNITS:g})"
    return element("g", *shapes, class_=class_, transform=scale)
