"""A contraction hierarchy: the ways between all nodes while some passages are closed.

Each node has a rank, and is joined only to nodes of higher rank, by ways and by shortcuts that
stand for the shortest way over a node of lower rank. Any shortest way climbs from its start, by
some of these, and from its goal, by others, to the same node; few nodes lie above any other.

R. Geisberger, P. Sanders, D. Schultes and D. Delling, Contraction hierarchies: faster and simpler
hierarchical routing in road networks (2008); `portolan.domain.sea.build.hierarchy` makes them.
"""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import accumulate, pairwise
from math import inf
from typing import NamedTuple

from portolan.domain.sea.shortest_path import NOWHERE, ShortestPath, traced

MILE = 1_000
"""Lengths are whole thousandths of a nautical mile, as in the network's file: sums are exact."""

DIRECT = 0xFFFF
"""Stands for the node under a shortcut where the way is none."""


class Arc(NamedTuple):
    """An arc up to a node: its length, and the node under it if it is a shortcut, else DIRECT."""

    length: int
    under: int


class Climb(NamedTuple):
    """A search upward from a node: lengths, predecessors and the best meeting point.

    The length is that of the whole way over the meeting point.
    """

    lengths: Mapping[int, int]
    before: Mapping[int, int]
    meeting: int
    length: float


@dataclass(frozen=True, eq=False, repr=False)
class Hierarchy:
    """The arcs from all nodes upward in columns, eight bytes each; nothing writes to the columns.

    The arcs of node n are at the places from `first[n]` to before `first[n + 1]`.
    """

    first: "array[int]"
    nodes: "array[int]"
    lengths: "array[int]"
    under: "array[int]"

    @classmethod
    def of(cls, upward: Sequence[Mapping[int, Arc]]) -> "Hierarchy":
        """Return the hierarchy of these upward arcs: for each node, the arcs by the node above."""
        arcs = [(node, *arc) for each in upward for node, arc in each.items()]
        return cls(
            array("I", accumulate(map(len, upward), initial=0)),
            array("H", (node for node, _, _ in arcs)),
            array("I", (length for _, length, _ in arcs)),
            array("H", (under for _, _, under in arcs)),
        )

    def way(self, start: int, goal: int) -> ShortestPath | None:
        """Return the shortest way between two nodes, or None if there is none."""
        there = self._climbed(start, {})
        back = self._climbed(goal, there.lengths)
        if back.meeting == NOWHERE:
            return None
        up, down = (tuple(self._course(each.before, back.meeting)) for each in (there, back))
        return ShortestPath((*up[:-1], *reversed(down)), back.length / MILE)

    def _climbed(self, start: int, others: Mapping[int, int]) -> Climb:
        """Search upward from a node until no better meeting point is possible."""
        lengths, before, due = {start: 0}, {start: NOWHERE}, [(0, start)]
        meeting, best = NOWHERE, inf
        while due and due[0][0] < best:
            so_far, node = heappop(due)
            if so_far > lengths[node]:
                continue
            if so_far + others.get(node, inf) < best:
                meeting, best = node, so_far + others[node]
            for there, above in self._steps(node, so_far, lengths):
                lengths[above], before[above] = there, node
                heappush(due, (there, above))
        return Climb(lengths, before, meeting, best)

    def _steps(self, node: int, so_far: int, lengths: Mapping[int, int]) -> list[tuple[int, int]]:
        """Return the lengths and nodes above that this node gives a shorter way to.

        There are none if the node itself is reached sooner from above: no shortest way climbs on.
        """
        steps = []
        for place in range(self.first[node], self.first[node + 1]):
            above, step = self.nodes[place], self.lengths[place]
            known = lengths.get(above, inf)
            if so_far + step < known:
                steps.append((so_far + step, above))
            elif known + step < so_far:
                return []
        return steps

    def _course(self, before: Mapping[int, int], top: int) -> Iterator[int]:
        """Yield the nodes of the network from the bottom of a climb to its top."""
        for low, high in pairwise(traced(before, top)):
            yield low
            yield from self._between(low, high)
        yield top

    def _between(self, low: int, high: int) -> list[int]:
        """Return the nodes between two that an arc joins, from the lower to the higher one."""
        under = self.under[self.nodes.index(high, self.first[low], self.first[low + 1])]
        if under == DIRECT:
            return []
        return [*reversed(self._between(under, low)), under, *self._between(under, high)]
