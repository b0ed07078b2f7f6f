"""Contracting networks, whatever they look like: all ways stay the shortest."""

from itertools import pairwise
from math import isinf
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portolan.domain.geo.position import Position
from portolan.domain.sea import SeaNetwork
from portolan.domain.sea.build import hierarchy as sea_hierarchy
from portolan.domain.sea.build.hierarchy import CLOSED, contracted, contraction_order, hierarchies
from portolan.domain.sea.hierarchy import DIRECT, Arc, Hierarchy
from portolan.domain.sea.search import tree_from
from portolan.domain.sea.ways import SeaEdge
from tests.support.sea import SUEZ, crossings, real_network


def compare_with_trees(network: SeaNetwork) -> None:
    """Compare the ways between all pairs of nodes with those of the plain search."""
    for closed, hierarchy in hierarchies(network).items():
        for start in range(len(network.positions)):
            tree = tree_from(network, start, closed)
            for goal, length in enumerate(tree.lengths):
                found = hierarchy.way(start, goal)
                assert (found is None) == (isinf(length))
                if found:
                    assert (found.nodes[0], found.nodes[-1]) == (start, goal)
                    assert found.distance_nm == pytest.approx(length, abs=1e-6)
                    assert sailed_nm(network, found.nodes, closed) == pytest.approx(
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


@given(network=crossings(), patience=st.integers(min_value=0, max_value=3))
@settings(max_examples=50)
def test_a_search_that_gives_up_early_costs_no_way(network: SeaNetwork, patience: int) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sea_hierarchy, "PATIENCE", patience)
        compare_with_trees(network)


@given(crossings(), st.randoms(use_true_random=False))
@settings(max_examples=50)
def test_any_order_is_right(network: SeaNetwork, chance: Random) -> None:
    order = list(range(len(network.positions)))
    chance.shuffle(order)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sea_hierarchy, "contraction_order", lambda _: order)
        compare_with_trees(network)


def line(count: int) -> SeaNetwork:
    """Nodes one after the other, a mile apart, the first leg through Suez."""
    return SeaNetwork.of(
        [Position(0, n / 60) for n in range(count)],
        [SeaEdge(n, n + 1, 1.0, 0 if n else SUEZ) for n in range(count - 1)],
    )


def test_a_shortcut_stands_for_the_way_over_a_node() -> None:
    graph = [{1: Arc(1, DIRECT)}, {0: Arc(1, DIRECT), 2: Arc(2, DIRECT)}, {1: Arc(2, DIRECT)}]
    hierarchy = contracted(graph, [1, 0, 2])
    assert list(hierarchy.first) == [0, 1, 3, 3]
    assert list(zip(hierarchy.nodes, hierarchy.lengths, hierarchy.under, strict=True)) == [
        (2, 3, 1), (0, 1, DIRECT), (2, 2, DIRECT)
    ]  # fmt: skip


def test_no_shortcut_where_there_is_a_way_around() -> None:
    """From 0 to 2 it is as far over 3 as over 1."""
    graph = [
        {1: Arc(5, DIRECT), 3: Arc(4, DIRECT)},
        {0: Arc(5, DIRECT), 2: Arc(5, DIRECT)},
        {1: Arc(5, DIRECT), 3: Arc(6, DIRECT)},
        {0: Arc(4, DIRECT), 2: Arc(6, DIRECT)},
    ]
    assert set(contracted(graph, [1, 0, 2, 3]).under) == {DIRECT}


def test_the_order_names_every_node_once() -> None:
    network = line(64)
    graph = [{way.node: Arc(1, DIRECT) for way in network.ways[node]} for node in range(64)]
    assert sorted(contraction_order(graph)) == list(range(64))


def above(hierarchy: Hierarchy, node: int) -> set[int]:
    """The nodes that lie above another one, itself among them."""
    arcs = hierarchy.nodes[hierarchy.first[node] : hierarchy.first[node + 1]]
    return {node}.union(*(above(hierarchy, each) for each in arcs))


def test_the_order_goes_evenly() -> None:
    """On a line of 64 nodes each lies under a few others, as in a tree; one by one it were 63."""
    hierarchy = hierarchies(line(64))[CLOSED[0]]
    assert max(len(above(hierarchy, node)) for node in range(64)) < 16


def test_a_canal_is_closed_in_one_of_them() -> None:
    by_canal, by_cape = (hierarchies(line(3))[closed] for closed in CLOSED)
    found = by_canal.way(0, 2)
    assert found is not None
    assert (found.nodes, found.distance_nm) == ((0, 1, 2), 2)
    assert by_cape.way(0, 2) is None


def test_the_hierarchies_take_little_room() -> None:
    """Fewer than two shortcuts for each way, at eight bytes."""
    network = real_network()
    assert set(network.hierarchies) == set(CLOSED)
    for hierarchy in network.hierarchies.values():
        assert len(hierarchy.nodes) < 3 * len(network.edges)
