"""Contracting networks, whatever they look like: all ways stay the shortest."""

from dataclasses import replace
from itertools import pairwise
from math import isinf
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portolan.domain.geo.position import Position
from portolan.domain.sea import SeaNetwork
from portolan.domain.sea.arcs import DIRECT, Arc
from portolan.domain.sea.build import hierarchy as sea_hierarchy
from portolan.domain.sea.build.hierarchy import Graph, contract, hierarchy_of
from portolan.domain.sea.build.reaches import reaches_of
from portolan.domain.sea.climbs import Climbs
from portolan.domain.sea.hierarchy import Hierarchy
from portolan.domain.sea.search import tree_from
from portolan.domain.sea.ways import SeaEdge
from tests.support.sea import NORTHWEST, PANAMA, SUEZ, crossings, real_network

CLOSED = (0, SUEZ, SUEZ | PANAMA, NORTHWEST)


def compare_with_trees(network: SeaNetwork, hierarchy: Hierarchy | None = None) -> None:
    """Compare the ways between all pairs of nodes with those of the plain search."""
    hierarchy = hierarchy or hierarchy_of(network)
    for closed in CLOSED:
        for start in range(len(network.positions)):
            tree = tree_from(network, start, closed)
            for goal, length in enumerate(tree.lengths):
                result = hierarchy.way(start, goal, closed)
                assert (result is None) == (isinf(length))
                if result:
                    assert (result.nodes[0], result.nodes[-1]) == (start, goal)
                    assert result.distance_nm == pytest.approx(length, abs=1e-6)
                    assert sailed_nm(network, result.nodes, closed) == pytest.approx(
                        length, abs=1e-6
                    )


def sailed_nm(network: SeaNetwork, nodes: tuple[int, ...], closed: int) -> float:
    """The length of a way by its legs, each of which must be there and open."""
    return sum(
        next(w.distance_nm for w in network.ways[a] if w.node == b and not w.passage & closed)
        for a, b in pairwise(nodes)
    )


@given(crossings())
@settings(max_examples=150)
def test_every_way_is_the_shortest(network: SeaNetwork) -> None:
    compare_with_trees(network)


@given(crossings())
@settings(max_examples=100)
def test_every_way_that_is_added_up_is_the_shortest(network: SeaNetwork) -> None:
    plain = hierarchy_of(network)
    climbs = {node: plain.climb(node) for node in range(len(network.positions))}
    climbed = replace(plain, climbs=Climbs.of(climbs))
    compare_with_trees(network, replace(climbed, reaches=reaches_of(climbed, CLOSED)))


@given(network=crossings(), patience=st.integers(min_value=0, max_value=3))
@settings(max_examples=50)
def test_a_search_that_gives_up_early_costs_no_way(network: SeaNetwork, patience: int) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sea_hierarchy, "PATIENCE", patience)
        compare_with_trees(network)


@given(crossings())
@settings(max_examples=50)
def test_in_a_crowd_every_way_is_the_shortest_too(network: SeaNetwork) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sea_hierarchy, "CROWD", 0)
        compare_with_trees(network)


@given(crossings(), st.randoms(use_true_random=False))
@settings(max_examples=50)
def test_any_order_is_right(network: SeaNetwork, chance: Random) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sea_hierarchy, "_cost", lambda *_: chance.randrange(9))
        compare_with_trees(network)


def line(count: int) -> SeaNetwork:
    """Nodes one after the other, a mile apart, the first leg through Suez."""
    return SeaNetwork.of(
        [Position(0, n / 60) for n in range(count)],
        [SeaEdge(n, n + 1, 1.0, 0 if n else SUEZ) for n in range(count - 1)],
    )


def test_a_shortcut_stands_for_the_way_over_a_node() -> None:
    """The ends stay to the last: the node between them goes."""
    graph = Graph.of(3, [(0, 1, 1), (1, 2, 2)])
    assert contract(graph, {0, 2}) == [1]
    assert [graph.arcs(node) for node in range(3)] == [
        [(2, Arc(3, 1))],
        [(0, Arc(1, DIRECT)), (2, Arc(2, DIRECT))],
        [(0, Arc(3, 1))],
    ]


@pytest.mark.parametrize("crowd", [0, sea_hierarchy.CROWD])
def test_no_shortcut_where_there_is_a_way_around(
    monkeypatch: pytest.MonkeyPatch, crowd: int
) -> None:
    """From 0 to 2 it is as far over 3 as over 1."""
    monkeypatch.setattr(sea_hierarchy, "CROWD", crowd)
    graph = Graph.of(4, [(0, 1, 5), (0, 3, 4), (1, 2, 5), (1, 3, 6), (2, 3, 6)])
    contract(graph, {0, 2, 3})
    assert {arc.under for node in range(4) for _, arc in graph.arcs(node)} == {DIRECT}


def test_every_node_outside_the_core_goes_once() -> None:
    graph = Graph.of(64, [(node, node + 1, 1) for node in range(63)])
    assert sorted(contract(graph, {7})) == [node for node in range(64) if node != 7]


def above(hierarchy: Hierarchy, node: int) -> set[int]:
    """The nodes that lie above another one, itself among them."""
    if node in hierarchy.core:
        return {node}
    arcs = hierarchy.nodes[hierarchy.first[node] : hierarchy.first[node + 1]]
    return {node}.union(*(above(hierarchy, each) for each in arcs))


def test_the_order_goes_evenly() -> None:
    """On a line of 64 nodes each lies under a few others, as in a tree; one by one it were 63."""
    hierarchy = hierarchy_of(line(64))
    assert max(len(above(hierarchy, node)) for node in range(64)) < 16


def test_a_canal_is_closed_if_asked() -> None:
    hierarchy = hierarchy_of(line(3))
    result = hierarchy.way(0, 2)
    assert result is not None
    assert (result.nodes, result.distance_nm) == ((0, 1, 2), 2)
    assert hierarchy.way(0, 2, SUEZ) is None


def test_the_longer_way_beside_a_closed_one_is_taken() -> None:
    """Two nodes of the core joined by a canal of a mile, and over a third node by two."""
    at = [Position(0, 0), Position(0, 1 / 60), Position(0.01, 0.5 / 60)]
    edges = [SeaEdge(0, 1, 1.0, SUEZ), SeaEdge(0, 2, 1.0), SeaEdge(1, 2, 1.0)]
    hierarchy = hierarchy_of(SeaNetwork.of(at, edges))
    by_canal, around = hierarchy.way(0, 1), hierarchy.way(0, 1, SUEZ)
    assert by_canal is not None
    assert around is not None
    assert (by_canal.nodes, around.nodes) == ((0, 1), (0, 2, 1))


def test_the_hierarchy_takes_little_room() -> None:
    """Fewer than two and a half shortcuts for each way, at eleven bytes."""
    network = real_network()
    assert network.hierarchy
    assert len(network.hierarchy.nodes) < 3.5 * len(network.edges)
