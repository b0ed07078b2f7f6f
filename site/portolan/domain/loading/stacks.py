"""Stacks of equal pieces, put on the floor by its pattern: where a load may begin."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import groupby, islice
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


def floors_of_stacks(
    room: Size, goods: Sequence[LoadGoods], left: Sequence[int], payload_kg: float
) -> Sequence[list[PieceBlock]]:
    """The goods that take most of the floor, by its pattern; nothing where there is none.

    Fewer than the floor takes stand on the whole of it, and on the shortest that takes them: there
    the rows end together, and the load can be moved to the middle.
    """
    rows: dict[Footprint, list[LoadGoods]] = defaultdict(list)
    for each in goods:
        if left[each.row] and (sides := _footprint(each)):
            rows[sides].append(each)
    if not rows:
        return []
    most = max(rows, key=lambda sides: sum(left[each.row] for each in rows[sides]) * _area(sides))
    stacks = list(_stacks(room[2], rows[most], left, payload_kg))
    patterns = [floor_pattern(room[0], room[1], *most)]
    if len(stacks) < sum(block.number for block in patterns[0]):
        patterns.append(floor_pattern(room[0], room[1], *most, enough=len(stacks)))
    return [list(_placed(pattern, stacks)) for pattern in patterns if pattern]


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
        at = 0
        for stack, alike in groupby(islice(waiting, block.number)):
            for rows, columns in _rows(at, len(list(alike)), block.columns):
                yield _block(block, stack, at, rows, columns)
                at += rows * columns


def _rows(at: int, number: int, columns: int) -> Iterator[tuple[int, int]]:
    """Rows and columns of stacks from a place on: what is left of its row, whole rows, the rest."""
    begun = min(-at % columns, number)
    whole, rest = divmod(number - begun, columns)
    parts = (1, begun), (whole, columns), (1, rest)
    yield from ((rows, wide) for rows, wide in parts if rows * wide)


def _block(floor: FloorBlock, stack: _Stack, at: int, rows: int, columns: int) -> PieceBlock:
    row, column = divmod(at, floor.columns)
    piece = floor.along, floor.across, stack.height
    return PieceBlock(
        TurnedBlock(stack.goods.row, piece, (rows, columns, stack.up)),
        floor.x + row * floor.along,
        floor.y + column * floor.across,
        0,
    )
