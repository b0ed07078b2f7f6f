"""Distances against published ones, in nautical miles."""

from collections import Counter
from statistics import fmean

import pytest

from portolan.domain.sea import Passage, SeaNetwork
from portolan.domain.sea.accuracy import ACCURACY, TRUNK_NM, WayKind, kind_of
from tests.support.published import TABLE, Compared, compared, measured, most_off
from tests.support.sea import BerthOf


@pytest.fixture(scope="module")
def distances(network: SeaNetwork, berth: BerthOf) -> list[Compared]:
    return list(compared(network, berth))


def test_published_distances(distances: list[Compared]) -> None:
    off = [each.row for each in distances if abs(each.percent) > most_off(each.row)]
    assert off == []
    assert all(each.row["passage"] in ("", *each.way.passages) for each in distances)


def test_the_list_is_long_and_half_of_it_is_held_back() -> None:
    sets = Counter(row["set"] for row in TABLE)
    assert sets.total() >= 600
    assert sets["held"] >= 300


@pytest.mark.parametrize("kind", list(WayKind))
def test_pages_say_what_is_measured(distances: list[Compared], kind: WayKind) -> None:
    assert ACCURACY[kind] == measured(each for each in distances if each.kind is kind)


def test_ways_are_neither_long_nor_short_on_the_whole(distances: list[Compared]) -> None:
    assert abs(fmean(each.percent for each in distances)) < 0.3
    assert fmean(abs(each.percent) for each in distances) < 1.5


def test_kinds_of_ways() -> None:
    assert kind_of(TRUNK_NM, ()) is WayKind.TRUNK
    assert kind_of(TRUNK_NM - 1, [Passage.SUEZ]) is WayKind.REGIONAL
    assert kind_of(9_000, [Passage.MALACCA, Passage.YANGTZE]) is WayKind.RIVER
