"""LCL: revenue tonnes, the break-even volume, and a hint that says what it depends on."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.cargo import (
    Leaning,
    break_even_m3,
    container,
    lcl_or_fcl,
    lcl_or_fcl_at,
    revenue_tonnes,
)
from portolan.domain.errors import OutOfRange

volumes = st.decimals(min_value="0.001", max_value=10_000, places=3)
weights = st.decimals(min_value="0.1", max_value=5_000_000, places=1)
rates = st.decimals(min_value="0.01", max_value=100_000, places=2)


@pytest.mark.parametrize(
    ("volume", "weight", "units"), [(3.36, 1900, "3.36"), (3.36, 4100, "4.1"), (2, 2000, "2")]
)
def test_cubic_meters_or_tonnes(volume: float, weight: int, units: str) -> None:
    assert revenue_tonnes(volume, weight) == Decimal(units)


@pytest.mark.parametrize(("flat", "per_m3", "volume"), [(1800, 90, 20), (2400, 60, 40)])
def test_published_break_evens(flat: int, per_m3: int, volume: int) -> None:
    assert break_even_m3(flat, per_m3) == volume


def test_a_break_even_can_be_more_than_the_box_holds() -> None:
    assert break_even_m3(2400, 60) > container("20-standard").volume_m3


@pytest.mark.parametrize(
    ("volume", "leaning"),
    [
        (12.999, Leaning.LCL),
        (13, Leaning.DEPENDS),
        (15, Leaning.DEPENDS),
        (15.001, Leaning.FCL),
    ],
)
def test_the_rule_of_thumb_and_its_band(volume: float, leaning: Leaning) -> None:
    advice = lcl_or_fcl(volume, 1000)
    assert (advice.leaning, advice.low, advice.high) == (leaning, Decimal(13), Decimal(15))


def test_heavy_goods_are_judged_by_their_tonnes() -> None:
    advice = lcl_or_fcl(5, 16_000)
    assert (advice.leaning, advice.revenue_tonnes) == (Leaning.FCL, Decimal(16))


@pytest.mark.parametrize(
    ("volume", "leaning"),
    [(19.999, Leaning.LCL), (20, Leaning.DEPENDS), (20.001, Leaning.FCL)],
)
def test_rates_decide(volume: float, leaning: Leaning) -> None:
    assert lcl_or_fcl_at(volume, 1000, 1800, 90).leaning is leaning


@given(volumes, weights)
def test_at_least_either_measure_and_one_of_them(volume: Decimal, weight: Decimal) -> None:
    units = revenue_tonnes(volume, weight)
    assert units >= volume
    assert units * 1000 >= weight
    assert units in (volume, weight / 1000)


@given(volumes, volumes, weights, weights)
def test_together_never_more_than_apart(a: Decimal, b: Decimal, kg: Decimal, more: Decimal) -> None:
    together = revenue_tonnes(a + b, kg + more)
    assert revenue_tonnes(a, kg) <= together <= revenue_tonnes(a, kg) + revenue_tonnes(b, more)


@given(rates, rates)
def test_at_the_break_even_both_cost_the_same(flat: Decimal, per_m3: Decimal) -> None:
    assert abs(break_even_m3(flat, per_m3) * per_m3 - flat) < Decimal("1e-9")


@pytest.mark.parametrize(("flat", "per_m3"), [(0, 90), (1800, 0), (-1, 90), (1800, float("nan"))])
def test_what_is_no_rate(flat: float, per_m3: float) -> None:
    with pytest.raises(OutOfRange) as caught:
        break_even_m3(flat, per_m3)
    assert caught.value.field == "rate"


@pytest.mark.parametrize(("volume", "weight"), [(0, 1), (1, 0), (float("inf"), 1), (1, -1)])
def test_what_is_no_cargo(volume: float, weight: float) -> None:
    for ask in (revenue_tonnes, lcl_or_fcl):
        with pytest.raises(OutOfRange):
            ask(volume, weight)
