"""Packing of one unit: blocks of equal pieces into the largest empty spaces.

A try is greedy: it takes the space nearest to the front wall and the floor, and puts into it the
block that fills most of it and wastes least of the rest. Tries differ in how they weigh the waste
and which space they take; the best one counts. Nothing is drawn by lot, so the same pieces always
stand the same way. One try begins with the best floor of equal pieces, which may be a
pinwheel. Dangerous goods come last, and so stand near the door.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import NamedTuple

from portolan.domain.loading.blocks import PieceBlock, Size, TurnedBlock, counts_within
from portolan.domain.loading.centering import GOOD_BALANCE, off_center
from portolan.domain.loading.goods import LoadGoods
from portolan.domain.loading.lengths import filled_lengths
from portolan.domain.loading.piece import LoadPiece
from portolan.domain.loading.spaces import Gap, without
from portolan.domain.loading.stacks import floor_of_stacks
from portolan.domain.loading.unit import LoadUnit


class PackingTry(NamedTuple):
    """The rules by which one try chooses its blocks.

    `waste` is the weight of what a block makes useless beside it; `walls` builds from the front
    wall to the door, otherwise from the floor up; a block is at most `depth` of the unit long;
    `heavy` prefers what is heavy.
    """

    waste: float
    walls: bool = True
    depth: float = 1.0
    heavy: float = 0.0


TRIES = tuple(
    PackingTry(waste, walls, depth, heavy)
    for heavy in (0.0, 1.0)
    for depth in (1.0, 0.34, 0.2)
    for walls in (True, False)
    for waste in (1.0, 0.5, 2.0, 0.0, 4.0)
)


@dataclass
class PackingEffort:
    """The number of blocks that may still be weighed; each unit gets one try at least."""

    left: int = 120_000


class Packer:
    """One unit, and rows of pieces of which some are to go into it."""

    def __init__(self, unit: LoadUnit, pieces: Sequence[LoadPiece]) -> None:
        self.unit, self._pieces = unit, pieces
        self.goods = [
            LoadGoods(row, piece.weight_kg, piece.stackable, stances, piece.dangerous)
            for row, piece in enumerate(pieces)
            if piece.weight_kg <= unit.payload_kg
            and (stances := tuple(each for each in piece.stances if unit.admits(each)))
        ]
        standing = [stance for each in self.goods for stance in each.stances]
        self.filled = [
            filled_lengths((stance[way] for stance in standing), unit.room[way]) for way in range(3)
        ]
        self.heaviest_kg = max((each.weight_kg for each in self.goods), default=0) or 1

    def best(self, left: Sequence[int], effort: PackingEffort) -> list[PieceBlock]:
        """The best of the tries: the most volume, then the best balance, then the shortest."""
        candidates: list[list[PieceBlock]] = []
        for filling in self._fillings(left):
            candidates.append(filling.blocks)
            effort.left -= filling.weighed
            if effort.left <= 0:
                break
        return max(candidates, key=self._worth)

    def _fillings(self, left: Sequence[int]) -> Iterator["_Filling"]:
        """The tries one by one: the second begins with the best floor of equal pieces."""
        first, *others = self._tries()
        yield _Filling(self, left, first)
        goods = [each for each in self.goods if not each.dangerous] or self.goods
        if begun := floor_of_stacks(self.unit.room, goods, left, self.unit.payload_kg):
            yield _Filling(self, left, first, begun)
        yield from (_Filling(self, left, how) for how in others)

    def _tries(self) -> Iterator[PackingTry]:
        differ = len({each.weight_kg for each in self.goods}) > 1
        return (how for how in TRIES if differ or not how.heavy)

    def _worth(self, blocks: Sequence[PieceBlock]) -> tuple[int, float, int]:
        if not blocks:
            return 0, 0, 0
        sizes = [one.block.size for one in blocks]
        volume = sum(length * width * height for length, width, height in sizes)
        off = sum(
            max(abs(share) - GOOD_BALANCE, 0)
            for share in off_center(self.unit.room, blocks, self._pieces)
        )
        return volume, -round(off, 2), -max(one.x + one.block.size[0] for one in blocks)


class _Filling:
    """One try: what is left to load, the empty spaces, and the blocks so far."""

    def __init__(
        self,
        packer: Packer,
        left: Sequence[int],
        how: PackingTry,
        begun: Sequence[PieceBlock] = (),
    ) -> None:
        self._packer, self._how, self._left = packer, how, list(left)
        self._payload_kg = packer.unit.payload_kg
        self._gaps = [Gap(0, 0, 0, *packer.unit.room)]
        self._longest = max(int(packer.unit.room[0] * how.depth), 1)
        self.blocks: list[PieceBlock] = []
        self.weighed = 0
        for placed in begun:
            self._put(placed.block, placed.x, placed.y, placed.z)
        self._fill([each for each in packer.goods if not each.dangerous], self._nearest)
        self._tail = max((one.x + one.block.size[0] for one in self.blocks), default=0)
        self._fill([each for each in packer.goods if each.dangerous], self._nearest_to_door)

    def _nearest(self, gap: Gap) -> tuple[int, int, int, int]:
        """Sort key of a space: from the front wall to the door, or from the floor up."""
        first, second = (gap.x0, gap.z0) if self._how.walls else (gap.z0, gap.x0)
        return 0, first, second, gap.y0

    def _nearest_to_door(self, gap: Gap) -> tuple[int, int, int, int]:
        """Sort key of a space: behind the load; where that is full, as near to it as possible."""
        if gap.x0 >= self._tail:
            return self._nearest(gap)
        return 1, -gap.x0, gap.z0, gap.y0

    def _fill(self, goods: Sequence[LoadGoods], nearest: Callable[[Gap], tuple[int, ...]]) -> None:
        """Load these goods until none fits into any space."""
        closed: set[Gap] = set()
        while any(self._left[each.row] for each in goods):
            gap = min(
                (each for each in self._gaps if each not in closed), key=nearest, default=None
            )
            if gap is None:
                return
            block = self._best_block(gap, goods)
            if block:
                self._put(block, *gap[:3])
            else:
                closed.add(gap)

    def _put(self, block: TurnedBlock, x: int, y: int, z: int) -> None:
        goods = next(each for each in self._packer.goods if each.row == block.row)
        length, width, height = block.size
        self.blocks.append(PieceBlock(block, x, y, z))
        self._left[block.row] -= block.number
        self._payload_kg -= goods.weight_kg * block.number
        bears = goods.weight_kg if goods.stackable else -1.0
        taken = Gap(x, y, z, x + length, y + width, z + height, bears)
        self._gaps = without(self._gaps, taken, self._least_side())

    def _least_side(self) -> int:
        left = (each for each in self._packer.goods if self._left[each.row])
        return min((min(min(stance) for stance in each.stances) for each in left), default=1)

    def _best_block(self, gap: Gap, goods: Sequence[LoadGoods]) -> TurnedBlock | None:
        best, most = None, -inf
        for each in goods:
            bonus = 1 + self._how.heavy * each.weight_kg / self._packer.heaviest_kg
            for stance, counts, worth in self._worths(gap, each, bonus):
                if worth > most:
                    best, most = TurnedBlock(each.row, stance, counts), worth
        return best

    def _worths(
        self, gap: Gap, goods: LoadGoods, bonus: float
    ) -> Iterator[tuple[Size, Size, float]]:
        """Blocks of the goods that the space takes, each with its volume less what it wastes."""
        left = self._loadable(gap, goods)
        if not left:
            return
        room_x, room_y, room_z = gap.x1 - gap.x0, gap.y1 - gap.y0, gap.z1 - gap.z0
        volume = room_x * room_y * room_z
        filled_x, filled_y, filled_z = self._packer.filled
        for stance in goods.stances:
            length, width, height = stance
            if length > room_x or width > room_y or height > room_z:
                continue
            along = max(min(room_x, self._longest) // length, 1)
            most = along, room_y // width, room_z // height if goods.stackable else 1
            for counts in counts_within(most, left):
                self.weighed += 1
                x, y, z = length * counts[0], width * counts[1], height * counts[2]
                used = (
                    (x + filled_x[room_x - x])
                    * (y + filled_y[room_y - y])
                    * (z + filled_z[room_z - z])
                )
                yield stance, counts, bonus * x * y * z - self._how.waste * (volume - used)

    def _loadable(self, gap: Gap, goods: LoadGoods) -> int:
        """Number of the goods that may go into a space, by what is left of them and by weight."""
        left = self._left[goods.row]
        if not left or goods.weight_kg > gap.bears_kg:
            return 0
        if goods.weight_kg * left <= self._payload_kg:
            return left
        return int(self._payload_kg // goods.weight_kg)
