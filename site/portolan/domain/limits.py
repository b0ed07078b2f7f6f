"""The bounds of every figure, and the step to which it is rounded.

Figures are decimals from here on, so that a sum shown to the gram is the sum that was made, and a
float of 0.1 is one tenth. The bounds keep out slips of the unit and nonsense; they are wide enough
for any single consignment.
"""

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal

from portolan.domain.errors import OutOfRange

Number = Decimal | int | float


@dataclass(frozen=True, slots=True)
class Limit:
    """A field with its least and its greatest figure, both allowed, and the step of rounding."""

    field: str
    low: Decimal
    high: Decimal
    step: Decimal

    def checked(self, value: Number) -> Decimal:
        """Return the figure, rounded half up to the step; raise OutOfRange outside the bounds."""
        amount = exact(value)
        if not amount.is_finite() or not self.low <= amount <= self.high:
            raise OutOfRange(self.field, self.low, self.high)
        return rounded(amount, self.step)


def exact(value: Number) -> Decimal:
    """Return a number as an exact decimal: 0.1 is one tenth, not its nearest binary fraction."""
    return Decimal(repr(value)) if isinstance(value, float) else Decimal(value)


def rounded(amount: Decimal, step: Decimal) -> Decimal:
    """Return the amount to the step, which is a power of ten, rounded half up."""
    return amount.quantize(step, rounding=ROUND_HALF_UP)


def _limit(field: str, low: str, high: str, step: str) -> Limit:
    return Limit(field, Decimal(low), Decimal(high), Decimal(step))


# The quote form takes the same weights and volumes: from a sample to ten thousand tonnes.
WEIGHT_KG = _limit("weight_kg", "0.1", "10000000", "0.001")
VOLUME_M3 = _limit("volume_m3", "0.001", "20000", "0.000001")

# 500 of each kind of container, the most that the quote form takes, are 3,625 TEU.
TEU = _limit("teu", "1", "4000", "0.01")

# The earth is 40,000 km round, and no lane is a quarter longer; below one kilometer nothing is
# carried. Distances are not known to better than 100 m.
DISTANCE_KM = _limit("distance_km", "1", "50000", "0.1")
DISTANCE_NM = _limit("distance_nm", "0.5", "27000", "0.1")

# Sides are measured to the whole centimeter; 30 m and more are millimeters by mistake.
SIDE_CM = _limit("side_cm", "1", "3000", "1")
PIECES = _limit("pieces", "1", "100000", "1")

# Money in any currency that is counted in units worth naming.
RATE = _limit("rate", "0.01", "100000000", "0.01")

# What a shared trip emits and carries; a gram and a tonne-kilometer's thousandth at the least.
TRIP_KG = _limit("co2e_kg", "0.001", "10000000000", "0.001")
TONNE_KM = _limit("tonne_km", "0.001", "1000000000000", "0.001")
CONSIGNMENTS = _limit("consignments", "1", "10000", "1")
