"""Distances against published ones, in nautical miles."""

from statistics import fmean

import pytest

from portolan.domain.sea import Passage, SeaNetwork
from portolan.domain.sea.accuracy import ACCURACY, TRUNK_NM, WayKind, kind_of
from tests.support.published import TABLE, Compared, compared, measured, most_off
from tests.support.sea import BerthOf


@pytest.fixture(scope="module")
def distances(network: SeaNetwork, berth: BerthOf) -> list[Compared]:
    return list(compared(network, berth))


@pytest.mark.parametrize("number", range(len(TABLE)))
def test_a_published_distance(distances: list[Compared], number: int) -> None:
    row = distances[number].row
    assert abs(distances[number].percent) <= most_off(row), row
    assert row["passage"] in ("", *distances[number].way.passages)


@pytest.mark.parametrize("kind", list(WayKind))
def test_pages_say_what_is_measured(distances: list[Compared], kind: WayKind) -> None:
    """Rivers have the miles that are published of them: there is nothing to compare."""
    of_kind = [each for each in distances if each.kind is kind]
    assert ACCURACY.get(kind) == (measured(of_kind) if of_kind else None)


def test_ways_are_neither_long_nor_short_on_the_whole(distances: list[Compared]) -> None:
    assert abs(fmean(each.percent for each in distances)) < 0.3
    assert fmean(abs(each.percent) for each in distances) < 1


def test_kinds_of_ways() -> None:
    assert kind_of(TRUNK_NM, ()) is WayKind.TRUNK
    assert kind_of(TRUNK_NM - 1, [Passage.SUEZ]) is WayKind.REGIONAL
    assert kind_of(9_000, [Passage.MALACCA, Passage.YANGTZE]) is WayKind.RIVER
