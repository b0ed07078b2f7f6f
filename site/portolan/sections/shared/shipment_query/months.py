"""Months of shipments, from dates and months as lists write them."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache
from typing import NamedTuple

from babel.dates import get_month_names

from portolan.core.locales import KNOWN, phrase

EARLIEST, LATEST = 1990, 2100
MONTHS = 12

_YEAR, _MONTH, _DAY = (phrase(mark) for mark in ("year", "month", "day"))
_YEAR_FIRST = re.compile(
    rf"(\d{{4}})(?:[-/. ]|{_YEAR})?(\d{{1,2}})(?:(?:[-/. ]|{_MONTH})?(\d{{1,2}}){_DAY}?)?"
    rf"{_MONTH}?(?:[T ].*)?"
)
_YEAR_LAST = re.compile(r"(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4}|\d{2})")
_MONTH_FIRST = re.compile(r"(\d{1,2})[-/.](\d{4})")
_NAMED = re.compile(
    r"(?:(\d{1,2})[-/. ]*)?([^\W\d_]{3,})\.?[-/. ]*(?:(\d{1,2}),? )?(\d{4}|(?<=[-/])\d{2})"
)


class Month(NamedTuple):
    """A month of a year, from 1 to 12."""

    year: int
    month: int

    def __str__(self) -> str:
        return f"{self.year}-{self.month:02}"

    @property
    def first_day(self) -> date:
        """Its first day."""
        return date(self.year, self.month, 1)


def has_day_first(texts: Iterable[str]) -> bool:
    """Whether a list writes 31/12/2026: a date among its dates can be read in no other way."""
    matches = (_YEAR_LAST.fullmatch(text) for text in texts)
    return any(one and int(one[1]) > MONTHS for one in matches)


def is_open_date(text: str) -> bool:
    """Whether a date names another month once day and month change places: `3/4/2026`."""
    match = _YEAR_LAST.fullmatch(text)
    if not match or match[2] == ".":
        return False
    return match[1] != match[3] and max(int(match[1]), int(match[3])) <= MONTHS


def month_of(text: str, *, day_first: bool) -> Month | None:
    """The month of a date or of a month; None if it is none.

    Args:
        text: `2026-03-15`, `2026/3`, `202603`, `2026年3月`, `15.3.2026`, `3/15/26`, `Mar 2026`.
        day_first: whether `3/4/2026` is in April. With points between, it always is.
    """
    plain = unicodedata.normalize("NFKC", text).casefold().strip()
    if match := _YEAR_FIRST.fullmatch(plain):
        return _checked(int(match[1]), int(match[2]), int(match[3] or 1))
    if match := _YEAR_LAST.fullmatch(plain):
        first, second = int(match[1]), int(match[3])
        is_day_first = day_first or match[2] == "." or first > MONTHS
        day, month = (first, second) if is_day_first else (second, first)
        return _checked(_year(match[4]), month, day)
    if match := _MONTH_FIRST.fullmatch(plain):
        return _checked(int(match[2]), int(match[1]), 1)
    if (match := _NAMED.fullmatch(plain)) and match[2] in _numbers():
        day = int(match[1] or match[3] or 1)
        return _checked(_year(match[4]), _numbers()[match[2]], day)
    return None


@cache
def _numbers() -> Mapping[str, int]:
    """The number of each month by its names, whole or by its first letters, in every language."""
    return {
        name.casefold()[:length].rstrip("."): number
        for locale in KNOWN.values()
        for number, name in get_month_names("wide", locale=locale.babel).items()
        for length in range(3, len(name) + 1)
    }


def _year(text: str) -> int:
    """A year of two digits is one of this century."""
    return int(text) + (2000 if len(text) == 2 else 0)


def _checked(year: int, month: int, day: int) -> Month | None:
    try:
        date(year, month, day)
    except ValueError:
        return None
    return Month(year, month) if EARLIEST <= year <= LATEST else None
