"""Dates counted by hand with a wall calendar, forward and back; the count stands in each row."""

import datetime as dt
from typing import NamedTuple

import pytest

from portolan.domain.arrival import (
    Carriage,
    PlannedShipment,
    latest_ready,
    schedule,
    working_days,
)
from portolan.domain.routes.transit import Days

FCL, LCL, AIR = Carriage.FCL, Carriage.LCL, Carriage.AIR
FLIGHT = Days(1, 3)


class ArrivalCase(NamedTuple):
    """A shipment between two countries, from door to door or not; a day, and what comes of it."""

    carriage: Carriage
    lane: str
    transit: Days
    flag: bool
    day: str
    counted: str

    def shipment(self, *, doors: bool) -> PlannedShipment:
        """What is planned."""
        origin, destination = (working_days(country) for country in self.lane.split("-"))
        return PlannedShipment(self.carriage, self.transit, origin, destination, doors, doors)


# Flag: from door to door. Counted: the last milestone at each pace.
FORWARD = [
    # Monday. Cut-off 1, 2, 2; departs 1, 3, 5; arrives 2, 5, 8; customs over the weekend 3, 8, 11.
    (AIR, "CN-US", FLIGHT, False, "2027-03-01", "2027-03-03 2027-03-08 2027-03-11"),
    # Saturday, so Monday 8. Cut-off 8, 9, 9; departs 8, 10, 12; arrives 9, 12, 15; customs.
    (AIR, "CN-US", FLIGHT, False, "2027-03-06", "2027-03-10 2027-03-15 2027-03-18"),
    # Collected 1, 2, 3; cut-off 1, 3, 4; departs 1, 4, 7; arrives 2, 6 (Saturday), 10; customs 3,
    # 9, 15; delivered.
    (AIR, "CN-US", FLIGHT, True, "2027-03-01", "2027-03-04 2027-03-10 2027-03-18"),
    # Cut-off 2, 3, 4; sails 3, 7, 13; 14, 19, 23 days: arrives March 17, 26, April 5; customs.
    (FCL, "CN-US", Days(14, 23), False, "2027-03-01", "2027-03-18 2027-03-30 2027-04-12"),
    # Cut-off 4, 5, 8; sails 7, 11, 19; 8, 12, 15 days: arrives February 15 (Washington's Birthday),
    # 23, March 6 (Saturday); unpacked 18, 26, March 15; customs.
    (LCL, "NL-US", Days(8, 15), False, "2027-02-02", "2027-02-19 2027-03-02 2027-03-22"),
    # Ascension Day on Thursday: cut-off 7, 10, 11; sails 8, 14, 20; 12, 16, 20 days: arrives 20, 30
    # (Sunday before Memorial Day), June 9; customs.
    (FCL, "DE-US", Days(12, 20), False, "2027-05-05", "2027-05-21 2027-06-03 2027-06-16"),
    # July 4 is a Sunday, Monday is free: cut-off 2, 6, 6; departs 2, 7, 9; arrives 3, 9, 12.
    (AIR, "US-GB", FLIGHT, False, "2027-07-02", "2027-07-06 2027-07-12 2027-07-15"),
    # Golden Week, October 1 to 8: cut-off September 30, October 9, 10; sails 1, 13, 19; 25, 33, 40
    # days: arrives October 26 (Sunday), November 15 (Saturday), 28; customs.
    (FCL, "CN-NL", Days(25, 40), False, "2025-09-29", "2025-10-28 2025-11-19 2025-12-05"),
    # Spring Festival, January 28 to February 4: cut-off 27, February 5, 5; departs 27, 6, 8;
    # arrives 28, February 8 (Saturday), 11; customs.
    (AIR, "CN-DE", FLIGHT, False, "2025-01-27", "2025-01-29 2025-02-11 2025-02-14"),
    # Friday and Saturday are the Saudi weekend: departs 5, 7, 9; arrives 6, 9 (Friday), 12.
    (AIR, "NL-SA", FLIGHT, False, "2027-04-05", "2027-04-07 2027-04-12 2027-04-15"),
    # Cut-off 14, 15, 16; sails 15, 19, 25; arrives 27, January 4, 14; both Christmas days are a
    # weekend, and Epiphany is no holiday of the whole country.
    (FCL, "US-DE", Days(12, 20), False, "2027-12-13", "2027-12-28 2028-01-06 2028-01-21"),
    # April 29 and May 3 to 5 are free: collected 28, 30, May 6; cut-off 30, 7, 11; sails May 1, 11,
    # 20; 10, 13, 16 days: arrives 11, 24, June 5 (Saturday); customs 12, 26, June 14; delivered.
    (FCL, "JP-US", Days(10, 16), True, "2027-04-28", "2027-05-13 2027-05-27 2027-06-17"),
]


@pytest.mark.parametrize("case", [ArrivalCase(*row) for row in FORWARD], ids=str)
def test_forward(case: ArrivalCase) -> None:
    planned = case.shipment(doors=case.flag)
    results = list(schedule(planned, dt.date.fromisoformat(case.day)).values())[-1]
    assert " ".join(day.isoformat() for day in results) == case.counted


# From a wanted day back to the last ready day. Flag: at the slowest pace, and not the likely one.
BACK = [
    # A day later it lands on Saturday 6 and is cleared on Tuesday 9.
    (AIR, "CN-US", FLIGHT, False, "2027-03-08", "2027-03-01"),
    # Cut-off 25, departs 28, lands March 3, cleared on the third day of work; a day later it is 9.
    (AIR, "CN-US", FLIGHT, True, "2027-03-08", "2027-02-24"),
    # A day later it arrives on Saturday 27 and is cleared on Wednesday 31.
    (FCL, "CN-US", Days(14, 23), False, "2027-03-30", "2027-03-01"),
    # A day later it sails on March 14 and is cleared on April 13.
    (FCL, "CN-US", Days(14, 23), True, "2027-04-12", "2027-03-01"),
    # Ready on Saturday it waits for Tuesday 6, lands on Saturday 10, and is cleared on Tuesday 13.
    (AIR, "US-GB", FLIGHT, False, "2027-07-12", "2027-07-02"),
    # Ready on Monday 10: cut-off 12, sails 16, arrives June 1, cleared 3. Tuesday's sails 17: 4.
    (FCL, "DE-US", Days(12, 20), False, "2027-06-03", "2027-05-10"),
]


@pytest.mark.parametrize("case", [ArrivalCase(*row) for row in BACK], ids=str)
def test_back(case: ArrivalCase) -> None:
    planned = case.shipment(doors=False)
    result = latest_ready(planned, dt.date.fromisoformat(case.day), is_safe=case.flag)
    assert result.isoformat() == case.counted
