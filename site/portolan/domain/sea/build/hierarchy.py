"""Builder of the contraction hierarchy: the nodes of the network are contracted one by one.

A node goes, and where the shortest way between two of its neighbors leads over it, a shortcut takes
its place. What it was joined to when it went lies above it. The nodes at passages that can be
closed stay to the end, and are joined through those passages. R. Geisberger, P. Sanders,
D. Schultes and D. Delling, Contraction hierarchies: faster and simpler hierarchical routing in road
networks (2008), with the edge difference and the depth as the order, and its lazy updates.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush, heapreplace
from math import inf

from portolan.domain.sea.arcs import DIRECT, Arc
from portolan.domain.sea.hierarchy import MILE, NODES, Hierarchy
from portolan.domain.sea.network import SeaNetwork
from portolan.domain.sea.passage import CLOSABLE, bits_of
from portolan.domain.sea.ways import SeaEdge

# How many nodes a search looks at for a way around a node. A search that gives up too early costs a
# shortcut that nobody needs; more took longer and saved no more than one arc in a hundred.
PATIENCE = 30

# A node with more neighbors than this lies in the thick of ways over oceans, which go last: there
# another way, if any, is nearly always one of two arcs.
CROWD = 20

Lengths = Sequence[Mapping[int, int]]
"""For each node the lengths to its neighbors."""

Shortcut = tuple[int, int, int]
"""Two nodes, and the length between them."""


@dataclass(frozen=True)
class Graph:
    """For each node the lengths to its neighbors that are left, and what is under shortcuts."""

    lengths: list[dict[int, int]]
    under: list[dict[int, int]]

    @classmethod
    def of(cls, nodes: int, arcs: Iterable[Shortcut]) -> "Graph":
        """Return the graph of some arcs."""
        graph = cls([{} for _ in range(nodes)], [{} for _ in range(nodes)])
        for arc in arcs:
            graph.join(*arc, DIRECT)
        return graph

    def join(self, one: int, other: int, length: int, under: int) -> None:
        """Join two nodes, unless a shorter arc joins them already."""
        if length < self.lengths[one].get(other, inf):
            for here, there in ((one, other), (other, one)):
                self.lengths[here][there], self.under[here][there] = length, under

    def arcs(self, node: int) -> list[tuple[int, Arc]]:
        """Return the arcs from a node."""
        under = self.under[node]
        return [(other, Arc(length, under[other])) for other, length in self.lengths[node].items()]


def hierarchy_of(network: SeaNetwork) -> Hierarchy:
    """Return the hierarchy of a network."""
    edges, bits = network.edges, bits_of(CLOSABLE)
    gated = [edge for edge in edges if edge.passage & bits]
    core = frozenset(end for edge in gated for end in (edge.start, edge.end))
    open_edges = (edge for edge in edges if not edge.passage & bits)
    graph = Graph.of(
        len(network.positions), ((edge.start, edge.end, _length(edge)) for edge in open_edges)
    )
    contract(graph, core)
    return Hierarchy.of(_with_gates(graph, gated), core)


def _with_gates(graph: Graph, gated: Collection[SeaEdge]) -> list[list[tuple[int, Arc]]]:
    """Return the arcs of all nodes with those through the passages, seen from both ends."""
    arcs = [graph.arcs(node) for node in range(len(graph.lengths))]
    for edge in gated:
        arc = Arc(_length(edge), DIRECT, edge.passage)
        arcs[edge.start].append((edge.end, arc))
        arcs[edge.end].append((edge.start, arc))
    return arcs


def _length(edge: SeaEdge) -> int:
    return round(edge.distance_nm * MILE)


def contract(graph: Graph, core: Collection[int]) -> list[int]:
    """Contract all nodes outside the core, and return them in their order.

    First come nodes that take more arcs with them than they leave shortcuts, and of these the ones
    with the least below them, so that nodes go evenly everywhere.
    """
    lengths, order = graph.lengths, list[int]()
    depth = [0] * len(lengths)
    due = [
        (_cost(lengths[node], _shortcuts(lengths, node)), node)
        for node in range(len(lengths))
        if node not in core
    ]
    heapify(due)
    while due:
        _, node = due[0]
        shortcuts = _shortcuts(lengths, node)
        now = _cost(lengths[node], shortcuts) + depth[node], node
        heapreplace(due, now)
        # The cost may have grown while others went, so that another node is due.
        if due[0] != now:
            continue
        heappop(due)
        order.append(node)
        _contract(graph, node, shortcuts)
        for above in lengths[node]:
            depth[above] = max(depth[above], depth[node] + 1)
    return order


def _contract(graph: Graph, node: int, shortcuts: Collection[Shortcut]) -> None:
    """Remove a node from its neighbors' arcs; shortcuts keep their distances, its own arcs stay."""
    for neighbor in graph.lengths[node]:
        del graph.lengths[neighbor][node]
    for shortcut in shortcuts:
        graph.join(*shortcut, node)


def _cost(arcs: Mapping[int, int], shortcuts: Collection[Shortcut]) -> int:
    """Return the edge difference: how many shortcuts a node would leave, less its arcs."""
    return len(shortcuts) - len(arcs)


def _shortcuts(lengths: Lengths, node: int) -> list[Shortcut]:
    """Return the shortcuts that keep the distances of a node's neighbors when it is removed."""
    arcs, shortcuts = list(lengths[node].items()), list[Shortcut]()
    while len(arcs) > 1:
        one, step = arcs.pop()
        over = {other: step + length for other, length in arcs}
        _leave_without_way_around(lengths, node, one, over)
        shortcuts += [(one, other, length) for other, length in over.items()]
    return shortcuts


def _leave_without_way_around(
    lengths: Lengths, node: int, start: int, over: dict[int, int]
) -> None:
    """Remove the lengths over a node to neighbors that another way reaches as shortly."""
    near = lengths[start]
    for other in [other for other, length in over.items() if near.get(other, inf) <= length]:
        del over[other]
    if len(near) > CROWD:
        _leave_without_two_arcs(lengths, node, start, over)
    elif over:
        _leave_without_search(lengths, node, start, over)


def _leave_without_two_arcs(lengths: Lengths, node: int, start: int, over: dict[int, int]) -> None:
    """Remove the lengths to neighbors that two other arcs reach as shortly."""
    near = lengths[start]
    for other, length in list(over.items()):
        fewer, more = sorted((near, lengths[other]), key=len)
        if any(
            step + more.get(between, inf) <= length
            for between, step in fewer.items()
            if between != node
        ):
            del over[other]


def _leave_without_search(lengths: Lengths, node: int, start: int, over: dict[int, int]) -> None:
    """Remove the lengths to neighbors that a search finds as short a way to.

    The search from `start` ends with its patience, and as soon as all have such a way.
    """
    limit = max(over.values())
    # No way is shorter than none, so that the node itself is never entered.
    reached, due = {start: 0, node: 0}, [start]
    patience = PATIENCE
    while due and patience:
        so_far, here = divmod(heappop(due), NODES)
        if so_far > reached[here]:
            continue
        patience -= 1
        for neighbor, length in lengths[here].items():
            there = so_far + length
            if there > limit or there >= reached.get(neighbor, inf):
                continue
            reached[neighbor] = there
            heappush(due, there * NODES + neighbor)
            if there <= over.get(neighbor, -1):
                del over[neighbor]
                if not over:
                    return
