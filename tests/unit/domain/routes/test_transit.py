"""Transit times: the published lanes, and what holds for any distance."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.errors import OutOfRange
from portolan.domain.routes.transit import Days, air_days, days_at, flight_hours, ocean_days

miles = st.floats(min_value=0.5, max_value=26_000)


@pytest.mark.parametrize(
    ("lane", "nm", "days"),
    [
        ("Shanghai-Los Angeles", 5712, (14, 23)),
        ("Shanghai-Rotterdam by Suez", 10_600, (25, 40)),
        ("Shanghai-Rotterdam by the Cape", 13_800, (32, 51)),
        ("a mile", 1, (1, 3)),
    ],
)
def test_published_lanes(lane: str, nm: int, days: tuple[int, int]) -> None:
    assert ocean_days(nm) == days


@pytest.mark.parametrize(("nm", "published"), [(5712, (14, 20)), (10_600, (28, 40))])
def test_the_range_meets_what_forwarders_publish(nm: int, published: tuple[int, int]) -> None:
    result = ocean_days(nm)
    assert result.low <= published[1]
    assert result.high >= published[0]


def test_a_flight_takes_hours_and_its_handling_days() -> None:
    # Shanghai-Amsterdam: 8,910 ÷ 850 = 10.5 hours, so 1.4 to 3.4 days.
    assert air_days(8910) == Days(1, 3)
    # Twelve hours and more fill half a day, and the high end moves.
    assert air_days(10_199) == Days(1, 3)
    assert air_days(10_200) == Days(1, 4)


def test_ends_are_rounded_as_stated() -> None:
    # 432 miles are a day at 18 knots; 431.9 are not quite.
    assert (ocean_days(431.9).low, ocean_days(432).low) == (1, 2)
    # 3.5 days at the high end: half a day is 0.5 ÷ (1/336 + 1/2000) = 143.84 miles.
    assert (ocean_days(143.8).high, ocean_days(143.9).high) == (3, 4)


@given(miles)
def test_the_range_is_open_and_holds_the_exact_one_within_half_a_day(nm: float) -> None:
    result = ocean_days(nm)
    assert 1 <= result.low < result.high
    assert result.low <= nm / 432 + 1 + 0.001
    assert abs(result.high - (nm / 336 + 3 + nm / 2000)) <= 0.501


@given(miles, st.floats(min_value=0, max_value=1000))
def test_farther_is_never_sooner(nm: float, more: float) -> None:
    near, far = ocean_days(nm), ocean_days(nm + more)
    assert near.low <= far.low
    assert near.high <= far.high


@pytest.mark.parametrize("distance", [0, -5, float("nan"), float("inf"), 1e9])
def test_no_days_for_no_distance(distance: float) -> None:
    with pytest.raises(OutOfRange):
        ocean_days(distance)
    with pytest.raises(OutOfRange):
        air_days(distance)


def test_days_at_a_speed_are_whole_and_never_too_few() -> None:
    assert days_at(10_596, 18) == 25  # 24.5
    assert days_at(10_080, 14) == 30
    assert days_at(10_081, 14) == 31


def test_a_flight_is_at_850_kilometers_an_hour() -> None:
    assert flight_hours(8_500) == 10
