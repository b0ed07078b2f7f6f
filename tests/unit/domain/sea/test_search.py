"""The search from node to node against the one from a node to all."""

from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position
from portolan.domain.sea import SeaNetwork
from portolan.domain.sea.passage import ARCTIC, CANALS, bits_of
from portolan.domain.sea.search import search, tree_from
from portolan.domain.sea.ways import SeaEdge
from tests.support.sea import PANAMA, SUEZ, positions

# A square of four harbors: the short way around is a canal, the long way is open.
CORNERS = [Position(0, 0), Position(0, 10), Position(10, 10), Position(10, 0)]


@st.composite
def networks(draw: st.DrawFn) -> SeaNetwork:
    """Some network of up to a dozen nodes, whose ways are great circles or a little longer."""
    nodes = draw(st.lists(positions, min_size=2, max_size=12, unique=True))
    ends = st.integers(min_value=0, max_value=len(nodes) - 1)
    pairs = draw(st.sets(st.tuples(ends, ends), max_size=30))
    detour = st.floats(min_value=1, max_value=1.5)
    passage = st.sampled_from([0, 0, SUEZ, PANAMA])
    return SeaNetwork.of(
        nodes,
        [
            SeaEdge(a, b, great_circle_nm(nodes[a], nodes[b]) * draw(detour), draw(passage))
            for a, b in sorted(pairs)
            if a < b
        ],
    )


def square(canal: int = SUEZ) -> SeaNetwork:
    return SeaNetwork.of(
        CORNERS,
        [SeaEdge(0, 1, 600, canal), SeaEdge(1, 2, 620), SeaEdge(2, 3, 640), SeaEdge(0, 3, 660)],
    )


def test_the_shortest_way_through_the_canal() -> None:
    result = search(square(), 0, 1)
    assert result is not None
    assert (result.nodes, result.distance_nm) == ((0, 1), 600)


def test_the_long_way_around_a_closed_canal() -> None:
    result = search(square(), 0, 1, closed=SUEZ)
    assert result is not None
    assert (result.nodes, result.distance_nm) == ((0, 3, 2, 1), 1920)


def test_another_canal_closed_changes_nothing() -> None:
    result = search(square(), 0, 1, closed=PANAMA)
    assert result is not None
    assert result.nodes == (0, 1)


def test_no_way() -> None:
    island = SeaNetwork.of(CORNERS, [SeaEdge(0, 1, 600), SeaEdge(2, 3, 600)])
    assert search(island, 0, 2) is None
    assert tree_from(island, 0).way_to(2) is None
    assert tree_from(island, 0).lengths == (0, 600, inf, inf)


def test_nowhere_to_go() -> None:
    result = search(square(), 2, 2)
    assert result is not None
    assert (result.nodes, result.distance_nm) == ((2,), 0)


@given(networks(), st.sampled_from([0, SUEZ, PANAMA, SUEZ | PANAMA]))
@settings(max_examples=200)
def test_both_searches_agree(network: SeaNetwork, closed: int) -> None:
    tree = tree_from(network, 0, closed)
    for goal in range(len(network.positions)):
        there, way = tree.way_to(goal), search(network, 0, goal, closed)
        assert (there is None) == (way is None)
        if there and way:
            assert way.distance_nm == pytest.approx(there.distance_nm, rel=1e-9)


@given(networks())
@settings(max_examples=100)
def test_a_way_is_made_of_its_pieces(network: SeaNetwork) -> None:
    for goal in range(len(network.positions)):
        result = search(network, 0, goal)
        if result:
            pieces = [
                next(w.distance_nm for w in network.ways[a] if w.node == b)
                for a, b in zip(result.nodes, result.nodes[1:], strict=False)
            ]
            assert sum(pieces) == pytest.approx(result.distance_nm, rel=1e-9)


@given(st.data())
@settings(max_examples=25)
def test_both_searches_agree_at_sea(network: SeaNetwork, data: st.DataObject) -> None:
    nodes = st.integers(min_value=0, max_value=len(network.positions) - 1)
    start, goal = data.draw(nodes), data.draw(nodes)
    for closed in (bits_of(ARCTIC), bits_of(ARCTIC | CANALS)):
        there, way = (
            tree_from(network, start, closed).way_to(goal),
            search(network, start, goal, closed),
        )
        assert there is not None
        assert way is not None
        assert way.distance_nm == pytest.approx(there.distance_nm, rel=1e-9)
