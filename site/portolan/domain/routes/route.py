"""The ways between two places: by sea, shortest and by the Cape, and by air, each with its figures.

Distances by sea are those of the network, by air great circles; days are estimates from port to
port and from airport to airport; emissions are those of one tonne by the default set of factors.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import partial

from portolan.domain.emissions import (
    Emission,
    emissions_by_weight,
    factor_by_weight,
    factor_set,
)
from portolan.domain.geo.great_circle import great_circle_points
from portolan.domain.limits import Number
from portolan.domain.mode import Mode
from portolan.domain.places.place import Place
from portolan.domain.routes.direct import NoWayReason, Sailing, flight, sailings, why_not_direct
from portolan.domain.routes.ends import Ends, ServingPlace, ends_between
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.service import Service
from portolan.domain.routes.transit import Days
from portolan.domain.sea.accuracy import WayKind, kind_of
from portolan.domain.sea.lane_table import SeaLane
from portolan.domain.sea.passage import Passage
from portolan.domain.sea.sea_route import LonLat

TONNE_KG = 1000
CHORDS = 24


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


def ways_by_sea(network: RouteNetwork, origin: Place, destination: Place) -> Sequence[OceanWay]:
    """Return the ways between two ports, the shortest first; perhaps none."""
    ways = _ocean(network, ServingPlace(origin), ServingPlace(destination))
    return () if isinstance(ways, NoWayReason) else ways


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
    ways = sailings(network, origin, destination, partial(_lanes, network))
    return ways if isinstance(ways, NoWayReason) else [_ocean_way(way) for way in ways]


def _lanes(network: RouteNetwork, origin: Place, destination: Place) -> list[SeaLane]:
    ways = network.sea_ways(origin, destination)
    return [lane for lane in (ways.shortest, ways.by_cape) if lane]


def _ocean_way(sailing: Sailing) -> OceanWay:
    return OceanWay(
        distance_nm=sailing.distance_nm,
        distance_km=sailing.distance_km,
        passages=sailing.lane.passages,
        by_cape=sailing.lane.by_cape,
        days=sailing.days,
        per_tonne=per_tonne(Mode.SEA, sailing.distance_km),
        path=sailing.lane.path,
        service=sailing.service,
    )


def _air(origin: ServingPlace | None, destination: ServingPlace | None) -> AirWay | NoWayReason:
    way = flight(origin, destination)
    if isinstance(way, NoWayReason):
        return way
    first, last = (end.place.position for end in way.ends)
    points = great_circle_points(first, last, CHORDS + 1)
    return AirWay(
        distance_nm=way.distance_nm,
        distance_km=way.distance_km,
        days=way.days,
        per_tonne=per_tonne(Mode.AIR, way.distance_km),
        path=[LonLat(round(p.longitude, 3), round(p.latitude, 3)) for p in points],
    )


def per_tonne(mode: Mode, distance_km: Number) -> Emission:
    """The emissions of one tonne over a distance, by the default set of factors."""
    factor = factor_by_weight(factor_set(), mode, distance_km)
    return emissions_by_weight(TONNE_KG, distance_km, factor)
