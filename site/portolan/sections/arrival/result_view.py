"""The answer as texts, dates and bars."""

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from babel.dates import format_skeleton
from markupsafe import Markup

from portolan.core.i18n import _
from portolan.domain.arrival import Carriage, Milestone
from portolan.domain.places.place import Place
from portolan.domain.routes import LandLeg
from portolan.drawing.diagrams.day_bar import day_bar, month_axis
from portolan.sections.arrival.addresses import address_with, file_address, onward_links
from portolan.sections.arrival.holiday_names import holiday_name
from portolan.sections.arrival.wording import milestone_name, request_text
from portolan.sections.shared.arrival_query.answer import Arrival, arrival
from portolan.sections.shared.arrival_query.query import ArrivalQuery
from portolan.sections.shared.arrival_query.wording import (
    by_cape_text,
    day_text,
    likely_text,
    range_text,
)
from portolan.sections.shared.on_lakes import note_of
from portolan.sections.shared.route_ends import other_places
from portolan.web.locale import current_locale
from portolan.web.place_names import name_of, written
from portolan.web.templating import country, number

LUNAR_NEW_YEAR = ("Chinese New Year", "Lunar New Year", "Korean New Year")
SHORT_OF_SPACE = dt.timedelta(weeks=3)
"""Before Lunar New Year."""
OBSERVED = "(observed)"
GOLDEN_WEEK = ((10, 1), (10, 8))
"""Month and day of the first and the last day, in China alone."""


def result_view(query: ArrivalQuery) -> Mapping[str, Any]:
    """The dates, the bars and what lies in the way."""
    result = arrival(query)
    return {
        "mode": query.mode.value,
        "request": request_text(query),
        "headline": _headline(query, result),
        "verdict": _verdict(query, result),
        "other_places": other_places(
            query.ends,
            [end.place for end in query.ends if end.place],
            lambda end, one: address_with(query, end.name, one),
        ),
        "axis": _axis(result),
        "rows": list(_rows(query, result)),
        "holidays": list(_holidays(query, result)),
        "notes": list(_notes(query, result)),
        "is_late": result.is_late,
        "file": file_address(query),
        **onward_links(query, max(result.ready, query.today).isoformat()),
        "route": _route(query),
    }


def _headline(query: ArrivalQuery, result: Arrival) -> str:
    if query.date("ready"):
        return likely_text(result)
    ready, safe = result.ready, result.safe_ready
    if result.is_late:
        return _("Too late: it had to be ready on {{day}}.", day=day_text(ready))
    if safe and safe >= query.today:
        return _(
            "Have it ready by {{safe}} to be safe; by {{ready}} it is still likely to arrive "
            "in time.",
            safe=day_text(safe),
            ready=day_text(ready),
        )
    return _(
        "Have it ready by {{day}}: it is likely to arrive in time, but that is not certain.",
        day=day_text(ready),
    )


def _verdict(query: ArrivalQuery, result: Arrival) -> str:
    """The days of the last milestone and of the ship, and whether the day of need is met.

    A place that was guessed comes first: all the rest depends on it.
    """
    guesses = [end.guess for end in query.ends if end.guess]
    parts = [range_text(result), _vessel(query, result), *_served(query)]
    if not query.date("ready"):
        ready = _("For goods ready on {{day}}:", day=day_text(result.ready))
        parts = [ready, likely_text(result), *parts]
    if result.needed_by and result.safe_ready:
        if result.last.likely > result.needed_by:
            parts.append(_("That is too late for {{day}}.", day=day_text(result.needed_by)))
        # Where no ready date is given, the headline has the safe one.
        if query.date("ready") or result.safe_ready < query.today:
            parts.append(_safety(query, result.needed_by, result.safe_ready))
    return current_locale().marks.between_sentences.join([*guesses, *parts])


def _vessel(query: ArrivalQuery, result: Arrival) -> str:
    """The likely day on which the ship or the aircraft is there."""
    place = written(result.places[Milestone.ARRIVED])
    day = day_text(result.schedule[Milestone.ARRIVED].likely)
    if query.mode is Carriage.AIR:
        return _("The flight is likely to land at {{place}} on {{day}}.", place=place, day=day)
    return _("The ship is likely to arrive at {{place}} on {{day}}.", place=place, day=day)


