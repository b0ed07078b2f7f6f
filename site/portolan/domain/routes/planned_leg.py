"""The shortest way between two places by one mode, without its course and without other ways.

Its figures are those of `route_between`, which draws all ways of a pair; a list of shipments has
hundreds of pairs and asks for one way of each.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal

from portolan.domain.mode import Mode
from portolan.domain.places.place import Place
from portolan.domain.routes.direct import (
    Flight,
    NoWayReason,
    Sailing,
    flight,
    sailings,
    why_not_direct,
)
from portolan.domain.routes.ends import Ends, ServingPlace, joined_by_water
from portolan.domain.routes.gateways import LandLeg, quickness, seaport_pairs
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.seaports import is_beyond
from portolan.domain.routes.transit import Days
from portolan.domain.sea.passage import Passage


@dataclass(frozen=True)
class PlannedLeg:
    """A way from port to port or from airport to airport, and the ways by land beyond the ports.

    The days are those of the whole way, the distances those by sea or by air.
    """

    distance_km: Decimal
    distance_nm: Decimal
    passages: Sequence[Passage]
    days: Days
    ends: tuple[ServingPlace, ServingPlace]
    legs: tuple[LandLeg, ...] = ()

    @property
    def days_between_ends(self) -> Days:
        """The days from port to port or from airport to airport, without the ways by land."""
        by_land = [leg.days for leg in self.legs]
        return Days(
            self.days.low - sum(days.low for days in by_land),
            self.days.high - sum(days.high for days in by_land),
        )

    def leg_at(self, end: int) -> LandLeg | None:
        """The way by land at an end: 0 is the origin, 1 the destination."""
        seaport = self.ends[end].place
        return next((leg for leg in self.legs if leg.seaport == seaport), None)


def planned_leg(
    network: RouteNetwork, origin: Ends, destination: Ends, mode: Mode
) -> PlannedLeg | NoWayReason:
    """Return the way by sea or by air, or why there is none.

    Where ships do not reach an end it is the quickest way through a seaport, with the way by land.
    """
    if mode is Mode.AIR:
        return _by_air(origin.airport, destination.airport)
    origin, destination = joined_by_water(network, origin, destination)
    pairs = seaport_pairs(network, origin, destination)
    ways = [(pair, _by_sea(network, pair.origin, pair.destination)) for pair in pairs]
    planned = [
        replace(way, days=pair.days(way.days), legs=pair.legs)
        for pair, way in ways
        if isinstance(way, PlannedLeg) and pair.is_worth_sailing(way.distance_km)
    ]
    if planned:
        return min(planned, key=lambda way: quickness(way.days))
    direct = why_not_direct(network, origin, destination)
    return direct or _by_sea(network, origin.port, destination.port)


def ports_sailed(
    network: RouteNetwork, origin: Ends, destination: Ends
) -> tuple[Place, Place] | None:
    """Return the ports of loading and discharge; None without a voyage."""
    origin, destination = joined_by_water(network, origin, destination)
    ports = origin.port, destination.port
    if is_beyond(origin) or is_beyond(destination):
        leg = planned_leg(network, origin, destination, Mode.SEA)
        ports = leg.ends if isinstance(leg, PlannedLeg) else (None, None)
    first, last = ports
    if first is None or last is None or first.place == last.place:
        return None
    return first.place, last.place


def _by_sea(
    network: RouteNetwork, first: ServingPlace | None, last: ServingPlace | None
) -> PlannedLeg | NoWayReason:
    ways = sailings(network, first, last, lambda *ports: [network.sea_way(*ports)])
    return ways if isinstance(ways, NoWayReason) else _leg(ways[0], ways[0].lane.passages)


def _by_air(first: ServingPlace | None, last: ServingPlace | None) -> PlannedLeg | NoWayReason:
    way = flight(first, last)
    return way if isinstance(way, NoWayReason) else _leg(way)


def _leg(way: Sailing | Flight, passages: Sequence[Passage] = ()) -> PlannedLeg:
    return PlannedLeg(way.distance_km, way.distance_nm, passages, way.days, way.ends)
