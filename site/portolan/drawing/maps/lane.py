"""A lane: two harbors, and what the chart can say about the way between them."""

from dataclasses import dataclass

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.mercator import rhumb_bearing, rhumb_nm
from portolan.domain.places.harbors import Harbor


@dataclass(frozen=True)
class Lane:
    """The figures of a lane: bearing in whole degrees, distances in whole nautical miles."""

    origin: Harbor
    destination: Harbor
    bearing_degrees: int
    rhumb_nm: int
    great_circle_nm: int
    saved_nm: int

    @property
    def bearing_text(self) -> str:
        """The bearing as it is read out: three digits and the sign, ``056°``."""
        return f"{self.bearing_degrees:03d}°"


def lane_figures(origin: Harbor, destination: Harbor) -> Lane:
    """Return the lane between two harbors: its rhumb line, and what the great circle saves on it.

    The saving is the difference of the two rounded distances, so that the three figures agree
    where a page shows them side by side.
    """
    start, end = origin.position, destination.position
    along, shortest = round(rhumb_nm(start, end)), round(great_circle_nm(start, end))
    bearing = round(rhumb_bearing(start, end)) % 360
    return Lane(origin, destination, bearing, along, shortest, along - shortest)
