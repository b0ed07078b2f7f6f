"""Comparison of a voyage with canals and straits open and with each of them closed.

Distances are those of the network; a stop adds its days and the miles of its detour. A ship too
large for a canal (`canal_limits`) keeps out of it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from itertools import pairwise

from portolan.domain.emissions import Emission
from portolan.domain.errors import FreightError
from portolan.domain.geo.distance import KM_PER_NM, km_of
from portolan.domain.mode import Mode
from portolan.domain.places.place import LARGE, Place, PlaceKind
from portolan.domain.routes.canal_limits import ShipSize, canals_closed_to
from portolan.domain.routes.network import FARTHEST_NEIGHBOR_NM, Neighbor, RouteNetwork
from portolan.domain.routes.route import per_tonne
from portolan.domain.routes.service import Service, days_by, service_between
from portolan.domain.routes.transit import Days
from portolan.domain.sea.lane_table import SeaLane
from portolan.domain.sea.passage import Passage
from portolan.domain.sea.sea_route import LonLat

SWITCHES = (
    Passage.SUEZ,
    Passage.PANAMA,
    Passage.BAB_EL_MANDEB,
    Passage.HORMUZ,
    Passage.MALACCA,
    Passage.BOSPORUS,
    Passage.TAIWAN,
    Passage.KIEL,
)
"""The passages that can be closed."""

MOST_STOPS, MOST_DAYS = 3, 30
OPEN: frozenset[Passage] = frozenset()
IN_OPEN_SEA = "NLRTM"
"""A port that none of the switches cuts off: the oceans meet south of the capes."""


@dataclass(frozen=True)
class Stop:
    """A port of call on the way, and the days spent there."""

    port: Place
    days: int


@dataclass(frozen=True)
class Voyage:
    """A planned voyage: from port to port by way of the stops, in a ship of that size."""

    origin: Place
    destination: Place
    stops: tuple[Stop, ...] = ()
    ship: ShipSize = ShipSize.FEEDER

    @property
    def ports(self) -> tuple[Place, ...]:
        """All ports in order."""
        return (self.origin, *(stop.port for stop in self.stops), self.destination)


@dataclass(frozen=True)
class SailedWay:
    """A whole voyage as it is sailed, its legs joined."""

    distance_nm: Decimal
    distance_km: Decimal
    passages: tuple[Passage, ...]
    days: Days
    per_tonne: Emission
    paths: tuple[Sequence[LonLat], ...]


@dataclass(frozen=True)
class CutOff:
    """A port that is cut off, and the nearest large one that is not, if there is one in reach."""

    port: Place
    stand_in: Neighbor | None


@dataclass(frozen=True)
class WhatIf:
    """A voyage with some passages closed; without a way where ports are cut off.

    Attributes:
        closed: the passages that the question closes, beside those too small for the ship.
        cut_off: the ports of the voyage that cannot be reached from the open sea.
    """

    closed: frozenset[Passage]
    way: SailedWay | None
    cut_off: tuple[CutOff, ...] = ()


def what_if(network: RouteNetwork, voyage: Voyage, closed: frozenset[Passage]) -> Iterator[WhatIf]:
    """Yield the voyage with all open, as asked, and with each of its passages closed alone."""
    first = sailed(network, voyage, OPEN)
    yield WhatIf(OPEN, first)
    if closed:
        yield _case(network, voyage, closed)
    on_the_way = first.passages if first else ()
    for passage in dict.fromkeys(one for one in on_the_way if one in SWITCHES):
        if closed != {passage}:
            yield _case(network, voyage, frozenset({passage}))


def planned_voyage(
    network: RouteNetwork,
    ports: tuple[Place, Place],
    stops: tuple[Stop, ...],
    ship: ShipSize | None,
) -> Voyage:
    """Return the voyage in that ship, or in the largest that need not go around a canal of it."""
    if ship:
        return Voyage(*ports, stops, ship)
    by_size = [Voyage(*ports, stops, size) for size in ShipSize]
    ways = [sailed(network, one, OPEN) for one in by_size]
    shortest = ways[0].distance_nm if ways[0] else None
    pairs = zip(by_size, ways, strict=True)
    fitting = [one for one, way in pairs if way and way.distance_nm == shortest]
    return fitting[-1] if fitting else by_size[0]


def by_stand_ins(voyage: Voyage, case: WhatIf) -> Voyage | None:
    """Return the voyage with a stand-in for each port that is cut off; None if one has none."""
    near = {one.port: one.stand_in.place for one in case.cut_off if one.stand_in}
    if not case.cut_off or len(near) < len(case.cut_off):
        return None
    stops = tuple(Stop(near.get(stop.port, stop.port), stop.days) for stop in voyage.stops)
    first, last = (near.get(port, port) for port in (voyage.origin, voyage.destination))
    return Voyage(first, last, stops, voyage.ship) if first != last else None


def sailed(network: RouteNetwork, voyage: Voyage, closed: frozenset[Passage]) -> SailedWay | None:
    """Return the voyage around the closed passages; None where there is no way."""
    shut = closed | canals_closed_to(voyage.ship)
    try:
        legs = [network.sea_way_around(a, b, shut) for a, b in pairwise(voyage.ports)]
    except FreightError:
        return None
    return _joined(legs, service_of(network, voyage), sum(stop.days for stop in voyage.stops))


def service_of(network: RouteNetwork, voyage: Voyage) -> Service:
    """Return the service of a voyage as in the route search; stops take the place of hubs."""
    ends = voyage.origin, voyage.destination
    service = service_between(network, *ends, network.sea_way(*ends).distance_nm)
    return replace(service, hubs=()) if voyage.stops else service


def _joined(legs: Sequence[SeaLane], service: Service, days_at_stops: int) -> SailedWay:
    distance_nm = sum(leg.distance_nm for leg in legs)
    distance_km = km_of(distance_nm)
    low, high = days_by(service, distance_nm)
    return SailedWay(
        distance_nm=distance_km / KM_PER_NM,
        distance_km=distance_km,
        passages=tuple(dict.fromkeys(passage for leg in legs for passage in leg.passages)),
        days=Days(low + days_at_stops, high + days_at_stops),
        per_tonne=per_tonne(Mode.SEA, distance_km),
        paths=tuple(leg.path for leg in legs),
    )


def _case(network: RouteNetwork, voyage: Voyage, closed: frozenset[Passage]) -> WhatIf:
    way = sailed(network, voyage, closed)
    if way:
        return WhatIf(closed, way)
    return WhatIf(closed, None, _cut_off(network, voyage, closed | canals_closed_to(voyage.ship)))


def _cut_off(network: RouteNetwork, voyage: Voyage, shut: frozenset[Passage]) -> tuple[CutOff, ...]:
    """Return the ports that the open sea does not reach, each with its stand-in."""
    near = {port: _large_near(network, port) for port in dict.fromkeys(voyage.ports)}
    goals = [*near, *(one.place for each in near.values() for one in each)]
    reached = set(network.within_reach(network.by_code[IN_OPEN_SEA], goals, shut))
    return tuple(
        CutOff(port, next((one for one in each if one.place in reached), None))
        for port, each in near.items()
        if port not in reached
    )


def _large_near(network: RouteNetwork, port: Place) -> list[Neighbor]:
    """Return the large ports around a port, the nearest first."""
    near = network.within(port, PlaceKind.OCEANPORT, FARTHEST_NEIGHBOR_NM)
    large = (one for one in near if one.place.importance >= LARGE)
    return sorted(large, key=lambda one: one.distance_nm)
