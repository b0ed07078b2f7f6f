"""A position on the earth, and longitudes that run on over the antimeridian."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

HALF_TURN = 180.0
FULL_TURN = 360.0


class Position(NamedTuple):
    """A place on the earth, in decimal degrees: north and east are positive."""

    latitude: float
    longitude: float


def longitude_near(longitude: float, reference: float) -> float:
    """Return the same meridian, in degrees, within half a turn of the reference longitude."""
    return reference + (longitude - reference + HALF_TURN) % FULL_TURN - HALF_TURN


def unwrapped(positions: Iterable[tuple[float, float]]) -> Iterator[Position]:
    """Yield the positions with longitudes that never jump: 179 is followed by 181, not by -179."""
    previous: float | None = None
    for latitude, longitude in positions:
        previous = longitude if previous is None else longitude_near(longitude, previous)
        yield Position(latitude, previous)


def in_degrees_and_minutes(position: Position) -> str:
    """Return the position as a mariner writes it, to the minute: ``31°13'N 121°30'E``."""
    latitude = _degrees_and_minutes(position.latitude, "NS")
    return f"{latitude} {_degrees_and_minutes(position.longitude, 'EW')}"


def _degrees_and_minutes(angle: float, sides: str) -> str:
    degrees, minutes = divmod(round(abs(angle) * 60), 60)
    return f"{degrees}°{minutes:02d}'{sides[angle < 0]}"
