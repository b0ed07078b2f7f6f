"""Working days of a country, by its weekends and public holidays.

Holidays are those of the whole country, from the PyPI package `holidays` (MIT); those of provinces
and cantons are not among them, but England stands for the United Kingdom. A country that it does
not know has weekends alone.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from portolan.core.locales import DEFAULT_LOCALE

if TYPE_CHECKING:
    from holidays import HolidayBase

SATURDAY, SUNDAY = 5, 6
DAY = dt.timedelta(days=1)

PARTS = {"GB": "ENG"}
"""Where holidays differ within a country, the part that has nearly all of its freight."""


class Holiday(NamedTuple):
    """A public holiday: its day, its name in the calendar's language, and in English if known."""

    day: dt.date
    name: str
    english: str


class WorkingDays:
    """The calendar of one country, ISO 3166-1 of two letters, with names in one language."""

    def __init__(self, country: str, language: str) -> None:
        self._holidays = _holidays(country, language)
        self._in_english = _holidays(country, DEFAULT_LOCALE.underscored)

    def is_working(self, day: dt.date) -> bool:
        """Whether the country works on that day."""
        if self._holidays is None:
            return day.weekday() not in (SATURDAY, SUNDAY)
        return bool(self._holidays.is_working_day(day))

    def after(self, day: dt.date, count: int) -> dt.date:
        """The day `count` working days later, counted from the first working day."""
        while not self.is_working(day):
            day += DAY
        for _ in range(count):
            day += DAY
            while not self.is_working(day):
                day += DAY
        return day

    def holidays(self, first: dt.date, last: dt.date) -> Iterator[Holiday]:
        """The public holidays from one day to another, both included."""
        if self._holidays is None or self._in_english is None:
            return
        for offset in range((last - first).days + 1):
            day = first + offset * DAY
            if day in self._holidays:
                yield Holiday(day, str(self._holidays[day]), str(self._in_english[day]))


@lru_cache(maxsize=128)
def working_days(country: str, language: str = DEFAULT_LOCALE.underscored) -> WorkingDays:
    """The calendar of a country, cached."""
    return WorkingDays(country, language)


def _holidays(country: str, language: str) -> HolidayBase | None:
    # Imported here: most visits ask for no holiday.
    from holidays import country_holidays

    try:
        known = country_holidays(country, PARTS.get(country))
    except NotImplementedError:
        return None
    spoken = (
        one for one in (language, DEFAULT_LOCALE.underscored) if one in known.supported_languages
    )
    return country_holidays(country, PARTS.get(country), language=next(spoken, None))
