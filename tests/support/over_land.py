"""How much of a course lies over land, beyond its ends and off canals, rivers and lakes."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from portolan.domain.geo.distance import KM_PER_NM
from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position, longitude_near
from portolan.domain.sea.build.straightening import inland_waters
from portolan.domain.sea.build.straightening.landmass import Landmass, Leg, rings
from portolan.domain.sea.sea_route import LonLat

ENDS_KM = 15.0
"""So near to a port a course may lead over its quays."""

MOST_KM = 0.5
"""As much of a course may lie over land: a pier, a spit, the coarseness of the coast."""


@lru_cache(maxsize=1)
def world() -> Landmass:
    """The land of the world, which takes some seconds to read."""
    return Landmass.within(rings())


def over_land_km(courses: Sequence[Sequence[LonLat]]) -> list[float]:
    """Return for each course the kilometers over land that it should not have."""
    legs = [list(_beyond_ends(course)) for course in courses]
    each = sorted({leg for course in legs for leg in course})
    over = dict(zip(each, inland_waters.over_land_km(world(), each), strict=True))
    return [sum(over[leg] for leg in course) for course in legs]


def worst_leg(course: Sequence[LonLat]) -> tuple[float, Leg]:
    """Return the kilometers over land of the leg that has most of them, and the leg."""
    legs = list(_beyond_ends(course))
    return max(zip(inland_waters.over_land_km(world(), legs), legs, strict=True))


def _beyond_ends(course: Sequence[LonLat]) -> Iterator[Leg]:
    positions = [Position(latitude, longitude) for longitude, latitude in course]
    short = _without_start(list(reversed(list(_without_start(positions)))))
    return ((_turned(a), _turned(b)) for a, b in pairwise(short))


def _without_start(positions: Sequence[Position]) -> Iterable[Position]:
    left_nm = ENDS_KM / float(KM_PER_NM)
    for number, (start, end) in enumerate(pairwise(positions)):
        leg_nm = great_circle_nm(start, end)
        if leg_nm > left_nm:
            return [_between(start, end, left_nm / leg_nm), *positions[number + 1 :]]
        left_nm -= leg_nm
    return []


def _between(start: Position, end: Position, part: float) -> Position:
    """A position on the straight line of the plain chart, on which land is measured."""
    east = longitude_near(end.longitude, start.longitude) - start.longitude
    north = end.latitude - start.latitude
    return Position(start.latitude + part * north, start.longitude + part * east)


def _turned(at: Position) -> Position:
    return Position(round(at.latitude, 5), round(longitude_near(at.longitude, 0), 5))
