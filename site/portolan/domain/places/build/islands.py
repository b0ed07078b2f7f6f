"""Which places lie on islands from which no road or railroad leads to the mainland.

Made again (for other places or another coast) in some minutes by

    python -m portolan.domain.places.build.islands

from the land of the npm package world-atlas 2.0.2 (Natural Earth 1:10 million, public domain).
Land less than a kilometer apart is one: so narrow are rivers, and most of what a bridge crosses.
island_links.csv has what bridges, tunnels and ferries for trucks join besides.
"""

import csv
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import cos, hypot, radians
from pathlib import Path

from shapely import Point, Polygon, STRtree, make_valid
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from portolan.core.config import ROOT
from portolan.domain.geo.position import FULL_TURN, Position
from portolan.domain.geo.topojson import rings_of
from portolan.domain.places.build.places_build import built_places
from portolan.domain.places.islands import COLUMNS, TABLE
from portolan.domain.places.place import Place
from portolan.domain.table import rows

LAND = ROOT / "assets/node_modules/world-atlas/land-10m.json"
LINKS = Path(__file__).with_name("island_links.csv")
KM_PER_DEGREE = 111.2
CLOSE_KM = 1.0
FEWEST_CORNERS = 4
"""shapely's polygons have no fewer, the first of which is the last."""
NORTHERNMOST = 80.0
"""Nearer to the pole a degree of longitude is not looked beyond."""
MAINLANDS = 2
"""The lands with the most places need no row: the Americas, and Europe, Asia and Africa."""


@dataclass
class Lands:
    """The pieces of land of the world, those at the antimeridian twice, and which are joined."""

    pieces: Sequence[BaseGeometry]
    rings: Sequence[int]
    joined: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.tree = STRtree(self.pieces)

    def at(self, position: Position) -> int:
        """The land at a position, or the nearest."""
        point = Point(position.longitude, position.latitude)
        return self.whole(self.rings[int(self.tree.nearest(point))])

    def whole(self, ring: int) -> int:
        """The land that a ring is a part of."""
        while ring in self.joined:
            ring = self.joined[ring]
        return ring

    def join(self, one: int, other: int) -> None:
        """Make one of two lands."""
        if one != other:
            self.joined[one] = other

    def join_close(self) -> None:
        """Make one of all lands that are less than a kilometer apart."""
        for piece, ring in zip(self.pieces, self.rings, strict=True):
            reach = CLOSE_KM / KM_PER_DEGREE / cos(radians(_latitude(piece)))
            for number in self.tree.query(piece, predicate="dwithin", distance=reach):
                one, other = self.whole(ring), self.whole(self.rings[number])
                if one != other and _km(piece, self.pieces[number]) <= CLOSE_KM:
                    self.join(one, other)


def islands(places: Sequence[Place]) -> list[list[str]]:
    """Return the codes of the places of each island, the first island having the most."""
    lands = _lands()
    lands.join_close()
    at = {place.code: place.position for place in places}
    for row in rows(LINKS, ("codes", "by")):
        for one, other in pairwise(row["codes"].split("|")):
            lands.join(lands.at(at[one]), lands.at(at[other]))
    by_land: dict[int, list[str]] = defaultdict(list)
    for place in places:
        by_land[lands.at(place.position)].append(place.code)
    return sorted(by_land.values(), key=lambda codes: (-len(codes), codes))[MAINLANDS:]


def _lands() -> Lands:
    rings = rings_of(json.loads(LAND.read_text("utf-8")), "land")
    found = [(piece, number) for number, ring in enumerate(rings) for piece in _pieces(ring)]
    return Lands([piece for piece, _ in found], [number for _, number in found])


def _pieces(ring: Sequence[Position]) -> Iterator[BaseGeometry]:
    """Yield the land inside a ring, at either side of the antimeridian where it passes it."""
    if len(ring) < FEWEST_CORNERS:
        return
    land = make_valid(Polygon([(each.longitude, each.latitude) for each in ring]))
    for turn in (-FULL_TURN, 0.0, FULL_TURN):
        moved = translate(land, turn)
        west, _, east, _ = moved.bounds
        if west < FULL_TURN / 2 and east > -FULL_TURN / 2:
            yield moved


def _latitude(piece: BaseGeometry) -> float:
    _, south, _, north = piece.bounds
    return min(max(abs(south), abs(north)), NORTHERNMOST)


def _km(one: BaseGeometry, other: BaseGeometry) -> float:
    near, far = nearest_points(one, other)
    east = (near.x - far.x) * cos(radians(near.y))
    return KM_PER_DEGREE * hypot(east, near.y - far.y)


def main() -> None:
    """Write the table."""
    places = built_places()
    names = {place.code: place.name for place in places}
    with TABLE.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows((names[codes[0]], "|".join(codes)) for codes in islands(places))


if __name__ == "__main__":
    main()
