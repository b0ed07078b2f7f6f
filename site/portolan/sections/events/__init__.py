"""Events: days at one of the offices."""

from collections.abc import Sequence
from pathlib import Path
from zoneinfo import ZoneInfo

from flask import Response

from portolan.content.types import ContentType, Doc
from portolan.core.i18n import _, lazy, lazy_pgettext
from portolan.sections.events.structured import event
from portolan.sections.shared.harbor_chart import harbor_chart
from portolan.sections.shared.scheduled.calendar_file import calendar_file
from portolan.sections.shared.scheduled.moments import (
    ends,
    is_over,
    latest_first,
    starts,
    upcoming_and_past,
)
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


def program(docs: Sequence[Doc]) -> Context:
    """Coming and past events, and the chart of their harbors, the next one strong."""
    lists = upcoming_and_past(docs)
    following = [doc.meta["place"] for doc in lists["upcoming"][:1]]
    places = [doc.meta["place"] for doc in docs]
    label = _("World chart: the harbors where our events take place")
    return {
        **lists,
        "starts": starts,
        "chart": harbor_chart(places, "events", label, following or None),
    }


EVENT = ContentType(
    name="event",
    path=Path(__file__).with_name("events"),
    base="/events",
    listed="/events",
    label=lazy_pgettext("kind of page", "Event"),
    schema="portolan.sections.events.schema:Event",
    reads=("aliases", "city", "venue", "agenda.title"),
    searchable="webinars",
    schema_org=event,
)

blueprint = ListSection(
    "events",
    __name__,
    kind=EVENT,
    title=lazy_pgettext("kind of page", "Events"),
    description=lazy(
        "Open desks, workshops and rail days at our offices: program, place, time and a calendar "
        "file for each."
    ),
    order=latest_first,
    listing=program,
    more=when,
    ages=True,
    menu=(Link(lazy_pgettext("kind of page", "Events"), "/events", ("meeting",)),),
)


@blueprint.get("/events/<slug>.ics")
def calendar(slug: str) -> Response:
    """The event as a calendar file."""
    doc = document_or_404(EVENT, slug)
    return calendar_file(doc, f"{doc.meta['venue']}, {doc.meta['city']}")
