"""Comparison of modes by one set of factors: mixed sets can reverse a ranking."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from portolan.domain.emissions.calculation import Emission, emissions_by_weight
from portolan.domain.emissions.factor import Factor, per_tonne_km
from portolan.domain.emissions.factor_set import FactorSet, NoFactor
from portolan.domain.emissions.formula import result
from portolan.domain.limits import Number, rounded
from portolan.domain.mode import Mode

TENTH = Decimal("0.1")


@dataclass(frozen=True, slots=True)
class ComparedMode:
    """The emissions of a mode, also as a multiple of the least, to a tenth."""

    mode: Mode
    emission: Emission
    times: Decimal


@dataclass(frozen=True, slots=True)
class EmissionsComparison:
    """The modes that the set has factors for, least emissions first, and those that it lacks."""

    lines: Sequence[ComparedMode]
    lacking: Sequence[Mode]


def factor_by_weight(
    factors: FactorSet,
    mode: Mode,
    distance_km: Number,
    *,
    vehicle: str | None = None,
    refrigerated: bool = False,
    radiative_forcing: bool = False,
) -> Factor:
    """Return the factor per tonne-km; one per TEU-km is divided by the set's tonnes per TEU.

    Raise what ``FactorSet.choose`` raises.
    """
    factor = factors.choose(
        mode,
        distance_km,
        vehicle=vehicle,
        refrigerated=refrigerated,
        radiative_forcing=radiative_forcing,
    )
    return per_tonne_km(factor, factors.tonnes_per_teu or 1)


def compare_modes(
    weight_kg: Number,
    distances_km: Mapping[Mode, Number],
    factors: FactorSet,
    *,
    refrigerated: bool = False,
) -> EmissionsComparison:
    """Compare the modes for one consignment, each over its own planned distance.

    Air is taken without radiative forcing, which the other modes do not have.
    """
    emissions: list[Emission] = []
    lacking: list[Mode] = []
    for mode, distance_km in distances_km.items():
        try:
            factor = factor_by_weight(factors, mode, distance_km, refrigerated=refrigerated)
        except NoFactor:
            lacking.append(mode)
        else:
            emissions.append(emissions_by_weight(weight_kg, distance_km, factor))
    return EmissionsComparison(_ranked(emissions), tuple(lacking))


def _ranked(emissions: Sequence[Emission]) -> Sequence[ComparedMode]:
    # By the exact figures: that of a sample over a kilometer is nothing to the gram.
    exact = sorted(((result(each.formula), each) for each in emissions), key=lambda pair: pair[0])
    return tuple(
        ComparedMode(each.line.mode, each, rounded(figure / exact[0][0], TENTH))
        for figure, each in exact
    )
