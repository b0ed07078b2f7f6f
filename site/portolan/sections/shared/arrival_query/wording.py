"""Sentences on the last milestone and the way, for the calendar and the quote."""

import datetime as dt

from portolan.core.i18n import _
from portolan.domain.routes import ways_by_sea
from portolan.sections.shared.around_suez import THROUGH_RED_SEA, detour_of
from portolan.sections.shared.arrival_query.answer import Arrival
from portolan.sections.shared.arrival_query.query import ArrivalQuery
from portolan.web.route_network import route_network
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
    """What ships need beyond these days while they keep out of the Red Sea; empty elsewhere."""
    if query.leg is None or not THROUGH_RED_SEA.issubset(query.leg.passages):
        return ""
    ways = ways_by_sea(route_network(), *(end.place for end in query.leg.ends))
    detour = detour_of(ways)
    if not detour:
        return ""
    low, high = (later - soon for soon, later in zip(ways[0].days, ways[1].days, strict=True))
    return _(
        "These days are those by Suez. Container lines have sailed around the Cape since "
        "{{month}}: add {{days}} days.",
        month=detour.month,
        days=f"{low}–{high}",
    )


def day_text(day: dt.date) -> str:
    """A day in the visitor's language."""
    return date(day).striptags()
