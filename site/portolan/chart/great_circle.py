"""Great circles: the shortest way between two positions.

The earth is a sphere of 6371.0 km, its mean radius, which is 3440.065 nautical miles; a distance on
the ellipsoid differs by at most about half a percent. Angles are degrees unless said otherwise,
distances nautical miles, bearings degrees clockwise from true north.

Formulas: E. Williams, Aviation Formulary; the angle in its arctangent form (T. Vincenty), which is
exact for near and far.
"""

from math import atan2, cos, degrees, hypot, radians, sin

from portolan.chart.position import Position, longitude_near

EARTH_RADIUS_NM = 3440.065


def great_circle_nm(origin: Position, destination: Position) -> float:
    """Return the great-circle distance in nautical miles."""
    return EARTH_RADIUS_NM * angle_between(origin, destination)


def angle_between(origin: Position, destination: Position) -> float:
    """Return the angle at the earth's center between two positions, in radians from 0 to pi."""
    phi1, phi2 = radians(origin.latitude), radians(destination.latitude)
    d_lambda = radians(destination.longitude - origin.longitude)
    across = cos(phi2) * sin(d_lambda)
    along = cos(phi1) * sin(phi2) - sin(phi1) * cos(phi2) * cos(d_lambda)
    dot = sin(phi1) * sin(phi2) + cos(phi1) * cos(phi2) * cos(d_lambda)
    return atan2(hypot(across, along), dot)


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
    angle = angle_between(origin, destination)
    if angle == 0:
        return origin
    start, end = sin((1 - fraction) * angle) / sin(angle), sin(fraction * angle) / sin(angle)
    phi1, phi2 = radians(origin.latitude), radians(destination.latitude)
    lambda1, lambda2 = radians(origin.longitude), radians(destination.longitude)
    x = start * cos(phi1) * cos(lambda1) + end * cos(phi2) * cos(lambda2)
    y = start * cos(phi1) * sin(lambda1) + end * cos(phi2) * sin(lambda2)
    z = start * sin(phi1) + end * sin(phi2)
    longitude = longitude_near(degrees(atan2(y, x)), origin.longitude)
    return Position(degrees(atan2(z, hypot(x, y))), longitude)


def great_circle_points(origin: Position, destination: Position, count: int) -> list[Position]:
    """Return ``count`` positions at equal distances along the great circle, both ends included."""
    return [great_circle_point(origin, destination, i / (count - 1)) for i in range(count)]
