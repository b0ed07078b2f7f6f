"""Public holidays of a country, by their day and name."""

import datetime as dt

import pytest

from portolan.domain.arrival import working_days

UNITY = dt.date(2026, 10, 3)
DAY = dt.timedelta(days=1)


@pytest.mark.parametrize(
    ("first", "last", "names"),
    [
        (UNITY, UNITY, ["German Unity Day"]),
        (UNITY - DAY, UNITY + 2 * DAY, ["German Unity Day"]),
        (UNITY + DAY, dt.date(2026, 12, 24), []),
        (UNITY, dt.date(2026, 12, 25), ["German Unity Day", "Christmas Day"]),
    ],
)
def test_the_holidays_from_one_day_to_another(
    first: dt.date, last: dt.date, names: list[str]
) -> None:
    assert [one.english for one in working_days("DE").holidays(first, last)] == names


def test_a_holiday_has_the_name_of_its_language_and_the_english_one() -> None:
    [holiday] = working_days("NO", "no").holidays(dt.date(2026, 5, 17), dt.date(2026, 5, 17))
    assert (holiday.day, holiday.english) == (dt.date(2026, 5, 17), "Constitution Day")
    assert holiday.name != holiday.english


def test_a_country_without_a_calendar_has_weekends_alone() -> None:
    unknown = working_days("XX")
    assert list(unknown.holidays(dt.date(2026, 1, 1), dt.date(2026, 12, 31))) == []
    week = [unknown.is_working(dt.date(2026, 6, 1) + offset * DAY) for offset in range(7)]
    assert week == [True] * 5 + [False] * 2
