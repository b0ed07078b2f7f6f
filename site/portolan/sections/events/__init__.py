"""Events: days at one of the offices."""

from zoneinfo import ZoneInfo

from flask import Response

from portolan.content.store import Doc
from portolan.content.types import EVENT
from portolan.core.i18n import lazy
from portolan.core.late import loads_late
from portolan.web.content_section import wanted
from portolan.web.gatherings import calendar_file, ends, halves, is_over, latest_first, starts
from portolan.web.shelf import Context, Shelf


def when(doc: Doc) -> Context:
    """Beginning and end on the clock of the place, and whether it is over."""
    zone = ZoneInfo(doc.meta["timezone"])
    return {
        "starts": starts(doc).astimezone(zone),
        "ends": ends(doc).astimezone(zone),
        "is_over": is_over(doc),
    }


blueprint = Shelf(
    "events",
    __name__,
    kind=EVENT,
    title=lazy("Events"),
    description=lazy(
        "Open desks, workshops and rail days at our offices: program, place, time and a calendar "
        "file for each."
    ),
    order=latest_first,
    listing=lambda docs: {**halves(docs), "starts": starts},
    more=when,
    ages=True,
)
blueprint.record(lambda state: loads_late(state.app, "icalendar"))


@blueprint.get("/events/<slug>.ics")
def calendar(slug: str) -> Response:
    """The event as a calendar file."""
    doc = wanted(EVENT, slug)
    return calendar_file(doc, f"{doc.meta['venue']}, {doc.meta['city']}")