def _safety(query: ArrivalQuery, needed_by: dt.date, safe: dt.date) -> str:
    """The ready date for the slowest pace; or that today is too late for it."""
    if safe < query.today:
        return _(
            "On the slowest schedule it misses {{day}}, even if the cargo is ready today.",
            day=day_text(needed_by),
        )
    return _(
        "To meet {{day}} even on the slowest schedule, have it ready by {{safe}}.",
        day=day_text(needed_by),
        safe=day_text(safe),
    )


def _served(query: ArrivalQuery) -> Iterator[str]:
    """Yield a sentence for each end that another port or airport serves."""
    for at, end in enumerate(query.ends):
        served = query.leg and query.leg.ends[at].place
        if query.leg and served and end.place and served != end.place:
            yield _serving(query, end.place, served, query.leg.leg_at(at))


def _serving(query: ArrivalQuery, place: Place, served: Place, by_land: LandLeg | None) -> str:
    names = {"place": name_of(place), "port": written(served)}
    if query.mode is Carriage.AIR:
        return _("The airport for {{place}} is {{port}}.", **names)
    if by_land:
        return _(
            "The seaport for {{place}} is {{port}}, {{km}} km away by rail or road.",
            km=number(by_land.km),
            **names,
        )
    return _("The seaport for {{place}} is {{port}}.", **names)


def _rows(query: ArrivalQuery, result: Arrival) -> Iterator[Mapping[str, Any]]:
    start = result.ready
    span = (result.last.latest - start).days
    months = list(_months(result))
    by_land = {Milestone.AT_SEAPORT: 0, Milestone.INLAND: 1}
    for milestone, days in result.schedule.items():
        first, likely, last = ((day - start).days for day in days)
        leg = query.leg.leg_at(by_land[milestone]) if query.leg and milestone in by_land else None
        yield {
            "name": milestone_name(milestone, query.mode),
            "place": written(result.places[milestone]),
            "leg": leg,
            "days": days,
            "likely": format_skeleton("MMMd", days.likely, locale=current_locale().babel),
            "bar": Markup(day_bar(first, likely, last, span, months)),  # noqa: S704 - drawn by us
        }


def _months(result: Arrival) -> dict[int, str]:
    """The months that begin on the scale, by the day of the scale."""
    days = range(1, (result.last.latest - result.ready).days)
    dates = {day: result.ready + dt.timedelta(days=day) for day in days}
    locale = current_locale().babel
    return {
        at: format_skeleton("MMM", day, locale=locale) for at, day in dates.items() if day.day == 1
    }


def _axis(result: Arrival) -> Markup:
    span = (result.last.latest - result.ready).days
    return Markup(month_axis(list(_months(result).items()), span))  # noqa: S704 - drawn by us


def _holidays(
    query: ArrivalQuery, result: Arrival
) -> Iterator[tuple[str, Sequence[tuple[dt.date, Markup]]]]:
    """The public holidays on the way, by country."""
    for end in query.ends:
        days = result.holidays[end.name]
        if days and end.place:
            yield country(end.place.country), [(one.day, holiday_name(one.name)) for one in days]


def _notes(query: ArrivalQuery, result: Arrival) -> Iterator[str]:
    if note := note_of(query.leg):
        yield note
    if note := by_cape_text(query):
        yield note
    departed = result.schedule[Milestone.DEPARTED]
    soon = result.shipment.origin.holidays(departed.earliest, departed.latest + SHORT_OF_SPACE)
    names = [holiday.english for days in (*result.holidays.values(), soon) for holiday in days]
    if any(word in name for name in names for word in LUNAR_NEW_YEAR):
        yield _(
            "Lunar New Year: factories close for one to three weeks, and space is short for three "
            "weeks before. Book early, and have the goods ready a week sooner."
        )
    in_china = [end.name for end in query.ends if end.place and end.place.country == "CN"]
    holidays = [holiday for name in in_china for holiday in result.holidays[name]]
    days = [holiday.day for holiday in holidays]
    if any(GOLDEN_WEEK[0] <= (day.month, day.day) <= GOLDEN_WEEK[1] for day in days):
        yield _(
            "A national holiday of several days falls within this time. In China’s Golden Week, "
            "from October 1, terminals work, but factories, truckers and customs brokers mostly "
            "do not."
        )
    if any(holiday.english.endswith(OBSERVED) for holiday in holidays):
        yield _(
            "Days off marked (observed) follow from China’s rule and not yet from the "
            "government’s calendar for that year: they may move. Weekends worked in exchange "
            "are not counted."
        )


def _route(query: ArrivalQuery) -> str:
    return "/".join(["/route-search", *(end.place.slug for end in query.ends if end.place)])
