"""Transit times: ranges of days, estimated from the distance alone.

At sea, port to port: the low end is a ship at 18 knots with a day for the two ports; the high end
is 14 knots, three days, and a day more for each 2,000 nautical miles. The range lies within those
that forwarders publish for long lanes; a schedule with many calls takes longer. On rivers it is 10
knots down and 5 up, against the stream and through locks; a change of ships at a hub takes three to
seven days, the hub's detour included. In the air, airport to airport: the great circle at 850 km/h
and one to three days of handling.

Days are whole. The low end is rounded down, since a fast ship may be there on that day; the high
end to the nearest day, since it holds an allowance already. So 5,705 nautical miles, Shanghai to
Los Angeles, are 14 to 23 days, and 10,453, Shanghai to Rotterdam by Suez, 25 to 39.
"""

from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal
from math import ceil
from typing import NamedTuple

from portolan.domain.limits import DISTANCE_KM, DISTANCE_NM, Number

FAST_KNOTS, SLOW_KNOTS = 18, 14
FAST_PORT_DAYS, SLOW_PORT_DAYS = 1, 3
NM_PER_DAY_OF_DELAY = 2000

RIVER_FAST_KNOTS, RIVER_SLOW_KNOTS = 10, 5
LEAST_HUB_DAYS, MOST_HUB_DAYS = 3, 7

FLIGHT_KM_PER_HOUR = 850
LEAST_HANDLING_DAYS, MOST_HANDLING_DAYS = 1, 3

HOURS = 24


class Days(NamedTuple):
    """A range of whole days, both ends included."""

    low: int
    high: int


def ocean_days(distance_nm: Number, river_nm: Number = 0, hubs: int = 0) -> Days:
    """Return the days from port to port; raise OutOfRange for an impossible distance.

    Args:
        distance_nm: the whole way.
        river_nm: the part of it on rivers.
        hubs: how often containers change ships.
    """
    nm = DISTANCE_NM.checked(distance_nm)
    on_river = min(Decimal(str(river_nm)), nm)
    at_sea = nm - on_river
    low = at_sea / (HOURS * FAST_KNOTS) + on_river / (HOURS * RIVER_FAST_KNOTS)
    high = at_sea / (HOURS * SLOW_KNOTS) + on_river / (HOURS * RIVER_SLOW_KNOTS)
    return _whole(
        low + FAST_PORT_DAYS + hubs * LEAST_HUB_DAYS,
        high + SLOW_PORT_DAYS + nm / NM_PER_DAY_OF_DELAY + hubs * MOST_HUB_DAYS,
    )


def air_days(great_circle_km: Number) -> Days:
    """Return the days from airport to airport; raise OutOfRange for an impossible distance."""
    flight = DISTANCE_KM.checked(great_circle_km) / (HOURS * FLIGHT_KM_PER_HOUR)
    return _whole(flight + LEAST_HANDLING_DAYS, flight + MOST_HANDLING_DAYS)


def flight_hours(great_circle_km: float) -> float:
    """Return the hours in the air on a great circle."""
    return great_circle_km / FLIGHT_KM_PER_HOUR


def days_at(distance_nm: float, knots: float) -> int:
    """Return the whole days in which a ship sails a distance, without time in port."""
    return ceil(distance_nm / knots / HOURS)


def _whole(low: Decimal, high: Decimal) -> Days:
    return Days(
        int(low.to_integral_value(rounding=ROUND_FLOOR)),
        int(high.to_integral_value(rounding=ROUND_HALF_UP)),
    )
