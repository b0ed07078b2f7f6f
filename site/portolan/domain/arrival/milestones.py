"""Milestones of a shipment, each on three days: the earliest, the likely and the latest.

Days at sea and in the air are those of the route. What lies around them are planning figures,
the same for every lane, in working days of the end where it is done unless they say otherwise:

    collection          0, 1, 2
    to the cut-off      FCL 1, 2, 3; LCL 2, 3, 4; air 0, 1, 1
    to the departure    calendar days, with the wait for a weekly ship: FCL 1, 4, 9; LCL 3, 6, 11;
                        with the wait for a flight: 0, 1, 3
    unpacking           LCL alone: 2, 3, 5
    customs             by sea 1, 2, 5; by air 1, 1, 3
    delivery            1, 1, 3

The way over land to a seaport, or from it, is in calendar days: the range of the route.
"""

import datetime as dt
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from portolan.domain.arrival.working_days import WorkingDays
from portolan.domain.routes.transit import Days

FARTHEST = 400
"""No shipment takes as many days."""


class Carriage(StrEnum):
    """A mode as the quote names it."""

    FCL = "ocean-fcl"
    LCL = "ocean-lcl"
    AIR = "air"


class Milestone(StrEnum):
    """An event of a shipment that falls on one day."""

    READY = "ready"
    COLLECTED = "collected"
    AT_SEAPORT = "at-seaport"
    CUT_OFF = "cut-off"
    DEPARTED = "departed"
    ARRIVED = "arrived"
    INLAND = "inland"
    UNPACKED = "unpacked"
    CLEARED = "cleared"
    DELIVERED = "delivered"


AT_ORIGIN = frozenset(
    (
        *(Milestone.READY, Milestone.COLLECTED, Milestone.AT_SEAPORT),
        *(Milestone.CUT_OFF, Milestone.DEPARTED),
    )
)
"""Milestones in the time of the origin; the others are in that of the destination."""

Allowance = tuple[int, int, int]
"""Days: the fewest, the likely number, the most."""

COLLECTION: Allowance = (0, 1, 2)
DELIVERY: Allowance = (1, 1, 3)
UNPACKING: Allowance = (2, 3, 5)
CUT_OFF: Mapping[Carriage, Allowance] = MappingProxyType(
    {Carriage.FCL: (1, 2, 3), Carriage.LCL: (2, 3, 4), Carriage.AIR: (0, 1, 1)}
)
DEPARTURE: Mapping[Carriage, Allowance] = MappingProxyType(
    {Carriage.FCL: (1, 4, 9), Carriage.LCL: (3, 6, 11), Carriage.AIR: (0, 1, 3)}
)
CUSTOMS: Mapping[Carriage, Allowance] = MappingProxyType(
    {Carriage.FCL: (1, 2, 5), Carriage.LCL: (1, 2, 5), Carriage.AIR: (1, 1, 3)}
)


class DayRange(NamedTuple):
    """The days of a milestone; dates are local to the end where it happens."""

    earliest: dt.date
    likely: dt.date
    latest: dt.date


@dataclass(frozen=True)
class PlannedShipment:
    """A shipment to plan.

    Attributes:
        carriage: the mode.
        transit: the days from port to port or airport to airport.
        origin: the working days there.
        destination: the working days there.
        is_collected: whether it is fetched from the shipper's door.
        is_delivered: whether it is brought to the consignee's door.
        to_seaport: the days over land from a place that ships do not reach.
        from_seaport: the days over land to such a place.
    """

    carriage: Carriage
    transit: Days
    origin: WorkingDays
    destination: WorkingDays
    is_collected: bool = False
    is_delivered: bool = False
    to_seaport: Days | None = None
    from_seaport: Days | None = None


Schedule = Mapping[Milestone, DayRange]
"""The milestones in their order."""


def schedule(shipment: PlannedShipment, ready: dt.date) -> Schedule:
    """The milestones of goods that are ready on that day."""
    paces = [_at_pace(shipment, ready, pace) for pace in range(3)]
    return {milestone: DayRange(*(days[milestone] for days in paces)) for milestone in paces[0]}


def latest_ready(shipment: PlannedShipment, needed_by: dt.date, *, is_safe: bool) -> dt.date:
    """The last ready date with which the goods are there by that day.

    Args:
        shipment: what is planned.
        needed_by: the day.
        is_safe: whether all may go as slowly as foreseen, and not as is likely.
    """
    pace = 2 if is_safe else 1
    early, late = needed_by - dt.timedelta(days=FARTHEST), needed_by
    while early < late:
        middle = early + (late - early + dt.timedelta(days=1)) // 2
        if list(_at_pace(shipment, middle, pace).values())[-1] <= needed_by:
            early = middle
        else:
            late = middle - dt.timedelta(days=1)
    return early


def _at_pace(shipment: PlannedShipment, ready: dt.date, pace: int) -> Mapping[Milestone, dt.date]:
    """The milestones at one pace: 0 is the fastest, 2 the slowest."""
    carriage, origin, destination = shipment.carriage, shipment.origin, shipment.destination
    days = {Milestone.READY: ready}
    at = ready
    if shipment.is_collected:
        days[Milestone.COLLECTED] = at = origin.after(at, COLLECTION[pace])
    if shipment.to_seaport:
        days[Milestone.AT_SEAPORT] = at = origin.after(at, 0) + _range(shipment.to_seaport, pace)
    days[Milestone.CUT_OFF] = at = origin.after(at, CUT_OFF[carriage][pace])
    days[Milestone.DEPARTED] = at = at + dt.timedelta(days=DEPARTURE[carriage][pace])
    days[Milestone.ARRIVED] = at = at + _range(shipment.transit, pace)
    if shipment.from_seaport:
        days[Milestone.INLAND] = at = at + _range(shipment.from_seaport, pace)
    if carriage is Carriage.LCL:
        days[Milestone.UNPACKED] = at = destination.after(at, UNPACKING[pace])
    days[Milestone.CLEARED] = at = destination.after(at, CUSTOMS[carriage][pace])
    if shipment.is_delivered:
        days[Milestone.DELIVERED] = destination.after(at, DELIVERY[pace])
    return days


def _range(days: Days, pace: int) -> dt.timedelta:
    """The days of a range at a pace; the likely number is the middle, rounded up."""
    return dt.timedelta(days=(days.low, -(-(days.low + days.high) // 2), days.high)[pace])
