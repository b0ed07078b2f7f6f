"""Packing of one unit: blocks of equal pieces into the largest empty spaces.

A try is greedy: it takes the space nearest to the front wall and the floor, and puts into it the
block that fills most of it and wastes least of the rest. Tries differ in how they weigh the waste
and which space they take; the best one counts. Nothing is drawn by lot, so the same pieces always
stand the same way. One try begins with the best floor of equal pieces, which may be a
pinwheel. Dangerous goods come last, and so stand near the door.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf, prod

from portolan.domain.loading.blocks import PieceBlock, Size, TurnedBlock, counts_within
from portolan.domain.loading.centering import GOOD_BALANCE, off_center
from portolan.domain.loading.goods import LoadGoods
from portolan.domain.loading.lengths import filled_lengths
from portolan.domain.loading.piece import LoadPiece
from portolan.domain.loading.spaces import Gap, without
from portolan.domain.loading.stacks import floor_of_stacks
from portolan.domain.loading.tries import FLAT_TRIES, TRIES, PackingTry
from portolan.domain.loading.unit import LoadUnit


@dataclass
class PackingEffort:
    """The number of blocks that may still be weighed; each unit gets one try at least."""

    left: int = 120_000


class Packer:
    """One unit, and rows of pieces of which some are to go into it."""

    def __init__(self, unit: LoadUnit, pieces: Sequence[LoadPiece]) -> None:
        self.unit, self._pieces = unit, pieces
        goods = [
            LoadGoods.of(row, piece, stances)
            for row, piece in enumerate(pieces)
            if piece.weight_kg <= unit.payload_kg
            and (stances := tuple(each for each in piece.stances if unit.admits(each)))
        ]
        # The largest first: few of the others are worth weighing then.
        self.goods = sorted(goods, key=lambda each: -each.volume)
        standing = [stance for each in self.goods for stance in each.stances]
        self.filled = [
            filled_lengths(frozenset(each[way] for each in standing), unit.room[way])
            for way in range(3)
        ]
        self.heaviest_kg = max((each.weight_kg for each in self.goods), default=0) or 1

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

    def _fillings(self, left: Sequence[int], tries: Sequence[PackingTry]) -> Iterator["_Filling"]:
        """The tries one by one: the second begins with the best floor of equal pieces."""
        differ = len({each.weight_kg for each in self.goods}) > 1
        first, *others = (how for how in tries if differ or not how.heavy)
        yield _Filling(self, left, first)
        goods = [each for each in self.goods if not each.dangerous] or self.goods
        if first.flat:
            goods = [each._replace(stackable=False) for each in goods]
        if begun := floor_of_stacks(self.unit.room, goods, left, self.unit.payload_kg):
            yield _Filling(self, left, first, begun)
        yield from (_Filling(self, left, how) for how in others)

    def worth(self, blocks: Sequence[PieceBlock]) -> tuple[int, float]:
        """What a load is judged by: its volume; then how far it is off balance, negative."""
        if not blocks:
            return 0, 0
        volume = sum(prod(one.block.size) for one in blocks)
        off = sum(
            max(abs(share) - GOOD_BALANCE, 0)
            for share in off_center(self.unit.room, blocks, self._pieces)
        )
        return volume, -round(off, 2)


def _length(blocks: Sequence[PieceBlock]) -> int:
    return max((one.x + one.block.size[0] for one in blocks), default=0)


def _lifted(blocks: Sequence[PieceBlock]) -> int:
    return sum(one.z * one.block.number for one in blocks)


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
        while loadable := [each for each in goods if self._left[each.row]]:
            gap = min(
                (each for each in self._gaps if each not in closed), key=nearest, default=None
            )
            if gap is None:
                return
            block = self._best_block(gap, loadable)
            if block:
                self._put(block, self._x_in(gap, block), gap.y0, gap.z0)
            else:
                closed.add(gap)

    def _x_in(self, gap: Gap, block: TurnedBlock) -> int:
        """Where a block begins: at the front of its space; if it is an upper layer, in the middle.

        So it stands evenly on the layer below, by whole pieces from the front of the space.
        """
        if not (self._how.flat and gap.z0):
            return gap.x0
        spare = gap.x1 - gap.x0 - block.size[0]
        ahead = (self._packer.unit.room[0] - block.size[0]) // 2 - gap.x0
        return gap.x0 + max(min(ahead, spare), 0) // block.piece[0] * block.piece[0]

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
        left = (each.least_side for each in self._packer.goods if self._left[each.row])
        return min(left, default=1)

    def _best_block(self, gap: Gap, goods: Sequence[LoadGoods]) -> TurnedBlock | None:
        """The block of most size less what it wastes; none has more size than its pieces."""
        x0, y0, z0, x1, y1, z1, _bears = gap
        room_x, room_y, room_z = x1 - x0, y1 - y0, z1 - z0
        best, most = None, -inf
        for each in goods:
            fitting = [
                one
                for one in each.stances
                if one[0] <= room_x and one[1] <= room_y and one[2] <= room_z
            ]
            left = self._loadable(gap, each) if fitting else 0
            bonus = 1 + self._how.heavy * each.weight_kg / self._packer.heaviest_kg
            if not left or bonus * left * each.volume <= most:
                continue
            for stance in fitting:
                limits = self._limits(gap, stance, stackable=each.stackable)
                if bonus * self._size(stance) * min(left, prod(limits)) <= most:
                    continue
                for counts, worth in self._worths(gap, stance, counts_within(limits, left), bonus):
                    if worth > most:
                        best, most = TurnedBlock(each.row, stance, counts), worth
        return best

    def _limits(self, gap: Gap, stance: Size, *, stackable: bool) -> Size:
        """The number of pieces that the space takes each way."""
        along = min(gap.x1 - gap.x0, self._longest) // stance[0] or 1
        is_stacked = stackable and not self._how.flat
        return (
            along,
            (gap.y1 - gap.y0) // stance[1],
            (gap.z1 - gap.z0) // stance[2] if is_stacked else 1,
        )

    def _size(self, box: Size) -> int:
        """What counts of a box: its volume, or in a flat try the area that it covers."""
        x, y, z = box
        return x * y if self._how.flat else x * y * z

    def _worths(
        self, gap: Gap, stance: Size, blocks: Sequence[Size], bonus: float
    ) -> Iterator[tuple[Size, float]]:
        """Blocks in a space, each with its size less what it wastes."""
        (length, width, height), (filled_x, filled_y, filled_z) = stance, self._packer.filled
        room_x, room_y, room_z = gap.x1 - gap.x0, gap.y1 - gap.y0, gap.z1 - gap.z0
        room, waste = self._size((room_x, room_y, room_z)), self._how.waste
        self.weighed += len(blocks)
        for counts in blocks:
            x, y, z = length * counts[0], width * counts[1], height * counts[2]
            used = x + filled_x[room_x - x], y + filled_y[room_y - y], z + filled_z[room_z - z]
            yield counts, bonus * self._size((x, y, z)) - waste * (room - self._size(used))

    def _loadable(self, gap: Gap, goods: LoadGoods) -> int:
        """Number of the goods that may go into a space, by what is left of them and by weight."""
        left = self._left[goods.row]
        if goods.weight_kg > gap.bears_kg:
            return 0
        if goods.weight_kg * left <= self._payload_kg:
            return left
        return int(self._payload_kg // goods.weight_kg)
