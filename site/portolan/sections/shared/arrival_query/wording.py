"""Sentences on the last milestone and the way, for the calendar and the quote."""

import datetime as dt

from portolan.core.i18n import _
from portolan.core.line_breaks import in_one_line
from portolan.sections.shared.arrival_query.answer import Arrival
from portolan.sections.shared.arrival_query.query import ArrivalQuery
from portolan.web.templating import date


def likely_text(result: Arrival) -> str:
    """The likely day, and of what: at the door, or cleared by customs."""
    day = day_text(result.last.likely)
    if result.shipment.is_delivered:
        return _("Likely at the door on {{day}}.", day=day)
    return _("Likely cleared by customs on {{day}}.", day=day)


def range_text(result: Arrival) -> str:
    """The earliest and the latest day of the same."""
    return _(
        "{{early}} at the earliest, {{late}} at the latest.",
        early=day_text(result.last.earliest),
        late=day_text(result.last.latest),
    )


def by_cape_text(query: ArrivalQuery) -> str:
    """That the days are those around the Cape, while ships keep out of the Red Sea; or empty."""
    if not query.detour:
        return ""
    longer, by_suez, days = query.detour
    less = (more - fewer for fewer, more in zip(by_suez, days, strict=True))
    return _(
        "Counted around the Cape, as container lines have sailed since {{month}}. By Suez it takes "
        "{{days}} days less.",
        month=longer.month,
        days=in_one_line("–".join(map(str, dict.fromkeys(less)))),
    )


def day_text(day: dt.date) -> str:
    """A day in the visitor's language, on one line."""
    return date(day).striptags().replace(" ", "\N{NO-BREAK SPACE}")
