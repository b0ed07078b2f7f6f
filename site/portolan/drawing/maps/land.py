"""Land on a chart: horizontal lines inside a hairline coast, never filled."""

from math import atan2, degrees, hypot

from portolan.drawing.maps.clip import XY, Frame
from portolan.drawing.maps.flat import area_of, visible_turns
from portolan.drawing.maps.shore import lies_beyond
from portolan.drawing.maps.simplify import ring_area
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.svg import element, path_data

# An island smaller than this many triangles of the coast's own detail is left out.
ISLAND = 6

# Half the side, in units, of the square in which a harbor looks around for the land.
OUTLOOK = 22.0


def coasts(window: Window, detail: float) -> list[list[XY]]:
    """Return the coasts in a window as closed rings in its units.

    ``detail`` is the smallest triangle of the coast that is kept, in square units.
    """
    least, area = ISLAND * detail, area_of(detail, window.scale)
    rings = (
        flat.points(shore.within(edge, area))
        for flat, edge, numbered in visible_turns(window, detail, least)
        for _, shore in numbered
    )
    return [ring for ring in rings if ring_area(ring) >= least]


def coast_path(window: Window, detail: float, *, whole: bool = False) -> str:
    """Return the data of one path around all land in the window, perhaps in whole units."""
    return "".join(path_data(ring, closed=True, whole=whole) for ring in coasts(window, detail))


def ruled_land(
    window: Window, detail: float, prefix: str, gap: float, *, whole: bool = False
) -> str:
    """Return the land for a chart; ``gap`` is the distance of its ruled lines."""
    return ruled(coast_path(window, detail, whole=whole), prefix, gap)


def ruled(coast: str, prefix: str, gap: float) -> str:
    """Return the ruled land inside the data of a path."""
    name = f"{prefix}-land"
    line = element("path", class_="hatch", d="M0 .5h8")
    pattern = element(
        "pattern", line, id=name, width="8", height=gap, patternUnits="userSpaceOnUse"
    )
    shape = element("path", class_="land", fill=f"url(#{name})", d=coast)
    return element("defs", pattern) + shape


def inland(window: Window, detail: float, harbor: Point) -> float | None:
    """Return the compass direction of the land around a harbor, or None at open sea.

    It points to the center of gravity of the land nearby, which is at right angles to the coast.
    """
    square = Frame(harbor.x - OUTLOOK, harbor.y - OUTLOOK, harbor.x + OUTLOOK, harbor.y + OUTLOOK)
    area = area_of(detail, window.scale)
    near = [
        turn.flat.points(shore.within(view, area))
        for turn in visible_turns(window, detail, ISLAND * detail)
        for view in [turn.flat.frame(square)]
        for _, shore in turn.numbered
        if not lies_beyond(shore.box, view)
    ]
    moments = [_moments(ring, harbor) for ring in near]
    land = sum(each[0] for each in moments)
    if not land:
        return None
    east, south = (sum(each[i] for each in moments) / land for i in (1, 2))
    return degrees(atan2(east, -south)) % 360 if hypot(east, south) > 1 else None


def _moments(ring: list[XY], origin: Point) -> tuple[float, float, float]:
    """Return the signed area of a ring and its first moments about the origin."""
    area = east = south = 0.0
    for i, (x, y) in enumerate(ring):
        bx, by = x - origin.x, y - origin.y
        ax, ay = ring[i - 1][0] - origin.x, ring[i - 1][1] - origin.y
        twice = ax * by - bx * ay
        area += twice / 2
        east += twice * (ax + bx) / 6
        south += twice * (ay + by) / 6
    return area, east, south
