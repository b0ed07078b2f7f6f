"""The arcs of a hierarchy: the ways between nodes, and the shortcuts over what lies below them."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

DIRECT = 0xFFFF
"""Stands for the node under a shortcut where the way is none."""


class Arc(NamedTuple):
    """An arc: its length, the node under it if it is a shortcut, else DIRECT, and its passage.

    The passage is a bit, or 0: only in the core do arcs lead through one.
    """

    length: int
    under: int
    passage: int = 0


@dataclass(frozen=True, eq=False, repr=False)
class Arcs:
    """The arcs of all nodes in columns, twelve bytes each; nothing writes to the columns.

    The arcs of node n are at the places from `first[n]` to before `first[n + 1]`, the shortest
    first: upward, or to others of the core.
    """

    first: "array[int]"
    nodes: "array[int]"
    lengths: "array[int]"
    under: "array[int]"
    passages: "array[int]"

    def course(self, chain: Sequence[int], closed: int) -> list[int]:
        """Return the nodes of the network along a chain of nodes that arcs join."""
        course = [chain[0]]
        for start, end in pairwise(chain):
            due = [(start, end, self._between(start, end, closed))]
            while due:
                one, other, under = due.pop()
                if under == DIRECT:
                    course.append(other)
                else:
                    # What is under a shortcut is lower than both its ends, and keeps its arcs.
                    due.append((under, other, self._above(under, other, closed)))
                    due.append((one, under, self._above(under, one, closed)))
        return course

    def _between(self, one: int, other: int, closed: int) -> int:
        """Return what is under the shortest open arc between two nodes, kept at either of them."""
        try:
            return self._above(one, other, closed)
        except ValueError:
            return self._above(other, one, closed)

    def _above(self, low: int, high: int, closed: int) -> int:
        """Return what is under the shortest open arc that a node keeps; ValueError without one."""
        place, end = self.first[low], self.first[low + 1]
        while self.passages[place := self.nodes.index(high, place, end)] & closed:
            place += 1
        return self.under[place]
