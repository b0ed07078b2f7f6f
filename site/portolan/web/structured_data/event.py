"""Events and webinars to come.

`inLanguage` would be the language that is spoken there, which the pages do not say.
"""

import datetime as dt
from typing import Any
from zoneinfo import ZoneInfo

from portolan.content.store import Doc
from portolan.content.types import BLOG_AUTHOR
from portolan.web.gatherings import ends, is_over, starts
from portolan.web.structured_data.organization import publisher
from portolan.web.structured_data.person import author
from portolan.web.structured_data.picture import picture_address
from portolan.web.structured_data.thing import Thing, absolute, referred, thing

SCHEDULED = "https://schema.org/EventScheduled"
OFFLINE = "https://schema.org/OfflineEventAttendanceMode"
ONLINE = "https://schema.org/OnlineEventAttendanceMode"


def event(doc: Doc) -> Thing | None:
    """A day at one of the offices, on the clock of the place; nothing once it is over."""
    address = thing(
        "PostalAddress",
        addressLocality=doc.meta["city"],
        # A UN/LOCODE begins with the code of its country.
        addressCountry=doc.meta["place"][:2],
    )
    return _to_come(
        doc,
        ZoneInfo(doc.meta["timezone"]),
        eventAttendanceMode=OFFLINE,
        location=thing("Place", name=doc.meta["venue"], address=address),
        maximumAttendeeCapacity=doc.meta["seats"],
    )


def webinar(doc: Doc) -> Thing | None:
    """An hour in the browser, free for everybody; nothing once it is over."""
    return _to_come(
        doc,
        starts(doc).tzinfo,
        eventAttendanceMode=ONLINE,
        location=thing("VirtualLocation", url=absolute(doc.path)),
        isAccessibleForFree=True,
        performer=[author(referred(BLOG_AUTHOR, slug)) for slug in doc.meta["speakers"]],
    )


def _to_come(doc: Doc, zone: dt.tzinfo | None, **more: Any) -> Thing | None:
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
