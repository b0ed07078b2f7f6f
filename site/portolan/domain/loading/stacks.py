"""Stacks of equal pieces, put on the floor by its pattern: where a load may begin."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from portolan.domain.loading.blocks import PieceBlock, Size, TurnedBlock
from portolan.domain.loading.floor_pattern import FloorBlock, floor_pattern
from portolan.domain.loading.goods import LoadGoods

Footprint = tuple[int, int]
TURNED = ("along", "across")
"""The two ways in which upright goods stand."""


class _Stack(NamedTuple):
    goods: LoadGoods
    up: int

    @property
    def height(self) -> int:
        return self.goods.stances[0][2]


def floor_of_stacks(
    room: Size, goods: Sequence[LoadGoods], left: Sequence[int], payload_kg: float
) -> list[PieceBlock]:
    """The goods that take most of the floor, by its pattern; nothing where there is none."""
    rows: dict[Footprint, list[LoadGoods]] = defaultdict(list)
    for each in goods:
        if left[each.row] and (sides := _footprint(each)):
            rows[sides].append(each)
    if not rows:
        return []
    most = max(rows, key=lambda sides: sum(left[each.row] for each in rows[sides]) * _area(sides))
    pattern = floor_pattern(room[0], room[1], *most)
    stacks = list(_stacks(room[2], rows[most], left, payload_kg))
    return list(_placed(pattern, stacks))


def _area(sides: Footprint) -> int:
    return sides[0] * sides[1]


def _footprint(goods: LoadGoods) -> Footprint | None:
    """The longer and the shorter side of goods that stand upright and may be turned."""
    sides = {(max(stance[:2]), min(stance[:2])) for stance in goods.stances}
    heights = {stance[2] for stance in goods.stances}
    is_turned = len(goods.stances) == len(TURNED)
    return sides.pop() if is_turned and len(sides) == len(heights) == 1 else None


def _stacks(
    height: int, goods: Sequence[LoadGoods], left: Sequence[int], payload_kg: float
) -> Iterator[_Stack]:
    """Whole stacks of each row, then its remaining pieces, up to the payload."""
    for each in goods:
        most = height // each.stances[0][2] if each.stackable else 1
        count = left[each.row]
        if each.weight_kg:
            count = min(count, int(payload_kg // each.weight_kg))
        payload_kg -= count * each.weight_kg
        for bottom in range(0, count, most):
            yield _Stack(each, min(most, count - bottom))


def _placed(pattern: Sequence[FloorBlock], stacks: Sequence[_Stack]) -> Iterator[PieceBlock]:
    waiting = iter(stacks)
    for block in pattern:
        here = list(islice(waiting, block.number))
        if len(here) == block.number and len(set(here)) == 1:
            yield _block(block, here[0], 0, block.rows, block.columns)
        else:
            yield from (_block(block, stack, at, 1, 1) for at, stack in enumerate(here))


def _block(floor: FloorBlock, stack: _Stack, at: int, rows: int, columns: int) -> PieceBlock:
    row, column = divmod(at, floor.columns)
    piece = floor.along, floor.across, stack.height
    return PieceBlock(
        TurnedBlock(stack.goods.row, piece, (rows, columns, stack.up)),
        floor.x + row * floor.along,
        floor.y + column * floor.across,
        0,
    )
