"""The promise of an answer, by day and time zone of the office that gives it."""

from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from babel.dates import format_date

from portolan.core.brand import BRAND
from portolan.core.i18n import _, pgettext
from portolan.core.locale import Locale

SATURDAY = 5
OPENS = 8
"""The hour before which a message is there when the office opens."""


class Desk(NamedTuple):
    """An office that answers: its city in the reader's language, its time zone."""

    city: str
    timezone: str


class Promise(NamedTuple):
    """The last day of a promise, the sentence on it, and its time zone."""

    day: date
    text: str
    timezone: str


Sentence = Callable[[str, str], str]
"""The words of a promise, given its last day and the city of the office that keeps it."""


def replies(day: str, office: str) -> str:
    """We reply by then."""
    return _(
        "We reply by the end of {{day}}, local time of our office in {{office}}. A "
        "public holiday there adds a day.",
        day=day,
        office=office,
    )


def replies_if_needed(day: str, office: str) -> str:
    """We reply by then if there is something to say."""
    return _(
        "If something needs explaining, a person replies by the end of {{day}}, local time of our "
        "office in {{office}}. A public holiday there adds a day.",
        day=day,
        office=office,
    )


def calls(day: str, office: str) -> str:
    """We call in the hours that were asked for, or propose others by then."""
    return _(
        "We call in the hours that you asked for. If we cannot, we email you other hours by the "
        "end of {{day}}, local time of our office in {{office}}. A public holiday there adds a "
        "day.",
        day=day,
        office=office,
    )


def promise(
    sent_at: datetime,
    working_days: int,
    locale: Locale,
    asked: Desk | None = None,
    sentence: Sentence = replies,
) -> Promise:
    """The promise of an answer within so many working days, in the reader's language.

    It is that of the office that was asked, else of the one in the country of the language.

    The day on which a message is there when the office opens is the first of them.
    """
    office = asked or _desk(locale)
    local = sent_at.astimezone(ZoneInfo(office.timezone))
    day = due_day((local - timedelta(hours=OPENS)).date(), working_days)
    written = format_date(day, "full", locale=locale.babel)
    return Promise(day, sentence(written, office.city), office.timezone)


def due_day(sent_on: date, working_days: int) -> date:
    """The last of so many working days, Monday to Friday, after a day."""
    day = sent_on
    for _each in range(working_days):
        day += timedelta(days=1)
        while day.weekday() >= SATURDAY:
            day += timedelta(days=1)
    return day


def _desk(locale: Locale) -> Desk:
    """The office in the country of the language, or the first."""
    country = locale.code.rpartition("-")[2]
    matches = (one for one in BRAND.offices if one.code.startswith(country))
    office = next(matches, BRAND.offices[0])
    return Desk(pgettext("city", office.name), office.timezone)
