"""The calendar file of an event or webinar."""

import datetime as dt

from flask import Response

from portolan.content.types import Doc
from portolan.core.brand import BRAND
from portolan.sections.shared.scheduled.moments import ends, starts
from portolan.web.cache_control import PUBLIC
from portolan.web.locale import current_locale, site_url


def calendar_file(doc: Doc, place: str) -> Response:
    """An iCalendar file (RFC 5545) with one entry."""
    # Imported here: rarely used, and slow to load.
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
