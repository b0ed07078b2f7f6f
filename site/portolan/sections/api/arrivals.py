"""Arrivals in the API, worked out by the calendar's code."""

import datetime as dt
from collections.abc import Mapping
from typing import Any

from flask import request

from portolan.sections.api.answers import Refused
from portolan.sections.shared.arrival_query.answer import Arrival, arrival, place_of
from portolan.sections.shared.arrival_query.query import ArrivalQuery
from portolan.sections.shared.arrival_query.wording import by_cape_text
from portolan.sections.shared.on_lakes import note_of
from portolan.web.locale import current_locale


def planned_arrival() -> Mapping[str, Any]:
    """The dates for the query; raises `Refused` for its first invalid field."""
    today = dt.datetime.now(dt.UTC).date()
    query = ArrivalQuery.of({"ready": today.isoformat(), **request.args}, today)
    if "wanted" in request.args and "ready" not in request.args:
        query = ArrivalQuery.of(request.args, today)
    choices = {end.name: end.detailed_error for end in query.ends}
    for fault in query.faults:
        raise Refused(choices.get(fault.name) or fault.message, fault.name)
    notes = (note_of(query.leg), by_cape_text(query))
    note = current_locale().marks.between_sentences.join(filter(None, notes))
    return _shape(arrival(query)) | {"note": note}


def _shape(result: Arrival) -> dict[str, Any]:
    return {
        "ready": result.ready.isoformat(),
        "safe_ready": result.safe_ready.isoformat() if result.safe_ready else None,
        "is_late": result.is_late,
        "milestones": [
            {
                "milestone": milestone.value,
                "at": place_of(milestone),
                "place": result.places[milestone].code,
                **{name: day.isoformat() for name, day in days._asdict().items()},
            }
            for milestone, days in result.schedule.items()
        ],
        "holidays": [
            {"at": end, "day": one.day.isoformat(), "name": one.name}
            for end, days in result.holidays.items()
            for one in days
        ],
    }
