"""A way through the network: the result of a search."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

NOWHERE = -1
"""Stands before the first node of a way."""


@dataclass(frozen=True)
class ShortestPath:
    """A shortest way: its nodes from the first to the last, and its length in nautical miles."""

    nodes: tuple[int, ...]
    distance_nm: float


def traced(before: Mapping[int, int] | Sequence[int], goal: int) -> tuple[int, ...]:
    """Return the nodes of a way to its goal, from the predecessors of all nodes."""
    nodes = [goal]
    while (node := before[nodes[-1]]) != NOWHERE:
        nodes.append(node)
    return tuple(reversed(nodes))
