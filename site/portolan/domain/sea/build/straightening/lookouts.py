"""Lookouts: the nodes of the network from which straight ways may lead, and how far."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from shapely import STRtree, points

from portolan.domain.sea.build.straightening.harbors import Harbors
from portolan.domain.sea.build.straightening.landmass import Landmass
from portolan.domain.sea.build.straightening.seamarks import Numbers, Pairs, Seamarks, each_once
from portolan.domain.sea.build.straightening.sight import widened
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.passage import ARCTIC, CANALS, FEEDER_CANALS, bits_of
from portolan.domain.sea.search import tree_from
from portolan.domain.sea.shortest_path import NOWHERE

NARROW_NM = 5.0
"""Nodes so near to land lie in straits, bays and river mouths."""

CLOSED = (bits_of(ARCTIC | FEEDER_CANALS), bits_of(ARCTIC | FEEDER_CANALS | CANALS))
"""The passages closed to ships of the trunk lanes, by the canals and around the capes."""


@dataclass(frozen=True, eq=False)
class Lookouts:
    """The nodes at sea from which straight ways may lead, in order.

    Attributes:
        main: harbors of ports with a text of their own, and the narrows on the ways between them
            with the next node beyond.
        wide: those of terminals too.
        other: harbors of all ports, and the narrows on the ways to them.
        narrow: all narrows.
    """

    main: Numbers
    wide: Numbers
    other: Numbers
    narrow: Numbers

    @classmethod
    def of(cls, network: SeaNetwork, land: Landmass, harbors: Harbors) -> "Lookouts":
        """Return the lookouts of a network."""
        narrow = _narrow(network, land)
        ashore = land.holding(network.positions)
        seen = [
            {*ends, *_narrows(network, narrow, on_ways)}
            for ends, on_ways in zip(harbors, _on_ways(network, harbors.main, harbors), strict=True)
        ]
        return cls(*(np.array(sorted(each - ashore), int) for each in (*seen, narrow)))

    def near_pairs(self, marks: Seamarks) -> Pairs:
        """Return the pairs of marks that are worth a look: far ones where much is sailed."""
        capes, wide, other, narrow = marks.capes, self.wide, self.other, self.narrow
        reaches_nm = (
            (capes, capes, 600),
            (capes, wide, 600),
            (capes, other, 150),
            (capes, narrow, 60),
            (wide, wide, 600),
            (wide, other, 150),
            (other, other, 100),
            (narrow, narrow, 40),
        )
        pairs = [marks.pairs(ones, others, 0, far_nm) for ones, others, far_nm in reaches_nm]
        return each_once(np.vstack(pairs))


def _narrow(network: SeaNetwork, land: Landmass) -> set[int]:
    at = points([(longitude, latitude) for latitude, longitude in network.positions])
    near = STRtree(widened(land.pieces, NARROW_NM))
    return set(near.query(at, predicate="intersects")[0].tolist())


def _on_ways(
    network: SeaNetwork, starts: Iterable[int], goals: tuple[Iterable[int], ...]
) -> tuple[set[int], ...]:
    """Return for each of the lists of goals the nodes on the shortest ways there."""
    nodes: tuple[set[int], ...] = tuple(set() for _ in goals)
    for closed in CLOSED:
        for start in starts:
            before = tree_from(network, start, closed).before
            for met, ends in zip(nodes, goals, strict=True):
                met.update(nodes_to(before, ends))
    return nodes


def nodes_to(before: tuple[int, ...], goals: Iterable[int]) -> set[int]:
    """Return the nodes on the ways of a tree to its goals."""
    nodes: set[int] = set()
    for node in goals:
        at = node
        while at != NOWHERE and at not in nodes:
            nodes.add(at)
            at = before[at]
    return nodes


def _narrows(network: SeaNetwork, narrow: set[int], on_ways: set[int]) -> set[int]:
    """Return the narrows on ways, and the nodes on them next to these."""
    narrows = narrow & on_ways
    return narrows | {way.node for node in narrows for way in network.ways[node]} & on_ways
