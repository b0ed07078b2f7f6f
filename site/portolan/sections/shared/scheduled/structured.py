"""What search engines are told of an event or webinar to come.

`inLanguage` would be the language that is spoken there, which the pages do not say.
"""

import datetime as dt
from typing import Any

from portolan.content.store import Doc
from portolan.sections.shared.scheduled.moments import ends, is_over, starts
from portolan.web.structured_data.organization import publisher
from portolan.web.structured_data.picture import picture_address
from portolan.web.structured_data.thing import Thing, absolute, thing

SCHEDULED = "https://schema.org/EventScheduled"


def event_to_come(doc: Doc, zone: dt.tzinfo | None, **more: Any) -> Thing | None:
    """An `Event` on the clock of a time zone; nothing once it is over."""
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
