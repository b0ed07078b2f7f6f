"""Drawing of the icons: the mark of the brand above a waterline.

Sizes are in units of 1/32 of the icon's width.
"""

from dataclasses import dataclass
from functools import cache

import resvg_py

from portolan.drawing.svg import element
from portolan.web.share_images.ground import CHALK, HULL, OXIDE, mark

GRID = 32

LINES = f".mark *{{fill:none;stroke:{CHALK};stroke-width:1.9;stroke-linejoin:bevel}}"
"""The mark as the header draws it."""
SOLID = f".mark path{{fill:{CHALK}}}.mark circle{{display:none}}"
"""The star alone: at 16 pixels its lines would run together."""


@dataclass(frozen=True)
class Design:
    """The measures of an icon.

    Attributes:
        style: the CSS of the mark.
        mark: the width of the mark.
        middle: the vertical position of its center.
        waterline: the top of the line above the water.
        line: the thickness of that line.
    """

    style: str
    mark: float
    middle: float
    waterline: float
    line: float


SMALL = Design(SOLID, mark=25, middle=13, waterline=26, line=2)
"""All edges of the line fall between pixels at 16, 32 and 48."""
LARGE = Design(LINES, mark=21, middle=12.7, waterline=25.5, line=1)
MASKABLE = Design(LINES, mark=17, middle=13.6, waterline=24, line=1)
"""The mark within the central circle of 80%, which no mask may cut."""


def svg(design: Design, size: int) -> str:
    """The icon as an opaque SVG square of `size` pixels."""
    left, top = (center - design.mark / 2 for center in (GRID / 2, design.middle))
    water = design.waterline + design.line
    return element(
        "svg",
        element("style", design.style),
        element("rect", width=GRID, height=GRID, fill=HULL),
        _band(design.waterline, design.line, CHALK),
        _band(water, GRID - water, OXIDE),
        mark(left, top, design.mark),
        xmlns="http://www.w3.org/2000/svg",
        width=size,
        height=size,
        viewBox=f"0 0 {GRID} {GRID}",
    )


@cache
def png(design: Design, size: int) -> bytes:
    """The icon as PNG, drawn once per process."""
    return resvg_py.svg_to_bytes(svg_string=svg(design, size), skip_system_fonts=True)


def _band(top: float, height: float, color: str) -> str:
    # Edges snap to whole pixels, so that the waterline is not blurred.
    crisp = {"shape-rendering": "crispEdges"}
    return element("rect", y=top, width=GRID, height=height, fill=color, **crisp)
