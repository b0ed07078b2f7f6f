"""Structured data of events."""

from zoneinfo import ZoneInfo

from portolan.content.types import Doc
from portolan.sections.shared.scheduled.structured import event_to_come
from portolan.web.structured_data.thing import Thing, thing

OFFLINE = "https://schema.org/OfflineEventAttendanceMode"


def event(doc: Doc) -> Thing | None:
    """The schema.org Event at one of the offices, in local time; None once it is over."""
    address = thing(
        "PostalAddress",
        addressLocality=doc.meta["city"],
        # A UN/LOCODE starts with the code of its country.
        addressCountry=doc.meta["place"][:2],
    )
    return event_to_come(
        doc,
        ZoneInfo(doc.meta["timezone"]),
        eventAttendanceMode=OFFLINE,
        location=thing("Place", name=doc.meta["venue"], address=address),
        maximumAttendeeCapacity=doc.meta["seats"],
    )
