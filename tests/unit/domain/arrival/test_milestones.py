"""Dates of shipments, worked out by hand with the calendars of both ends."""

import datetime as dt
import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portolan.domain.arrival import (
    Carriage,
    Milestone,
    PlannedShipment,
    latest_ready,
    schedule,
    working_days,
)
from portolan.domain.routes.transit import Days

CHINA, NETHERLANDS = working_days("CN"), working_days("NL")
DAYS = st.dates(dt.date(2026, 1, 1), dt.date(2028, 12, 31))
SHIPMENTS = st.builds(
    PlannedShipment,
    st.sampled_from(Carriage),
    st.tuples(st.integers(1, 20), st.integers(20, 45)).map(lambda pair: Days(*pair)),
    st.sampled_from([CHINA, NETHERLANDS, working_days("SA")]),
    st.sampled_from([CHINA, NETHERLANDS, working_days("US")]),
    st.booleans(),
    st.booleans(),
    st.sampled_from([None, Days(2, 5)]),
    st.sampled_from([None, Days(3, 11)]),
)


def day(text: str, year: int = 2027) -> dt.date:
    """A day, as month and day."""
    return dt.date.fromisoformat(f"{year}-{text}")


def days(*texts: str) -> tuple[dt.date, ...]:
    """Days of 2025."""
    return tuple(day(text, 2025) for text in texts)


@pytest.mark.parametrize(
    ("country", "start", "count", "end"),
    [
        ("NL", "2027-03-01", 0, "2027-03-01"),  # a Monday
        ("NL", "2027-03-06", 0, "2027-03-08"),  # a Saturday: the Monday after
        ("NL", "2027-03-05", 1, "2027-03-08"),
        ("NL", "2027-03-25", 1, "2027-03-30"),  # over Good Friday and Easter Monday
        ("CN", "2025-01-27", 1, "2025-02-05"),  # over the Spring Festival, January 28 to February 4
        ("CN", "2025-10-01", 0, "2025-10-09"),  # Golden Week, October 1 to 8
        ("CN", "2025-09-27", 0, "2025-09-28"),  # a Sunday that is worked for it
        ("US", "2027-07-02", 1, "2027-07-06"),  # July 4 is a Sunday: the Monday is free
        ("SA", "2027-03-04", 1, "2027-03-07"),  # Friday and Saturday are the weekend
        ("AE", "2027-03-05", 1, "2027-03-08"),  # Saturday and Sunday are
        ("DE", "2027-05-05", 1, "2027-05-07"),  # over Ascension Day
        ("IN", "2025-08-14", 1, "2025-08-18"),  # over Independence Day, a Friday
        ("GB", "2027-03-25", 1, "2027-03-30"),  # in England Easter Monday is free, not in Scotland
        ("GB", "2027-08-27", 1, "2027-08-31"),  # over the bank holiday in August
        ("ZZ", "2027-03-05", 1, "2027-03-08"),  # nobody's calendar: weekends alone
    ],
)
def test_working_days_are_counted(country: str, start: str, count: int, end: str) -> None:
    begin = dt.date.fromisoformat(start)
    assert working_days(country).after(begin, count) == dt.date.fromisoformat(end)


def test_a_container_from_shanghai_to_rotterdam() -> None:
    """Ready on Monday, March 1, 2027; 25 to 40 days at sea."""
    shipment = PlannedShipment(
        Carriage.FCL, Days(25, 40), CHINA, NETHERLANDS, is_collected=True, is_delivered=True
    )
    result = schedule(shipment, day("03-01"))
    assert list(result) == [
        *(Milestone.READY, Milestone.COLLECTED, Milestone.CUT_OFF, Milestone.DEPARTED),
        *(Milestone.ARRIVED, Milestone.CLEARED, Milestone.DELIVERED),
    ]
    assert result[Milestone.COLLECTED] == (day("03-01"), day("03-02"), day("03-03"))
    assert result[Milestone.CUT_OFF] == (day("03-02"), day("03-04"), day("03-08"))
    assert result[Milestone.DEPARTED] == (day("03-03"), day("03-08"), day("03-17"))
    assert result[Milestone.ARRIVED] == (day("03-28"), day("04-10"), day("04-26"))
    # March 28 is a Sunday and the 29th Easter Monday; April 27 is King's Day, May 5 is not free.
    assert result[Milestone.CLEARED] == (day("03-31"), day("04-14"), day("05-04"))
    assert result[Milestone.DELIVERED] == (day("04-01"), day("04-15"), day("05-10"))


def test_air_freight_over_golden_week() -> None:
    """Ready on the last day before that of 2025: the slow pace waits it out, the fast one flies."""
    shipment = PlannedShipment(Carriage.AIR, Days(1, 3), CHINA, NETHERLANDS)
    result = schedule(shipment, day("09-30", 2025))
    assert result[Milestone.CUT_OFF] == days("09-30", "10-09", "10-09")
    assert result[Milestone.DEPARTED] == days("09-30", "10-10", "10-12")
    assert result[Milestone.CLEARED] == days("10-02", "10-14", "10-20")


def test_lcl_is_unpacked_before_customs() -> None:
    shipment = PlannedShipment(Carriage.LCL, Days(25, 40), CHINA, NETHERLANDS)
    result = schedule(shipment, day("06-01"))
    assert result[Milestone.UNPACKED].likely == NETHERLANDS.after(
        result[Milestone.ARRIVED].likely, 3
    )
    assert result[Milestone.CLEARED].likely == NETHERLANDS.after(
        result[Milestone.UNPACKED].likely, 2
    )


def test_the_way_over_land_has_milestones_of_its_own() -> None:
    """Ready on Saturday, 2 to 5 days by train from Monday on; 25 to 40 at sea; 3 to 8 by train."""
    shipment = PlannedShipment(
        Carriage.FCL,
        Days(25, 40),
        CHINA,
        NETHERLANDS,
        to_seaport=Days(2, 5),
        from_seaport=Days(3, 8),
    )
    result = schedule(shipment, day("06-05"))
    assert list(result)[:5] == [
        *(Milestone.READY, Milestone.AT_SEAPORT, Milestone.CUT_OFF),
        *(Milestone.DEPARTED, Milestone.ARRIVED),
    ]
    assert result[Milestone.AT_SEAPORT] == (day("06-09"), day("06-11"), day("06-12"))
    arrived = result[Milestone.ARRIVED]
    inland = [(on - at).days for at, on in zip(arrived, result[Milestone.INLAND], strict=True)]
    assert inland == [3, 6, 8]


@given(SHIPMENTS, DAYS)
@settings(max_examples=60, deadline=None)
def test_no_milestone_is_before_the_last(shipment: PlannedShipment, ready: dt.date) -> None:
    results = list(schedule(shipment, ready).values())
    for before, after in itertools.pairwise(results):
        assert all(a <= b for a, b in zip(before, after, strict=True))
    assert all(days.earliest <= days.likely <= days.latest for days in results)


@given(SHIPMENTS, DAYS, st.booleans())
@settings(max_examples=40, deadline=None)
def test_back_is_the_inverse_of_forward(
    shipment: PlannedShipment, expected: dt.date, is_safe: bool
) -> None:
    """With the ready date it is there in time, and with the next day it is not."""
    ready = latest_ready(shipment, expected, is_safe=is_safe)
    for start, is_in_time in ((ready, True), (ready + dt.timedelta(days=1), False)):
        last = list(schedule(shipment, start).values())[-1]
        assert ((last.latest if is_safe else last.likely) <= expected) == is_in_time
