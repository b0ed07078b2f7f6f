"""Builder of the contraction hierarchy: the nodes of the network are contracted one by one.

A node goes, and where the shortest way between two of its neighbors leads over it, a shortcut takes
its place. What it was joined to when it went lies above it. The nodes at passages that can be
closed stay to the end, and are joined through those passages. R. Geisberger, P. Sanders,
D. Schultes and D. Delling, Contraction hierarchies: faster and simpler hierarchical routing in road
networks (2008), with the edge difference and the depth as the order, and its lazy updates.
"""

from collections.abc import Collection, Iterator
from heapq import heapify, heappop, heappush, heapreplace
from math import inf

from portolan.domain.sea.hierarchy import DIRECT, MILE, Arc, Hierarchy
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.passage import CLOSABLE, bits_of
from portolan.domain.sea.ways import SeaEdge

# How many nodes a search looks at for a way around a node. A search that gives up too early costs a
# shortcut that nobody needs; more took longer and saved no more than one arc in a hundred.
PATIENCE = 30

Graph = list[dict[int, Arc]]
"""For each node its neighbors that are left, and the arcs to them."""

Shortcut = tuple[int, int, int]
"""Two nodes, and the length between them."""


def hierarchy_of(network: SeaNetwork) -> Hierarchy:
    """Return the hierarchy of a network."""
    edges, bits = network.edges, bits_of(CLOSABLE)
    gated = [edge for edge in edges if edge.passage & bits]
    core = frozenset(end for edge in gated for end in (edge.start, edge.end))
    graph: Graph = [{} for _ in network.positions]
    for edge in edges:
        if not edge.passage & bits:
            _join(graph, edge.start, edge.end, _arc(edge, 0))
    contract(graph, core)
    return Hierarchy.of(_with_gates(graph, gated), core)


def _with_gates(graph: Graph, gated: Collection[SeaEdge]) -> list[list[tuple[int, Arc]]]:
    """Return the arcs of all nodes with those through the passages, seen from both ends."""
    arcs = [list(each.items()) for each in graph]
    for edge in gated:
        arcs[edge.start].append((edge.end, _arc(edge, edge.passage)))
        arcs[edge.end].append((edge.start, _arc(edge, edge.passage)))
    return arcs


def _arc(edge: SeaEdge, passage: int) -> Arc:
    return Arc(round(edge.distance_nm * MILE), DIRECT, passage)


def contract(graph: Graph, core: Collection[int]) -> list[int]:
    """Contract all nodes outside the core, and return them in their order.

    First come nodes that take more arcs with them than they leave shortcuts, and of these the ones
    with the least below them, so that nodes go evenly everywhere.
    """
    depth, order = [0] * len(graph), list[int]()
    due = [(_cost(graph, node), node) for node in range(len(graph)) if node not in core]
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
