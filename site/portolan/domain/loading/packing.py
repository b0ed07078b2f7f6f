"""Packing of one unit: blocks of equal pieces into the largest empty spaces.

A try is greedy: it takes the space nearest to the front wall and the floor, and puts into it the
block that fills most of it and wastes least of the rest. Tries differ in how they weigh the waste
and which space they take; the best one counts. Nothing is drawn by lot, so the same pieces always
stand the same way. One try begins with the best floor of equal pieces, which may be a
pinwheel. Dangerous goods come last, and so stand near the door. Other tries begin with what a lift
truck loads, side by side in the middle, and put what is lighter around and on it.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from math import ceil, prod

from portolan.domain.loading.blocks import PieceBlock
from portolan.domain.loading.centering import GOOD_BALANCE, centered, off_center
from portolan.domain.loading.filling import Filling
from portolan.domain.loading.goods import UnitGoods
from portolan.domain.loading.piece import LoadPiece
from portolan.domain.loading.stacks import floors_of_stacks
from portolan.domain.loading.tries import (
    BY_LIFT_TRUCK_KG,
    FLAT_TRIES,
    TRIES,
    TRIES_AROUND,
    PackingEffort,
    PackingTry,
)
from portolan.domain.loading.unit import LoadUnit

HARDLY_OFF = 5
"""Percent beyond good balance that a load without towers may be off: within 10% of the middle."""


class Packer:
    """One unit, and rows of pieces of which some are to go into it."""

    def __init__(self, unit: LoadUnit, pieces: Sequence[LoadPiece]) -> None:
        self.unit, self._pieces = unit, pieces
        self._goods = UnitGoods(unit, pieces)

    def best(
        self, left: Sequence[int], effort: PackingEffort, tries: Sequence[PackingTry] = TRIES
    ) -> list[PieceBlock]:
        """The best of the tries: the most volume, then the best balance, then the shortest.

        Of flat tries, the last is the one that lifts the least.
        """
        last = _lifted if tries is FLAT_TRIES else _length
        candidates: list[list[PieceBlock]] = []
        for filling in self._fillings(left, tries):
            candidates.append(filling.blocks)
            effort.left -= filling.weighed
            if effort.left <= 0:
                break
        return max(candidates, key=lambda blocks: (*self.worth(blocks), -last(blocks)))

    def _fillings(self, left: Sequence[int], tries: Sequence[PackingTry]) -> Iterator[Filling]:
        """The tries one by one: the second begins with the best floors of equal pieces."""
        differ = len({each.weight_kg for each in self._goods.goods}) > 1
        first, *others = (how for how in tries if differ or not how.heavy)
        yield Filling(self._goods, left, first)
        goods = [each for each in self._goods.goods if not each.dangerous] or self._goods.goods
        if first.flat:
            goods = [each._replace(stackable=False) for each in goods]
        for begun in floors_of_stacks(self.unit.room, goods, left, self.unit.payload_kg):
            yield Filling(self._goods, left, first, begun)
        yield from (Filling(self._goods, left, how) for how in others)

    def around_heavy(self, left: Sequence[int], effort: PackingEffort) -> list[PieceBlock]:
        """The best try that begins with heavy pieces on the floor, in the middle of the unit.

        All that a lift truck loads, or only what weighs half as much as the heaviest.
        """
        least = sorted({BY_LIFT_TRUCK_KG, max(self._goods.heaviest_kg / 2, BY_LIFT_TRUCK_KG)})
        floors = [begun for kg in least for begun in self._heavy_floors(left, kg)]
        candidates: list[list[PieceBlock]] = []
        for how, begun in product(TRIES_AROUND, floors):
            filling = Filling(self._goods, left, how, begun)
            candidates.append(filling.blocks)
            effort.left -= filling.weighed
            if effort.left <= 0:
                break
        return max(candidates, key=self._simplicity, default=[])

    def _simplicity(self, blocks: Sequence[PieceBlock]) -> tuple[float, ...]:
        """Sort key: how good the load is, then the least weight lifted, then the fewest steps."""
        return *self.goodness(blocks), -self._lifted_kg(blocks), -len(blocks)

    def _heavy_floors(self, left: Sequence[int], least_kg: float) -> Iterator[list[PieceBlock]]:
        """Heavy pieces on the floor, if all have room: in its middle, or in that of its length."""
        heavy = [
            count if piece.weight_kg >= least_kg else 0
            for count, piece in zip(left, self._pieces, strict=True)
        ]
        floor = Filling(self._goods, heavy, FLAT_TRIES[0]).blocks
        on_floor = sum(one.block.number for one in floor if not one.z)
        if 0 < on_floor == sum(heavy) < sum(left):
            moved = centered(self.unit.room, floor, self._pieces)
            yield moved
            yield [one._replace(y=was.y) for one, was in zip(moved, floor, strict=True)]

    def _lifted_kg(self, blocks: Sequence[PieceBlock]) -> float:
        """Weight that a lift truck stacks, each kilogram as often as it is high in millimeters."""
        weights = ((one, self._pieces[one.block.row].weight_kg) for one in blocks)
        return sum(
            kg * one.block.number * (2 * one.z + one.block.size[2] - one.block.piece[2])
            for one, kg in weights
            if kg >= BY_LIFT_TRUCK_KG
        )

    def goodness(self, blocks: Sequence[PieceBlock]) -> tuple[int, bool, int]:
        """The worth of a load; of equal volume, without towers and hardly off balance first."""
        volume, balance = self.worth(blocks)
        is_low = not any(one.block.is_tower(self.unit.room) for one in blocks)
        return volume, is_low and balance >= -HARDLY_OFF, balance

    def worth(self, blocks: Sequence[PieceBlock]) -> tuple[int, int]:
        """What a load is judged by: its volume; then its percent off balance, negative."""
        if not blocks:
            return 0, 0
        volume = sum(prod(one.block.size) for one in blocks)
        off = sum(
            max(abs(share) - GOOD_BALANCE, 0)
            for share in off_center(self.unit.room, blocks, self._pieces)
        )
        # In whole percent, rounded up: what would be warned of is never as good as what is not.
        return volume, -ceil(round(off * 100, 6))


def _length(blocks: Sequence[PieceBlock]) -> int:
    return max((one.x + one.block.size[0] for one in blocks), default=0)


def _lifted(blocks: Sequence[PieceBlock]) -> int:
    return sum(one.z * one.block.number for one in blocks)
