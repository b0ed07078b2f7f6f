"""Drawing an icon: the mark of the brand above the waterline, as every page ends.

Sizes are of a grid of 32 by 32, of which the edges are those of the icon.
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
    """How an icon is drawn.

    Attributes:
        style: of the mark.
        mark: the width of the mark.
        middle: the height on which its center lies.
        waterline: where the line above the water begins.
        line: how thick it is.
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
"""The mark keeps within the circle of 80% that no mask may cut."""


def svg(design: Design, size: int) -> str:
    """The icon as SVG, `size` pixels square and without a hole."""
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
    # An edge between two pixels is drawn on one of them: a waterline is not blurred.
    crisp = {"shape-rendering": "crispEdges"}
    return element("rect", y=top, width=GRID, height=height, fill=color, **crisp)
