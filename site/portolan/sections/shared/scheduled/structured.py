"""Structured data of coming events and webinars.

`inLanguage` is left out: it would be the spoken language, which the pages do not state.
"""

import datetime as dt
from typing import Any

from portolan.content.types import Doc
from portolan.sections.shared.scheduled.moments import ends, is_over, starts
from portolan.web.structured_data.organization import publisher
from portolan.web.structured_data.picture import picture_address
from portolan.web.structured_data.thing import Thing, absolute, thing

SCHEDULED = "https://schema.org/EventScheduled"


def event_to_come(doc: Doc, zone: dt.tzinfo | None, **more: Any) -> Thing | None:
    """An `Event` in the local time of a zone; None once it is over."""
    if is_over(doc):
        return None
    return thing(
        "Event",
        name=doc.title,
        description=doc.summary,
        url=absolute(doc.path),
        image=picture_address(doc),
        startDate=starts(doc).astimezone(zone).isoformat(),
        endDate=ends(doc).astimezone(zone).isoformat(),
        eventStatus=SCHEDULED,
        organizer=publisher(),
        **more,
    )
