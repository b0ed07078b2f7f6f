"""Cached coasts: a ring that was drawn at the same scale before is only moved to its place.

Paths run in relative steps, so the same ring at the same scale is the same text but for its start.
That is worth it where the scales of charts are few: see `settled`.
"""

from functools import lru_cache
from math import ceil, log

from portolan.domain.geo.mercator import latitude_at
from portolan.domain.geo.position import Position
from portolan.drawing.maps.flat import Flat, Turn, area_of, visible_turns
from portolan.drawing.maps.land import ISLAND
from portolan.drawing.maps.shore import Shore
from portolan.drawing.maps.simplify import ring_area
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.maps.world import land_for
from portolan.drawing.svg import grid_path, number, path_data

# Scales differ by so much, or not at all.
STEP = 1.05
# A ring of more points than this is cut at the frame, or more would be sent than is seen.
MOST_POINTS = 500


def snapped(window: Window) -> Window:
    """Return the window a little wider, at one of the few scales of cached coasts."""
    span = STEP ** ceil(log(window.east - window.west, STEP))
    middle = window.top - window.height / 2 / window.scale
    center = Position(latitude_at(middle), (window.west + window.east) / 2)
    at = Point(window.width / 2, window.height / 2)
    return Window.anchored(center, at, span, window.width, window.height)


def coastline(window: Window, detail: float) -> str:
    """Return the data of one path around all land in a settled window, partly outside it."""
    scale = round(window.scale, 6)
    return "".join(
        _cut(turn, shore, area_of(detail, scale))
        if len(shore.points) > MOST_POINTS
        else _moved(turn.flat, shore, _whole(index, scale, detail))
        for turn in visible_turns(window, detail, ISLAND * detail)
        for index, shore in turn.numbered
    )


def _cut(turn: Turn, shore: Shore, least: float) -> str:
    return grid_path(turn.flat.grid(shore.within(turn.edge, least)), closed=True)


def _moved(flat: Flat, shore: Shore, drawn: str) -> str:
    if not drawn:
        return ""
    x, y = flat.point(shore.points[0])
    return f"M{number(x)} {number(y)}{drawn}"


@lru_cache(maxsize=8192)
def _whole(index: int, scale: float, detail: float) -> str:
    """Return the path of a whole ring after its first point; empty if it is too small to draw."""
    least = area_of(detail, scale)
    shore = land_for(least).shores[index]
    x, y = shore.points[0]
    pairs = zip(shore.points, shore.weights, strict=True)
    points = Flat(x, y, scale).points([point for point, weight in pairs if weight >= least])
    if ring_area(points) < ISLAND * detail:
        return ""
    (dx, dy), data = points[0], path_data(points, closed=True)
    first = f"m{number(dx)} {number(dy)}" if (dx, dy) != (0, 0) else ""
    return first + data[data.index("l") :] if data else ""
