"""The ways between two places: by sea, shortest and by the Cape, and by air, each with its figures.

Distances by sea are those of the network, by air great circles; days are estimates from port to
port and from airport to airport; emissions are those of one tonne by the default set of factors.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import StrEnum

from portolan.domain.emissions import (
    Emission,
    emissions_by_weight,
    factor_by_weight,
    factor_set,
)
from portolan.domain.errors import FreightError
from portolan.domain.geo.distance import KM_PER_NM, great_circle_km, km_of
from portolan.domain.geo.great_circle import great_circle_points
from portolan.domain.limits import Number
from portolan.domain.mode import Mode
from portolan.domain.places.place import Place
from portolan.domain.routes.ends import Ends, ServingPlace, ends_between
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.seaports import is_beyond, seaports
from portolan.domain.routes.service import Service, days_by, service_between
from portolan.domain.routes.transit import Days, air_days
from portolan.domain.sea.accuracy import WayKind, kind_of
from portolan.domain.sea.lane_table import SeaLane
from portolan.domain.sea.passage import Passage
from portolan.domain.sea.sea_route import LonLat

TONNE_KG = 1000
CHORDS = 24


class NoWayReason(StrEnum):
    """The reason why there is no way by a mode."""

    NO_PORT = "no-port"
    NO_AIRPORT = "no-airport"
    SAME_PORT = "same-port"
    SAME_AIRPORT = "same-airport"
    NO_WAY = "no-way"
    BY_LAND = "by-land"


@dataclass(frozen=True)
class OceanWay:
    """A way by sea, for whole containers and shared ones alike.

    `by_cape` says that it keeps out of the canals; `past_the_cape` tells whether the Cape of Good
    Hope is what it takes instead, and not the Strait of Magellan.
    """

    distance_nm: Decimal
    distance_km: Decimal
    passages: Sequence[Passage]
    by_cape: bool
    days: Days
    per_tonne: Emission
    path: Sequence[LonLat]
    service: Service

    @property
    def kind(self) -> WayKind:
        """The kind of way, of which the accuracy is measured."""
        return kind_of(float(self.distance_nm), self.passages)


@dataclass(frozen=True)
class AirWay:
    """A way by air: a great circle and its distance."""

    distance_nm: Decimal
    distance_km: Decimal
    days: Days
    per_tonne: Emission
    path: Sequence[LonLat]


@dataclass(frozen=True)
class Route:
    """The ways between two places: by sea, the shortest first, and by air.

    `lacking` says why there is none by a mode.
    """

    origin: Ends
    destination: Ends
    ocean: Sequence[OceanWay]
    air: AirWay | None
    lacking: Sequence[NoWayReason]

    @property
    def ports(self) -> tuple[ServingPlace, ServingPlace] | None:
        """The ports of origin and destination."""
        first, last = self.origin.port, self.destination.port
        return (first, last) if self.ocean and first and last else None

    @property
    def airports(self) -> tuple[ServingPlace, ServingPlace] | None:
        """The airports of origin and destination."""
        first, last = self.origin.airport, self.destination.airport
        return (first, last) if self.air and first and last else None


def route_between(network: RouteNetwork, origin: Place, destination: Place) -> Route:
    """Return the ways between two places, perhaps none by sea, by air, or at all."""
    first, last = ends_between(network, origin, destination)
    ocean = why_not_direct(network, first, last) or _ocean(network, first.port, last.port)
    air = _air(first.airport, last.airport)
    lacking = [one for one in (ocean, air) if isinstance(one, NoWayReason)]
    return Route(
        first,
        last,
        () if isinstance(ocean, NoWayReason) else ocean,
        None if isinstance(air, NoWayReason) else air,
        lacking,
    )


def why_not_direct(network: RouteNetwork, first: Ends, last: Ends) -> NoWayReason | None:
    """Return why no ship sails between the places themselves; other seaports may serve them."""
    if not (is_beyond(first) or is_beyond(last)):
        return None
    served = all(seaports(network, end) for end in (first, last))
    return NoWayReason.BY_LAND if served else NoWayReason.NO_PORT


def between_ports(
    network: RouteNetwork, route: Route, first: ServingPlace, last: ServingPlace
) -> Route:
    """Return a route with other ports at its ends, and the ways by sea between those."""
    ocean = _ocean(network, first, last)
    return replace(
        route,
        origin=replace(route.origin, port=first),
        destination=replace(route.destination, port=last),
        ocean=() if isinstance(ocean, NoWayReason) else ocean,
        lacking=[reason for reason in route.lacking if reason is not NoWayReason.BY_LAND],
    )


def _ocean(
    network: RouteNetwork, origin: ServingPlace | None, destination: ServingPlace | None
) -> Sequence[OceanWay] | NoWayReason:
    if origin is None or destination is None:
        return NoWayReason.NO_PORT
    if origin.place == destination.place:
        return NoWayReason.SAME_PORT
    try:
        ways = network.sea_ways(origin.place, destination.place)
        lanes = (ways.shortest, ways.by_cape)
        ends = origin.place, destination.place
        service = service_between(network, *ends, ways.shortest.distance_nm)
        return [_ocean_way(lane, service) for lane in lanes if lane]
    except FreightError:
        # A berth that no navigable sea reaches, or two that lie side by side.
        return NoWayReason.NO_WAY


def _ocean_way(lane: SeaLane, service: Service) -> OceanWay:
    distance_km = km_of(lane.distance_nm)
    return OceanWay(
        distance_nm=distance_km / KM_PER_NM,
        distance_km=distance_km,
        passages=lane.passages,
        by_cape=lane.by_cape,
        days=days_by(service, lane.distance_nm),
        per_tonne=per_tonne(Mode.SEA, distance_km),
        path=lane.path,
        service=service,
    )


def _air(origin: ServingPlace | None, destination: ServingPlace | None) -> AirWay | NoWayReason:
    if origin is None or destination is None:
        return NoWayReason.NO_AIRPORT
    first, last = origin.place.position, destination.place.position
    distance_km = great_circle_km(first, last)
    if origin.place == destination.place or distance_km < 1:
        return NoWayReason.SAME_AIRPORT
    points = great_circle_points(first, last, CHORDS + 1)
    return AirWay(
        distance_nm=Decimal(distance_km) / KM_PER_NM,
        distance_km=Decimal(distance_km),
        days=air_days(distance_km),
        per_tonne=per_tonne(Mode.AIR, Decimal(distance_km)),
        path=[LonLat(round(p.longitude, 3), round(p.latitude, 3)) for p in points],
    )


def per_tonne(mode: Mode, distance_km: Number) -> Emission:
    """The emissions of one tonne over a distance, by the default set of factors."""
    factor = factor_by_weight(factor_set(), mode, distance_km)
    return emissions_by_weight(TONNE_KG, distance_km, factor)
