"""Voyages from berth to berth: the shortest way between two ports, and the way by the Cape.

Two ports on one river meet on the river. A short voyage around Jutland is a feeder's, which takes
the Kiel Canal or the Sound; a longer one is that of a ship too large for them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position, unwrapped
from portolan.domain.sea.basins import Basins
from portolan.domain.sea.errors import InlandPoint, NoSeaRoute
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.passage import (
    ARCTIC,
    CANALS,
    CLOSABLE,
    DANISH_STRAITS,
    FEEDER_CANALS,
    INLAND_WATERS,
    PASSAGES,
    Passage,
    bits_of,
)
from portolan.domain.sea.river import OnRiver, Rivers
from portolan.domain.sea.sea_route import LonLat, SeaOptions, SeaRoute
from portolan.domain.sea.search import search
from portolan.domain.sea.shortest_path import ShortestPath

OPEN: frozenset[Passage] = frozenset()

FEEDER_NM = 1_500.0
"""As far as this, by the Danish straits, a feeder sails."""

# Decimal places of a degree: turning a longitude by 360 degrees leaves dust in the far ones.
PLACES = 6


@dataclass(frozen=True, slots=True)
class Berth:
    """The position of a ship in port, and those of her approach to the sea if she needs one.

    `approach_nm` are the miles from each position to the next, along a river's bends; without
    them they are great circles. `waters` is the river or lake that she lies on.
    """

    position: Position
    approach: tuple[Position, ...] = ()
    approach_nm: tuple[float, ...] = ()
    waters: Passage | None = None
    on_river: OnRiver | None = None


@dataclass(frozen=True, slots=True)
class Mooring:
    """A berth on the network.

    Attributes:
        out: its positions out to the sea.
        node: the node there.
        distance_nm: the miles to it.
        waters: the river or lake that it lies on.
        on_river: its place there, if the river has miles.
    """

    out: tuple[Position, ...]
    node: int
    distance_nm: float
    waters: Passage | None = None
    on_river: OnRiver | None = None

    @property
    def is_up_river(self) -> bool:
        """Whether it lies above the mouth of a river with miles."""
        return self.on_river is not None and len(self.out) > 1


def moored(network: SeaNetwork, berth: Berth) -> Mooring:
    """Return the mooring of a berth; raise InlandPoint if no node is near."""
    out = (berth.position, *berth.approach)
    node, last_nm = network.nearest(out[-1])
    legs = berth.approach_nm or [great_circle_nm(*leg) for leg in pairwise(out)]
    return Mooring(out, node, last_nm + sum(legs), berth.waters, berth.on_river)


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
    """Whether a way is one on which feeders sail, which may take the Kiel Canal or the Sound."""
    return not DANISH_STRAITS.isdisjoint(route.passages) and route.distance_nm <= FEEDER_NM


def by_river(start: Mooring, goal: Mooring) -> SeaRoute | None:
    """Return the way between two ports on one river, by the miles along its bends."""
    one, other = start.on_river, goal.on_river
    if one is None or other is None or one.river != other.river:
        return None
    towns = Rivers.read().between(one.river, one.mile, other.mile)
    stations = (*one.spur, *(town.position for town in towns), *reversed(other.spur))
    course = unwrapped((start.out[0], *stations, goal.out[0]))
    distance_nm = abs(one.mile - other.mile) + one.spur_nm + other.spur_nm
    path = tuple(LonLat(round(longitude, PLACES), latitude) for latitude, longitude in course)
    return SeaRoute(distance_nm, (one.river,), path, (0,))


def _shortest_path(network: SeaNetwork, start: int, goal: int, closed: int) -> ShortestPath | None:
    """Return the shortest way, by the hierarchy where it knows what is closed."""
    if network.hierarchy is None or closed & ~bits_of(CLOSABLE):
        return search(network, start, goal, closed)
    return network.hierarchy.way(start, goal, closed)


def route_of(network: SeaNetwork, start: Mooring, path: ShortestPath, goal: Mooring) -> SeaRoute:
    """Return the sea route of a path between two moorings, berths included."""
    between = network.positions.of_nodes(path.nodes)
    course = unwrapped((*start.out, *between, *reversed(goal.out)))
    sailed = {
        len(start.out) + leg: passage for leg, passage in passages_of(network, path.nodes).items()
    }
    last = len(start.out) + len(path.nodes) - 1
    named = _named({0: _waters(start, goal)} | sailed | {last: _waters(goal, start)})
    return SeaRoute(
        start.distance_nm + path.distance_nm + goal.distance_nm,
        tuple(named.values()),
        tuple(LonLat(round(longitude, PLACES), latitude) for latitude, longitude in course),
        tuple(named),
    )


def _waters(end: Mooring, other: Mooring) -> Passage | None:
    """Return the waters of an end if it lies up a river, or if both ends lie inland."""
    is_named = end.is_up_river or (other.waters and end.on_river is None)
    return end.waters if is_named else None


def _named(legs: Mapping[int, Passage | None]) -> dict[int, Passage]:
    """Return the passages by leg, each river and lake once."""
    named: dict[int, Passage] = {}
    for leg, passage in sorted(legs.items()):
        if passage and (passage not in INLAND_WATERS or passage not in named.values()):
            named[leg] = passage
    return named


def passages_of(network: SeaNetwork, nodes: tuple[int, ...]) -> dict[int, Passage]:
    """Return the passages of a way in order, each by the number of the leg on which it begins."""
    bits = [network.ways.passage_between(start, end) for start, end in pairwise(nodes)]
    begin = (leg for leg, bit in enumerate(bits) if bit and bits[leg - 1 : leg] != [bit])
    return {leg: PASSAGES[bits[leg].bit_length() - 1] for leg in begin}
