"""Basins: what closed passages cut off is what a search does not reach."""

from math import isinf

from hypothesis import given, settings

from portolan.domain.sea import Passage, SeaNetwork
from portolan.domain.sea.basins import Basins
from portolan.domain.sea.passage import bits_of
from portolan.domain.sea.search import tree_from
from portolan.domain.sea.voyage import within_reach
from tests.support.sea import PANAMA, SUEZ, BerthOf, crossings


@given(crossings())
@settings(max_examples=100)
def test_the_same_is_reached_as_by_a_search(network: SeaNetwork) -> None:
    basins = Basins.of(network)
    for closed in (0, SUEZ, SUEZ | PANAMA):
        reached = basins.reached(0, closed)
        for node, length in enumerate(tree_from(network, 0, closed).lengths):
            assert (basins.of_node[node] in reached) == (not isinf(length))


def test_a_closed_strait_cuts_off_the_sea_behind_it(network: SeaNetwork, berth: BerthOf) -> None:
    basins, codes = Basins.of(network), ("ROCND", "AEJEA", "SGSIN")
    ends = berth("NLRTM"), [berth(code) for code in codes]
    for closed, expected in (
        (set[Passage](), [True, True, True]),
        ({Passage.BOSPORUS}, [False, True, True]),
        ({Passage.HORMUZ, Passage.SUEZ}, [True, False, True]),
    ):
        assert within_reach(network, basins, *ends, frozenset(closed)) == expected
    assert basins.gates
    assert {gate.passage for gate in basins.gates} >= {bits_of(frozenset({Passage.TAIWAN}))}
