"""What every load has to keep: nothing outside, nothing in one place, nothing in the air."""

from collections.abc import Sequence
from itertools import combinations

from portolan.domain.loading import LoadPiece, LoadPlan, PieceBlock, UnitLoad

Ends = tuple[int, int, int, int, int, int]


def corners(one: PieceBlock) -> Ends:
    """The two corners of a block."""
    length, width, height = one.block.size
    return one.x, one.y, one.z, one.x + length, one.y + width, one.z + height


def shared(one: Ends, two: Ends, way: int) -> int:
    """How long two blocks lie beside each other in a direction."""
    return max(0, min(one[way + 3], two[way + 3]) - max(one[way], two[way]))


def assert_sound(plan: LoadPlan) -> None:
    """Each load is sound, and every piece is somewhere or left over."""
    loaded = list(plan.left_over)
    for load in plan.loads:
        assert_load(load, plan.pieces)
        for one in load.blocks:
            loaded[one.block.row] += one.block.number * load.times
    assert loaded == [piece.count for piece in plan.pieces]


def assert_load(load: UnitLoad, pieces: Sequence[LoadPiece]) -> None:
    """Inside, apart, supported, borne, within the payload, and in an order that can be loaded."""
    ends = [corners(one) for one in load.blocks]
    weights = [pieces[one.block.row].weight_kg for one in load.blocks]
    for each in ends:
        assert min(each[:3]) >= 0
        assert all(far <= room for far, room in zip(each[3:], load.unit.room, strict=True))
    for one, two in combinations(ends, 2):
        assert not all(shared(one, two, way) for way in range(3)), (one, two)
    for at, one in enumerate(ends):
        if one[2]:
            below = [n for n, two in enumerate(ends) if two[5] == one[2] and _base(one, two)]
            assert sum(_base(one, ends[n]) for n in below) == _base(one, one), "in the air"
            assert all(n < at for n in below), "loaded before what bears it"
            assert all(weights[n] >= weights[at] for n in below), "heavier than what bears it"
            assert all(pieces[load.blocks[n].block.row].stackable for n in below)
    for placed in load.blocks:
        piece = pieces[placed.block.row]
        assert placed.block.piece in piece.stances
        assert piece.stackable or placed.block.counts[2] == 1
        assert load.unit.admits(placed.block.piece)
    assert load.balance.weight_kg <= load.unit.payload_kg + 1e-6


def _base(one: Ends, two: Ends) -> int:
    return shared(one, two, 0) * shared(one, two, 1)
