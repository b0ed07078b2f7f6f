"""Stored reaches: how far the core is from the berths of ports, with what is usually closed.

With them the way from a berth to another is found by adding up: it leads by the node above both to
which, and on from which, it is the least together.
"""

from array import array
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass

FAR = (1 << 31) - 1
"""The length to a node that cannot be reached."""


@dataclass(frozen=True, eq=False, repr=False)
class Reaches:
    """The lengths from berths to the core by the set of closed passages, four bytes each.

    Those from the berth at `starts[n]`, which ascend, are in the order of the core, after those of
    the berths before it; nothing writes to the columns.
    """

    core: "array[int]"
    starts: "array[int]"
    lengths: "Mapping[int, array[int]]"

    def get(self, start: int, closed: int) -> "array[int] | None":
        """Return the lengths from a node; None where no port is, or something else is closed."""
        place = bisect_left(self.starts, start)
        if closed not in self.lengths or self.starts[place : place + 1] != array("H", [start]):
            return None
        return self.lengths[closed][place * len(self.core) : (place + 1) * len(self.core)]


NONE_REACHED = Reaches(array("H"), array("H"), {})
