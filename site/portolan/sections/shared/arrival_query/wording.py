"""Sentences on the last milestone, for the calendar and the quote."""

import datetime as dt

from portolan.core.i18n import _
from portolan.sections.shared.arrival_query.answer import Arrival
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


def day_text(day: dt.date) -> str:
    """A day in the visitor's language."""
    return date(day).striptags()
