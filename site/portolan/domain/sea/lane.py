"""Courses for drawing: fewer positions, the same line on a Mercator chart.

D. H. Douglas and T. K. Peucker, Algorithms for the reduction of the number of points required to
represent a digitized line or its caricature (1973), on the chart that the line is drawn on.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import degrees, hypot

from portolan.domain.geo.mercator import stretched_latitude
from portolan.domain.geo.position import Position
from portolan.domain.sea.sea_route import LonLat, SeaRoute

XY = tuple[float, float]

TOLERANCE = 0.006
"""How far the drawn line may leave the way, in degrees of longitude on the chart: a third of
a mile at the equator, less than its distance from any coast."""


def lane(route: SeaRoute, tolerance: float = TOLERANCE) -> tuple[LonLat, ...]:
    """Return the course of a route for drawing.

    Both ends and both ends of each passage stay; longitudes run on over the antimeridian as the
    route's do.
    """
    fixed = {0, len(route.path) - 1}
    fixed.update(index + end for index in route.passage_legs for end in (0, 1))
    points = [_on_chart(position) for position in route.path]
    indexes = set(fixed)
    for first, last in pairwise(sorted(fixed)):
        indexes.update(_corners(points, first, last, tolerance))
    return tuple(route.path[index] for index in sorted(indexes))


def positions_of(path: Iterable[LonLat]) -> tuple[Position, ...]:
    """Return the positions of a path, for a line of kind `route` on a chart."""
    return tuple(Position(latitude, longitude) for longitude, latitude in path)


def _on_chart(position: LonLat) -> XY:
    return position.longitude, degrees(stretched_latitude(position.latitude))


def _corners(points: Sequence[XY], first: int, last: int, tolerance: float) -> set[int]:
    """Return the points between two others that are too far from the straight line."""
    corners: set[int] = set()
    due = [(first, last)]
    while due:
        start, end = due.pop()
        if end - start < 2:
            continue
        off = _off(points[start + 1 : end], points[start], points[end])
        if (most := max(off)) > tolerance:
            far = start + 1 + off.index(most)
            corners.add(far)
            due += [(start, far), (far, end)]
    return corners


def _off(points: Iterable[XY], start: XY, end: XY) -> list[float]:
    """Return the distances of points from the straight piece between two others."""
    (west, south), dx, dy = start, end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy or 1.0
    off = []
    for x, y in points:
        px, py = x - west, y - south
        part = (px * dx + py * dy) / square
        part = 0.0 if part < 0 else 1.0 if part > 1 else part
        off.append(hypot(px - part * dx, py - part * dy))
    return off
