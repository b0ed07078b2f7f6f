"""The promise of an answer, by day and time zone of the office that gives it."""

from datetime import date, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from babel.dates import format_date

from portolan.core.brand import BRAND, BrandOffice
from portolan.core.i18n import _, pgettext
from portolan.core.locale import Locale
from portolan.web.locale import current_locale

SATURDAY = 5
OPENS = 8
"""The hour before which a message is there when the office opens."""


class Promise(NamedTuple):
    """The last day of a promise, the sentence on it, and its time zone."""

    day: date
    text: str
    timezone: str


def promise(sent_at: datetime, working_days: int) -> Promise:
    """The promise of an answer within so many working days, in the reader's language.

    The day on which a message is there when the office opens is the first of them.
    """
    office = _office(current_locale())
    local = sent_at.astimezone(ZoneInfo(office.timezone))
    day = due_day((local - timedelta(hours=OPENS)).date(), working_days)
    written = format_date(day, "full", locale=current_locale().babel)
    return Promise(
        day,
        _(
            "We reply by the end of {{day}}, local time of our office in {{office}}. A "
            "public holiday there adds a day.",
            day=written,
            office=pgettext("city", office.name),
        ),
        office.timezone,
    )


def due_day(sent_on: date, working_days: int) -> date:
    """The last of so many working days, Monday to Friday, after a day."""
    day = sent_on
    for _each in range(working_days):
        day += timedelta(days=1)
        while day.weekday() >= SATURDAY:
            day += timedelta(days=1)
    return day


def _office(locale: Locale) -> BrandOffice:
    """The office in the country of the language, or the first."""
    country = locale.code.rpartition("-")[2]
    return next((one for one in BRAND.offices if one.code.startswith(country)), BRAND.offices[0])
