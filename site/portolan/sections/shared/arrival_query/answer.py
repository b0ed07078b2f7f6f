"""The answer: the dates, the holidays in between, and whether a day of need is met."""

import datetime as dt
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from portolan.domain.arrival import (
    DayRange,
    Holiday,
    Milestone,
    PlannedShipment,
    Schedule,
    latest_ready,
    schedule,
)
from portolan.domain.arrival.milestones import AT_ORIGIN
from portolan.domain.places.place import Place
from portolan.sections.shared.arrival_query.query import ArrivalQuery


@dataclass(frozen=True)
class Arrival:
    """The dates of a shipment.

    Attributes:
        shipment: what is planned.
        ready: the ready date, asked for or worked out.
        needed_by: the day by which it is to be there.
        safe_ready: the ready date with which it is there by then even at the slowest pace.
        schedule: the milestones.
        places: where each of them happens.
        is_late: whether the ready date is over already.
    """

    shipment: PlannedShipment
    ready: dt.date
    needed_by: dt.date | None
    safe_ready: dt.date | None
    schedule: Schedule
    places: Mapping[Milestone, Place]
    is_late: bool

    @property
    def last(self) -> DayRange:
        """The days of the last milestone."""
        return list(self.schedule.values())[-1]

    @property
    def holidays(self) -> Mapping[str, list[Holiday]]:
        """The public holidays on the way, by end: origin and destination."""
        here = [days for one, days in self.schedule.items() if one in AT_ORIGIN]
        there = [days for one, days in self.schedule.items() if one not in AT_ORIGIN]
        return {
            "origin": list(self._between(here, is_origin=True)),
            "destination": list(self._between(there, is_origin=False)),
        }

    def _between(self, days: list[DayRange], *, is_origin: bool) -> Iterator[Holiday]:
        calendar = self.shipment.origin if is_origin else self.shipment.destination
        yield from calendar.holidays(days[0].earliest, days[-1].latest)


def arrival(query: ArrivalQuery) -> Arrival:
    """The answer to a query without faults."""
    shipment = query.shipment()
    needed_by = query.date("wanted")
    safe = latest_ready(shipment, needed_by, is_safe=True) if needed_by else None
    # Without faults one of the two dates is there.
    ready = query.date("ready") or latest_ready(shipment, needed_by or query.today, is_safe=False)
    days = schedule(shipment, ready)
    return Arrival(shipment, ready, needed_by, safe, days, _places(query), ready < query.today)


def _places(query: ArrivalQuery) -> Mapping[Milestone, Place]:
    """Return the place of each milestone: an end, or the port or airport that serves it."""
    origin, destination = (end.place for end in query.ends)
    if query.leg is None or origin is None or destination is None:
        return {}
    first, last = (served.place for served in query.leg.ends)
    by_land = query.leg.leg_at(1)
    goal = by_land.inland if by_land else last
    return {
        **dict.fromkeys((Milestone.READY, Milestone.COLLECTED), origin),
        **dict.fromkeys((Milestone.AT_SEAPORT, Milestone.CUT_OFF, Milestone.DEPARTED), first),
        Milestone.ARRIVED: last,
        **dict.fromkeys((Milestone.INLAND, Milestone.UNPACKED, Milestone.CLEARED), goal),
        Milestone.DELIVERED: destination,
    }


def place_of(milestone: Milestone) -> str:
    """The end at which a milestone happens: origin or destination."""
    return "origin" if milestone in AT_ORIGIN else "destination"
