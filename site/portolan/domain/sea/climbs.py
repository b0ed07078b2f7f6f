"""Stored climbs: the searches upward from the berths of ports, which no closed passage changes."""

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple


class Climb(NamedTuple):
    """A search upward from a node, in columns: the nodes reached, the lengths, the nodes before.

    Before the first one is that node itself.
    """

    nodes: "array[int]"
    lengths: "array[int]"
    before: "array[int]"

    @property
    def length_of(self) -> dict[int, int]:
        """The lengths by node."""
        return dict(zip(self.nodes, self.lengths, strict=True))

    def way_to(self, goal: int) -> list[int]:
        """Return the nodes from the first one to another, without the latter."""
        before, nodes = dict(zip(self.nodes, self.before, strict=True)), list[int]()
        while (node := before[goal]) != goal:
            nodes.append(node)
            goal = node
        return nodes[::-1]


@dataclass(frozen=True, eq=False, repr=False)
class Climbs:
    """Climbs in columns, eight bytes for each node reached; nothing writes to the columns.

    The one from `starts[n]`, which ascend, is at the places from `first[n]` to before
    `first[n + 1]`.
    """

    starts: "array[int]"
    first: "array[int]"
    nodes: "array[int]"
    lengths: "array[int]"
    before: "array[int]"

    @classmethod
    def of(cls, climbs: Mapping[int, Climb]) -> "Climbs":
        """Return these climbs, by the nodes from which they begin."""
        starts = sorted(climbs)
        each = [climbs[start] for start in starts]
        return cls(
            array("H", starts),
            array("I", accumulate((len(climb.nodes) for climb in each), initial=0)),
            array("H", (node for climb in each for node in climb.nodes)),
            array("I", (length for climb in each for length in climb.lengths)),
            array("H", (node for climb in each for node in climb.before)),
        )

    def __iter__(self) -> Iterator[int]:
        return iter(self.starts)

    def get(self, start: int) -> Climb | None:
        """Return the climb from a node, None of a node where no port is."""
        place = bisect_left(self.starts, start)
        if self.starts[place : place + 1] != array("H", [start]):
            return None
        here = slice(self.first[place], self.first[place + 1])
        return Climb(self.nodes[here], self.lengths[here], self.before[here])


NONE_STORED = Climbs.of({})
