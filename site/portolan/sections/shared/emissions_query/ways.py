"""Distances: of the way that is asked about, and of the other modes between the same places."""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from portolan.domain.mode import Mode
from portolan.domain.routes import OceanWay, Route, Served, route_between
from portolan.domain.routes.passages import past_the_cape
from portolan.domain.sea.passage import CANALS, Passage
from portolan.sections.shared.emissions_query.ends import End
from portolan.web.route_network import route_network

OVERLAND = (Mode.ROAD, Mode.RAIL)
# Of all passages those that tell one way round from another.
TELLING = CANALS | {Passage.MAGELLAN, Passage.CAPE_HORN}


class DistanceKind(StrEnum):
    """How a distance was come by."""

    SHORTEST = "shortest"
    CAPE = "cape"
    CANALS_CLOSED = "canals-closed"
    GREAT_CIRCLE = "great-circle"
    OWN = "own"


@dataclass(frozen=True)
class Way:
    """A planned distance in kilometers, by the ports or airports that it lies between.

    `named` are the canals of a way by sea, and the straits and capes that stand in for them.
    """

    mode: Mode
    kind: DistanceKind
    km: Decimal
    nm: Decimal | None = None
    named: tuple[Passage, ...] = ()
    ends: tuple[Served, Served] | None = None


def own_way(mode: Mode, km: Decimal) -> Way:
    """The visitor's own distance."""
    return Way(mode, DistanceKind.OWN, km)


def route_of(origin: End, destination: End) -> Route | None:
    """The ways between two ends; None where either is no place, or both are one."""
    if origin.place is None or destination.place is None or origin.place == destination.place:
        return None
    return route_between(route_network(), origin.place, destination.place)


def ways_of(route: Route) -> Iterator[Way]:
    """The ways of a journey: by sea, the shortest first, then by air."""
    for way in route.ocean:
        yield Way(
            Mode.SEA,
            _kind(way),
            way.distance_km,
            way.distance_nm,
            tuple(passage for passage in way.passages if passage in TELLING),
            route.ports,
        )
    if route.air:
        yield Way(Mode.AIR, DistanceKind.GREAT_CIRCLE, route.air.distance_km, ends=route.airports)


def other_ways(main: Way, origin: End, destination: End) -> Iterator[Way]:
    """The other modes between the same places, where there is a distance for them.

    A way over land is compared over the visitor's own kilometers, by road and by rail.
    """
    if main.mode in OVERLAND:
        yield from (own_way(mode, main.km) for mode in OVERLAND if mode is not main.mode)
    route = route_of(origin, destination)
    for way in ways_of(route) if route else ():
        # Of its own mode, the main way is compared with that by which the canals are closed.
        if way.mode is not main.mode or way.kind in (DistanceKind.CAPE, DistanceKind.CANALS_CLOSED):
            yield way


def _kind(way: OceanWay) -> DistanceKind:
    if not way.by_cape:
        return DistanceKind.SHORTEST
    return DistanceKind.CAPE if past_the_cape(way) else DistanceKind.CANALS_CLOSED
