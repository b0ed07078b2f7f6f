"""Shortcuts: great circles across the ocean where MARNET follows its lattice.

The ways between ports are pulled tight like strings: from each node straight to a far one that
can be seen from there.
"""

from collections.abc import Iterator
from itertools import pairwise

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.sea.build.chart import SeaChart, great_circle
from portolan.domain.sea.build.marnet import Ways, way
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.passage import ARCTIC, CANALS, bits_of
from portolan.domain.sea.search import Tree, tree_from

# The length of a way in the network over the great circle that is good enough.
GOOD_ENOUGH = 1.004
FARTHEST_NM = 3_600.0


def shortcuts(network: SeaNetwork, chart: SeaChart, harbors: list[int]) -> Ways:
    """Return the legs of the great circles that straighten the ways between harbors."""
    strings = WayStraightener(network, chart)
    sights = {
        sight
        for closed in (ARCTIC, ARCTIC | CANALS)
        for start in harbors
        for tree in [tree_from(network, start, bits_of(closed))]
        for goal in harbors
        if goal > start
        for sight in strings.straightened(tree, goal)
    }
    at = network.positions
    return {
        way(*leg) for one, other in sights for leg in pairwise(great_circle(at[one], at[other]))
    }


def _shrinking(span: int) -> Iterator[int]:
    """Yield spans that shrink by a quarter each, down to two, since trying all takes hours."""
    while span > 1:
        yield span
        span = span * 3 // 4


class WayStraightener:
    """Straightens ways over open water, with a cache of the pairs of nodes it has checked."""

    def __init__(self, network: SeaNetwork, chart: SeaChart) -> None:
        self._network, self._chart = network, chart
        self._known: dict[tuple[int, int], bool] = {}

    def straightened(self, tree: Tree, goal: int) -> list[tuple[int, int]]:
        """Return the pairs of nodes, the lower first, between which a way is straightened."""
        path = tree.way_to(goal)
        nodes, pairs, at = path.nodes if path else (), [], 0
        while at < len(nodes) - 2:
            spans = _shrinking(len(nodes) - 1 - at)
            far = next(
                (at + n for n in spans if self._saves(tree, nodes[at], nodes[at + n])), at + 1
            )
            if far > at + 1:
                pairs.append((min(nodes[at], nodes[far]), max(nodes[at], nodes[far])))
            at = far
        return pairs

    def _saves(self, tree: Tree, here: int, there: int) -> bool:
        """Whether the straight way between two nodes is clear and saves enough."""
        known = self._known.get((here, there))
        if known is None:
            sailed_nm = tree.lengths[there] - tree.lengths[here]
            known = self._is_saving(here, there, sailed_nm)
            self._known[here, there] = self._known[there, here] = known
        return known

    def _is_saving(self, here: int, there: int, sailed_nm: float) -> bool:
        start, end = self._network.positions[here], self._network.positions[there]
        straight_nm = great_circle_nm(start, end)
        if straight_nm > FARTHEST_NM or sailed_nm <= GOOD_ENOUGH * straight_nm:
            return False
        return self._chart.is_clear(start, end)
