"""Blocks of equal pieces that stand the same way, and what speaks for each in a space."""

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

Size = tuple[int, int, int]
"""Length, width and height in millimeters; or how many along, across and up."""

TOWER = 2
"""Height by breadth from which a stack tips at 0.5 g sideways: CTU Code, chapter 5, by road."""


class TurnedBlock(NamedTuple):
    """Equal pieces of a row in a block: how each stands, in millimeters, and how many each way."""

    row: int
    piece: Size
    counts: Size

    @property
    def number(self) -> int:
        """Number of pieces in the block."""
        along, across, up = self.counts
        return along * across * up

    @property
    def size(self) -> Size:
        """Length, width and height of the block."""
        (length, width, height), (along, across, up) = self.piece, self.counts
        return length * along, width * across, height * up

    def is_tower(self, room: Size) -> bool:
        """Whether its pieces are stacked so high that they tip, with free room beside them."""
        way = 0 if self.piece[0] < self.piece[1] else 1
        is_slender = self.counts[2] > 1 and self.size[2] > TOWER * self.piece[way]
        return is_slender and room[way] - self.size[way] >= self.piece[way]


class PieceBlock(NamedTuple):
    """A block in its place: where its left, front and lower corner stands, in millimeters."""

    block: TurnedBlock
    x: int
    y: int
    z: int


@lru_cache(maxsize=4096)
def counts_within(most: Size, left: int) -> Sequence[Size]:
    """How many pieces stand each way, where `most` have room and `left` are to load.

    All, if there are enough; otherwise whole rows in one direction after another, in each order.
    """
    if prod(most) <= left:
        return (most,)
    arrangements = set()
    for first, second, third in _ORDERS:
        counts = [1, 1, 1]
        rest = left
        for way in (first, second, third):
            counts[way] = min(most[way], rest)
            rest //= counts[way]
        arrangements.add((counts[0], counts[1], counts[2]))
    return sorted(arrangements)


_ORDERS: Sequence[Size] = ((2, 1, 0), (1, 2, 0), (2, 0, 1), (0, 2, 1), (1, 0, 2), (0, 1, 2))
