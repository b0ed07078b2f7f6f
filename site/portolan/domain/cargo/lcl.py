"""Less than a container load: the revenue tonnes, and from when a full container costs less.

LCL is charged by weight or measure, the greater of cubic meters and tonnes; both are called revenue
tonnes. Tariffs add minimums and roundings of their own, which are not in here.
"""

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from portolan.domain.limits import RATE, VOLUME_M3, WEIGHT_KG, Number

KG_PER_TONNE = 1000

# Where the trade's rule of thumb puts the crossing. It holds only for rates that produce it.
RULE_LOW_M3, RULE_HIGH_M3 = Decimal(13), Decimal(15)


class Leaning(StrEnum):
    """The service that is likely to cost less."""

    LCL = "lcl"
    DEPENDS = "depends-on-rates"
    FCL = "fcl"


@dataclass(frozen=True, slots=True)
class Advice:
    """A comparison of LCL and FCL: the result, the revenue tonnes, the band where rates decide."""

    leaning: Leaning
    revenue_tonnes: Decimal
    low: Decimal
    high: Decimal


def revenue_tonnes(volume_m3: Number, weight_kg: Number) -> Decimal:
    """Return the greater of cubic meters and tonnes; raise OutOfRange outside the bounds."""
    return max(VOLUME_M3.checked(volume_m3), WEIGHT_KG.checked(weight_kg) / KG_PER_TONNE)


def break_even_m3(container_rate: Number, lcl_rate_per_m3: Number) -> Decimal:
    """Return the volume from which a container at a flat rate costs no more than LCL.

    Both rates in one currency and for the same way: 1,800 ÷ 90 = 20 m³. The answer can be more than
    the container holds; then LCL costs less at any volume that fits. Charges that come once per
    shipment are not in the sum. Raise OutOfRange for a rate that is none.
    """
    return RATE.checked(container_rate) / RATE.checked(lcl_rate_per_m3)


def lcl_or_fcl(volume_m3: Number, weight_kg: Number) -> Advice:
    """Return which is likely to cost less, by the rule of thumb: rates decide near 13 to 15 m³.

    No promise: it depends on both rates, on the charges at both ends, and on how urgent the goods
    are. With rates, ask ``lcl_or_fcl_at``. Raise OutOfRange for a figure that is none.
    """
    return _advice(revenue_tonnes(volume_m3, weight_kg), RULE_LOW_M3, RULE_HIGH_M3)


def lcl_or_fcl_at(
    volume_m3: Number, weight_kg: Number, container_rate: Number, lcl_rate_per_m3: Number
) -> Advice:
    """Return which costs less at these rates; at the break-even itself, either does.

    For a cargo that one such container holds. Raise OutOfRange for a figure that is none.
    """
    even = break_even_m3(container_rate, lcl_rate_per_m3)
    return _advice(revenue_tonnes(volume_m3, weight_kg), even, even)


def _advice(units: Decimal, low: Decimal, high: Decimal) -> Advice:
    if units < low:
        leaning = Leaning.LCL
    elif units > high:
        leaning = Leaning.FCL
    else:
        leaning = Leaning.DEPENDS
    return Advice(leaning, units, low, high)
