"""The weight that air charges: published examples, and the rule of rounding."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.cargo import ChargedBy, Piece, air_weight, air_weight_of_volume
from portolan.domain.errors import OutOfRange

weights = st.decimals(min_value="0.1", max_value=100_000, places=3)
volumes = st.decimals(min_value="0.001", max_value=1000, places=6)
pieces = st.lists(
    st.builds(
        Piece, st.integers(1, 300), st.integers(1, 300), st.integers(1, 300), st.integers(1, 50)
    ),
    min_size=1,
    max_size=5,
)


@pytest.mark.parametrize(
    ("piece", "gross", "volumetric", "charged", "by"),
    [
        (Piece(50, 50, 50), 80, "20.83", "80", ChargedBy.WEIGHT),
        (Piece(60, 40, 20, 8), 45, "64", "64", ChargedBy.VOLUME),
        (Piece(30, 45, 65), 14, "14.625", "15", ChargedBy.VOLUME),
        (Piece(130, 90, 105), 200, "204.75", "205", ChargedBy.VOLUME),
    ],
)
def test_published_examples(
    piece: Piece, gross: int, volumetric: str, charged: str, by: ChargedBy
) -> None:
    result = air_weight([piece], gross)
    assert abs(result.volumetric_kg - Decimal(volumetric)) < Decimal("0.004")
    assert (result.chargeable_kg, result.charged_by) == (Decimal(charged), by)


def test_a_cubic_meter_is_166_667_kilograms() -> None:
    result = air_weight_of_volume(1, 100)
    assert round(result.volumetric_kg, 3) == Decimal("166.667")
    assert result.chargeable_kg == 167


def test_pieces_share_their_surplus() -> None:
    """60 kg in 0.1 m³ and 20 kg in 0.4 m³: 60 and 67 kg apart, 83.5 together."""
    assert air_weight_of_volume(0.1, 60).chargeable_kg == 60
    assert air_weight_of_volume(0.4, 20).chargeable_kg == 67
    assert air_weight_of_volume(0.5, 80).chargeable_kg == Decimal("83.5")
    both = air_weight([Piece(50, 50, 50), Piece(60, 40, 20, 8)], 125)
    assert both.chargeable_kg == 125


@pytest.mark.parametrize(
    ("gross", "charged"),
    [("14.0", "14"), ("14.001", "14.5"), ("14.5", "14.5"), ("14.501", "15"), ("15", "15")],
)
def test_up_to_the_next_half_kilogram(gross: str, charged: str) -> None:
    assert air_weight([Piece(10, 10, 10)], Decimal(gross)).chargeable_kg == Decimal(charged)


def test_sides_are_taken_to_the_whole_centimeter() -> None:
    exact = air_weight([Piece(30, 45, 65)], 1).volumetric_kg
    assert air_weight([Piece(30.4, 44.5, 65)], 1).volumetric_kg == exact
    assert air_weight([Piece(30.5, 45, 65)], 1).volumetric_kg > exact


@given(volumes, weights)
def test_the_charge_covers_both_weights_by_less_than_half_a_kilogram(
    volume: Decimal, weight: Decimal
) -> None:
    result = air_weight_of_volume(volume, weight)
    greater = max(result.gross_kg, result.volumetric_kg)
    assert greater <= result.chargeable_kg < greater + Decimal("0.5")
    assert result.chargeable_kg * 2 % 1 == 0


@given(pieces, weights, weights)
def test_heavier_is_never_cheaper(some: list[Piece], weight: Decimal, more: Decimal) -> None:
    light, heavy = air_weight(some, weight), air_weight(some, weight + more)
    assert light.chargeable_kg <= heavy.chargeable_kg


@given(pieces, pieces)
def test_volumes_add_up(some: list[Piece], others: list[Piece]) -> None:
    apart = air_weight(some, 1).volumetric_kg + air_weight(others, 1).volumetric_kg
    assert abs(air_weight(some + others, 1).volumetric_kg - apart) < Decimal("1e-9")


@given(pieces, weights)
def test_one_consignment_never_pays_more_than_its_parts(some: list[Piece], weight: Decimal) -> None:
    alone = air_weight(some, weight).chargeable_kg
    assert air_weight(some * 2, weight * 2).chargeable_kg <= alone * 2


@given(st.integers(1, 200), st.integers(1, 200), st.integers(1, 200), st.integers(1, 20))
def test_sides_in_any_order_and_pieces_in_any_grouping(a: int, b: int, c: int, n: int) -> None:
    together = air_weight([Piece(a, b, c, n)], 1)
    assert together == air_weight([Piece(c, a, b)] * n, 1)


@pytest.mark.parametrize(
    ("piece", "weight", "field"),
    [
        (Piece(0, 10, 10), 1, "side_cm"),
        (Piece(10, -10, 10), 1, "side_cm"),
        (Piece(10, 10, 3001), 1, "side_cm"),
        (Piece(10, float("nan"), 10), 1, "side_cm"),
        (Piece(10, 10, 10, 0), 1, "pieces"),
        (Piece(3000, 3000, 3000), 1, "volume_m3"),
        (Piece(10, 10, 10), 0, "weight_kg"),
    ],
)
def test_what_is_no_piece(piece: Piece, weight: int, field: str) -> None:
    with pytest.raises(OutOfRange) as caught:
        air_weight([piece], weight)
    assert caught.value.field == field


def test_no_pieces_and_no_volume() -> None:
    with pytest.raises(OutOfRange) as caught:
        air_weight([], 1)
    assert caught.value.field == "pieces"
    with pytest.raises(OutOfRange):
        air_weight_of_volume(0, 1)


def test_a_matchbox_flies() -> None:
    assert air_weight([Piece(5, 3, 2)], 0.1).chargeable_kg == Decimal("0.5")
