"""Goods of a row as the packing sees them."""

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from portolan.domain.loading.blocks import Size
from portolan.domain.loading.piece import LoadPiece


class LoadGoods(NamedTuple):
    """Equal pieces of a row, with the ways in which they may stand in a unit."""

    row: int
    weight_kg: float
    stackable: bool
    stances: Sequence[Size]
    dangerous: bool
    volume: int
    least_side: int

    @classmethod
    def of(cls, row: int, piece: LoadPiece, stances: Sequence[Size]) -> "LoadGoods":
        """The pieces of a row, as they pass the door of a unit and stand in it."""
        return cls(
            row,
            piece.weight_kg,
            piece.stackable,
            stances,
            piece.dangerous,
            prod(piece.size),
            min(piece.size),
        )
