"""Distances against published ones, in nautical miles."""

from statistics import fmean

import pytest

from portolan.domain.sea import Passage, SeaNetwork
from portolan.domain.sea.accuracy import ACCURACY, TRUNK_NM, WayKind, kind_of
from tests.support.published import TABLE, Compared, compared, measured, most_off
from tests.support.sea import BerthOf


@pytest.fixture(scope="module")
def found(network: SeaNetwork, berth: BerthOf) -> list[Compared]:
    return list(compared(network, berth))


@pytest.mark.parametrize("number", range(len(TABLE)))
def test_a_published_distance(found: list[Compared], number: int) -> None:
    row = found[number].row
    assert abs(found[number].percent) <= most_off(row), row
    assert row["passage"] in ("", *found[number].way.passages)


@pytest.mark.parametrize("kind", list(WayKind))
def test_pages_say_what_is_measured(found: list[Compared], kind: WayKind) -> None:
    """Rivers have the miles that are published of them: there is nothing to compare."""
    of_kind = [each for each in found if each.kind is kind]
    assert ACCURACY.get(kind) == (measured(of_kind) if of_kind else None)


def test_ways_are_neither_long_nor_short_on_the_whole(found: list[Compared]) -> None:
    assert abs(fmean(each.percent for each in found)) < 0.3
    assert fmean(abs(each.percent) for each in found) < 1


def test_kinds_of_ways() -> None:
    assert kind_of(TRUNK_NM, ()) is WayKind.TRUNK
    assert kind_of(TRUNK_NM - 1, [Passage.SUEZ]) is WayKind.REGIONAL
    assert kind_of(9_000, [Passage.MALACCA, Passage.YANGTZE]) is WayKind.RIVER
