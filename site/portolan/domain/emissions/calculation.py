"""Emissions of one consignment on one leg: distance × cargo × factor.

The method is that of ISO 14083:2023 and the GLEC Framework v3.2 with default factors. Distances are
taken to 100 m, weights to the gram, and the result is given to the gram, which is the exactness of
the arithmetic and not of the factors. Multiplying the terms of the formula gives the result again.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from decimal import Decimal

from portolan.domain.emissions.factor import Factor, Scope, Unit
from portolan.domain.emissions.formula import Formula, Term, TermKind, result
from portolan.domain.errors import FreightError
from portolan.domain.geo.distance import NO_DETOUR, Basis, adjusted_km, detour
from portolan.domain.limits import DISTANCE_KM, TEU, WEIGHT_KG, Number, rounded

KG_PER_TONNE = 1000
GRAM = Decimal("0.001")


class WrongUnit(FreightError):  # noqa: N818 - reads as what happened where a view catches it
    """A cargo in another unit than the factor's: a weight for one per TEU, or the reverse."""

    def __init__(self, unit: Unit) -> None:
        super().__init__(f"the factor is in {unit}")
        self.unit = unit


@dataclass(frozen=True, slots=True)
class Emission:
    """The emissions of a consignment, with their calculation.

    ``distance_km`` is the distance that met the factor, a detour included; the planned distance is
    the formula's first term. ``direct_kg`` and ``wtt_kg`` add up to ``co2e_kg``; they are None
    where the set does not part them.
    """

    co2e_kg: Decimal
    distance_km: Decimal
    line: Factor
    formula: Formula
    direct_kg: Decimal | None = None
    scope: Scope = Scope.WELL_TO_WHEEL

    @property
    def wtt_kg(self) -> Decimal | None:
        """Emissions of producing the fuel."""
        return None if self.direct_kg is None else self.co2e_kg - self.direct_kg

    @property
    def distance_basis(self) -> Basis:
        """The kind of distance that the factor expects."""
        return self.line.basis

    @property
    def factor(self) -> Decimal:
        """The factor, in its unit."""
        return self.line.value

    @property
    def factor_unit(self) -> Unit:
        """The unit of the factor."""
        return self.line.unit

    @property
    def factor_set(self) -> str:
        """The code of the set that the factor is from."""
        return self.line.factor_set

    @property
    def year(self) -> int:
        """The year of the set."""
        return self.line.year


def emissions_by_weight(weight_kg: Number, distance_km: Number, factor: Factor) -> Emission:
    """Return the emissions of a consignment over a planned distance, by a factor per tonne-km.

    Raise OutOfRange for a figure that is none, WrongUnit for a factor per TEU-km: how many tonnes
    fill a container is for ``per_tonne_km`` to say, not for this function to guess.
    """
    tonnes = WEIGHT_KG.checked(weight_kg) / KG_PER_TONNE
    return _emission(Term(TermKind.CARGO, tonnes, "t"), distance_km, factor, Unit.TONNE_KM)


def emissions_by_teu(teu: Number, distance_km: Number, factor: Factor) -> Emission:
    """Return the emissions of containers over a planned distance, by a factor per TEU-km.

    Raise OutOfRange for a figure that is none, WrongUnit for a factor per tonne-km.
    """
    return _emission(
        Term(TermKind.CARGO, TEU.checked(teu), "TEU"), distance_km, factor, Unit.TEU_KM
    )


def and_by_land(emission: Emission, land: Emission) -> Emission:
    """Return the emissions of a consignment that goes on by land, as one figure."""
    direct = None
    if emission.direct_kg is not None and land.direct_kg is not None:
        direct = emission.direct_kg + land.direct_kg
    return replace(
        emission,
        co2e_kg=emission.co2e_kg + land.co2e_kg,
        formula=(*emission.formula, Term(TermKind.BY_LAND, land.co2e_kg, "kg")),
        direct_kg=direct,
    )


def _emission(cargo: Term, distance_km: Number, factor: Factor, unit: Unit) -> Emission:
    if factor.unit is not unit:
        raise WrongUnit(factor.unit)
    formula = tuple(_terms(cargo, DISTANCE_KM.checked(distance_km), factor))
    co2e = result(formula)
    direct = None if factor.direct is None else co2e * factor.direct / factor.wtw
    return Emission(
        co2e_kg=rounded(co2e, GRAM),
        distance_km=adjusted_km(distance_km, factor.mode, factor.basis),
        line=factor,
        formula=formula,
        direct_kg=None if direct is None else rounded(direct, GRAM),
    )


def _terms(cargo: Term, planned_km: Decimal, factor: Factor) -> Iterator[Term]:
    way = detour(factor.mode, factor.basis)
    yield Term(TermKind.DISTANCE, planned_km, "km")
    if way.ratio != NO_DETOUR.ratio:
        yield Term(TermKind.DETOUR_RATIO, way.ratio)
    if way.extra_km != NO_DETOUR.extra_km:
        yield Term(TermKind.DETOUR_KM, way.extra_km, "km")
    yield cargo
    yield Term(TermKind.FACTOR, factor.wtw, factor.unit)
    if factor.uplift != 1:
        yield Term(TermKind.REFRIGERATION, factor.uplift)
