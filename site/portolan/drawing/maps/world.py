"""The outlines of the world's land, from a small file beside this one; outlines.py makes it.

Natural Earth 1:50 million, public domain, by way of world-atlas.
"""

import json
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate
from math import floor, log, radians
from pathlib import Path
from typing import NamedTuple

from portolan.domain.geo.mercator import stretched_latitude
from portolan.domain.geo.position import Position, longitude_near
from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.shore import Shore, shore_of

FILE = Path(__file__).parent / "data" / "land.json"
UNITS_IN_A_DEGREE = 100
LEAST_TRIANGLE = 0.002
"""The smallest triangle of coast that the file holds, in square degrees of the Mercator chart."""

STEP_OF_AREA, STEPS = 2.0, 13
"""The last step is that of a chart of the whole world."""
BANDS = 48
"""Bands of longitude, by which a narrow window soon finds its coasts."""


def land() -> tuple[tuple[Position, ...], ...]:
    """Return the coasts of the world as closed rings; a lake is a ring inside another.

    Longitudes run on over the antimeridian, so a ring may reach beyond 180 degrees.
    """
    return tuple(_unpacked(steps) for steps in json.loads(FILE.read_text("ascii")))


class Land(NamedTuple):
    """The coasts at one degree of detail, their boxes, and their extent.

    Rings run on over the antimeridian, on either side of it. The bands hold the numbers of the
    coasts in them, from the west to the east.
    """

    shores: tuple[Shore, ...]
    boxes: tuple[Frame, ...]
    west: float
    east: float
    bands: Sequence[Sequence[int]]

    @classmethod
    def of(cls, shores: Sequence[Shore]) -> "Land":
        """Return the coasts sorted into bands of longitude."""
        boxes = tuple(shore.box for shore in shores)
        west, east = min(box.left for box in boxes), max(box.right for box in boxes)
        bands: list[list[int]] = [[] for _ in range(BANDS)]
        land = cls(tuple(shores), boxes, west, east, bands)
        for number, box in enumerate(boxes):
            for band in land.across(box.left, box.right):
                bands[band].append(number)
        return land

    def across(self, west: float, east: float) -> range:
        """Return the bands between two longitudes in radians, at least one."""
        wide = (self.east - self.west) / BANDS
        first, last = (floor((edge - self.west) / wide) for edge in (west, east))
        return range(min(max(first, 0), BANDS - 1), max(min(last, BANDS - 1), 0) + 1)

    def near(self, west: float, east: float) -> Iterable[int]:
        """Return the numbers of the coasts between two longitudes, and a few more, in order."""
        bands = self.across(west, east)
        if len(bands) == BANDS:
            return range(len(self.boxes))
        return sorted({number for band in bands for number in self.bands[band]})


def land_for(area: float) -> Land:
    """Return the coasts without the points of less weight than an area in square radians.

    Some that matter a little less are left; a chart that shows much of the world starts from few.
    """
    finest = LEAST_TRIANGLE * radians(1) ** 2
    return _simplified_land(max(0, floor(log(area / finest, STEP_OF_AREA))))


def simplify_land() -> None:
    """Simplify the coasts at every step, so that no chart has to wait for them."""
    for step in range(STEPS):
        _simplified_land(step)


@cache
def _simplified_land(step: int) -> Land:
    """Return the coasts at a step of detail; each has about half the points of the one before."""
    shores = flat_land()
    if step:
        least = LEAST_TRIANGLE * radians(1) ** 2 * STEP_OF_AREA**step
        shores = tuple(filter(None, (shore.without(least) for shore in shores)))
    return Land.of(shores)


@cache
def flat_land() -> tuple[Shore, ...]:
    """Return the coasts on the flat chart, in radians; a window shifts and enlarges them."""
    return tuple(
        shore_of([(radians(x + turn), stretched_latitude(y)) for y, x in ring])
        for ring in land()
        for turn in [_to_nearest_turn([position.longitude for position in ring])]
    )


def _to_nearest_turn(longitudes: Sequence[float]) -> float:
    """Return the whole turns, in degrees, that move the middle of a ring within 180 degrees."""
    middle = (min(longitudes) + max(longitudes)) / 2
    return longitude_near(middle, 0) - middle


def _unpacked(steps: list[int]) -> tuple[Position, ...]:
    longitudes = accumulate(steps[0::2])
    latitudes = accumulate(steps[1::2])
    return tuple(
        Position(y / UNITS_IN_A_DEGREE, x / UNITS_IN_A_DEGREE)
        for x, y in zip(longitudes, latitudes, strict=True)
    )
