"""Sharing a trip: the parts are the whole, and nobody's part is far from exact."""

from decimal import Decimal
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.emissions import shares
from portolan.domain.errors import OutOfRange

totals = st.decimals(min_value="0.001", max_value=1_000_000, places=3)
activities = st.lists(
    st.decimals(min_value="0.001", max_value=100_000, places=3), min_size=1, max_size=20
)
GRAM = Decimal("0.001")


@given(totals, activities)
def test_the_parts_add_up_to_the_whole(total: Decimal, activity: list[Decimal]) -> None:
    assert sum(shares(total, activity)) == total


@given(totals, activities)
def test_each_part_is_within_a_step_of_the_exact_one(
    total: Decimal, activity: list[Decimal]
) -> None:
    whole = sum(activity)
    for share, each in zip(shares(total, activity), activity, strict=True):
        exact = Fraction(total) * Fraction(each) / Fraction(whole)
        assert abs(Fraction(share) - exact) < Fraction(GRAM)


@given(totals, activities)
def test_who_carries_more_never_takes_less(total: Decimal, activity: list[Decimal]) -> None:
    ranked = sorted(zip(activity, shares(total, activity), strict=True))
    assert all(share >= 0 for _, share in ranked)
    for (less, small), (more, large) in pairwise(ranked):
        assert less == more or small <= large


def test_thirds_of_a_cent_go_to_the_first() -> None:
    result = shares(Decimal("0.100"), [1, 1, 1], step=Decimal("0.01"))
    assert result == (Decimal("0.04"), Decimal("0.03"), Decimal("0.03"))


def test_one_consignment_takes_all() -> None:
    assert shares(31.5, [7]) == (Decimal("31.500"),)


@pytest.mark.parametrize(
    ("total", "activity", "field"),
    [
        (0, [1], "co2e_kg"),
        (float("nan"), [1], "co2e_kg"),
        (1, [], "consignments"),
        (1, [1, 0], "tonne_km"),
        (1, [1, -1], "tonne_km"),
        (1, [float("inf")], "tonne_km"),
    ],
)
def test_what_cannot_be_shared(total: float, activity: list[float], field: str) -> None:
    with pytest.raises(OutOfRange) as caught:
        shares(total, activity)
    assert caught.value.field == field
