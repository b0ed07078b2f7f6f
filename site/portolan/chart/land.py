"""Land on a chart: ruled with horizontal lines inside a hairline coast, never filled."""

from functools import lru_cache
from math import atan2, degrees, hypot

from portolan.chart.clip import Frame, clipped_ring
from portolan.chart.position import Position
from portolan.chart.simplify import ring_area, simplified
from portolan.chart.svg import element, path_data
from portolan.chart.window import Point, Window
from portolan.chart.world import land

XY = tuple[float, float]
Coasts = tuple[tuple[XY, ...], ...]

# The coast is cut this far outside of the picture, so that no edge of the cut is seen.
OVERHANG = 6.0

# An island smaller than this many triangles of the coast's own detail is left out.
ISLAND = 6

# Half the side, in units, of the square in which a harbor looks around for the land.
OUTLOOK = 22.0


@lru_cache(maxsize=32)
def coasts(window: Window, detail: float) -> Coasts:
    """Return the coasts in a window as closed rings in its units.

    ``detail`` is the smallest triangle of the coast that is kept, in square units.
    """
    frame = Frame(-OVERHANG, -OVERHANG, window.width + OVERHANG, window.height + OVERHANG)
    drawn = (
        simplified(clipped_ring(_shifted(ring, window, turn), frame), detail)
        for ring in land()
        for turn in window.turns(*_span(ring))
    )
    return tuple(tuple(ring) for ring in drawn if ring_area(ring) >= ISLAND * detail)


def _span(ring: tuple[Position, ...]) -> tuple[float, float]:
    longitudes = [position.longitude for position in ring]
    return min(longitudes), max(longitudes)


def _shifted(ring: tuple[Position, ...], window: Window, turn: float) -> list[XY]:
    return [window.point(Position(latitude, longitude + turn)) for latitude, longitude in ring]


def coast_path(window: Window, detail: float) -> str:
    """Return the data of one path around all land in the window."""
    return "".join(path_data(ring, closed=True) for ring in coasts(window, detail))


def ruled_land(window: Window, detail: float, prefix: str, gap: float) -> str:
    """Return the land as it is drawn on charts; ``gap`` is the distance of its ruled lines."""
    name = f"{prefix}-land"
    line = element("path", class_="hatch", d="M0 .5h8")
    pattern = element(
        "pattern", line, id=name, width="8", height=gap, patternUnits="userSpaceOnUse"
    )
    shape = element("path", class_="land", fill=f"url(#{name})", d=coast_path(window, detail))
    return element("defs", pattern) + shape


def inland(window: Window, detail: float, harbor: Point) -> float | None:
    """Return the compass direction of the land around a harbor, or None at open sea.

    It points to the center of gravity of the land nearby, which is at right angles to the coast.
    """
    square = Frame(harbor.x - OUTLOOK, harbor.y - OUTLOOK, harbor.x + OUTLOOK, harbor.y + OUTLOOK)
    moments = [_moments(clipped_ring(ring, square), harbor) for ring in coasts(window, detail)]
    area = sum(each[0] for each in moments)
    if not area:
        return None
    east, south = (sum(each[i] for each in moments) / area for i in (1, 2))
    return degrees(atan2(east, -south)) % 360 if hypot(east, south) > 1 else None


def _moments(ring: list[XY], origin: Point) -> tuple[float, float, float]:
    """Return the signed area of a ring, and its first moments about the origin."""
    area = east = south = 0.0
    for i, (x, y) in enumerate(ring):
        bx, by = x - origin.x, y - origin.y
        ax, ay = ring[i - 1][0] - origin.x, ring[i - 1][1] - origin.y
        twice = ax * by - bx * ay
        area += twice / 2
        east += twice * (ax + bx) / 6
        south += twice * (ay + by) / 6
    return area, east, south
