"""A straight line between two harbors: its bearing and its length."""

from dataclasses import dataclass

from portolan.domain.geo.mercator import rhumb_bearing, rhumb_nm
from portolan.domain.places.harbors import Harbor


@dataclass(frozen=True)
class Lane:
    """The rhumb line of two harbors: bearing in whole degrees, length in whole nautical miles."""

    origin: Harbor
    destination: Harbor
    bearing_degrees: int
    rhumb_nm: int

    @property
    def bearing_text(self) -> str:
        """The bearing as it is read out: three digits and the sign, ``056°``."""
        return f"{self.bearing_degrees:03d}°"


def lane_figures(origin: Harbor, destination: Harbor) -> Lane:
    """Return the lane between two harbors."""
    start, end = origin.position, destination.position
    bearing = round(rhumb_bearing(start, end)) % 360
    return Lane(origin, destination, bearing, round(rhumb_nm(start, end)))
