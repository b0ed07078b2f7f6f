"""Seaports through which containers reach a place that no container ship does, and the way by land.

Such are the ports on the Great Lakes and on the Seaway above Montreal, in lake_ports.csv, and the
places without a larger seaport within 150 km. Those go through the nearest of the main ports of
their country, or of those in inland_gateways.csv where a country has none or neighbors serve it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from itertools import product
from math import ceil
from pathlib import Path

from portolan.domain.emissions import Emission
from portolan.domain.geo.distance import KM_PER_NM
from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.mode import Mode
from portolan.domain.places.place import WRITTEN_UP, Place, PlaceKind
from portolan.domain.routes.ends import Ends, ServingPlace
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.route import Route, between_ports, per_tonne
from portolan.domain.routes.transit import Days
from portolan.domain.table import rows

TABLE = Path(__file__).with_name("lake_ports.csv")
COLUMNS = ("code", "gateways")
INLAND_TABLE = TABLE.with_name("inland_gateways.csv")
INLAND_COLUMNS = ("country", "gateways", "reason")

# How a road or a railroad is longer than the great circle, and how far trains and trucks come in a
# day, with the days in the terminals. Pages state all of it.
DETOUR = 1.25
FAST_KM, SLOW_KM = 900, 500
FAST_TERMINALS, SLOW_TERMINALS = 1, 3

CHOICES = 2
"""So many seaports of an inland place are compared, the nearest."""


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
    found = [
        GatewayRoute(between, pair)
        for pair in seaport_pairs(network, route.origin, route.destination)
        for between in [between_ports(network, route, pair.origin, pair.destination)]
        if between.ocean
    ]
    return sorted(found, key=lambda each: quickness(each.days))


def quickness(days: Days) -> tuple[int, int]:
    """The order of ways through several seaports: the quickest first, at its slowest."""
    return days.high, days.low


def seaport_pairs(network: RouteNetwork, origin: Ends, destination: Ends) -> list[SeaportPair]:
    """The seaports between which containers sail; none where ships reach both ends."""
    if not (is_beyond(origin) or is_beyond(destination)):
        return []
    return [
        SeaportPair(start, goal, (*_legs(start, origin), *_legs(goal, destination)))
        for start, goal in product(seaports(network, origin), seaports(network, destination))
        if start.place != goal.place
    ]


def is_beyond(end: Ends) -> bool:
    """Whether container ships do not reach a place, or the port that serves it."""
    return end.port is None or end.port.place.code in _lake_ports()


def seaports(network: RouteNetwork, end: Ends) -> list[ServingPlace]:
    """The seaports of a place: its own, or those beyond which it goes by land."""
    if end.port is None:
        return [ServingPlace(port) for port in _inland_gateways(network, end.place)]
    codes = _lake_ports().get(end.port.place.code)
    return [ServingPlace(network.by_code[code]) for code in codes] if codes else [end.port]


def _inland_gateways(network: RouteNetwork, place: Place) -> list[Place]:
    named = _inland_table().get(place.country)
    ports = (
        [network.by_code[code] for code in named]
        if named
        else [
            port
            for port in network.of_kind(PlaceKind.OCEANPORT)
            if port.country == place.country and port.importance == WRITTEN_UP
        ]
    )
    return sorted(ports, key=lambda port: great_circle_nm(port.position, place.position))[:CHOICES]


def _legs(seaport: ServingPlace, end: Ends) -> Iterator[LandLeg]:
    """Yield the way by land to the end, or to its port on the lakes, if there is one."""
    if not is_beyond(end):
        return
    inland = end.port.place if end.port else end.place
    nm = great_circle_nm(seaport.place.position, inland.position)
    km = int(round(nm * float(KM_PER_NM) * DETOUR, -1))
    days = Days(FAST_TERMINALS + ceil(km / FAST_KM), SLOW_TERMINALS + ceil(km / SLOW_KM))
    yield LandLeg(seaport.place, inland, km, days, per_tonne(Mode.RAIL, km))


@cache
def _lake_ports() -> Mapping[str, tuple[str, ...]]:
    return {row["code"]: tuple(row["gateways"].split("|")) for row in rows(TABLE, COLUMNS)}


@cache
def _inland_table() -> Mapping[str, tuple[str, ...]]:
    found = rows(INLAND_TABLE, INLAND_COLUMNS)
    return {row["country"]: tuple(row["gateways"].split("|")) for row in found}
