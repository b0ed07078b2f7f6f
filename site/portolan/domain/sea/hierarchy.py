"""A contraction hierarchy: the ways between all nodes, whichever passages are closed.

Each node has a rank, and is joined only to nodes of higher rank, by ways and by shortcuts that
stand for the shortest way over a node of lower rank. The nodes at both ends of the passages that
can be closed have the highest rank of all: they are the core, joined to each other. Any shortest
way climbs from its start, by some of these, and from its goal, by others, to one node, or to two of
the core and from one to the other; few nodes lie above any other. Only within the core do ways lead
through a passage, so that what is closed concerns nothing below it.

R. Geisberger, P. Sanders, D. Schultes and D. Delling, Contraction hierarchies: faster and simpler
hierarchical routing in road networks (2008); D. Delling, A. V. Goldberg, T. Pajor and R. F.
Werneck, Customizable route planning (2011); `portolan.domain.sea.build.hierarchy` makes them.
"""

from array import array
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import accumulate
from math import inf
from typing import NamedTuple

from portolan.domain.sea.arcs import Arc, Arcs
from portolan.domain.sea.climbs import NONE_STORED, Climb, Climbs
from portolan.domain.sea.reaches import FAR, NONE_REACHED, Reaches
from portolan.domain.sea.shortest_path import NOWHERE, ShortestPath, traced

MILE = 1_000
"""Lengths are whole thousandths of a nautical mile, as in the network's file: sums are exact."""

NODES = 1 << 16
"""More than there are: a length and a node are one number in the heap of a climb."""


Lengths = Mapping[int, int]
"""The lengths by node."""


class Crossing(NamedTuple):
    """The nodes of the core on a way, or the one at which two climbs meet, and the way's length."""

    nodes: Sequence[int]
    length: float


@dataclass(frozen=True, eq=False, repr=False)
class Hierarchy(Arcs):
    """The arcs of all nodes, those of the core among them, and what is stored for berths."""

    core: frozenset[int]
    climbs: Climbs = NONE_STORED
    reaches: Reaches = NONE_REACHED

    @classmethod
    def of(cls, arcs: Sequence[Collection[tuple[int, Arc]]], core: frozenset[int]) -> "Hierarchy":
        """Return the hierarchy of these arcs: for each node, the nodes above with the arc there."""
        each = [arc for known in arcs for arc in sorted(known, key=lambda arc: arc[1].length)]
        return cls(
            array("I", accumulate(map(len, arcs), initial=0)),
            array("H", (node for node, _ in each)),
            array("I", (arc.length for _, arc in each)),
            array("H", (arc.under for _, arc in each)),
            array("I", (arc.passage for _, arc in each)),
            core,
        )

    def way(self, start: int, goal: int, closed: int = 0) -> ShortestPath | None:
        """Return the shortest way that avoids the closed passages (as bits), or None."""
        up, down = self._climbed(start), self._climbed(goal)
        reach = self.reaches.get(start, closed)
        crossing = (
            self._added_up(up.length_of, reach, down.length_of, closed)
            if reach
            else self._crossed(up.length_of, down.length_of, closed)
        )
        return self._sailed(up, crossing, down, closed)

    def _climbed(self, node: int) -> Climb:
        return self.climbs.get(node) or self.climb(node)

    def _sailed(
        self, up: Climb, crossing: Crossing | None, down: Climb, closed: int
    ) -> ShortestPath | None:
        if crossing is None:
            return None
        first, last = crossing.nodes[0], crossing.nodes[-1]
        arcs = (
            *up.way_to(first),
            *crossing.nodes,
            *reversed(down.way_to(last)),
        )
        return ShortestPath(tuple(self.course(arcs, closed)), crossing.length / MILE)

    def climb(self, start: int) -> Climb:
        """Search upward from a node, as far as the core.

        A node that is reached sooner from above is left out: no shortest way climbs by it.
        """
        first, nodes, steps, core = self.first, self.nodes, self.lengths, self.core
        lengths, before, due = {start: 0}, {start: start}, [start]
        sooner = set[int]()
        while due:
            so_far, node = divmod(heappop(due), NODES)
            if so_far > lengths[node] or node in core:
                continue
            arcs = slice(first[node], first[node + 1])
            for above, step in zip(nodes[arcs], steps[arcs], strict=True):
                there, known = so_far + step, lengths.get(above, inf)
                if there < known:
                    lengths[above], before[above] = there, node
                    heappush(due, there * NODES + above)
                elif known + step < so_far:
                    sooner.add(node)
                    break
        left = [node for node in lengths if node not in sooner]
        return Climb(
            array("H", left),
            array("I", map(lengths.__getitem__, left)),
            array("H", map(before.__getitem__, left)),
        )

    def _added_up(
        self, up: Lengths, reach: Sequence[int], down: Lengths, closed: int
    ) -> Crossing | None:
        """Return the best way from one climb to the other, by the reach of the first."""
        reached = dict(zip(self.reaches.core, reach, strict=True))
        lengths = {**up, **reached}
        met = [(lengths[node] + left, node) for node, left in down.items() if node in lengths]
        length, node = min(met, default=(FAR, NOWHERE))
        if length >= FAR:
            return None
        before = [node]
        while node in reached and up.get(node) != reached[node]:
            node = self._before(node, reached, closed)
            before.append(node)
        return Crossing(before[::-1], length)

    def _before(self, node: int, reached: Lengths, closed: int) -> int:
        """Return the node of the core over which another one is reached."""
        return next(
            self.nodes[arc]
            for arc in range(self.first[node], self.first[node + 1])
            if reached[self.nodes[arc]] + self.lengths[arc] == reached[node]
            and not self.passages[arc] & closed
        )

    def _crossed(self, up: Lengths, down: Lengths, closed: int) -> Crossing | None:
        """Return the best way from one climb to the other, through the core or below it."""
        met = ((up[node] + down[node], node) for node in up.keys() & down.keys())
        best, meeting = min(met, default=(inf, NOWHERE))
        first, nodes, steps, passages = self.first, self.nodes, self.lengths, self.passages
        lengths = {node: up[node] for node in self.core & up.keys()}
        before = dict.fromkeys(lengths, NOWHERE)
        due = sorted(length * NODES + node for node, length in lengths.items())
        # No way leaves the core for less.
        last = min((down[node] for node in self.core & down.keys()), default=inf)
        while due:
            so_far, node = divmod(heappop(due), NODES)
            if so_far + last >= best:
                break
            if so_far > lengths[node]:
                continue
            if so_far + down.get(node, inf) < best:
                best, meeting = so_far + down[node], node
            arcs, farthest = slice(first[node], first[node + 1]), best - last
            for other, step, passage in zip(nodes[arcs], steps[arcs], passages[arcs], strict=True):
                there = so_far + step
                if there >= farthest:
                    break
                if there < lengths.get(other, inf) and not passage & closed:
                    lengths[other], before[other] = there, node
                    heappush(due, there * NODES + other)
        if meeting == NOWHERE:
            return None
        return Crossing(_crossed_to(before, meeting), best)


def _crossed_to(before: Mapping[int, int], meeting: int) -> Sequence[int]:
    """Return the nodes of the core up to the meeting of two climbs, which may lie below it."""
    return traced(before, meeting) if meeting in before else (meeting,)
