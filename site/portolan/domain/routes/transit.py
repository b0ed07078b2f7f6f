"""Transit times: ranges of days, estimated from the distance alone.

At sea, port to port: the low end is a ship at 18 knots with a day for the two ports; the high end
is 14 knots, three days, and a day more for each 2,000 nautical miles. The range lies within those
that forwarders publish for long lanes; a schedule with many calls takes longer. In the air, airport
to airport: the great circle at 850 km/h and one to three days of handling.

Days are whole. The low end is rounded down, since a fast ship may be there on that day; the high
end to the nearest day, since it holds an allowance already. So 5,712 nautical miles, Shanghai to
Los Angeles, are 14 to 23 days, and 10,440, Shanghai to Rotterdam by Suez, 25 to 39.
"""

from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal
from typing import NamedTuple

from portolan.domain.limits import DISTANCE_KM, DISTANCE_NM, Number

FAST_KNOTS, SLOW_KNOTS = 18, 14
FAST_PORT_DAYS, SLOW_PORT_DAYS = 1, 3
NM_PER_DAY_OF_DELAY = 2000

FLIGHT_KM_PER_HOUR = 850
LEAST_HANDLING_DAYS, MOST_HANDLING_DAYS = 1, 3

HOURS = 24


class Days(NamedTuple):
    """A range of whole days, both ends included."""

    low: int
    high: int


def ocean_days(distance_nm: Number) -> Days:
    """Return the days from port to port; raise OutOfRange for an impossible distance."""
    nm = DISTANCE_NM.checked(distance_nm)
    low = nm / (HOURS * FAST_KNOTS) + FAST_PORT_DAYS
    high = nm / (HOURS * SLOW_KNOTS) + SLOW_PORT_DAYS + nm / NM_PER_DAY_OF_DELAY
    return _whole(low, high)


def air_days(great_circle_km: Number) -> Days:
    """Return the days from airport to airport; raise OutOfRange for an impossible distance."""
    flight = DISTANCE_KM.checked(great_circle_km) / (HOURS * FLIGHT_KM_PER_HOUR)
    return _whole(flight + LEAST_HANDLING_DAYS, flight + MOST_HANDLING_DAYS)


def _whole(low: Decimal, high: Decimal) -> Days:
    return Days(
        int(low.to_integral_value(rounding=ROUND_FLOOR)),
        int(high.to_integral_value(rounding=ROUND_HALF_UP)),
    )
