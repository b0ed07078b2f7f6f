"""Pieces taken together, by hand: eight Euro pallets of one meter."""

from decimal import Decimal

from portolan.domain.cargo import (
    Piece,
    loading_meters,
    pieces_count,
    pieces_volume_m3,
    pieces_weight_kg,
)

PALLETS = Piece(120, 80, 100, 8, 600)
CARTONS = Piece(60, 40, Decimal("50.5"), 2)


def test_eight_pallets() -> None:
    assert pieces_count([PALLETS]) == 8
    assert pieces_volume_m3([PALLETS]) == Decimal("7.68")
    assert pieces_weight_kg([PALLETS]) == 4800
    assert loading_meters([PALLETS]) == Decimal("3.2")


def test_together() -> None:
    assert pieces_count([PALLETS, CARTONS]) == 10
    assert pieces_volume_m3([PALLETS, CARTONS]) == Decimal("7.9224")
    assert loading_meters([PALLETS, CARTONS]) == Decimal("3.4")


def test_one_unknown_weight_leaves_the_sum_unknown() -> None:
    assert pieces_weight_kg([PALLETS, CARTONS]) is None
    assert pieces_weight_kg([]) is None
