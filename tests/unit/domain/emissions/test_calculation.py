"""Emissions: what holds for any weight, distance and factor."""

from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.emissions import (
    Emission,
    Factor,
    Scope,
    TermKind,
    WrongUnit,
    emissions_by_teu,
    emissions_by_weight,
    factor_by_weight,
    factor_set,
    factor_sets,
    in_figures,
)
from portolan.domain.emissions.calculation import and_by_land
from portolan.domain.emissions.formula import Term, result
from portolan.domain.errors import OutOfRange
from portolan.domain.geo.distance import Basis
from portolan.domain.limits import Number, rounded
from portolan.domain.mode import Mode

HALF_A_GRAM = Decimal("0.0005")

weights = st.decimals(min_value="0.1", max_value=5_000_000, places=3)
distances = st.decimals(min_value=1, max_value=25_000, places=1)
published = [
    replace(factor_by_weight(each, mode, 9000), basis=basis)
    for each in factor_sets()
    for mode in Mode
    for basis in Basis
]
factors = st.sampled_from(published)


@given(weights, distances, factors)
def test_the_formula_gives_the_figure_again(kg: Decimal, km: Decimal, factor: Factor) -> None:
    results = emissions_by_weight(kg, km, factor)
    assert rounded(result(results.formula), Decimal("0.001")) == results.co2e_kg
    assert results.formula[0].value == km
    assert abs(kg / 1000 * results.distance_km * results.factor - results.co2e_kg) <= HALF_A_GRAM


@given(weights, distances, factors, st.decimals(min_value="0.001", max_value=1000, places=3))
def test_more_weight_never_emits_less(
    kg: Decimal, km: Decimal, factor: Factor, more: Decimal
) -> None:
    less = emissions_by_weight(kg, km, factor).co2e_kg
    assert 0 <= less <= emissions_by_weight(kg + more, km, factor).co2e_kg


@given(weights, distances, factors, st.decimals(min_value="0.1", max_value=1000, places=1))
def test_a_longer_way_never_emits_less(
    kg: Decimal, km: Decimal, factor: Factor, more: Decimal
) -> None:
    less = emissions_by_weight(kg, km, factor).co2e_kg
    assert less <= emissions_by_weight(kg, km + more, factor).co2e_kg


@given(weights, weights, distances, factors)
def test_two_consignments_emit_what_one_of_both_does(
    a: Decimal, b: Decimal, km: Decimal, factor: Factor
) -> None:
    parts = emissions_by_weight(a, km, factor).co2e_kg + emissions_by_weight(b, km, factor).co2e_kg
    assert abs(emissions_by_weight(a + b, km, factor).co2e_kg - parts) <= 3 * HALF_A_GRAM


@given(weights, distances, factors)
def test_burning_and_making_add_up(kg: Decimal, km: Decimal, factor: Factor) -> None:
    results = emissions_by_weight(kg, km, factor)
    if factor.direct is None:
        assert results.direct_kg is None
        assert results.wtt_kg is None
    else:
        assert (results.direct_kg or 0) + (results.wtt_kg or 0) == results.co2e_kg
        exact = result(results.formula) * factor.direct / factor.wtw
        assert abs((results.direct_kg or 0) - exact) <= HALF_A_GRAM


def by_ship() -> Emission:
    return emissions_by_weight(20_000, 19_507, factor_set().choose(Mode.SEA, 19_507))


def test_a_figure_names_its_set_its_basis_and_its_scope() -> None:
    results = by_ship()
    assert (results.factor, results.factor_unit) == (Decimal("0.01977"), "kg CO2e/t-km")
    assert (results.factor_set, results.year) == ("desnz-2025", 2025)
    assert results.distance_basis is Basis.UNKNOWN
    assert results.scope is Scope.WELL_TO_WHEEL
    assert (results.direct_kg, results.wtt_kg) == (Decimal("6289.057"), Decimal("1424.011"))


def test_the_working_in_one_line() -> None:
    assert in_figures(by_ship().formula) == "19507 km × 20 t × 0.01977 kg CO2e/t-km"


def test_the_working_with_a_detour() -> None:
    long_haul = factor_set().choose(Mode.AIR, 8910)
    flown = emissions_by_weight(1200, 8910, replace(long_haul, basis=Basis.ACTUAL))
    assert in_figures(flown.formula) == "(8910 km + 95 km) × 1.2 t × 0.66646 kg CO2e/t-km"
    assert flown.distance_km == 9005
    average = factor_set().choose(Mode.SEA, 100)
    sailed = emissions_by_weight(1000, 100, replace(average, basis=Basis.ACTUAL))
    assert in_figures(sailed.formula) == "100 km × 1.15 × 1 t × 0.01977 kg CO2e/t-km"
    assert [term.part for term in sailed.formula] == [
        TermKind.DISTANCE,
        TermKind.DETOUR_RATIO,
        TermKind.CARGO,
        TermKind.FACTOR,
    ]


def test_the_working_of_a_container_and_of_the_cold() -> None:
    glec = factor_set("glec-3.2")
    box = emissions_by_teu(Decimal("2.25"), 100, glec.choose(Mode.SEA, 100))
    assert in_figures(box.formula) == "100 km × 2.25 TEU × 0.0717 kg CO2e/TEU-km"
    cold = emissions_by_weight(1000, 100, glec.choose(Mode.ROAD, 100, refrigerated=True))
    assert in_figures(cold.formula) == "100 km × 1 t × 0.089 kg CO2e/t-km × 1.12"
    assert cold.factor == Decimal("0.09968")


def test_tonnes_and_containers_are_not_mixed_up() -> None:
    glec, uk = factor_set("glec-3.2"), factor_set()
    with pytest.raises(WrongUnit):
        emissions_by_weight(1000, 100, glec.choose(Mode.SEA, 100))
    with pytest.raises(WrongUnit):
        emissions_by_teu(1, 100, uk.choose(Mode.SEA, 100))


@pytest.mark.parametrize(
    ("weight", "km", "field"),
    [
        (0, 100, "weight_kg"),
        (-1, 100, "weight_kg"),
        (float("nan"), 100, "weight_kg"),
        (float("inf"), 100, "weight_kg"),
        (10_000_001, 100, "weight_kg"),
        (100, 0, "distance_km"),
        (100, float("nan"), "distance_km"),
        (100, 50_001, "distance_km"),
    ],
)
def test_what_is_no_figure(weight: Number, km: Number, field: str) -> None:
    with pytest.raises(OutOfRange) as caught:
        emissions_by_weight(weight, km, factor_set().choose(Mode.SEA, 100))
    assert caught.value.field == field


@pytest.mark.parametrize("teu", [0, 0.5, -1, 4001, float("nan")])
def test_what_is_no_number_of_containers(teu: float) -> None:
    with pytest.raises(OutOfRange) as caught:
        emissions_by_teu(teu, 100, factor_set("glec-3.2").choose(Mode.SEA, 100))
    assert caught.value.field == "teu"


def test_a_way_by_land_is_added_and_its_parts_where_both_are_known() -> None:
    ship = by_ship()
    whole, part = replace(ship, direct_kg=Decimal(7)), replace(ship, direct_kg=None)
    assert and_by_land(ship, whole).co2e_kg == 2 * ship.co2e_kg
    assert and_by_land(ship, whole).direct_kg == (ship.direct_kg or 0) + 7
    assert and_by_land(ship, part).direct_kg is None
    assert and_by_land(part, whole).direct_kg is None
    assert and_by_land(ship, whole).formula[-1] == Term(TermKind.BY_LAND, ship.co2e_kg, "kg")
