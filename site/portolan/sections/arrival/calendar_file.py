"""The dates as a calendar file (RFC 5545): an entry of a whole day for each milestone."""

import datetime as dt

from flask import Response

from portolan.core.brand import BRAND
from portolan.core.i18n import _
from portolan.domain.arrival import DayRange
from portolan.sections.arrival.wording import milestone_name
from portolan.sections.shared.arrival_query.answer import Arrival
from portolan.sections.shared.arrival_query.query import ArrivalQuery
from portolan.sections.shared.arrival_query.wording import day_text
from portolan.web.cache_control import PRIVATE
from portolan.web.place_names import name_of, written


def calendar_file(query: ArrivalQuery, result: Arrival) -> Response:
    """The file, for download."""
    # Imported here: rarely used, and slow to load.
    from icalendar import Calendar
    from icalendar import Event as Entry

    names = {end.name: name_of(end.place) for end in query.ends if end.place}
    title = _("{{origin}} to {{destination}}", **names)
    calendar = Calendar()
    calendar.add("prodid", f"-//{BRAND.name}//{BRAND.domain}//EN")
    calendar.add("version", "2.0")
    for milestone, days in result.schedule.items():
        entry = Entry()
        route = "-".join(end.place.code for end in query.ends if end.place)
        entry.add("uid", f"{milestone.value}-{route}-{result.ready.isoformat()}@{BRAND.domain}")
        entry.add("dtstamp", dt.datetime.now(dt.UTC))
        entry.add("dtstart", days.likely)
        entry.add("dtend", days.likely + dt.timedelta(days=1))
        entry.add("summary", f"{milestone_name(milestone, query.mode)} · {title}")
        entry.add("description", _estimate(days))
        entry.add("location", written(result.places[milestone]))
        calendar.add_component(entry)
    answer = Response(calendar.to_ical(), mimetype="text/calendar")
    answer.headers["Cache-Control"] = PRIVATE
    answer.headers["Content-Disposition"] = 'attachment; filename="arrival.ics"'
    return answer


def _estimate(days: DayRange) -> str:
    return _(
        "An estimate. Earliest {{early}}, likely {{likely}}, latest {{late}}.",
        early=day_text(days.earliest),
        likely=day_text(days.likely),
        late=day_text(days.latest),
    )
