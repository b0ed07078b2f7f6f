"""Modes compared by one set of factors."""

from decimal import Decimal

from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.emissions import compare_modes, factor_set, factor_sets
from portolan.domain.mode import Mode

KM = {Mode.AIR: 8910, Mode.SEA: 19_631, Mode.ROAD: 250, Mode.RAIL: 250}


def test_the_least_comes_first_and_the_others_are_its_multiples() -> None:
    result = compare_modes(12_000, KM, factor_set())
    assert [(each.mode, each.times) for each in result.lines] == [
        (Mode.RAIL, Decimal("1.0")),
        (Mode.ROAD, Decimal("2.8")),
        (Mode.SEA, Decimal("44.7")),
        (Mode.AIR, Decimal("684.5")),
    ]
    assert not result.lacking


def test_what_the_set_is_silent_on_is_named() -> None:
    result = compare_modes(12_000, {**KM, Mode.AIR: 900}, factor_set("glec-3.2"))
    assert result.lacking == (Mode.AIR,)
    assert [each.mode for each in result.lines] == [Mode.RAIL, Mode.ROAD, Mode.SEA]


def test_refrigerated_goods_by_the_modes_that_have_a_factor() -> None:
    result = compare_modes(1000, KM, factor_set(), refrigerated=True)
    assert [each.mode for each in result.lines] == [Mode.ROAD]
    assert set(result.lacking) == {Mode.SEA, Mode.AIR, Mode.RAIL}


def test_a_sample_that_emits_less_than_half_a_gram() -> None:
    result = compare_modes(1, {Mode.RAIL: 1, Mode.ROAD: 1}, factor_set())
    assert [each.emission.co2e_kg for each in result.lines] == [0, 0]
    assert [each.times for each in result.lines] == [1, Decimal("2.8")]


def test_nothing_to_compare() -> None:
    result = compare_modes(1000, {}, factor_set())
    assert (result.lines, result.lacking) == ((), ())


@given(
    st.decimals(min_value=1, max_value=1_000_000, places=0),
    st.dictionaries(st.sampled_from(Mode), st.integers(1, 25_000)),
    st.sampled_from(factor_sets()),
)
def test_ranked_by_one_set_and_no_mode_lost(
    kg: Decimal, km: dict[Mode, int], chosen: object
) -> None:
    glec, uk = factor_set("glec-3.2"), factor_set()
    result = compare_modes(kg, km, glec if chosen is glec else uk)
    figures = [each.emission.co2e_kg for each in result.lines]
    assert figures == sorted(figures)
    assert {each.mode for each in result.lines} | set(result.lacking) == set(km)
    assert len({each.emission.factor_set for each in result.lines}) <= 1
