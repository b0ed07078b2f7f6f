"""Search of the network: from one node to another, and from one node to all.

Both are exact, need nothing but the network, and keep everything they change to themselves. E. W.
Dijkstra, A note on two problems in connexion with graphs (1959); P. E. Hart, N. J. Nilsson and
B. Raphael, A formal basis for the heuristic determination of minimum cost paths (1968).
"""

from dataclasses import dataclass
from heapq import heappop, heappush
from math import inf

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.shortest_path import NOWHERE, ShortestPath, traced


def search(network: SeaNetwork, start: int, goal: int, closed: int = 0) -> ShortestPath | None:
    """Return the shortest way that avoids the closed passages (as bits), or None.

    What is still to go is guessed by the great circle, which no way undercuts.
    """
    ways, at = network.ways, network.positions
    end = at[goal]
    length, before = {start: 0.0}, {start: NOWHERE}
    open_nodes = [(great_circle_nm(at[start], end), start)]
    done: set[int] = set()
    while open_nodes:
        node = heappop(open_nodes)[1]
        if node == goal:
            return ShortestPath(traced(before, goal), length[goal])
        if node in done:
            continue
        done.add(node)
        for neighbor, distance_nm, passage in ways[node]:
            there = length[node] + distance_nm
            if not passage & closed and there < length.get(neighbor, inf):
                length[neighbor], before[neighbor] = there, node
                heappush(open_nodes, (there + great_circle_nm(at[neighbor], end), neighbor))
    return None


@dataclass(frozen=True)
class Tree:
    """The shortest ways from one node to all: lengths by node, and the node before each.

    The length of a node that cannot be reached is infinite, and NOWHERE is before it.
    """

    lengths: tuple[float, ...]
    before: tuple[int, ...]

    def way_to(self, goal: int) -> ShortestPath | None:
        """Return the shortest way to a node, or None if there is none."""
        if self.lengths[goal] == inf:
            return None
        return ShortestPath(traced(self.before, goal), self.lengths[goal])


def tree_from(network: SeaNetwork, start: int, closed: int = 0) -> Tree:
    """Return the shortest ways to all nodes that avoid the closed passages (as bits)."""
    ways, count = network.ways, len(network.positions)
    first, nodes, lengths_nm, passages = ways.first, ways.nodes, ways.lengths_nm, ways.passages
    lengths, before = [inf] * count, [NOWHERE] * count
    lengths[start] = 0.0
    open_nodes = [(0.0, start)]
    while open_nodes:
        so_far, node = heappop(open_nodes)
        if so_far > lengths[node]:
            continue
        for place in range(first[node], first[node + 1]):
            there, neighbor = so_far + lengths_nm[place], nodes[place]
            if there < lengths[neighbor] and not passages[place] & closed:
                lengths[neighbor], before[neighbor] = there, node
                heappush(open_nodes, (there, neighbor))
    return Tree(tuple(lengths), tuple(before))
