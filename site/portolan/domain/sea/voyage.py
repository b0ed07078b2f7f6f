"""Voyages from berth to berth: the shortest way between two ports, and the way by the Cape.

Two ports on one river meet on the river. A short voyage around Jutland is a feeder's, which takes
the Kiel Canal; a longer one is that of a ship too large for it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position, unwrapped
from portolan.domain.sea.basins import Basins
from portolan.domain.sea.errors import InlandPoint, NoSeaRoute
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.passage import (
    ARCTIC,
    CANALS,
    CLOSABLE,
    FEEDER_CANALS,
    PASSAGES,
    Passage,
    bits_of,
)
from portolan.domain.sea.sea_route import LonLat, SeaOptions, SeaRoute
from portolan.domain.sea.search import search
from portolan.domain.sea.shortest_path import ShortestPath

OPEN: frozenset[Passage] = frozenset()

FEEDER_NM = 1_500.0
"""As far as this, by the Danish straits, a feeder sails."""

SAME_PLACE_NM = 6.0
"""So near to a port's way down its river another one lies on that way."""

# Decimal places of a degree: turning a longitude by 360 degrees leaves dust in the far ones.
PLACES = 6


@dataclass(frozen=True, slots=True)
class Berth:
    """The position of a ship in port, and those of her approach to the sea if she needs one.

    `approach_nm` are the miles from each position to the next, along a river's bends; without
    them they are great circles.
    """

    position: Position
    approach: tuple[Position, ...] = ()
    approach_nm: tuple[float, ...] = ()
    river: Passage | None = None


@dataclass(frozen=True, slots=True)
class Mooring:
    """A berth on the network.

    Attributes:
        out: its positions out to the sea.
        node: the node there.
        distance_nm: the miles to it.
        out_nm: the miles from the berth to each position.
        river: the river that it lies on.
    """

    out: tuple[Position, ...]
    node: int
    distance_nm: float
    out_nm: tuple[float, ...]
    river: Passage | None = None


def moored(network: SeaNetwork, berth: Berth) -> Mooring:
    """Return the mooring of a berth; raise InlandPoint if no node is near."""
    out = (berth.position, *berth.approach)
    node, last_nm = network.nearest(out[-1])
    legs = berth.approach_nm or [great_circle_nm(*leg) for leg in pairwise(out)]
    out_nm = tuple(accumulate(legs, initial=0.0))
    return Mooring(out, node, last_nm + out_nm[-1], out_nm, berth.river)


def shortest(
    network: SeaNetwork,
    origin: Berth,
    destination: Berth,
    *,
    closed: frozenset[Passage] = OPEN,
) -> SeaRoute:
    """Return the shortest way; the Arctic is closed too, always.

    The legs from the berths to the network are great circles. Raises InlandPoint for a berth
    without sea, NoSeaRoute if the closed passages leave no way. By the hierarchy of the network it
    takes a millisecond or two; with something closed that it does not know (`passage.CLOSABLE`)
    some ten.
    """
    return _sailed(network, moored(network, origin), moored(network, destination), closed)


def within_reach(
    network: SeaNetwork,
    basins: Basins,
    origin: Berth,
    goals: Sequence[Berth],
    closed: frozenset[Passage],
) -> list[bool]:
    """Return for each goal whether there is a way to it around the closed passages."""
    reached = basins.reached(moored(network, origin).node, bits_of(closed | ARCTIC))
    return [_basin_of(network, basins, goal) in reached for goal in goals]


def _basin_of(network: SeaNetwork, basins: Basins, berth: Berth) -> int | None:
    """Return the basin of a berth; None of one that lies inland."""
    try:
        return basins.of_node[moored(network, berth).node]
    except InlandPoint:
        return None


