"""Great circles: the shortest way between two positions.

The earth is a sphere of 6371.0 km, its mean radius, which is 3440.065 nautical miles; a distance on
the ellipsoid differs by at most about half a percent. Angles are degrees unless said otherwise,
distances nautical miles, bearings degrees clockwise from true north.

Formulas: E. Williams, Aviation Formulary; the angle in its arctangent form (T. Vincenty), which is
exact for near and far.
"""

from collections.abc import Sequence
from math import atan2, cos, degrees, hypot, radians, sin

from portolan.domain.geo.position import Position, longitude_near

EARTH_RADIUS_NM = 3440.065


def great_circle_nm(origin: Position, destination: Position) -> float:
    """Return the great-circle distance in nautical miles."""
    return EARTH_RADIUS_NM * angle_between(origin, destination)


def angle_between(origin: Position, destination: Position) -> float:
    """Return the angle at the earth's center between two positions, in radians from 0 to pi."""
    phi1, phi2 = radians(origin.latitude), radians(destination.latitude)
    d_lambda = radians(destination.longitude - origin.longitude)
    sin1, cos1, sin2, cos2 = sin(phi1), cos(phi1), sin(phi2), cos(phi2)
    meridian = cos2 * cos(d_lambda)
    along = cos1 * sin2 - sin1 * meridian
    return atan2(hypot(cos2 * sin(d_lambda), along), sin1 * sin2 + cos1 * meridian)


def initial_bearing(origin: Position, destination: Position) -> float:
    """Return the bearing of the great circle where it leaves the origin, from 0 to 360 degrees."""
    phi1, phi2 = radians(origin.latitude), radians(destination.latitude)
    d_lambda = radians(destination.longitude - origin.longitude)
    east = cos(phi2) * sin(d_lambda)
    north = cos(phi1) * sin(phi2) - sin(phi1) * cos(phi2) * cos(d_lambda)
    return degrees(atan2(east, north)) % 360


def great_circle_point(origin: Position, destination: Position, fraction: float) -> Position:
    """Return the position that lies this fraction (0 to 1) of the way along the great circle.

    The longitude is continuous with the origin's, so it may pass 180. Antipodes have no single
    great circle; the caller must not ask for one.
    """
    return _points(origin, destination, [fraction])[0]


def great_circle_points(origin: Position, destination: Position, count: int) -> list[Position]:
    """Return ``count`` positions at equal distances along the great circle, both ends included."""
    return _points(origin, destination, [i / (count - 1) for i in range(count)])


def _points(origin: Position, destination: Position, fractions: Sequence[float]) -> list[Position]:
    angle = angle_between(origin, destination)
    if angle == 0:
        return [origin] * len(fractions)
    (x1, y1, z1), (x2, y2, z2), whole = _vector(origin), _vector(destination), sin(angle)
    points = []
    for fraction in fractions:
        start, end = sin((1 - fraction) * angle) / whole, sin(fraction * angle) / whole
        x, y, z = start * x1 + end * x2, start * y1 + end * y2, start * z1 + end * z2
        longitude = longitude_near(degrees(atan2(y, x)), origin.longitude)
        points.append(Position(degrees(atan2(z, hypot(x, y))), longitude))
    return points


def _vector(position: Position) -> tuple[float, float, float]:
    """Return the position as a unit vector from the earth's center."""
    phi, lambda_ = radians(position.latitude), radians(position.longitude)
    return cos(phi) * cos(lambda_), cos(phi) * sin(lambda_), sin(phi)
