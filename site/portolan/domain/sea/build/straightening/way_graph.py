"""Ways and their ends as a graph that grows, and the shortest ways through it.

The ways number some tens of thousands and harbors some hundreds, so SciPy seeks.
"""

from collections.abc import Collection, Iterator, Sequence

import numpy as np
from scipy.sparse import csr_array
from scipy.sparse.csgraph import dijkstra

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position
from portolan.domain.sea.build.gates import Gate, GateError, gate_of
from portolan.domain.sea.build.marnet import Way, Ways, way
from portolan.domain.sea.build.straightening.seamarks import Floats, Numbers, Seamarks
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.passage import bits_of

AT_ONCE = 60
"""From so many starts at once ways are sought."""

Leg = tuple[int, int]
"""The ends of a way by their numbers, the lower first."""


class WayGraph:
    """The nodes of a network first, then the ends of other ways, and the ways between all."""

    def __init__(self, network: SeaNetwork, others: Ways, gates: Sequence[Gate]) -> None:
        self.nodes, self._gates = len(network.positions), gates
        self.at = list(network.positions)
        self._number = {position: number for number, position in enumerate(self.at)}
        self.of_network = frozenset((edge.start, edge.end) for edge in network.edges)
        self.ways = {
            (edge.start, edge.end): (edge.distance_nm, edge.passage) for edge in network.edges
        }
        for ends in sorted(others):
            low, high = sorted(map(self.number, ends))
            self.add((low, high))
        self._given = frozenset(self.ways)

    def number(self, position: Position) -> int:
        """Return the number of a position, which is new if no way ends there."""
        if position not in self._number:
            self._number[position] = len(self.at)
            self.at.append(position)
        return self._number[position]

    def add(self, leg: Leg) -> None:
        """Add a way, unless it is known, or no ship may sail it or it could not be named."""
        start, end = (self.at[number] for number in leg)
        if leg in self.ways or start == end:
            return
        try:
            gate = gate_of(start, end, self._gates)
        except GateError:
            return
        if gate is None:
            self.ways[leg] = great_circle_nm(start, end), 0
        elif gate.passage:
            self.ways[leg] = great_circle_nm(start, end), bits_of(frozenset({gate.passage}))

    def way(self, leg: Leg) -> Way:
        """Return the positions of a way."""
        return way(*(self.at[number] for number in leg))

    def marks(self) -> Seamarks:
        """Return the positions as marks that have no shores."""
        return Seamarks(np.array(self.at), np.zeros((len(self.at), 4)), self.nodes)

    def corners(self, harbors: Sequence[int], closed: Collection[int]) -> Numbers:
        """Return the corners of the ways between harbors: rows of three, each row once."""
        size, rows = len(self.at), set[int]()
        for before, nodes in self._trees(harbors, closed):
            starts, corners, ends = _corners(before, nodes).T
            rows.update(((starts * size + corners) * size + ends).tolist())
        codes = np.array(sorted(rows), int)
        return np.stack([codes // size // size, codes // size % size, codes % size], axis=1)

    def taken(self, harbors: Sequence[int], closed: Collection[int], new: float) -> set[Leg]:
        """Return the ways that lie on the ways between harbors.

        A way that was added counts `new` times its length, so that ships share the others.
        """
        size, taken = len(self.at), set[int]()
        for before, nodes in self._trees(harbors, closed, new):
            ends = nodes[before[nodes] >= 0]
            low, high = np.sort(np.stack([ends, before[ends]]), axis=0)
            taken.update((low * size + high).tolist())
        return {divmod(code, size) for code in taken}

    def lengths_nm(self, harbors: Sequence[int], closed: int) -> Iterator[tuple[int, Floats]]:
        """Yield each harbor and the lengths of the shortest ways from there to all."""
        matrix = self._matrix(closed, 1.0)
        for first in range(0, len(harbors), AT_ONCE):
            starts = harbors[first : first + AT_ONCE]
            yield from zip(starts, dijkstra(matrix, directed=False, indices=starts), strict=True)

    def _trees(
        self, harbors: Sequence[int], closed: Collection[int], new: float = 1.0
    ) -> Iterator[tuple[Numbers, Numbers]]:
        """Yield for each harbor the number before each node, and the nodes on ways to harbors."""
        for bits in closed:
            matrix = self._matrix(bits, new)
            for first in range(0, len(harbors), AT_ONCE):
                starts = harbors[first : first + AT_ONCE]
                found = dijkstra(matrix, directed=False, indices=starts, return_predecessors=True)
                yield from ((before, _on_ways(before, harbors)) for before in found[1])

    def _matrix(self, closed: int, new: float) -> csr_array:
        is_open = [
            (leg, nm if leg in self._given else nm * new)
            for leg, (nm, passage) in self.ways.items()
            if not passage & closed
        ]
        ends, lengths = np.array([leg for leg, _ in is_open]), [nm for _, nm in is_open]
        size = len(self.at)
        return csr_array((lengths, (ends[:, 0], ends[:, 1])), shape=(size, size))


def _on_ways(before: Numbers, goals: Sequence[int]) -> Numbers:
    """Return the nodes on the ways of a tree to its goals."""
    met = np.zeros(len(before), bool)
    at = np.array(goals)
    while len(at):
        at = np.unique(at[~met[at]])
        met[at] = True
        at = before[at]
        at = at[at >= 0]
    return np.nonzero(met)[0]


def _corners(before: Numbers, nodes: Numbers) -> Numbers:
    ends = nodes[before[nodes] >= 0]
    ends = ends[before[before[ends]] >= 0]
    corners = before[ends]
    starts = before[corners]
    lower, higher = np.minimum(starts, ends), np.maximum(starts, ends)
    return np.stack([lower, corners, higher], axis=1).astype(int)
