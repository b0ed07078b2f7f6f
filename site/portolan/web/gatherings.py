"""What webinars and events have in common: when they are, where the reader is, the calendar."""

import datetime as dt
from collections.abc import Sequence
from zoneinfo import ZoneInfo

from flask import Response

from portolan.content.store import Doc
from portolan.content.types import ContentType
from portolan.core.brand import BRAND
from portolan.web.content import documents
from portolan.web.locale import current_locale, site_url
from portolan.web.page import PUBLIC


def starts(doc: Doc) -> dt.datetime:
    """When it begins; it knows its own offset."""
    return dt.datetime.fromisoformat(doc.meta["starts"])


def ends(doc: Doc) -> dt.datetime:
    """When it is over: a webinar says how many minutes it takes, an event when it ends."""
    if "ends" in doc.meta:
        return dt.datetime.fromisoformat(doc.meta["ends"])
    return starts(doc) + dt.timedelta(minutes=doc.meta["minutes"])


def is_over(doc: Doc, now: dt.datetime | None = None) -> bool:
    """Whether it has ended by `now`."""
    return ends(doc) <= (now or dt.datetime.now(dt.UTC))


def latest_first(kind: ContentType) -> list[Doc]:
    """Every gathering of a kind, the latest first."""
    return sorted(documents(kind), key=starts, reverse=True)


def halves(docs: Sequence[Doc]) -> dict[str, list[Doc]]:
    """What is still to come, the soonest first, and what is over, the latest first."""
    ordered = sorted(docs, key=starts)
    return {
        "upcoming": [doc for doc in ordered if not is_over(doc)],
        "past": [doc for doc in reversed(ordered) if is_over(doc)],
    }


def around_the_world(moment: dt.datetime) -> list[tuple[str, dt.datetime]]:
    """The moment on the clocks of the offices: (name of the office, local time)."""
    return [(office.name, moment.astimezone(ZoneInfo(office.timezone))) for office in BRAND.offices]


def calendar_file(doc: Doc, place: str) -> Response:
    """An iCalendar file (RFC 5545) with the one entry."""
    # Hardly any visitor asks for one, and every start would pay for it.
    from icalendar import Calendar
    from icalendar import Event as Entry

    address = site_url(current_locale()) + doc.path
    entry = Entry()
    entry.add("uid", f"{doc.type.name}-{doc.slug}@{BRAND.domain}")
    entry.add("dtstamp", dt.datetime.now(dt.UTC))
    entry.add("dtstart", starts(doc).astimezone(dt.UTC))
    entry.add("dtend", ends(doc).astimezone(dt.UTC))
    entry.add("summary", f"{doc.title} · {BRAND.name}")
    entry.add("description", f"{doc.summary}\n{address}")
    entry.add("location", place)
    entry.add("url", address)
    calendar = Calendar()
    calendar.add("prodid", f"-//{BRAND.name}//{BRAND.domain}//EN")
    calendar.add("version", "2.0")
    calendar.add("method", "PUBLISH")
    calendar.add_component(entry)
    answer = Response(calendar.to_ical(), mimetype="text/calendar")
    answer.headers["Cache-Control"] = PUBLIC
    answer.headers["Content-Disposition"] = f'attachment; filename="{doc.slug}.ics"'
    return answer
