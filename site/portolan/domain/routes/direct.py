"""Ways from port to port and from airport to airport, as they are: their figures, or why none is.

Distances by sea are those of the network, by air great circles; days are estimates.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from portolan.domain.errors import FreightError
from portolan.domain.geo.distance import KM_PER_NM, great_circle_km, km_of
from portolan.domain.places.place import Place
from portolan.domain.routes.ends import Ends, ServingPlace
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.seaports import is_beyond, seaports
from portolan.domain.routes.service import Service, days_by, service_between
from portolan.domain.routes.transit import Days, air_days
from portolan.domain.sea.lane_table import SeaLane

LanesBetween = Callable[[Place, Place], Sequence[SeaLane]]


class NoWayReason(StrEnum):
    """The reason why there is no way by a mode."""

    NO_PORT = "no-port"
    NO_AIRPORT = "no-airport"
    SAME_PORT = "same-port"
    SAME_AIRPORT = "same-airport"
    NO_WAY = "no-way"
    BY_LAND = "by-land"


@dataclass(frozen=True)
class Flight:
    """A great circle between two airports."""

    ends: tuple[ServingPlace, ServingPlace]
    distance_km: Decimal
    days: Days

    @property
    def distance_nm(self) -> Decimal:
        """The distance in nautical miles."""
        return self.distance_km / KM_PER_NM


@dataclass(frozen=True)
class Sailing:
    """A lane between two ports, sailed by a service."""

    ends: tuple[ServingPlace, ServingPlace]
    lane: SeaLane
    service: Service
    days: Days

    @property
    def distance_km(self) -> Decimal:
        """The distance in kilometers."""
        return km_of(self.lane.distance_nm)

    @property
    def distance_nm(self) -> Decimal:
        """The distance in nautical miles."""
        return self.distance_km / KM_PER_NM


def flight(first: ServingPlace | None, last: ServingPlace | None) -> Flight | NoWayReason:
    """Return the flight between two airports, or why there is none."""
    if first is None or last is None:
        return NoWayReason.NO_AIRPORT
    distance_km = great_circle_km(first.place.position, last.place.position)
    if first.place == last.place or distance_km < 1:
        return NoWayReason.SAME_AIRPORT
    return Flight((first, last), Decimal(distance_km), air_days(distance_km))


def sailings(
    network: RouteNetwork,
    first: ServingPlace | None,
    last: ServingPlace | None,
    lanes_between: LanesBetween,
) -> list[Sailing] | NoWayReason:
    """Return the lanes between two ports as they are sailed, or why there are none.

    The first lane is the shortest: its length decides on the service.
    """
    if first is None or last is None:
        return NoWayReason.NO_PORT
    if first.place == last.place:
        return NoWayReason.SAME_PORT
    ports = first.place, last.place
    try:
        lanes = lanes_between(*ports)
        service = service_between(network, *ports, lanes[0].distance_nm)
        return [
            Sailing((first, last), lane, service, days_by(service, lane.distance_nm))
            for lane in lanes
        ]
    except FreightError:
        # A berth that no navigable sea reaches, or two that lie side by side.
        return NoWayReason.NO_WAY


def why_not_direct(network: RouteNetwork, first: Ends, last: Ends) -> NoWayReason | None:
    """Return why no ship sails between the places themselves; other seaports may serve them."""
    if not (is_beyond(first) or is_beyond(last)):
        return None
    served = all(seaports(network, end) for end in (first, last))
    return NoWayReason.BY_LAND if served else NoWayReason.NO_PORT
