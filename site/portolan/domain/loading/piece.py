"""Pieces to load: rows of equal ones, with how they may stand."""

from dataclasses import dataclass
from functools import cached_property
from itertools import permutations

from portolan.domain.loading.blocks import Size


@dataclass(frozen=True)
class LoadPiece:
    """Equal pieces: outside length, width and height in millimeters, and how many.

    `upright` says which of the three sides may stand upright; `turns` whether the piece may be
    turned on the floor; nothing is put on top of one that is not `stackable`.
    """

    size: Size
    weight_kg: float
    count: int = 1
    stackable: bool = True
    upright: tuple[bool, bool, bool] = (False, False, True)
    turns: bool = True
    dangerous: bool = False

    @cached_property
    def stances(self) -> tuple[Size, ...]:
        """The ways in which it may stand: along, across and up."""
        if not self.turns:
            return (self.size,)
        stances = dict.fromkeys(
            (self.size[first], self.size[second], self.size[third])
            for first, second, third in permutations(range(3))
            if self.upright[third]
        )
        return tuple(stances)
