"""Weights of a load: where they act, and what the floor bears."""

from collections.abc import Sequence
from dataclasses import dataclass

from portolan.domain.loading.blocks import PieceBlock
from portolan.domain.loading.order import Ends, ends_of, overlap
from portolan.domain.loading.piece import LoadPiece

MM_PER_M = 1000


@dataclass(frozen=True)
class Balance:
    """The weight of a load and its center of gravity in millimeters; what the floor bears.

    `floor_kg_m2` is the greatest load on a place of the floor if every piece presses straight down
    on its whole base; `line_kg_m` the greatest on a length of the floor, for each meter of it.
    """

    weight_kg: float
    center: tuple[float, float, float]
    floor_kg_m2: float
    line_kg_m: float


Weighed = tuple[Ends, float]


def balance(blocks: Sequence[PieceBlock], pieces: Sequence[LoadPiece]) -> Balance:
    """The balance of a load; without weight its center is that of its volume."""
    weighed = _weighed(blocks, pieces)
    return Balance(
        weight_kg=sum(kg for _ends, kg in weighed),
        center=_center(weighed),
        floor_kg_m2=_greatest_on_floor(weighed),
        line_kg_m=_greatest_on_line(weighed),
    )


def center_of(
    blocks: Sequence[PieceBlock], pieces: Sequence[LoadPiece]
) -> tuple[float, float, float]:
    """The center of gravity alone."""
    return _center(_weighed(blocks, pieces))


def _weighed(blocks: Sequence[PieceBlock], pieces: Sequence[LoadPiece]) -> Sequence[Weighed]:
    return [(ends_of(one), pieces[one.block.row].weight_kg * one.block.number) for one in blocks]


def _center(weighed: Sequence[Weighed]) -> tuple[float, float, float]:
    total = sum(kg for _ends, kg in weighed)
    shares = [(ends, kg if total else _volume(ends)) for ends, kg in weighed]
    whole = sum(share for _ends, share in shares) or 1
    x, y, z = (
        sum((ends[way] + ends[way + 3]) / 2 * share for ends, share in shares) / whole
        for way in range(3)
    )
    return x, y, z


def _volume(ends: Ends) -> float:
    x0, y0, z0, x1, y1, z1 = ends
    return (x1 - x0) * (y1 - y0) * (z1 - z0)


def _greatest_on_floor(weighed: Sequence[Weighed]) -> float:
    """The greatest pressure on one place of the floor, which is found at corners of blocks."""
    sums = [0.0]
    for one, _kg in weighed:
        near = [each for each in weighed if overlap(one, each[0], 0) > 0 < overlap(one, each[0], 1)]
        for x, y in {(max(one[0], two[0]), max(one[1], two[1])) for two, _kg in near}:
            sums.append(sum(_pressure(two, kg) for two, kg in near if _is_over(two, x, y)))
    return max(sums)


def _pressure(ends: Ends, kg: float) -> float:
    return kg * MM_PER_M**2 / ((ends[3] - ends[0]) * (ends[4] - ends[1]))


def _is_over(ends: Ends, x: int, y: int) -> bool:
    return ends[0] <= x < ends[3] and ends[1] <= y < ends[4]


def _greatest_on_line(weighed: Sequence[Weighed]) -> float:
    sums = (
        sum(kg * MM_PER_M / (two[3] - two[0]) for two, kg in weighed if two[0] <= one[0] < two[3])
        for one, _kg in weighed
    )
    return max(sums, default=0.0)
