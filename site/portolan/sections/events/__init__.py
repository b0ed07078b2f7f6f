"""Events: days at one of the offices."""

from pathlib import Path
from zoneinfo import ZoneInfo

from flask import Response

from portolan.content.store import Doc
from portolan.content.types import ContentType
from portolan.core.i18n import lazy
from portolan.core.late import loads_late
from portolan.sections.events.structured import event
from portolan.sections.shared.scheduled.calendar_file import calendar_file
from portolan.sections.shared.scheduled.moments import ends, halves, is_over, latest_first, starts
from portolan.web.content_section import document_or_404
from portolan.web.list_section import Context, ListSection
from portolan.web.navigation import Link


def when(doc: Doc) -> Context:
    """Start and end in the local time of the place, and whether it is over."""
    zone = ZoneInfo(doc.meta["timezone"])
    return {
        "starts": starts(doc).astimezone(zone),
        "ends": ends(doc).astimezone(zone),
        "is_over": is_over(doc),
    }


EVENT = ContentType(
    name="event",
    path=Path(__file__).with_name("events"),
    base="/events",
    listed="/events",
    label=lazy("Event"),
    back=lazy("Back to Events"),
    schema="portolan.sections.events.schema:Event",
    reads=("aliases", "city", "venue", "agenda.title"),
    searchable="webinars",
    schema_org=event,
)

blueprint = ListSection(
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
    menu=(Link(lazy("Events"), "/events", ("meeting",)),),
)
blueprint.record(lambda state: loads_late(state.app, "icalendar"))


@blueprint.get("/events/<slug>.ics")
def calendar(slug: str) -> Response:
    """The event as a calendar file."""
    doc = document_or_404(EVENT, slug)
    return calendar_file(doc, f"{doc.meta['venue']}, {doc.meta['city']}")
