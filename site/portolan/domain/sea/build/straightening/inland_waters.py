"""Canals, rivers and lakes that ships sail though the coast 1:10 million shows land there.

inland_waters.csv has rectangles around them. Of a leg with an end in one, what lies inside counts
as water.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from shapely import Polygon, box
from shapely.geometry.base import BaseGeometry

from portolan.domain.geo.position import Position, longitude_near
from portolan.domain.sea.build.straightening.landmass import Landmass, Leg, line
from portolan.domain.table import rows

FILE = Path(__file__).parents[1] / "inland_waters.csv"
COLUMNS = ("name", "west", "south", "east", "north")


class InlandWater(NamedTuple):
    """A rectangle of water that the coast does not show."""

    west: float
    south: float
    east: float
    north: float

    def holds(self, at: Position) -> bool:
        """Whether a position lies in it."""
        longitude = longitude_near(at.longitude, (self.west + self.east) / 2)
        return self.south <= at.latitude <= self.north and self.west <= longitude <= self.east

    @property
    def shape(self) -> Polygon:
        """The rectangle on the plain chart."""
        return box(*self)


AREAS = tuple(
    InlandWater(*(float(row[side]) for side in COLUMNS[1:])) for row in rows(FILE, COLUMNS)
)


def over_land_km(land: Landmass, legs: Sequence[Leg]) -> list[float]:
    """Return for each leg how many kilometers lie over land, and not in inland waters."""
    return land.under_km([_off_waters(leg) for leg in legs])


def _off_waters(leg: Leg) -> BaseGeometry:
    shape: BaseGeometry = line(*leg)
    for area in AREAS:
        if any(map(area.holds, leg)):
            shape = shape.difference(area.shape)
    return shape
