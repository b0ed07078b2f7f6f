"""Emissions of freight, with their working.

A set of factors gives the factor for a mode and a distance; distance × cargo × factor gives the
figure; a figure for a whole trip is shared among its consignments.
"""

from portolan.domain.emissions.calculation import (
    Emission,
    WrongUnit,
    and_by_land,
    emissions_by_teu,
    emissions_by_weight,
)
from portolan.domain.emissions.comparison import (
    ComparedMode,
    EmissionsComparison,
    compare_modes,
    factor_by_weight,
)
from portolan.domain.emissions.factor import Factor, Scope, Unit, per_tonne_km
from portolan.domain.emissions.factor_set import FactorSet, NoFactor
from portolan.domain.emissions.factor_tables import DEFAULT_SET, factor_set, factor_sets
from portolan.domain.emissions.formula import Formula, Term, TermKind, in_figures
from portolan.domain.emissions.sharing import shares

__all__ = [
    "DEFAULT_SET",
    "ComparedMode",
    "Emission",
    "EmissionsComparison",
    "Factor",
    "FactorSet",
    "Formula",
    "NoFactor",
    "Scope",
    "Term",
    "TermKind",
    "Unit",
    "WrongUnit",
    "and_by_land",
    "compare_modes",
    "emissions_by_teu",
    "emissions_by_weight",
    "factor_by_weight",
    "factor_set",
    "factor_sets",
    "in_figures",
    "per_tonne_km",
    "shares",
]
