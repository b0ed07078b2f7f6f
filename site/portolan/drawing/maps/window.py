"""A window on the Mercator chart, and the points of positions in the picture."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil, degrees, floor, radians
from typing import NamedTuple, Self

from portolan.domain.geo.mercator import latitude_at, stretched_latitude
from portolan.domain.geo.position import FULL_TURN, Position, longitude_near

# The part of a picture that stays free at each edge.
MARGIN = 0.075


class Point(NamedTuple):
    """A point of a drawing, in its own units; y grows downward as in SVG."""

    x: float
    y: float


@dataclass(frozen=True)
class Window:
    """A rectangle of the chart: western, eastern and northern edge in degrees, size in units.

    The southern edge follows from the proportions, since Mercator keeps every angle. The eastern
    edge is east of the western one as a number (170 to 190 spans the antimeridian).
    """

    west: float
    east: float
    north: float
    width: float
    height: float

    @classmethod
    def anchored(
        cls, position: Position, at: Point, span: float, width: float, height: float
    ) -> Self:
        """Return a window ``span`` degrees wide that shows the position at a point."""
        west = position.longitude - span * at.x / width
        top = stretched_latitude(position.latitude) + at.y * radians(span) / width
        return cls(west, west + span, latitude_at(top), width, height)

    @classmethod
    def around(
        cls, positions: Iterable[Position], width: float, height: float, least_span: float
    ) -> Self:
        """Return the smallest window of this size around unwrapped positions.

        They keep clear of the edges, and it spans at least ``least_span`` degrees.
        """
        latitudes, longitudes = zip(*positions, strict=True)
        west, east = min(longitudes), max(longitudes)
        low, top = (stretched_latitude(edge) for edge in (min(latitudes), max(latitudes)))
        middle = Position(latitude_at((low + top) / 2), (west + east) / 2)
        wide = east - west
        high = degrees(top - low) * width / height
        span = max(least_span, max(wide, high) / (1 - 2 * MARGIN))
        return cls.anchored(middle, Point(width / 2, height / 2), span, width, height)

    def of_height(self, height: float) -> "Window":
        """The same window around its middle, higher or lower; its scale is as before."""
        more = (height - self.height) / 2 / self.scale
        return replace(self, north=latitude_at(self.top + more), height=height)

    @cached_property
    def scale(self) -> float:
        """Units of the drawing in one radian of longitude."""
        return self.width / radians(self.east - self.west)

    @cached_property
    def top(self) -> float:
        """The northern edge as a height on the chart, in radians of longitude."""
        return stretched_latitude(self.north)

    @property
    def south(self) -> float:
        """The southern edge in degrees."""
        return latitude_at(self.top - self.height / self.scale)

    def point(self, position: Position) -> Point:
        """Return the point of a position; its longitude is not wrapped."""
        return self._point(position.latitude, position.longitude)

    def points(self, positions: Iterable[Position]) -> list[tuple[float, float]]:
        """Return the points of positions as `point` does."""
        west, top, scale = self.west, self.top, self.scale
        return [
            (radians(longitude - west) * scale, (top - stretched_latitude(latitude)) * scale)
            for latitude, longitude in positions
        ]

    def nearest_point(self, position: Position) -> Point:
        """Return the point of a position on the turn nearest to the middle."""
        nearest = longitude_near(position.longitude, (self.west + self.east) / 2)
        return self._point(position.latitude, nearest)

    def _point(self, latitude: float, longitude: float) -> Point:
        x = radians(longitude - self.west) * self.scale
        return Point(x, (self.top - stretched_latitude(latitude)) * self.scale)

    def holds(self, point: Point, margin: float = 0) -> bool:
        """Whether a point is inside the picture, at least ``margin`` units from its edge."""
        across = margin <= point.x <= self.width - margin
        return across and margin <= point.y <= self.height - margin

    def turns(self, west: float, east: float) -> list[float]:
        """Return the whole turns (in degrees) that make a band of longitudes visible."""
        first = ceil((self.west - east) / FULL_TURN)
        last = floor((self.east - west) / FULL_TURN)
        return [turn * FULL_TURN for turn in range(first, last + 1)]
