"""The bounds of figures: what passes, what does not, and what it is rounded to."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain import limits
from portolan.domain.errors import OutOfRange
from portolan.domain.limits import WEIGHT_KG, Limit, Number, exact

ALL = [each for each in vars(limits).values() if isinstance(each, Limit)]


@pytest.mark.parametrize("limit", ALL, ids=lambda limit: limit.field)
def test_both_bounds_pass_and_what_lies_beyond_does_not(limit: Limit) -> None:
    assert limit.checked(limit.low) == limit.low
    assert limit.checked(limit.high) == limit.high
    for beyond in (limit.low - limit.step, limit.high + limit.step, 0, -limit.low):
        with pytest.raises(OutOfRange) as caught:
            limit.checked(beyond)
        assert (caught.value.field, caught.value.low) == (limit.field, limit.low)
        assert caught.value.high == limit.high


@pytest.mark.parametrize(
    "value", [float("nan"), float("inf"), float("-inf"), Decimal("NaN"), Decimal("sNaN"), 10**400]
)
@pytest.mark.parametrize("limit", ALL, ids=lambda limit: limit.field)
def test_what_is_no_amount_is_refused(limit: Limit, value: Number) -> None:
    with pytest.raises(OutOfRange):
        limit.checked(value)


def test_there_are_limits_for_every_figure() -> None:
    fields = {limit.field for limit in ALL}
    assert fields >= {"weight_kg", "volume_m3", "distance_km", "distance_nm", "teu", "rate"}
    assert len(fields) == len(ALL)


def test_a_float_is_what_it_is_written_as() -> None:
    assert exact(0.1) == Decimal("0.1")
    assert exact(1e7) == 10_000_000
    assert WEIGHT_KG.checked(0.1) == Decimal("0.1")


def test_halves_of_a_step_go_up() -> None:
    assert WEIGHT_KG.checked(Decimal("2.0005")) == Decimal("2.001")
    assert WEIGHT_KG.checked(Decimal("2.00049")) == Decimal("2.000")


@given(st.decimals(min_value="0.1", max_value=10_000_000, places=9))
def test_rounding_moves_a_figure_by_half_a_step_at_most(value: Decimal) -> None:
    assert abs(WEIGHT_KG.checked(value) - value) <= WEIGHT_KG.step / 2
