"""Goods of a row as the packing sees them."""

from collections.abc import Sequence
from typing import NamedTuple

from portolan.domain.loading.blocks import Size


class LoadGoods(NamedTuple):
    """Equal pieces of a row, with the ways in which they may stand in a unit."""

    row: int
    weight_kg: float
    stackable: bool
    stances: Sequence[Size]
    dangerous: bool
