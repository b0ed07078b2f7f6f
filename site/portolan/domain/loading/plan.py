"""The plan: how many units of a kind, and what stands where in each."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from portolan.domain.loading.balance import Balance, balance
from portolan.domain.loading.blocks import PieceBlock
from portolan.domain.loading.centering import centered
from portolan.domain.loading.order import ends_of, in_loading_order
from portolan.domain.loading.packing import Packer
from portolan.domain.loading.piece import LoadPiece
from portolan.domain.loading.tries import FLAT_TRIES, PackingEffort
from portolan.domain.loading.unit import LoadUnit, load_units, volume_m3

EFFORT_COMPARED = 2_000
"""Blocks that are weighed for each kind of unit where all kinds are compared."""

EFFORT_AROUND = 1_000
"""Blocks that are weighed to place the rest around heavy pieces."""

EFFORT_FLAT = 1_000
"""Blocks that are weighed to find out whether all has room where the floor is filled first."""


@dataclass(frozen=True)
class UnitLoad:
    """The load of one unit, or of several that are loaded alike: blocks in loading order."""

    unit: LoadUnit
    blocks: Sequence[PieceBlock]
    balance: Balance
    times: int = 1

    @property
    def count(self) -> int:
        """Number of pieces in one unit."""
        return sum(one.block.number for one in self.blocks)

    @property
    def volume_m3(self) -> float:
        """The volume of its pieces."""
        return sum(volume_m3(one.block.size) for one in self.blocks)

    @property
    def ahead_mm(self) -> int:
        """Free length between the front wall and the load, where it was moved for its balance."""
        return min(one.x for one in self.blocks)

    @property
    def free(self) -> tuple[int, int, int]:
        """Free length, width and height beside the whole load, in millimeters."""
        ends = [ends_of(one) for one in self.blocks]
        length, width, height = (
            room - max(each[way + 3] for each in ends) + min(each[way] for each in ends)
            for way, room in enumerate(self.unit.room)
        )
        return length, width, height

    @property
    def off_center(self) -> tuple[float, float]:
        """Distance of the center of gravity from the middle, as shares of length and width."""
        (x, y, _z), (length, width, _height) = self.balance.center, self.unit.room
        return x / length - 0.5, y / width - 0.5


@dataclass(frozen=True)
class LoadPlan:
    """All pieces in units of one kind; `left_over` counts what does not go into it, row by row."""

    unit: LoadUnit
    pieces: Sequence[LoadPiece]
    loads: Sequence[UnitLoad]
    left_over: Sequence[int]

    @property
    def units(self) -> int:
        """Number of units that are needed."""
        return sum(load.times for load in self.loads)

    @property
    def is_complete(self) -> bool:
        """Whether every piece has its place."""
        return not any(self.left_over)


def load_plan(
    unit: LoadUnit, pieces: Sequence[LoadPiece], effort: PackingEffort | None = None
) -> LoadPlan:
    """The plan for a kind of unit; loads that are alike are planned once."""
    packer, effort = Packer(unit, pieces), effort or PackingEffort()
    left, loads = [piece.count for piece in pieces], []
    while any(left):
        blocks = _best_load(packer, pieces, left, effort)
        if not blocks:
            break
        used = _counts(blocks, len(pieces))
        times = min(count // taken for count, taken in zip(left, used, strict=True) if taken)
        left = [count - taken * times for count, taken in zip(left, used, strict=True)]
        placed = in_loading_order(centered(unit.room, blocks, pieces))
        loads.append(UnitLoad(unit, placed, balance(placed, pieces), times))
    return LoadPlan(unit, pieces, loads, left)


def _best_load(
    packer: Packer, pieces: Sequence[LoadPiece], left: Sequence[int], effort: PackingEffort
) -> Sequence[PieceBlock]:
    """Heavy pieces on the floor, then all of the floor first, where all has room and is in balance.

    Otherwise the load of most volume, without slender stacks if it can be, and of best balance.
    """
    volume = sum(prod(one.size) * count for one, count in zip(pieces, left, strict=True))
    if volume > prod(packer.unit.room):
        return packer.best(left, effort)
    around = packer.around_heavy(left, PackingEffort(EFFORT_AROUND))
    if packer.goodness(around) == (volume, True, 0):
        return around
    flat = packer.best(left, PackingEffort(EFFORT_FLAT), FLAT_TRIES)
    if packer.worth(flat) == (volume, 0):
        return flat
    return max(around, flat, packer.best(left, effort), key=packer.goodness)


def _counts(blocks: Sequence[PieceBlock], rows: int) -> list[int]:
    """The number of pieces of each row."""
    counts = [0] * rows
    for one in blocks:
        counts[one.block.row] += one.block.number
    return counts


def compared_plans(pieces: Sequence[LoadPiece]) -> Sequence[LoadPlan]:
    """The plans for every kind of unit."""
    return [load_plan(unit, pieces, PackingEffort(EFFORT_COMPARED)) for unit in load_units()]
