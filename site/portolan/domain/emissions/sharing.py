"""Allocation of a trip's emissions to the consignments that it carries.

By transport activity, tonnes × kilometers, as ISO 14083:2023 and the GHG Protocol ask (Technical
Guidance for Calculating Scope 3 Emissions, example 4.3: 31.5 kg shared by 240, 150 and 100 t-km).
"""

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction

from portolan.domain.limits import CONSIGNMENTS, TONNE_KM, TRIP_KG, Number, rounded

GRAM = Decimal("0.001")


def shares(
    co2e_kg: Number, tonne_km: Sequence[Number], step: Decimal = GRAM
) -> tuple[Decimal, ...]:
    """Return each consignment's share in kilograms, in their order; the shares add up to the total.

    Each exact share is rounded down to the step, a power of ten, and the steps that are left over
    go to the largest remainders. Raise OutOfRange for a figure that is none, or no consignments.
    """
    CONSIGNMENTS.checked(len(tonne_km))
    activities = [Fraction(TONNE_KM.checked(each)) for each in tonne_km]
    total = rounded(TRIP_KG.checked(co2e_kg), step)
    steps, whole = Fraction(total) / Fraction(step), sum(activities)
    counts = _apportioned(int(steps), [steps * each / whole for each in activities])
    return tuple(count * step for count in counts)


def _apportioned(total: int, quotas: Sequence[Fraction]) -> list[int]:
    counts = [int(quota) for quota in quotas]
    by_remainder = sorted(range(len(quotas)), key=lambda i: counts[i] - quotas[i])
    for i in by_remainder[: total - sum(counts)]:
        counts[i] += 1
    return counts
