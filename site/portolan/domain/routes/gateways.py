"""Ways of containers to places that no container ship reaches: through a seaport, then over land.

A way is left out where going all the way by land is about as short, a kilometer at sea counted as a
quarter of one on land: Frankfurt to Munich, or Chicago to Los Angeles by New York.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import product
from math import ceil

from portolan.domain.emissions import Emission
from portolan.domain.geo.distance import KM_PER_NM
from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.mode import Mode
from portolan.domain.places.place import Place
from portolan.domain.routes.ends import Ends, ServingPlace
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.route import Route, between_ports, per_tonne
from portolan.domain.routes.seaports import is_beyond, seaports
from portolan.domain.routes.transit import Days

# How a road or a railroad is longer than the great circle, and how far trains and trucks come in a
# day, with the days in the terminals. Pages state all of it.
DETOUR = 1.25
FAST_KM, SLOW_KM = 900, 500
FAST_TERMINALS, SLOW_TERMINALS = 1, 3

KM_AT_SEA_PER_KM_ON_LAND = 4
MOST_OF_LAND_WAY = 0.9
"""A way by sea has to be shorter than this part of the way all by land."""


@dataclass(frozen=True)
class LandLeg:
    """The way by rail or road between a seaport and a place that ships do not reach."""

    seaport: Place
    inland: Place
    km: int
    days: Days
    per_tonne: Emission


@dataclass(frozen=True)
class SeaportPair:
    """The ports between which containers sail, and the ways by land beyond them."""

    origin: ServingPlace
    destination: ServingPlace
    legs: tuple[LandLeg, ...]
    km_all_by_land: int

    def is_worth_sailing(self, km_at_sea: Decimal) -> bool:
        """Whether going all the way by land is clearly longer."""
        by_land = sum(leg.km for leg in self.legs)
        counted = by_land + float(km_at_sea) / KM_AT_SEA_PER_KM_ON_LAND
        return counted < MOST_OF_LAND_WAY * self.km_all_by_land

    def days(self, at_sea: Days) -> Days:
        """The days at sea and on land together."""
        parts = [at_sea, *(leg.days for leg in self.legs)]
        return Days(sum(days.low for days in parts), sum(days.high for days in parts))


@dataclass(frozen=True)
class GatewayRoute:
    """The route of containers: by sea between seaports, and over land to places beyond."""

    route: Route
    pair: SeaportPair

    @property
    def legs(self) -> Sequence[LandLeg]:
        """The ways by land."""
        return self.pair.legs

    @property
    def days(self) -> Days:
        """The days at sea and on land together."""
        return self.pair.days(self.route.ocean[0].days)

    @property
    def km_by_land(self) -> int:
        """The kilometers over land."""
        return sum(leg.km for leg in self.legs)

    @property
    def co2e_kg(self) -> Decimal:
        """The emissions of one tonne: by ship, and by rail."""
        by_land = [leg.per_tonne.co2e_kg for leg in self.legs]
        return sum(by_land, self.route.ocean[0].per_tonne.co2e_kg)


def gateway_routes(network: RouteNetwork, route: Route) -> list[GatewayRoute]:
    """The ways of containers where ships do not reach both ends, the quickest first."""
    routes = [
        GatewayRoute(between, pair)
        for pair in seaport_pairs(network, route.origin, route.destination)
        for between in [between_ports(network, route, pair.origin, pair.destination)]
        if between.ocean and pair.is_worth_sailing(between.ocean[0].distance_km)
    ]
    return sorted(routes, key=lambda each: quickness(each.days))


def quickness(days: Days) -> tuple[int, int]:
    """The order of ways through several seaports: the quickest first, at its slowest."""
    return days.high, days.low


def seaport_pairs(network: RouteNetwork, origin: Ends, destination: Ends) -> list[SeaportPair]:
    """The seaports between which containers sail; none where ships reach both ends."""
    if not (is_beyond(origin) or is_beyond(destination)):
        return []
    whole_km = _km_by_land(_reached(origin), _reached(destination))
    return [
        SeaportPair(start, goal, (*_legs(start, origin), *_legs(goal, destination)), whole_km)
        for start, goal in product(seaports(network, origin), seaports(network, destination))
        if start.place != goal.place
    ]


def _legs(seaport: ServingPlace, end: Ends) -> Iterator[LandLeg]:
    """Yield the way by land to the end, or to its port on the lakes, if there is one."""
    if not is_beyond(end):
        return
    inland = _reached(end)
    km = _km_by_land(seaport.place, inland)
    days = Days(FAST_TERMINALS + ceil(km / FAST_KM), SLOW_TERMINALS + ceil(km / SLOW_KM))
    yield LandLeg(seaport.place, inland, km, days, per_tonne(Mode.RAIL, km))


def _reached(end: Ends) -> Place:
    """The place that the way by land reaches: a port on the lakes, or the place itself."""
    return end.port.place if end.port else end.place


def _km_by_land(first: Place, last: Place) -> int:
    nm = great_circle_nm(first.position, last.position)
    return int(round(nm * float(KM_PER_NM) * DETOUR, -1))
