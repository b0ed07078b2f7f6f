"""The hierarchy of the real network: the same ways as by the plain search, for less looking."""

from dataclasses import replace
from heapq import heappop
from itertools import pairwise, product
from random import Random

import pytest

from portolan.domain.routes.what_if import SWITCHES
from portolan.domain.sea import (
    ARCTIC,
    CANALS,
    Passage,
    SeaNetwork,
    hierarchy,
    sea_options,
    shortest,
    voyage,
)
from portolan.domain.sea.passage import CLOSABLE, FEEDER_CANALS, bits_of
from portolan.domain.sea.reaches import NONE_REACHED
from portolan.domain.sea.search import tree_from
from portolan.domain.sea.shortest_path import ShortestPath
from portolan.domain.sea.voyage import passages_of
from tests.support.matrix import one_in, so_many
from tests.support.sea import BerthOf

STARTS, GOALS, PAIRS = so_many(8, 3), 50, so_many(100, 30)
CODES = ("CNSHA", "NLRTM", "USNYC", "PECLL", "ROCND", "SAJED", "AUSYD", "JPTYO")

SHUT = ARCTIC | FEEDER_CANALS
SETS = {
    "open": SHUT,
    "cape": SHUT | CANALS,
    "feeders": ARCTIC,
    "suez": SHUT | {Passage.SUEZ},
    "taiwan": SHUT | {Passage.TAIWAN, Passage.MALACCA},
    "inland seas": CLOSABLE,
}
closed_sets = pytest.mark.parametrize("closed", SETS.values(), ids=SETS)


def way(network: SeaNetwork, start: int, goal: int, closed: int) -> ShortestPath | None:
    assert network.hierarchy
    return network.hierarchy.way(start, goal, closed)


@closed_sets
def test_the_ways_are_those_of_the_search(network: SeaNetwork, closed: frozenset[Passage]) -> None:
    shut, chance = bits_of(closed), Random(4)  # noqa: S311 - no secret
    nodes = range(len(network.positions))
    for start in chance.sample(nodes, STARTS):
        tree = tree_from(network, start, shut)
        for goal in chance.sample(nodes, GOALS):
            quick, plain = way(network, start, goal, shut), tree.way_to(goal)
            if quick is None or plain is None:
                assert quick is plain
                continue
            assert quick.distance_nm == pytest.approx(plain.distance_nm, abs=1e-6)
            assert list(passages_of(network, quick.nodes).values()) == list(
                passages_of(network, plain.nodes).values()
            )


@closed_sets
def test_a_way_is_sailed_from_node_to_node(network: SeaNetwork, closed: frozenset[Passage]) -> None:
    shut, chance = bits_of(closed), Random(5)  # noqa: S311 - no secret
    nodes = range(len(network.positions))
    for start, goal in (chance.sample(nodes, 2) for _ in range(PAIRS)):
        result = way(network, start, goal, shut)
        if result is None:
            continue
        assert (result.nodes[0], result.nodes[-1]) == (start, goal)
        legs = [
            next(way for way in network.ways[one] if way.node == other)
            for one, other in pairwise(result.nodes)
        ]
        assert sum(leg.distance_nm for leg in legs) == pytest.approx(result.distance_nm, abs=1e-6)
        assert not any(leg.passage & shut for leg in legs)


def test_the_options_between_ports_stay_the_same(network: SeaNetwork, berth: BerthOf) -> None:
    plain = replace(network, hierarchy=None)
    for one, other in product(CODES, one_in(3, CODES)):
        quick, slow = (sea_options(each, berth(one), berth(other)) for each in (network, plain))
        assert quick.shortest.distance_nm == pytest.approx(slow.shortest.distance_nm, abs=1e-6)
        assert quick.shortest.passages == slow.shortest.passages
        assert (quick.by_cape is None) == (slow.by_cape is None)
        if quick.by_cape and slow.by_cape:
            assert quick.by_cape.distance_nm == pytest.approx(slow.by_cape.distance_nm, abs=1e-6)
            assert quick.by_cape.passages == slow.by_cape.passages


def test_no_question_needs_the_plain_search(
    network: SeaNetwork, berth: BerthOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends = berth("CNSHA"), berth("NLRTM")
    monkeypatch.delattr(voyage, "search")
    sea_options(network, *ends)
    for each in SWITCHES:
        shortest(network, *ends, closed=frozenset({each}))
    with pytest.raises(NameError):
        shortest(network, *ends, closed=frozenset({Passage.GIBRALTAR}))


def test_few_nodes_lie_above_any_other(
    network: SeaNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A search of all looks at 30,000 nodes; none here looks at a twelfth, so none is slow."""
    looked: list[tuple[int, int]] = []

    def popped(due: list[tuple[int, int]]) -> tuple[int, int]:
        looked.append(heappop(due))
        return looked[-1]

    monkeypatch.setattr(hierarchy, "heappop", popped)
    chance, nodes = Random(6), range(len(network.positions))  # noqa: S311 - no secret
    for shut in SETS.values():
        for start, goal in (chance.sample(nodes, 2) for _ in range(PAIRS)):
            looked.clear()
            way(network, start, goal, bits_of(shut))
            assert 0 < len(looked) < len(nodes) / 12


def test_nothing_is_climbed_between_ports(
    network: SeaNetwork, berth: BerthOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The climbs from berths are stored: most of the time that a way takes."""
    monkeypatch.delattr(hierarchy.Hierarchy, "climb")
    ends = berth("CNSHA"), berth("NLRTM")
    assert 10_000 < shortest(network, *ends).distance_nm < 11_000
    assert shortest(network, *ends, closed=frozenset({Passage.SUEZ})).distance_nm > 13_000


def test_nothing_is_searched_between_ports_as_they_are_sailed(
    network: SeaNetwork, berth: BerthOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How far the core is from berths is stored, by Suez and by the Cape."""
    assert network.hierarchy
    searched = replace(network, hierarchy=replace(network.hierarchy, reaches=NONE_REACHED))
    expected = [sea_options(searched, berth(one), berth("SAJED")) for one in CODES[:4]]
    monkeypatch.delattr(hierarchy, "heappop")
    assert [sea_options(network, berth(one), berth("SAJED")) for one in CODES[:4]] == expected
    assert any(each.by_cape for each in expected)


def test_a_stored_climb_is_the_climb(network: SeaNetwork) -> None:
    assert network.hierarchy
    climbs = network.hierarchy.climbs
    assert len(set(climbs)) > 2_000
    for node in Random(2).sample(list(climbs), 40):  # noqa: S311 - no secret
        assert climbs.get(node) == network.hierarchy.climb(node)
