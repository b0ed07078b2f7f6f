"""Emissions against published examples, to the gram."""

from dataclasses import replace
from decimal import Decimal

import pytest

from portolan.domain.emissions import (
    emissions_by_teu,
    emissions_by_weight,
    factor_by_weight,
    factor_set,
    per_tonne_km,
    shares,
)
from portolan.domain.emissions.factor import Factor, Unit, refrigerated
from portolan.domain.geo.distance import Basis
from portolan.domain.mode import Mode

SUEZ_KM = 19_507
"""Shanghai-Rotterdam by Suez, over the lanes."""


def a_factor(kg_per_tonne_km: str, mode: Mode = Mode.SEA) -> Factor:
    return Factor(
        factor_set="example",
        mode=mode,
        vehicle="any",
        name="Any",
        wtw=Decimal(kg_per_tonne_km),
        unit=Unit.TONNE_KM,
        basis=Basis.SHORTEST,
        year=2025,
        source="an example",
    )


def test_a_ship_of_8_15_grams() -> None:
    result = emissions_by_weight(20_000, 19_600, a_factor("0.00815"))
    assert result.co2e_kg == Decimal("3194.800")


def test_three_consignments_share_a_trip() -> None:
    """GHG Protocol, Technical Guidance for Calculating Scope 3 Emissions, example 4.3."""
    result = shares(Decimal("31.5"), [240, 150, 100], step=Decimal("0.01"))
    assert result == (Decimal("15.43"), Decimal("9.64"), Decimal("6.43"))
    assert sum(result) == Decimal("31.50")


def test_a_container_s_factor_by_the_tonne() -> None:
    glec = factor_set("glec-3.2")
    per_teu = glec.choose(Mode.SEA, SUEZ_KM)
    assert (per_teu.value, per_teu.unit) == (Decimal("0.0717"), Unit.TEU_KM)
    per_tonne = per_tonne_km(per_teu, glec.tonnes_per_teu or 0)
    assert (per_tonne.value, per_tonne.unit) == (Decimal("0.00717"), Unit.TONNE_KM)
    assert per_tonne_km(per_tonne, 10) is per_tonne


def test_a_refrigerated_truck() -> None:
    cold = refrigerated(a_factor("0.060", Mode.ROAD), Decimal("1.12"))
    assert (cold.value, cold.refrigerated) == (Decimal("0.0672"), True)
    assert factor_set("glec-3.2").refrigerated_road == Decimal("1.12")
    assert emissions_by_weight(1000, 100, cold).co2e_kg == Decimal("6.720")


@pytest.mark.parametrize(
    ("code", "vehicle", "kg"),
    [
        ("glec-3.2", None, "2797.304"),
        ("desnz-2025", "container-ship-8000", "6058.874"),
        ("desnz-2025", None, "7713.068"),
    ],
)
def test_one_shipment_by_three_factors(code: str, vehicle: str | None, kg: str) -> None:
    """20 tonnes, Shanghai-Rotterdam: 2,797, 6,059 and 7,713 kg."""
    factor = factor_by_weight(factor_set(code), Mode.SEA, SUEZ_KM, vehicle=vehicle)
    assert emissions_by_weight(20_000, SUEZ_KM, factor).co2e_kg == Decimal(kg)


def test_the_box_counted_in_place_of_the_tonnes() -> None:
    factor = factor_set("glec-3.2").choose(Mode.SEA, SUEZ_KM)
    assert emissions_by_teu(1, SUEZ_KM, factor).co2e_kg == Decimal("1398.652")
    assert emissions_by_teu(2, SUEZ_KM, factor).co2e_kg == Decimal("2797.304")


@pytest.mark.parametrize(
    ("mode", "vehicle", "tonnes", "km", "kg"),
    [
        (Mode.SEA, "container-ship-8000", 12, 19_631, 3658),
        (Mode.SEA, "container-ship-average", 12, 19_631, 4657),
        (Mode.ROAD, None, 12, 250, 289),
        (Mode.RAIL, None, 12, 250, 104),
        (Mode.AIR, None, 12, 8910, 71_258),
    ],
)
def test_the_twelve_tonnes_of_the_research(
    mode: Mode, vehicle: str | None, tonnes: int, km: int, kg: int
) -> None:
    factor = factor_set().choose(mode, km, vehicle=vehicle)
    assert round(emissions_by_weight(tonnes * 1000, km, factor).co2e_kg) == kg


def test_an_uplift_belongs_to_actual_kilometers_and_once() -> None:
    """230 t on 1,000 t over a planned 10,000 km that were 11,500: 20 t are 4,600 kg either way."""
    by_shortest = a_factor("0.0230")
    by_actual = replace(a_factor("0.0200"), basis=Basis.ACTUAL)
    for factor in (by_shortest, by_actual):
        assert emissions_by_weight(20_000, 10_000, factor).co2e_kg == 4600


def test_ninety_five_kilometers_once_for_a_flight() -> None:
    by_actual = replace(a_factor("0.66646", Mode.AIR), basis=Basis.ACTUAL)
    assert round(emissions_by_weight(10_000, 8910, by_actual).co2e_kg) == 60_015
    by_circle = replace(by_actual, basis=Basis.GREAT_CIRCLE)
    assert round(emissions_by_weight(10_000, 8910, by_circle).co2e_kg) == 59_382
