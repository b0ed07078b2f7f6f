"""The Mercator projection, and the rhumb lines that it draws straight.

On the sphere, like great_circle.py: angles in degrees, distances in nautical miles. Formulas:
J. P. Snyder, Map Projections: A Working Manual (USGS Professional Paper 1395), chapter 7; the
rhumb line after E. Williams, Aviation Formulary, "Rhumb Line Navigation".
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import asinh, atan, atan2, cos, degrees, hypot, radians, sinh, tan

from portolan.domain.geo.great_circle import EARTH_RADIUS_NM
from portolan.domain.geo.position import Position, longitude_near

# Below this change of latitude (in radians, about 6 mm) a course runs along its parallel.
ALONG_A_PARALLEL = 1e-9


def stretched_latitude(latitude: float) -> float:
    """Return the height of a parallel above the equator on the chart, in radians of longitude."""
    return asinh(tan(radians(latitude)))


def latitude_at(height: float) -> float:
    """Return the latitude in degrees at a height on the chart: inverse of stretched_latitude."""
    return degrees(atan(sinh(height)))


def rhumb_bearing(origin: Position, destination: Position) -> float:
    """Return the constant bearing of the rhumb line, from 0 to 360 degrees.

    Of the many rhumb lines that join two positions, this and the other functions follow the one
    that crosses the fewest meridians.
    """
    return degrees(atan2(_east(origin, destination), _north(origin, destination))) % 360


def rhumb_nm(origin: Position, destination: Position) -> float:
    """Return the length of the rhumb line in nautical miles."""
    return next(rhumb_legs_nm((origin, destination)))


def rhumb_legs_nm(course: Iterable[Position]) -> Iterator[float]:
    """Yield the lengths of the rhumb lines from each position to the next in nautical miles."""
    seen = [(position, stretched_latitude(position.latitude)) for position in course]
    for (origin, low), (destination, high) in pairwise(seen):
        d_phi = radians(destination.latitude - origin.latitude)
        # How many times longer the chart draws a mile here than on the equator.
        along = abs(d_phi) <= ALONG_A_PARALLEL
        stretch = 1 / cos(radians(origin.latitude)) if along else (high - low) / d_phi
        yield EARTH_RADIUS_NM * hypot(d_phi, _east(origin, destination) / stretch)


def rhumb_point(origin: Position, destination: Position, fraction: float) -> Position:
    """Return the position this fraction of the way along the rhumb line.

    Latitude grows evenly with distance, longitude with the stretched latitude; the longitude is
    continuous with the origin's, so it may pass 180.
    """
    latitude = origin.latitude + fraction * (destination.latitude - origin.latitude)
    north = _north(origin, destination)
    part = fraction
    if abs(radians(destination.latitude - origin.latitude)) > ALONG_A_PARALLEL:
        part = (stretched_latitude(latitude) - stretched_latitude(origin.latitude)) / north
    return Position(latitude, origin.longitude + part * degrees(_east(origin, destination)))


def _east(origin: Position, destination: Position) -> float:
    nearest = longitude_near(destination.longitude, origin.longitude)
    return radians(nearest - origin.longitude)


def _north(origin: Position, destination: Position) -> float:
    return stretched_latitude(destination.latitude) - stretched_latitude(origin.latitude)
