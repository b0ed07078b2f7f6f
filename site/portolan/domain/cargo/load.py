"""Pieces taken together: volume, weight, and the length of a truck that they take up.

A loading meter is one meter of the floor of a truck that is 2.4 m wide inside: a pallet of
1.2 × 0.8 m takes 0.4. It is counted by the floor, so it does not tell what can be stacked.
"""

from collections.abc import Sequence
from decimal import Decimal

from portolan.domain.cargo.air_weight import CM3_PER_M3, Piece
from portolan.domain.limits import exact

TRUCK_WIDTH_CM = 240
CM_PER_M = 100


def pieces_count(pieces: Sequence[Piece]) -> int:
    """Number of pieces in all rows."""
    return sum(piece.count for piece in pieces)


def pieces_volume_m3(pieces: Sequence[Piece]) -> Decimal:
    """The volume of all pieces, by their outside measures."""
    cm3 = (
        exact(one.length_cm) * exact(one.width_cm) * exact(one.height_cm) * one.count
        for one in pieces
    )
    return sum(cm3, Decimal(0)) / CM3_PER_M3


def pieces_weight_kg(pieces: Sequence[Piece]) -> Decimal | None:
    """The weight of all pieces; None unless that of each is known."""
    weights = [one.weight_kg for one in pieces]
    if not weights or None in weights:
        return None
    return sum((exact(one.weight_kg or 0) * one.count for one in pieces), Decimal(0))


def loading_meters(pieces: Sequence[Piece]) -> Decimal:
    """The meters of a truck's floor that the pieces take, none on top of another."""
    cm2 = (exact(one.length_cm) * exact(one.width_cm) * one.count for one in pieces)
    return sum(cm2, Decimal(0)) / TRUCK_WIDTH_CM / CM_PER_M
