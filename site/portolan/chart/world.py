"""The outlines of the world's land, from a small file beside this one; outlines.py makes it.

Natural Earth 1:50 million, public domain, by way of world-atlas.
"""

import json
from functools import cache
from itertools import accumulate
from pathlib import Path

from portolan.chart.position import Position

FILE = Path(__file__).parent / "data" / "land.json"
UNITS_IN_A_DEGREE = 100


@cache
def land() -> tuple[tuple[Position, ...], ...]:
    """Return the coasts of the world as closed rings; a lake is a ring inside another.

    Longitudes run on over the antimeridian, so a ring may reach beyond 180 degrees.
    """
    return tuple(_unpacked(steps) for steps in json.loads(FILE.read_text("ascii")))


def _unpacked(steps: list[int]) -> tuple[Position, ...]:
    longitudes = accumulate(steps[0::2])
    latitudes = accumulate(steps[1::2])
    return tuple(
        Position(y / UNITS_IN_A_DEGREE, x / UNITS_IN_A_DEGREE)
        for x, y in zip(longitudes, latitudes, strict=True)
    )
