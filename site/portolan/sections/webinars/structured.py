"""Structured data of webinars."""

from portolan.content.types import Doc
from portolan.sections.shared.scheduled.moments import starts
from portolan.sections.shared.scheduled.structured import event_to_come
from portolan.web.structured_data.person import author
from portolan.web.structured_data.thing import Thing, absolute, referred, thing

ONLINE = "https://schema.org/OnlineEventAttendanceMode"


def webinar(doc: Doc) -> Thing | None:
    """The schema.org Event of a free online webinar; None once it is over."""
    return event_to_come(
        doc,
        starts(doc).tzinfo,
        eventAttendanceMode=ONLINE,
        location=thing("VirtualLocation", url=absolute(doc.path)),
        isAccessibleForFree=True,
        performer=[author(one) for one in referred(doc, "speakers")],
    )
