"""Goods of a row as the packing sees them, and all that a unit takes."""

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from portolan.domain.loading.blocks import Size
from portolan.domain.loading.lengths import filled_lengths
from portolan.domain.loading.piece import LoadPiece
from portolan.domain.loading.unit import LoadUnit


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


class UnitGoods:
    """The goods that fit into a unit, by volume, the largest first.

    `filled[axis][length]` is the greatest sum of sides of pieces within that length.
    """

    def __init__(self, unit: LoadUnit, pieces: Sequence[LoadPiece]) -> None:
        self.unit = unit
        goods = [
            LoadGoods.of(row, piece, stances)
            for row, piece in enumerate(pieces)
            if piece.weight_kg <= unit.payload_kg
            and (stances := tuple(each for each in piece.stances if unit.admits(each)))
        ]
        self.goods = sorted(goods, key=lambda each: -each.volume)
        standing = [stance for each in self.goods for stance in each.stances]
        self.filled = [
            filled_lengths(frozenset(each[way] for each in standing), unit.room[way])
            for way in range(3)
        ]
        self.heaviest_kg = max((each.weight_kg for each in self.goods), default=0) or 1
