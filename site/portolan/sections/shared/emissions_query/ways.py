"""Distances of the chosen way, and of other modes between the same places."""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from portolan.domain.mode import Mode
from portolan.domain.routes import (
    LandLeg,
    OceanWay,
    Route,
    ServingPlace,
    gateway_routes,
    route_between,
)
from portolan.domain.routes.passages import past_the_cape
from portolan.domain.sea.passage import CANALS, Passage
from portolan.sections.shared.emissions_query.ends import End
from portolan.web.route_network import route_network

OVERLAND = (Mode.ROAD, Mode.RAIL)
# The passages that distinguish ways.
TELLING = CANALS | {Passage.MAGELLAN, Passage.CAPE_HORN}


class DistanceKind(StrEnum):
    """The origin of a distance."""

    SHORTEST = "shortest"
    CAPE = "cape"
    CANALS_CLOSED = "canals-closed"
    GREAT_CIRCLE = "great-circle"
    OWN = "own"


@dataclass(frozen=True)
class Way:
    """A planned distance in kilometers between ports or airports.

    `named` are the canals of a way by sea, or the straits and capes used instead; `legs` are the
    ways by land to places that ships do not reach.
    """

    mode: Mode
    kind: DistanceKind
    km: Decimal
    nm: Decimal | None = None
    named: tuple[Passage, ...] = ()
    ends: tuple[ServingPlace, ServingPlace] | None = None
    legs: tuple[LandLeg, ...] = ()

    @property
    def whole_km(self) -> Decimal:
        """The kilometers with those by land."""
        return self.km + self.land_km

    @property
    def land_km(self) -> int:
        """The kilometers by land to places that ships do not reach."""
        return sum(leg.km for leg in self.legs)


def own_way(mode: Mode, km: Decimal) -> Way:
    """The way over the visitor's own distance."""
    return Way(mode, DistanceKind.OWN, km)


def route_of(origin: End, destination: End) -> Route | None:
    """The route between two ends; None if one is unknown, or both are the same."""
    if origin.place is None or destination.place is None or origin.place == destination.place:
        return None
    return route_between(route_network(), origin.place, destination.place)


def ways_of(route: Route) -> Iterator[Way]:
    """The ways of a route: by sea, the shortest first, then by air.

    Where ships do not reach an end, those by sea are the ways through the quickest seaport.
    """
    through = next(iter(gateway_routes(route_network(), route)), None)
    taken = through.route if through else route
    for way in taken.ocean:
        yield Way(
            Mode.SEA,
            _kind(way),
            way.distance_km,
            way.distance_nm,
            tuple(passage for passage in way.passages if passage in TELLING),
            taken.ports,
            tuple(through.legs) if through else (),
        )
    if route.air:
        yield Way(Mode.AIR, DistanceKind.GREAT_CIRCLE, route.air.distance_km, ends=route.airports)


def other_ways(main: Way, origin: End, destination: End) -> Iterator[Way]:
    """The ways by other modes between the same places, as far as a distance is known.

    A way over land is compared over the visitor's own kilometers, by road and by rail.
    """
    if main.mode in OVERLAND:
        yield from (own_way(mode, main.km) for mode in OVERLAND if mode is not main.mode)
    route = route_of(origin, destination)
    for way in ways_of(route) if route else ():
        # Within its own mode, the main way is compared with the one with the canals closed.
        if way.mode is not main.mode or way.kind in (DistanceKind.CAPE, DistanceKind.CANALS_CLOSED):
            yield way


def _kind(way: OceanWay) -> DistanceKind:
    if not way.by_cape:
        return DistanceKind.SHORTEST
    return DistanceKind.CAPE if past_the_cape(way) else DistanceKind.CANALS_CLOSED
