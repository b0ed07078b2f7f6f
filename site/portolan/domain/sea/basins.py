"""Basins: the parts of the sea that only passages which can be closed join to each other."""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass

from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.passage import CLOSABLE, bits_of
from portolan.domain.sea.ways import SeaEdge

UNKNOWN = -1


@dataclass(frozen=True, eq=False, repr=False)
class Basins:
    """The basin of each node, by number, and the ways through passages."""

    of_node: "array[int]"
    gates: tuple[SeaEdge, ...]

    @classmethod
    def of(cls, network: SeaNetwork) -> "Basins":
        """Return the basins of a network."""
        bits, of_node = bits_of(CLOSABLE), array("i", [UNKNOWN] * len(network.positions))
        for start in range(len(of_node)):
            if of_node[start] == UNKNOWN:
                _fill(network, of_node, start, bits)
        return cls(of_node, tuple(edge for edge in network.edges if edge.passage & bits))

    def reached(self, start: int, closed: int) -> set[int]:
        """Return the basins with a way from a node around the closed passages (as bits)."""
        joined = [
            {self.of_node[gate.start], self.of_node[gate.end]}
            for gate in self.gates
            if not gate.passage & closed
        ]
        reached = {self.of_node[start]}
        while new := {each for pair in joined if pair & reached for each in pair} - reached:
            reached |= new
        return reached


def _fill(network: SeaNetwork, of_node: "array[int]", start: int, bits: int) -> None:
    of_node[start], due = start, [start]
    while due:
        for there in _beside(network, due.pop(), bits):
            if of_node[there] == UNKNOWN:
                of_node[there] = start
                due.append(there)


def _beside(network: SeaNetwork, node: int, bits: int) -> Iterator[int]:
    ways = network.ways
    for place in range(ways.first[node], ways.first[node + 1]):
        if not ways.passages[place] & bits:
            yield ways.nodes[place]
