"""Errors of the search for a sea route."""

from portolan.domain.errors import FreightError
from portolan.domain.geo.position import Position
from portolan.domain.sea.passage import Passage


class InlandPoint(FreightError):  # noqa: N818 - reads as what happened where a view catches it
    """A position with no navigable sea within a port's reach, in kilometers."""

    def __init__(self, position: Position, reach_km: float) -> None:
        super().__init__(f"no way through the sea within {reach_km:g} km of {position}")
        self.position, self.reach_km = position, reach_km


class NoSeaRoute(FreightError):  # noqa: N818 - reads as what happened where a view catches it
    """Two positions without a way between them while these passages are closed."""

    def __init__(self, origin: Position, destination: Position, closed: frozenset[Passage]) -> None:
        super().__init__(f"no way from {origin} to {destination} without {sorted(closed)}")
        self.origin, self.destination, self.closed = origin, destination, closed
