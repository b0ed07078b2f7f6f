"""Costs by distance, day and speed: the examples of the pages."""

import pytest

from portolan.domain.costs import break_even_km, demurrage, fuel_per_mile, money_days
from tests.support.drawn import page


def test_the_train_is_cheaper_from_the_distance_of_the_page() -> None:
    assert round(break_even_km(1.40, 0.70, 400)) == 571
    assert "571 km" in page("products/pages/rail-freight.md")


def test_waiting_costs_what_the_example_says() -> None:
    assert [demurrage(day, 5, 70) for day in (1, 5, 6, 9)] == [0, 0, 70, 280]
    assert "4 × 70 = 280" in page("products/pages/platform.md")


def test_an_advance_halves_the_tied_up_money_of_the_example() -> None:
    assert money_days(100_000, 120) == 12_000_000
    assert money_days(100_000, 120, advance=80_000, repaid_day=75) == 6_000_000
    assert "6,000,000" in page("products/pages/capital.md")


def test_fuel_per_mile_goes_with_the_square_of_the_speed() -> None:
    assert fuel_per_mile(14, 18) == pytest.approx(0.605, abs=0.0005)
    assert fuel_per_mile(18, 18) == 1
