"""The hours of an office, and whether it is open at a moment."""

import datetime as dt
from collections.abc import Sequence
from operator import itemgetter
from typing import NamedTuple
from zoneinfo import ZoneInfo

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list

from portolan.content.types import Doc
from portolan.core.i18n import _
from portolan.domain.arrival.working_days import working_days
from portolan.web.locale import current_locale
from portolan.web.templating import hour


class Opening(NamedTuple):
    """Whether an office is open, in a sentence; the time there; its moment, its hours."""

    is_open: bool
    text: str
    clock: str
    moment: str
    hours: str


def opening(office: Doc, moment: dt.datetime) -> Opening:
    """The hours of an office, with its state at that moment, in the reader's language."""
    meta = office.meta
    local = moment.astimezone(ZoneInfo(meta["timezone"]))
    opens, closes = dt.time.fromisoformat(meta["opens"]), dt.time.fromisoformat(meta["closes"])
    is_working = working_days(meta["country"]).is_working(local.date())
    is_open = is_working and opens <= local.time() < closes
    weekday = str(format_date(local, "EEEE", locale=current_locale().babel))
    time = hour(local)
    return Opening(
        is_open,
        _("Open: it is {{weekday}}, {{time}} there.", weekday=weekday, time=time)
        if is_open
        else _closed(office, moment, weekday, time),
        f"{format_date(local, 'EEE', locale=current_locale().babel)} {time}",
        local.isoformat(timespec="minutes"),
        _("{{first}} to {{last}}", first=hour(meta["opens"]), last=hour(meta["closes"])),
    )


def _closed(office: Doc, moment: dt.datetime, weekday: str, time: str) -> str:
    """The day and time at an office that is closed, and when it opens."""
    first = _opens_next(office, moment)
    return _(
        "Closed: it is {{weekday}}, {{time}} there. Opens {{day}}, {{hour}}.",
        weekday=weekday,
        time=time,
        day=_day_of(first, moment),
        hour=hour(first),
    )


def _day_of(first: dt.datetime, moment: dt.datetime) -> str:
    """The weekday of a moment ahead; a week ahead or later its date too."""
    within_days = first - moment < dt.timedelta(days=6)
    locale = current_locale().babel
    return str(format_date(first, "EEEE" if within_days else "full", locale=locale))


def all_closed(offices: Sequence[Doc], moment: dt.datetime) -> str:
    """Which office opens first, in a sentence, where none is open; empty where one is."""
    if any(opening(office, moment).is_open for office in offices):
        return ""
    first, office = min(((_opens_next(one, moment), one) for one in offices), key=itemgetter(0))
    return _(
        "All closed now. {{office}} opens first: {{weekday}}, {{time}} there.",
        office=office.title,
        weekday=_day_of(first, moment),
        time=hour(first),
    )


def _opens_next(office: Doc, moment: dt.datetime) -> dt.datetime:
    """When a closed office opens, in its own time zone."""
    local = moment.astimezone(zone := ZoneInfo(office.meta["timezone"]))
    opens = dt.time.fromisoformat(office.meta["opens"])
    day = local.date() + dt.timedelta(days=local.time() >= opens)
    day = working_days(office.meta["country"]).after(day, 0)
    return dt.datetime.combine(day, opens, zone)


def languages_of(doc: Doc) -> str:
    """The languages that an office speaks, in the reader's."""
    locale = Locale.parse(current_locale().babel)
    return format_list([locale.languages[code] for code in doc.meta["languages"]], locale=locale)
