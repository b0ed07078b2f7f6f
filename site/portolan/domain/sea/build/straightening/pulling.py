"""Pulling: ways between harbors are drawn tight, like strings, around the capes.

A string between two harbors is a shortest way through all that is in sight of each other. What
strings take is kept; the capes at which they turn look once more, across whole oceans.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from portolan.domain.geo.position import Position
from portolan.domain.sea.build.marnet import Ways
from portolan.domain.sea.build.straightening.harbors import Harbors
from portolan.domain.sea.build.straightening.lookouts import CLOSED, Lookouts, nodes_to
from portolan.domain.sea.build.straightening.seamarks import Pairs, Seamarks, each_once
from portolan.domain.sea.build.straightening.sight import Sight
from portolan.domain.sea.hierarchy import MILE
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.passage import ARCTIC, FEEDER_CANALS, Passage, bits_of
from portolan.domain.sea.search import tree_from
from portolan.domain.sea.ways import SeaEdge

NEAR_SLACK, FAR_SLACK = 0.12, 0.06
"""How far a way may miss the tangent of a cape, as the sine of an angle: 7 and 3.5 degrees."""

NEAR_STEP_NM, FAR_STEP_NM = 20.0, 25.0
"""How far apart ways are looked at first for land."""

FAR_NM, FARTHEST_NM = 600.0, 7_500.0
"""Across oceans: from the longest of the near ways to the width of the Pacific."""

DOUBLE = 2.0
"""A way of the network whose ends see each other counts so often: strings run along the capes, and
not by the lattice of the network, wherever there is a choice."""

NEW = 1.002
"""A way that no string took before must save 2 per mille, so that strings share their ways."""

SAVING, AT_ONCE = 1.012, 70
"""From so many terminals at once ways are pulled that save 1.2 per cent over those known."""

EACH = 3
"""By waters that few ships take, strings from each third harbor are enough."""

OTHER_CLOSED = (bits_of(ARCTIC | FEEDER_CANALS | {Passage.TAIWAN}), bits_of(ARCTIC))
"""The passages closed there: ships go around Taiwan, or by the Kiel Canal."""

Leg = tuple[int, int]
"""A pair of marks, the lower first."""

Legs = set[Leg]


@dataclass(frozen=True, eq=False)
class Strings:
    """Strings between harbors, by the network and by pairs of marks in sight of each other."""

    network: SeaNetwork
    marks: Seamarks
    harbors: Sequence[int]
    pairs: Pairs

    def pulled(self) -> Legs:
        """Return the pairs that strings between all harbors take."""
        graph = self._graph()
        return {leg for closed in CLOSED for leg in self._taken(graph, self.harbors, closed)}

    def pulled_elsewhere(self, known: Legs) -> Legs:
        """Return the known pairs and those that strings take by waters that few ships take."""
        for closed in OTHER_CLOSED:
            known = known | self._taken(self._graph(known), self.harbors[::EACH], closed)
        return known

    def pulled_more(self, known: Legs, before: Collection[int]) -> Legs:
        """Return the known pairs, and those that save enough for the harbors not pulled before."""
        more = [harbor for harbor in self.harbors if harbor not in before]
        for first in range(0, len(more), AT_ONCE):
            graph = self._graph(known, SAVING)
            known = known | self._taken(graph, more[first : first + AT_ONCE], CLOSED[0])
        return known

    @cached_property
    def _lengths_nm(self) -> dict[Leg, float]:
        lengths = np.ceil(self.marks.lengths_nm(self.pairs) * MILE) / MILE
        pairs = ((one, other) for one, other in self.pairs.tolist())
        return dict(zip(pairs, lengths.tolist(), strict=True))

    def _taken(self, graph: SeaNetwork, starts: Iterable[int], closed: int) -> Legs:
        legs: Legs = set()
        for start in starts:
            before = tree_from(graph, start, closed).before
            nodes = nodes_to(before, self.harbors)
            legs.update((min(node, before[node]), max(node, before[node])) for node in nodes)
        return legs & self._lengths_nm.keys()

    def _graph(self, known: Legs | None = None, new: float = NEW) -> SeaNetwork:
        """Return the network with the pairs; where some are known, the others are longer."""
        seen, edges = self._lengths_nm, self.network.edges
        of_network = {(edge.start, edge.end) for edge in edges}
        straight = [
            SeaEdge(*leg, nm if known is None or leg in known else nm * new)
            for leg, nm in seen.items()
            if leg not in of_network
        ]
        sailed = [
            edge._replace(distance_nm=edge.distance_nm * DOUBLE) if edge[:2] in seen else edge
            for edge in edges
        ]
        ends = (Position(*at) for at in self.marks.at.tolist())
        return SeaNetwork.of(ends, [*sailed, *straight], 0)


@dataclass(frozen=True, eq=False)
class Tightener:
    """Surroundings of ways that are pulled straight: network, lookouts, capes, sight."""

    network: SeaNetwork
    lookouts: Lookouts
    marks: Seamarks
    sight: Sight

    def taut_ways(self, harbors: Harbors) -> Ways:
        """Return the straight ways that strings between harbors take."""
        near = self.lookouts.near_pairs(self.marks)
        pairs = self.sight.between(self.marks, near, NEAR_SLACK, NEAR_STEP_NM)
        strings = Strings(self.network, self.marks, harbors.main, pairs)
        turns = {mark for leg in strings.pulled() for mark in leg}
        far = self._far(turns, harbors.main)
        strings = replace(strings, pairs=each_once(np.vstack([pairs, far])))
        known = strings.pulled_elsewhere(strings.pulled())
        to_terminals = replace(strings, harbors=harbors.terminals)
        known = to_terminals.pulled_more(known, harbors.main)
        return {self.marks.way(*leg) for leg in known}

    def _far(self, turns: set[int], harbors: Sequence[int]) -> Pairs:
        """Return the pairs in sight across oceans: of capes, harbors and nodes in wide waters."""
        main = self.lookouts.main.tolist()
        inshore = set(self.lookouts.narrow.tolist()) - set(harbors)
        ends = np.array(sorted({*turns, *main} - inshore), int)
        far = each_once(self.marks.pairs(ends, ends, FAR_NM, FARTHEST_NM))
        return self.sight.between(self.marks, far, FAR_SLACK, FAR_STEP_NM)
