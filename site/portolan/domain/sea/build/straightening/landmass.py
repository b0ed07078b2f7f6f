"""The land of the world in pieces with an index, to measure how much of a course lies over it.

Natural Earth 1:10 million (public domain), as land-10m.json of the npm package world-atlas 2.0.2.
Lakes and rivers are land there.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import cos, hypot, radians
from pathlib import Path

from shapely import LineString, Point, Polygon, STRtree, box, clip_by_rect, get_parts, make_valid
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry, BaseMultipartGeometry

from portolan.core.config import ROOT
from portolan.domain.geo.position import FULL_TURN, Position, longitude_near
from portolan.domain.geo.topojson import Ring, rings_of

FILE = ROOT / "assets/node_modules/world-atlas/land-10m.json"
KM_PER_DEGREE = 111.195
# Land is cut into squares of these sides, one after the other: the last are quick to look into.
SIDES = (40, 10, 2)
WESTERNMOST, EASTERNMOST, SOUTHERNMOST, NORTHERNMOST = -200, 200, -80, 90

Leg = tuple[Position, Position]


class Landmass:
    """Pieces of land on the plain chart, some twice at either side of the antimeridian."""

    def __init__(self, pieces: Sequence[Polygon]) -> None:
        self.pieces, self.tree = pieces, STRtree(pieces)

    @classmethod
    def within(cls, shores: Iterable[Ring]) -> "Landmass":
        """Return the land inside closed rings."""
        pieces = [each for ring in shores for each in _polygons(ring)]
        for side in SIDES:
            pieces = list(_cut(pieces, side))
        return cls(pieces)

    def over_km(self, legs: Sequence[Leg]) -> list[float]:
        """Return for each leg, straight on the plain chart, how many kilometers lie over land."""
        return self.under_km([line(*leg) for leg in legs])

    def under_km(self, lines: Sequence[BaseGeometry]) -> list[float]:
        """Return how many kilometers of lines on the plain chart lie over land."""
        over = [0.0] * len(lines)
        if not lines:
            return over
        for number, piece in self.tree.query(lines, predicate="intersects").T:
            over[number] += sum(map(_km, get_parts(lines[number].intersection(self.pieces[piece]))))
        return over

    def holding(self, positions: Iterable[Position]) -> set[int]:
        """Return the numbers of the positions that lie on land."""
        points = [Point(longitude, latitude) for latitude, longitude in positions]
        return set(self.tree.query(points, predicate="intersects")[0].tolist())


def rings(file: Path = FILE) -> list[Ring]:
    """Return the shores in a TopoJSON file."""
    return rings_of(json.loads(file.read_text("utf-8")), "land")


def line(start: Position, end: Position) -> LineString:
    """Return a leg as a line whose middle lies between -180 and 180 degrees."""
    east = longitude_near(end.longitude, start.longitude) - start.longitude
    middle = longitude_near(start.longitude + east / 2, 0)
    return LineString([(middle - east / 2, start.latitude), (middle + east / 2, end.latitude)])


def _km(part: BaseGeometry) -> float:
    if not isinstance(part, LineString):
        return 0.0
    return sum(
        hypot((x2 - x1) * cos(radians((y1 + y2) / 2)), y2 - y1) * KM_PER_DEGREE
        for (x1, y1), (x2, y2) in pairwise(part.coords)
    )


def _polygons(ring: Ring) -> Iterator[Polygon]:
    """Yield the land inside a ring; a ring that winds the other way is a lake, or an atoll's."""
    if len(ring) < 3 or _winds_left(ring):
        return
    land = make_valid(Polygon([(longitude, latitude) for latitude, longitude in ring]))
    for turn in (-FULL_TURN, 0, FULL_TURN):
        moved = translate(land, turn)
        if moved.bounds[0] < EASTERNMOST and moved.bounds[2] > WESTERNMOST:
            yield from _areas(moved)


def _winds_left(ring: Ring) -> bool:
    corners = pairwise((*ring, ring[0]))
    return sum(a.longitude * b.latitude - b.longitude * a.latitude for a, b in corners) > 0


def _cut(polygons: Sequence[Polygon], side: int) -> Iterator[Polygon]:
    squares = [
        box(west, south, west + side, south + side)
        for west in range(WESTERNMOST, EASTERNMOST, side)
        for south in range(SOUTHERNMOST, NORTHERNMOST, side)
    ]
    tree = STRtree(polygons)
    for square, land in tree.query(squares, predicate="intersects").T:
        yield from _areas(clip_by_rect(polygons[land], *squares[square].bounds))


def _areas(shape: BaseGeometry) -> Iterator[Polygon]:
    if isinstance(shape, Polygon):
        yield from [] if shape.is_empty else [shape]
    elif isinstance(shape, BaseMultipartGeometry):
        for part in shape.geoms:
            yield from _areas(part)
