"""Seaports through which containers reach a port on the Great Lakes, with the way beyond by land.

The table beside this file has the ports on the lakes and on the Seaway above Montreal.
"""

from collections.abc import Iterator, Sequence
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
from portolan.domain.places.place import Place
from portolan.domain.routes.ends import ServingPlace
from portolan.domain.routes.network import RouteNetwork
from portolan.domain.routes.route import Route, between_ports, per_tonne
from portolan.domain.routes.transit import Days
from portolan.domain.table import rows

TABLE = Path(__file__).with_name("lake_ports.csv")
COLUMNS = ("code", "gateways")

# How a road or a railroad is longer than the great circle, and how far trains and trucks come in a
# day, with the days in the terminals. Pages state all of it.
DETOUR = 1.25
FAST_KM, SLOW_KM = 900, 500
FAST_TERMINALS, SLOW_TERMINALS = 1, 3


@dataclass(frozen=True)
class LandLeg:
    """The way by rail or road between a seaport and a port on the lakes."""

    seaport: Place
    lake_port: Place
    km: int
    days: Days
    per_tonne: Emission


@dataclass(frozen=True)
class GatewayRoute:
    """The route of containers: by sea between seaports, and over land to the ports on the lakes."""

    route: Route
    legs: Sequence[LandLeg]

    @property
    def days(self) -> Days:
        """The days at sea and on land together."""
        parts = [self.route.ocean[0].days, *(leg.days for leg in self.legs)]
        return Days(sum(days.low for days in parts), sum(days.high for days in parts))

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
    """The ways of containers where a port of the route is on the lakes, the quickest first."""
    if not route.ports or not any(end.place.code in _table() for end in route.ports):
        return []
    first, last = (end.place for end in route.ports)
    pairs = product(_seaports(network, first), _seaports(network, last))
    found = [
        GatewayRoute(between, [*_legs(start, first), *_legs(goal, last)])
        for start, goal in pairs
        for between in [between_ports(network, route, ServingPlace(start), ServingPlace(goal))]
        if between.ocean
    ]
    return sorted(found, key=lambda each: (each.days.high, each.days.low))


def _seaports(network: RouteNetwork, port: Place) -> list[Place]:
    """The seaports of a port on the lakes; any other port is its own."""
    codes = _table().get(port.code, (port.code,))
    return [network.by_code[code] for code in codes]


def _legs(seaport: Place, port: Place) -> Iterator[LandLeg]:
    if seaport == port:
        return
    nm = great_circle_nm(seaport.position, port.position)
    km = int(round(nm * float(KM_PER_NM) * DETOUR, -1))
    days = Days(FAST_TERMINALS + ceil(km / FAST_KM), SLOW_TERMINALS + ceil(km / SLOW_KM))
    yield LandLeg(seaport, port, km, days, per_tonne(Mode.RAIL, km))


@cache
def _table() -> dict[str, tuple[str, ...]]:
    return {row["code"]: tuple(row["gateways"].split("|")) for row in rows(TABLE, COLUMNS)}
