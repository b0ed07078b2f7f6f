"""Which factor a shipment takes, and that a set never guesses."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.emissions import NoFactor, factor_by_weight, factor_set
from portolan.domain.emissions.factor import Unit
from portolan.domain.errors import OutOfRange, UnknownCode
from portolan.domain.mode import Mode

UK, GLEC = factor_set("desnz-2025"), factor_set("glec-3.2")


@pytest.mark.parametrize(
    ("km", "forcing", "wtw"),
    [
        (8910, False, "0.66646"),
        (8910, True, "1.03455"),
        (600, False, "0.96054"),
        (600, True, "1.4835"),
        (3700, False, "0.96054"),
        (3700.1, False, "0.66646"),
    ],
)
def test_short_and_long_haul(km: float, forcing: bool, wtw: str) -> None:
    assert UK.choose(Mode.AIR, km, radiative_forcing=forcing).wtw == Decimal(wtw)


def test_glec_has_a_line_over_1500_km_and_none_below() -> None:
    assert GLEC.choose(Mode.AIR, 1500.1).wtw == Decimal("0.788")
    with pytest.raises(NoFactor) as caught:
        GLEC.choose(Mode.AIR, 1500)
    assert caught.value.factor_set == "glec-3.2"
    assert caught.value.wish.mode is Mode.AIR


def test_a_ship_is_an_average_one_until_it_is_known() -> None:
    assert UK.choose(Mode.SEA, 10_000).vehicle == "container-ship-average"
    assert UK.choose(Mode.SEA, 10_000, vehicle="container-ship-1000").wtw == Decimal("0.03987")


@pytest.mark.parametrize(
    ("chosen", "mode", "value"),
    [
        (UK, Mode.ROAD, "0.11134"),
        (GLEC, Mode.ROAD, "0.09968"),
        (GLEC, Mode.SEA, "0.1423"),
    ],
)
def test_refrigerated_goods(chosen: object, mode: Mode, value: str) -> None:
    result = (UK if chosen is UK else GLEC).choose(mode, 500, refrigerated=True)
    assert result.refrigerated
    assert result.value == Decimal(value)


@pytest.mark.parametrize("mode", [Mode.SEA, Mode.AIR, Mode.RAIL])
def test_the_uk_set_is_silent_on_refrigeration_but_by_road(mode: Mode) -> None:
    with pytest.raises(NoFactor):
        UK.choose(mode, 5000, refrigerated=True)


@pytest.mark.parametrize("mode", [Mode.AIR, Mode.RAIL])
def test_no_set_lends_the_share_of_the_road_to_another_mode(mode: Mode) -> None:
    with pytest.raises(NoFactor):
        GLEC.choose(mode, 5000, refrigerated=True)


def test_radiative_forcing_is_a_matter_of_the_uk_s_flights() -> None:
    for chosen, mode in ((UK, Mode.SEA), (UK, Mode.ROAD), (GLEC, Mode.AIR)):
        with pytest.raises(NoFactor):
            chosen.choose(mode, 5000, radiative_forcing=True)


def test_a_vehicle_that_the_set_does_not_have() -> None:
    with pytest.raises(UnknownCode) as caught:
        UK.choose(Mode.SEA, 5000, vehicle="long-haul")
    assert (caught.value.field, caught.value.code) == ("vehicle", "long-haul")


def test_a_vehicle_that_is_not_for_the_distance() -> None:
    with pytest.raises(NoFactor):
        UK.choose(Mode.AIR, 600, vehicle="long-haul")


def test_vehicles_to_choose_from_each_once() -> None:
    assert [each.vehicle for each in UK.vehicles(Mode.AIR)] == ["long-haul", "short-haul"]
    assert len(UK.vehicles(Mode.SEA)) == 6
    assert [each.vehicle for each in GLEC.vehicles(Mode.SEA)] == ["container-ship"]


def test_a_distance_that_is_none() -> None:
    with pytest.raises(OutOfRange):
        UK.choose(Mode.SEA, 0)


@given(st.sampled_from(Mode), st.floats(min_value=1, max_value=50_000))
def test_the_uk_set_has_a_factor_for_every_mode_and_distance(mode: Mode, km: float) -> None:
    result = UK.choose(mode, km)
    assert result.mode is mode
    assert not result.refrigerated
    assert not result.radiative_forcing


@given(st.sampled_from(Mode), st.floats(min_value=1501, max_value=50_000))
def test_every_factor_can_meet_a_weight(mode: Mode, km: float) -> None:
    for chosen in (UK, GLEC):
        assert factor_by_weight(chosen, mode, km).unit is Unit.TONNE_KM
