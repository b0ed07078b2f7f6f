"""Compact storage of the ways between the nodes of a network."""

from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple


class SeaEdge(NamedTuple):
    """A way between two nodes, sailed in both directions.

    The passage is a bit as `passage.bits_of` counts them, or 0 for the open sea.
    """

    start: int
    end: int
    distance_nm: float
    passage: int = 0


class Edge(NamedTuple):
    """A way from the view of one of its ends."""

    node: int
    distance_nm: float
    passage: int


@dataclass(frozen=True, eq=False, repr=False)
class Ways:
    """The ways of all nodes in columns, fourteen bytes each; nothing writes to the columns.

    The ways of node n are at the places from `first[n]` to before `first[n + 1]`.
    """

    first: "array[int]"
    nodes: "array[int]"
    lengths_nm: "array[float]"
    passages: "array[int]"

    @classmethod
    def of(cls, count: int, edges: Iterable[SeaEdge]) -> "Ways":
        """Return the ways between this many nodes, each seen from both its ends."""
        seen: list[list[Edge]] = [[] for _ in range(count)]
        for start, end, distance_nm, passage in edges:
            seen[start].append(Edge(end, distance_nm, passage))
            seen[end].append(Edge(start, distance_nm, passage))
        ways = [way for each in seen for way in each]
        return cls(
            array("I", accumulate(map(len, seen), initial=0)),
            array("H", (way.node for way in ways)),
            array("d", (way.distance_nm for way in ways)),
            array("I", (way.passage for way in ways)),
        )

    def __getitem__(self, node: int) -> tuple[Edge, ...]:
        here = slice(self.first[node], self.first[node + 1])
        return tuple(map(Edge, self.nodes[here], self.lengths_nm[here], self.passages[here]))

    def edges(self) -> Iterator[SeaEdge]:
        """Yield each way once, from its lower node."""
        for start in range(len(self.first) - 1):
            for way in self[start]:
                if start < way.node:
                    yield SeaEdge(start, *way)

    def passage_between(self, start: int, end: int) -> int:
        """Return the passage, as a bit, of the way between two neighbors."""
        return self.passages[self.nodes.index(end, self.first[start], self.first[start + 1])]
