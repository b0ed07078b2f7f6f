"""A straight line between two harbors: its bearing and its length."""

from dataclasses import dataclass

from portolan.domain.geo.mercator import rhumb_bearing, rhumb_nm
from portolan.domain.geo.position import Position
from portolan.domain.places.harbors import Harbor


@dataclass(frozen=True)
class Lane:
    """The rhumb line of two harbors and its length in whole nautical miles."""

    origin: Harbor
    destination: Harbor
    rhumb_nm: int

    @property
    def bearing_text(self) -> str:
        """The bearing as it is read out: three digits and the sign, ``056°``."""
        return bearing_text(self.origin.position, self.destination.position)


def lane_figures(origin: Harbor, destination: Harbor) -> Lane:
    """Return the lane between two harbors."""
    start, end = origin.position, destination.position
    return Lane(origin, destination, round(rhumb_nm(start, end)))


def bearing_text(start: Position, end: Position) -> str:
    """Return the bearing of a rhumb line in whole degrees, as it is read out: ``056°``."""
    return f"{round(rhumb_bearing(start, end)) % 360:03d}°"