def sea_options(network: SeaNetwork, origin: Berth, destination: Berth) -> SeaOptions:
    """Return the shortest way, and the way by the Cape if it differs.

    Raises what `shortest` raises, but only for the shortest way.
    """
    start, goal = moored(network, origin), moored(network, destination)
    first = _sailed(network, start, goal, OPEN)
    if CANALS.isdisjoint(first.passages):
        return SeaOptions(first, None)
    try:
        return SeaOptions(first, _sailed(network, start, goal, CANALS))
    except NoSeaRoute:
        return SeaOptions(first, None)


def _sailed(
    network: SeaNetwork, start: Mooring, goal: Mooring, closed: frozenset[Passage]
) -> SeaRoute:
    if start.out == goal.out:
        return SeaRoute(0.0, (), (LonLat(*reversed(start.out[0])),))
    if inland := by_river(start, goal):
        return inland
    large = _shortest_path(network, start.node, goal.node, bits_of(closed | ARCTIC | FEEDER_CANALS))
    if large is None:
        raise NoSeaRoute(start.out[0], goal.out[0], closed)
    route = route_of(network, start, large, goal)
    if is_for_feeders(route) and FEEDER_CANALS.isdisjoint(closed):
        small = _shortest_path(network, start.node, goal.node, bits_of(closed | ARCTIC))
        return route_of(network, start, small or large, goal)
    return route


def is_for_feeders(route: SeaRoute) -> bool:
    """Whether a way is one on which feeders sail, which may take the Kiel Canal instead."""
    return Passage.DANISH_STRAITS in route.passages and route.distance_nm <= FEEDER_NM


def by_river(start: Mooring, goal: Mooring) -> SeaRoute | None:
    """Return the way between two ports on one river, by where their ways down it meet."""
    if start.river is None or start.river != goal.river:
        return None
    meetings = [
        (start.out_nm[i] + goal.out_nm[j], i, j)
        for i, here in enumerate(start.out)
        for j, there in enumerate(goal.out)
        if great_circle_nm(here, there) <= SAME_PLACE_NM
    ]
    if not meetings:
        return None
    distance_nm, i, j = min(meetings)
    course = unwrapped((*start.out[: i + 1], *reversed(goal.out[: j + 1])))
    path = tuple(LonLat(round(longitude, PLACES), latitude) for latitude, longitude in course)
    return SeaRoute(distance_nm, (start.river,), path, (0,))


def _shortest_path(network: SeaNetwork, start: int, goal: int, closed: int) -> ShortestPath | None:
    """Return the shortest way, by the hierarchy where it knows what is closed."""
    if network.hierarchy is None or closed & ~bits_of(CLOSABLE):
        return search(network, start, goal, closed)
    return network.hierarchy.way(start, goal, closed)


def route_of(network: SeaNetwork, start: Mooring, path: ShortestPath, goal: Mooring) -> SeaRoute:
    """Return the sea route of a path between two moorings, berths included."""
    between = (network.positions[node] for node in path.nodes)
    course = unwrapped((*start.out, *between, *reversed(goal.out)))
    sailed = {
        len(start.out) + leg: passage for leg, passage in passages_of(network, path.nodes).items()
    }
    down, up = {0: start.river}, {len(start.out) + len(path.nodes): goal.river}
    named = {leg: name for leg, name in (*down.items(), *sailed.items(), *up.items()) if name}
    return SeaRoute(
        start.distance_nm + path.distance_nm + goal.distance_nm,
        tuple(named.values()),
        tuple(LonLat(round(longitude, PLACES), latitude) for latitude, longitude in course),
        tuple(named),
    )


def passages_of(network: SeaNetwork, nodes: tuple[int, ...]) -> dict[int, Passage]:
    """Return the passages of a way in order, each by the number of the leg on which it begins."""
    bits = [network.ways.passage_between(start, end) for start, end in pairwise(nodes)]
    begin = (leg for leg, bit in enumerate(bits) if bit and bits[leg - 1 : leg] != [bit])
    return {leg: PASSAGES[bits[leg].bit_length() - 1] for leg in begin}
