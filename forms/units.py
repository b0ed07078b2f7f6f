"""The units that may stand beside a figure in a field, and how many of the field's own each is.

Inch, foot and pound are the international ones of 1959, exact by definition.
"""

from collections.abc import Mapping
from decimal import Decimal

from portolan.core.locales import typed

Units = Mapping[str, Decimal]
"""How many of the field's unit each spelling is; of two that end alike the longer comes first."""

KG_PER_POUND = Decimal("0.45359237")
_WEIGHT = {"kg": Decimal(1), "t": Decimal(1000), "lb": KG_PER_POUND}
_LENGTH = {
    "cm": Decimal(1),
    "mm": Decimal("0.1"),
    "m": Decimal(100),
    "in": Decimal("2.54"),
    "ft": Decimal("30.48"),
}
_VOLUME = {"m3": Decimal(1), "ft3": Decimal("0.028316846592")}
_COUNT = {"piece": Decimal(1)}
_VALUE = {"usd": Decimal(1), "thousand usd": Decimal(1000), "ten thousand usd": Decimal(10000)}


def _spelled(sizes: Units) -> Units:
    spelled = {word: size for unit, size in sizes.items() for word in typed(unit)}
    return {word: spelled[word] for word in sorted(spelled, key=len, reverse=True)}


WEIGHT_UNITS = _spelled(_WEIGHT)
"""Kilograms in each unit of weight. A ton is one of 1,000 kg."""
LENGTH_UNITS = _spelled(_LENGTH)
"""Centimeters in each unit of length."""
COUNT_UNITS = _spelled(_COUNT)
"""The words for pieces that may stand behind their number."""
VOLUME_UNITS = _spelled(_VOLUME)
"""Cubic meters in each unit of volume."""
VALUE_UNITS = _spelled(_VALUE)
"""US dollars in each way to write an amount of them."""
