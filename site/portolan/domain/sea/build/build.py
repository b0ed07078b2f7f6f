"""Builder of the sea network: MARNET without unused ways, with passages, roadsteads and capes."""

from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import chain, pairwise
from math import ceil
from pathlib import Path

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position
from portolan.domain.sea.build.added_ways import (
    INSHORE_FILE,
    OVERLAND_FILE,
    TAUT_FILE,
    read_added_ways,
)
from portolan.domain.sea.build.chart import great_circle
from portolan.domain.sea.build.gates import Gate, gate_of, read_gates
from portolan.domain.sea.build.hierarchy import hierarchy_of
from portolan.domain.sea.build.marnet import Way, Ways, marnet_file, read_marnet, way
from portolan.domain.sea.build.matrix import BY_CANAL, BY_CAPE
from portolan.domain.sea.build.reaches import reaches_of
from portolan.domain.sea.climbs import Climbs
from portolan.domain.sea.errors import InlandPoint
from portolan.domain.sea.hierarchy import MILE
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.network_file import written
from portolan.domain.sea.passage import bits_of
from portolan.domain.sea.voyage import Berth, moored
from portolan.domain.sea.ways import SeaEdge

Passages = dict[tuple[Position, Position], int]
"""The ways that are sailed, and the passage of each as a bit, or 0."""


def sea_network(ways: Ways, gates: Iterable[Gate], taut: Iterable[Way] = ()) -> SeaNetwork:
    """Return the connected network of the ways that are sailed.

    The taut ways are great circles, and kept in legs. No port is moored at their positions: they
    lie off capes, perhaps nearer to a port behind the cape than its own roads.
    """
    legs = {way(*leg) for ends in taut for leg in pairwise(great_circle(*ends))}
    berths = {position for each in ways for position in each}
    return _network(_largest(_sailed(chain(ways, legs), tuple(gates))), berths)


def surveyed_ways() -> Ways:
    """Return the ways of MARNET and those added to it, without those over land."""
    added = read_added_ways() | read_added_ways(INSHORE_FILE)
    return (read_marnet(marnet_file()) | added) - read_added_ways(OVERLAND_FILE)


def build_sea_network(target: Path, berths: Iterable[Berth]) -> SeaNetwork:
    """Write the network's file, and return the network with its hierarchy, climbed from berths."""
    plain = sea_network(surveyed_ways(), read_gates(), read_added_ways(TAUT_FILE))
    hierarchy = hierarchy_of(plain)
    climbs = Climbs.of({node: hierarchy.climb(node) for node in _berthed(plain, berths)})
    climbed = replace(hierarchy, climbs=climbs)
    reaches = reaches_of(climbed, map(bits_of, (BY_CANAL, BY_CAPE)))
    network = replace(plain, hierarchy=replace(climbed, reaches=reaches))
    target.write_bytes(written(network))
    return network


def _berthed(network: SeaNetwork, berths: Iterable[Berth]) -> Iterator[int]:
    """Yield the nodes at berths; a port without sea has none."""
    for berth in berths:
        with suppress(InlandPoint):
            yield moored(network, berth).node


def _network(sailed: Passages, berths: Collection[Position]) -> SeaNetwork:
    reached = {position for way in sailed for position in way}
    positions = sorted(reached, key=lambda position: (position not in berths, position))
    number = {position: index for index, position in enumerate(positions)}
    return SeaNetwork.of(
        positions,
        [
            _edge(number[start], number[end], _length_nm(start, end), passage)
            for (start, end), passage in sorted(sailed.items())
        ],
        sum(position in berths for position in positions),
    )


def _edge(one: int, other: int, distance_nm: float, passage: int) -> SeaEdge:
    return SeaEdge(min(one, other), max(one, other), distance_nm, passage)


def _sailed(ways: Iterable[Way], gates: tuple[Gate, ...]) -> Passages:
    sailed = {}
    for ends in ways:
        gate = gate_of(*ends, gates)
        if gate is None:
            sailed[ends] = 0
        elif gate.passage is not None:
            sailed[ends] = bits_of(frozenset({gate.passage}))
    return sailed


def _length_nm(start: Position, end: Position) -> float:
    """Return the great-circle distance, rounded up to the precision of the file."""
    return ceil(great_circle_nm(start, end) * MILE) / MILE


def _largest(sailed: Passages) -> Passages:
    """Return the largest connected part, which leaves out the Caspian."""
    neighbors: dict[Position, list[Position]] = {}
    for start, end in sailed:
        neighbors.setdefault(start, []).append(end)
        neighbors.setdefault(end, []).append(start)
    left, best = set(neighbors), set[Position]()
    while len(left) > len(best):
        part = _reached(left.pop(), neighbors)
        left -= part
        best = max(best, part, key=len)
    return {way: passage for way, passage in sailed.items() if way[0] in best}


def _reached(start: Position, neighbors: dict[Position, list[Position]]) -> set[Position]:
    reached, due = {start}, [start]
    while due:
        new = [each for each in neighbors[due.pop()] if each not in reached]
        reached.update(new)
        due += new
    return reached
