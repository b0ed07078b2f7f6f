"""The answer as texts, dates and bars."""

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from babel.dates import format_skeleton
from markupsafe import Markup

from portolan.core.i18n import _
from portolan.drawing.day_bar import day_bar
from portolan.sections.arrival.addresses import file_address, onward_links
from portolan.sections.arrival.holiday_names import holiday_name
from portolan.sections.arrival.wording import MILESTONES
from portolan.sections.shared.arrival_query.answer import Arrival, arrival, place_of
from portolan.sections.shared.arrival_query.query import ArrivalQuery
from portolan.web.locale import current_locale
from portolan.web.place_names import name_of
from portolan.web.templating import country, date

LUNAR_NEW_YEAR = ("Chinese New Year", "Lunar New Year", "Korean New Year", "春节", "农历新年")
GOLDEN_WEEK = ((10, 1), (10, 8))
"""Month and day of the first and the last day, in China alone."""


def result_view(query: ArrivalQuery) -> Mapping[str, Any]:
    """The dates, the bars and what lies in the way."""
    result = arrival(query)
    names = {end.name: name_of(end.place) for end in query.ends if end.place}
    return {
        "names": names,
        "mode": query.mode.value,
        "headline": _headline(query, result),
        "verdict": _verdict(query, result),
        "rows": list(_rows(result, names)),
        "holidays": list(_holidays(query, result)),
        "notes": list(_notes(query, result)),
        "is_late": result.is_late,
        "file": file_address(query),
        **onward_links(query, max(result.ready, query.today).isoformat()),
        "route": _route(query),
    }


def _headline(query: ArrivalQuery, result: Arrival) -> str:
    if query.date("ready"):
        return _("Likely to arrive on {{day}}.", day=_text(result.last.likely))
    if result.is_late:
        return _("Too late: it had to be ready on {{day}}.", day=_text(result.ready))
    return _("Have it ready by {{day}}.", day=_text(result.ready))


def _verdict(query: ArrivalQuery, result: Arrival) -> str:
    last = result.last
    parts = [
        _(
            "Earliest arrival {{early}}, likely {{likely}}, latest {{late}}.",
            early=_text(last.earliest),
            likely=_text(last.likely),
            late=_text(last.latest),
        )
    ]
    if result.wanted and result.safe_ready:
        if last.likely > result.wanted:
            parts.append(_("That is too late for {{day}}.", day=_text(result.wanted)))
        parts.append(_safety(query, result.wanted, result.safe_ready))
    return current_locale().marks.between_sentences.join(parts)


def _safety(query: ArrivalQuery, wanted: dt.date, safe: dt.date) -> str:
    """The ready date for the slowest pace; or that today is too late for it."""
    if safe < query.today:
        return _(
            "On the slowest schedule it misses {{day}}, even if the cargo is ready today.",
            day=_text(wanted),
        )
    return _(
        "To arrive by {{day}} even on the slowest schedule, have it ready by {{safe}}.",
        day=_text(wanted),
        safe=_text(safe),
    )


def _text(day: dt.date) -> str:
    return date(day).striptags()


def _rows(result: Arrival, names: Mapping[str, str]) -> Iterator[Mapping[str, Any]]:
    start = result.ready
    span = (result.last.latest - start).days
    for milestone, days in result.schedule.items():
        first, likely, last = ((day - start).days for day in days)
        yield {
            "name": MILESTONES[milestone],
            "place": names[place_of(milestone)],
            "days": days,
            "likely": format_skeleton("MMMd", days.likely, locale=current_locale().babel),
            "bar": Markup(day_bar(first, likely, last, span)),  # noqa: S704 - drawn by us
        }


def _holidays(
    query: ArrivalQuery, result: Arrival
) -> Iterator[tuple[str, Sequence[tuple[dt.date, Markup]]]]:
    """The public holidays on the way, by country."""
    for end in query.ends:
        days = result.holidays[end.name]
        if days and end.place:
            yield country(end.place.country), [(one.day, holiday_name(one.name)) for one in days]


def _notes(query: ArrivalQuery, result: Arrival) -> Iterator[str]:
    names = [holiday.name for days in result.holidays.values() for holiday in days]
    if any(word in name for name in names for word in LUNAR_NEW_YEAR):
        yield _(
            "Lunar New Year: factories close for one to three weeks, and space is short for three "
            "weeks before. Book early, and have the goods ready a week sooner."
        )
    in_china = [end.name for end in query.ends if end.place and end.place.country == "CN"]
    days = [holiday.day for name in in_china for holiday in result.holidays[name]]
    if any(GOLDEN_WEEK[0] <= (day.month, day.day) <= GOLDEN_WEEK[1] for day in days):
        yield _(
            "A national holiday of several days lies on the way. In China's Golden Week, from "
            "October 1, terminals work and factories, truckers and customs brokers mostly do not."
        )


def _route(query: ArrivalQuery) -> str:
    return "/".join(["/route-search", *(end.place.slug for end in query.ends if end.place)])
