"""Distances: miles, great circles, and detours that are added where they belong."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.errors import OutOfRange
from portolan.domain.geo.distance import (
    NO_DETOUR,
    Basis,
    adjusted_km,
    detour,
    great_circle_km,
    km_of,
)
from portolan.domain.geo.position import Position
from portolan.domain.mode import Mode

PVG, DXB, AMS = Position(31.143, 121.805), Position(25.253, 55.364), Position(52.309, 4.764)


def test_a_nautical_mile_is_1852_meters() -> None:
    assert km_of(1) == Decimal("1.852")
    assert km_of(10_533) == Decimal("19507.116")


@pytest.mark.parametrize(
    ("origin", "destination", "km"), [(PVG, AMS, 8910), (PVG, DXB, 6448), (DXB, AMS, 5169)]
)
def test_great_circles_as_the_research_states_them(
    origin: Position, destination: Position, km: int
) -> None:
    assert round(great_circle_km(origin, destination)) == km


def test_half_the_equator_is_half_the_way_round() -> None:
    assert great_circle_km(Position(0, 0), Position(0, 180)) == pytest.approx(20_015.1, abs=0.1)


@pytest.mark.parametrize(
    ("mode", "km"),
    [(Mode.SEA, 11_500), (Mode.AIR, 10_095), (Mode.ROAD, 10_500), (Mode.RAIL, 10_000)],
)
def test_a_factor_on_actual_kilometers_needs_the_detour(mode: Mode, km: int) -> None:
    assert adjusted_km(10_000, mode, Basis.ACTUAL) == km


@pytest.mark.parametrize("basis", [basis for basis in Basis if basis is not Basis.ACTUAL])
@pytest.mark.parametrize("mode", Mode)
def test_no_other_factor_gets_one(mode: Mode, basis: Basis) -> None:
    assert detour(mode, basis) == NO_DETOUR
    assert adjusted_km(10_000, mode, basis) == 10_000


@given(st.integers(1, 49_000), st.sampled_from(Mode), st.sampled_from(Basis))
def test_a_detour_never_shortens_and_keeps_the_order(km: int, mode: Mode, basis: Basis) -> None:
    assert km <= adjusted_km(km, mode, basis) < adjusted_km(km + 1, mode, basis)


@pytest.mark.parametrize("km", [0, -1, 0.9, 50_001, float("nan"), float("inf")])
def test_what_is_no_distance(km: float) -> None:
    with pytest.raises(OutOfRange) as caught:
        adjusted_km(km, Mode.SEA, Basis.ACTUAL)
    assert caught.value.field == "distance_km"


def test_what_is_no_distance_in_miles() -> None:
    with pytest.raises(OutOfRange) as caught:
        km_of(0)
    assert caught.value.field == "distance_nm"
