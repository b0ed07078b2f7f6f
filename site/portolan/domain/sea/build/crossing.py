"""Crossing of straight lines on the plain chart, on either side of the antimeridian."""

from portolan.domain.geo.position import Position, longitude_near


def crossing(start: Position, end: Position, first: Position, last: Position) -> bool:
    """Whether the line from start to end crosses the one from first to last.

    Each takes the short way around the earth. Lines that only touch do not cross.
    """
    if _is_north_of(start, end, first, last) or _is_north_of(first, last, start, end):
        return False  # as most lines do; this spares them the rest
    a, b = start, _near(end, start)
    c = _near(first, start)
    d = _near(last, c)
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _is_north_of(start: Position, end: Position, first: Position, last: Position) -> bool:
    southern, northern = min(start.latitude, end.latitude), max(first.latitude, last.latitude)
    return southern > northern


def _near(position: Position, reference: Position) -> Position:
    longitude = longitude_near(position.longitude, reference.longitude)
    return Position(position.latitude, longitude)


def _turn(a: Position, b: Position, c: Position) -> float:
    """Return a figure above 0 if c lies left of the line from a to b, below 0 if right."""
    east, north = b.longitude - a.longitude, b.latitude - a.latitude
    return east * (c.latitude - a.latitude) - north * (c.longitude - a.longitude)
