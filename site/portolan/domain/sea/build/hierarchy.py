"""Builder of contraction hierarchies: the nodes of the network are contracted one by one.

A node goes, and where the shortest way between two of its neighbors leads over it, a shortcut takes
its place. What it was joined to when it went lies above it. R. Geisberger, P. Sanders, D. Schultes
and D. Delling, Contraction hierarchies: faster and simpler hierarchical routing in road networks
(2008), with the edge difference and the depth as the order, and its lazy updates.
"""

from collections.abc import Iterator, Sequence
from heapq import heapify, heappop, heappush, heapreplace
from math import inf

from portolan.domain.sea.hierarchy import DIRECT, MILE, Arc, Hierarchy
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.passage import ARCTIC, CANALS, FEEDER_CANALS, bits_of

CLOSED = (bits_of(ARCTIC | FEEDER_CANALS), bits_of(ARCTIC | FEEDER_CANALS | CANALS))
"""What is closed for the shortest way, and for the way by the Cape."""

# How many nodes a search looks at for a way around a node. A search that gives up too early costs a
# shortcut that nobody needs; more took longer and saved no more than one arc in a hundred.
PATIENCE = 30

Graph = list[dict[int, Arc]]
"""For each node its neighbors that are left, and the arcs to them."""

Shortcut = tuple[int, int, int]
"""Two nodes, and the length between them."""


def hierarchies(network: SeaNetwork) -> dict[int, Hierarchy]:
    """Return the hierarchies of a network by their closed passages, as bits.

    The order of the first serves them all: any order is right, and one that suits the open canals
    suits the same sea without them.
    """
    order = contraction_order(_graph(network, CLOSED[0]))
    return {closed: contracted(_graph(network, closed), order) for closed in CLOSED}


def contracted(graph: Graph, order: Sequence[int]) -> Hierarchy:
    """Return the hierarchy of the nodes in this order; consumes the graph."""
    for node in order:
        _contract(graph, node)
    return Hierarchy.of(graph)


def contraction_order(graph: Graph) -> list[int]:
    """Return the nodes in a good order for contraction; consumes the graph.

    First come nodes that take more arcs with them than they leave shortcuts, and of these the ones
    with the least below them, so that nodes go evenly everywhere.
    """
    depth, order = [0] * len(graph), list[int]()
    due = [(_cost(graph, node), node) for node in range(len(graph))]
    heapify(due)
    while due:
        _, node = due[0]
        now = _cost(graph, node) + depth[node], node
        heapreplace(due, now)
        # The cost may have grown while others went, so that another node is due.
        if due[0] != now:
            continue
        heappop(due)
        order.append(node)
        _contract(graph, node)
        for above in graph[node]:
            depth[above] = max(depth[above], depth[node] + 1)
    return order


def _graph(network: SeaNetwork, closed: int) -> Graph:
    graph: Graph = [{} for _ in network.positions]
    for start, end, distance_nm, passage in network.edges:
        if not passage & closed:
            _join(graph, start, end, Arc(round(distance_nm * MILE), DIRECT))
    return graph


def _join(graph: Graph, one: int, other: int, arc: Arc) -> None:
    """Join two nodes, unless a shorter arc joins them already."""
    if other not in graph[one] or arc.length < graph[one][other].length:
        graph[one][other] = graph[other][one] = arc


def _contract(graph: Graph, node: int) -> None:
    """Remove a node from its neighbors' arcs; shortcuts keep their distances, its own arcs stay."""
    shortcuts = list(_shortcuts(graph, node))
    for neighbor in graph[node]:
        del graph[neighbor][node]
    for one, other, length in shortcuts:
        _join(graph, one, other, Arc(length, node))


def _cost(graph: Graph, node: int) -> int:
    """Return the edge difference: how many shortcuts a node would leave, less its arcs."""
    return sum(1 for _ in _shortcuts(graph, node)) - len(graph[node])


def _shortcuts(graph: Graph, node: int) -> Iterator[Shortcut]:
    """Yield the shortcuts that keep the distances of a node's neighbors when it is removed."""
    arcs = [(neighbor, arc.length) for neighbor, arc in graph[node].items()]
    while len(arcs) > 1:
        one, step = arcs.pop()
        around = _lengths_around(graph, node, one, step + max(length for _, length in arcs))
        for other, length in arcs:
            if step + length < around.get(other, inf):
                yield one, other, step + length


def _lengths_around(graph: Graph, node: int, start: int, limit: int) -> dict[int, int]:
    """Return the lengths of ways from `start` around a node, within the patience and the limit."""
    lengths, due = {start: 0}, [(0, start)]
    patience = PATIENCE
    while due and patience:
        so_far, here = heappop(due)
        if so_far > lengths[here]:
            continue
        patience -= 1
        for neighbor, arc in graph[here].items():
            there = so_far + arc.length
            if neighbor != node and there <= limit and there < lengths.get(neighbor, inf):
                lengths[neighbor] = there
                heappush(due, (there, neighbor))
    return lengths
