"""Filling of one unit: one try to put blocks of equal pieces into the largest empty spaces."""

from collections.abc import Callable, Sequence
from math import inf

from portolan.domain.loading.blocks import PieceBlock, TurnedBlock, counts_within
from portolan.domain.loading.goods import LoadGoods, UnitGoods
from portolan.domain.loading.spaces import Gap, without
from portolan.domain.loading.tries import PackingTry


class Filling:
    """One try: what is left to load, the empty spaces, and the blocks so far."""

    def __init__(
        self,
        goods: UnitGoods,
        left: Sequence[int],
        how: PackingTry,
        begun: Sequence[PieceBlock] = (),
    ) -> None:
        self._goods, self._how, self._left = goods, how, list(left)
        self._payload_kg = goods.unit.payload_kg
        self._gaps = [Gap(0, 0, 0, *goods.unit.room)]
        self._longest = max(int(goods.unit.room[0] * how.depth), 1)
        self._by_row = {each.row: each for each in goods.goods}
        self._sides = sorted((each.least_side, each.row) for each in goods.goods)
        self._bonus = {
            row: 1 + how.heavy * each.weight_kg / goods.heaviest_kg
            for row, each in self._by_row.items()
        }
        self.blocks: list[PieceBlock] = []
        self.weighed = 0
        for placed in begun:
            self._put(placed.block, placed.x, placed.y, placed.z)
        self._begins = min((one.x for one in begun), default=0)
        self._close_behind_dangerous()
        self._fill([each for each in goods.goods if not each.dangerous], self._nearest)
        self._tail = max((one.x + one.block.size[0] for one in self.blocks), default=0)
        self._fill([each for each in goods.goods if each.dangerous], self._nearest_to_door)

    def _close_behind_dangerous(self) -> None:
        """Leave the spaces over and behind dangerous goods that stand already empty."""
        dangerous = {each.row for each in self._goods.goods if each.dangerous}
        starts = [one.x for one in self.blocks if one.block.row in dangerous]
        if starts and len(dangerous) < len(self._goods.goods):
            self._gaps = without(self._gaps, Gap(min(starts), 0, 0, *self._goods.unit.room), 1)

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

        So it stands evenly on the layer below, by whole pieces from the front of the space. In
        front of what stands in the unit already it stands against that.
        """
        if gap.x1 == self._begins:
            return gap.x1 - block.size[0]
        if not (self._how.flat and gap.z0):
            return gap.x0
        spare = gap.x1 - gap.x0 - block.size[0]
        ahead = (self._goods.unit.room[0] - block.size[0]) // 2 - gap.x0
        return gap.x0 + max(min(ahead, spare), 0) // block.piece[0] * block.piece[0]

    def _put(self, block: TurnedBlock, x: int, y: int, z: int) -> None:
        goods = self._by_row[block.row]
        length, width, height = block.size
        self.blocks.append(PieceBlock(block, x, y, z))
        self._left[block.row] -= block.number
        self._payload_kg -= goods.weight_kg * block.number
        bears = goods.weight_kg if goods.stackable else -1.0
        taken = Gap(x, y, z, x + length, y + width, z + height, bears)
        self._gaps = without(self._gaps, taken, self._least_side())

    def _least_side(self) -> int:
        return next((side for side, row in self._sides if self._left[row]), 1)

    def _best_block(self, gap: Gap, goods: Sequence[LoadGoods]) -> TurnedBlock | None:
        """The block of most size less what it wastes; none has more size than its pieces.

        The size is the volume, or in a flat try the area that is covered.
        """
        # A page has this done a hundred thousand times: hence no calls, and no names of fields.
        x0, y0, z0, x1, y1, z1, bears_kg = gap
        room_x, room_y, room_z = x1 - x0, y1 - y0, z1 - z0
        longest, waste, is_flat = min(room_x, self._longest), self._how.waste, self._how.flat
        room = room_x * room_y * (1 if is_flat else room_z)
        filled_x, filled_y, filled_z = self._goods.filled
        best, most = None, -inf
        for row, kg, is_stackable, stances, _dangerous, volume, _side in goods:
            left, bonus = 0 if kg > bears_kg else self._left[row], self._bonus[row]
            if kg * left > self._payload_kg:
                left = int(self._payload_kg // kg)
            if not left or bonus * left * volume <= most:
                continue
            for length, width, height in stances:
                if length > room_x or width > room_y or height > room_z:
                    continue
                along, across = longest // length or 1, room_y // width
                up = room_z // height if is_stackable and not is_flat else 1
                size, limit = length * width * (1 if is_flat else height), along * across * up
                if bonus * size * min(limit, left) <= most:
                    continue
                blocks = counts_within((along, across, up), left)
                self.weighed += len(blocks)
                for counts in blocks:
                    x, y, z = length * counts[0], width * counts[1], height * counts[2]
                    used = (x + filled_x[room_x - x]) * (y + filled_y[room_y - y])
                    used *= 1 if is_flat else z + filled_z[room_z - z]
                    worth = bonus * (x * y * (1 if is_flat else z)) - waste * (room - used)
                    if worth > most:
                        best, most = (row, (length, width, height), counts), worth
        return TurnedBlock(*best) if best else None
