"""A factor: how much one tonne, or one container, emits on one kilometer."""

from dataclasses import dataclass, replace
from decimal import Decimal
from enum import StrEnum

from portolan.domain.geo.distance import Basis
from portolan.domain.limits import Number, exact
from portolan.domain.mode import Mode


class Unit(StrEnum):
    """The unit of cargo of a factor: a tonne, or a container of 20 feet."""

    TONNE_KM = "kg CO2e/t-km"
    TEU_KM = "kg CO2e/TEU-km"


class Scope(StrEnum):
    """The scope of a figure. Every factor here covers the making of the fuel and its burning."""

    WELL_TO_WHEEL = "well-to-wheel"


@dataclass(frozen=True, slots=True)
class Factor:
    """One line of a set, in kilograms of CO2e per tonne-km or TEU-km.

    ``wtw`` is well-to-wheel; its parts ``direct`` and ``wtt`` are None where the set does not part
    them. ``over_km`` and ``up_to_km`` bound the great circles that a line of air freight is for.
    ``uplift`` is what refrigeration multiplies the line by, where the set gives no line of its own.
    """

    factor_set: str
    mode: Mode
    vehicle: str
    name: str
    wtw: Decimal
    unit: Unit
    basis: Basis
    year: int
    source: str
    direct: Decimal | None = None
    wtt: Decimal | None = None
    refrigerated: bool = False
    radiative_forcing: bool = False
    over_km: Decimal | None = None
    up_to_km: Decimal | None = None
    uplift: Decimal = Decimal(1)

    @property
    def value(self) -> Decimal:
        """The figure by which a distance is multiplied."""
        return self.wtw * self.uplift

    def covers(self, distance_km: Decimal) -> bool:
        """Whether the factor holds for a distance."""
        longer = self.over_km is None or distance_km > self.over_km
        return longer and (self.up_to_km is None or distance_km <= self.up_to_km)


def per_tonne_km(factor: Factor, tonnes_per_teu: Number) -> Factor:
    """Return a factor per TEU-km as one per tonne-km: 71.7 g ÷ 10 t per TEU are 7.17 g.

    One per tonne-km already is returned as it is.
    """
    if factor.unit is Unit.TONNE_KM:
        return factor
    return replace(factor, wtw=factor.wtw / exact(tonnes_per_teu), unit=Unit.TONNE_KM)


def refrigerated(factor: Factor, uplift: Number) -> Factor:
    """Return the factor for refrigerated goods: 0.060 × 1.12 = 0.0672 for a heavy truck."""
    return replace(factor, refrigerated=True, uplift=exact(uplift))
