"""Floors of equal pieces: straight rows and pinwheels, one behind the other.

A pinwheel is four blocks around a gap, each turned against its neighbors. Where two rows side by
side leave a rest at the door that is too short for another piece, a pinwheel often takes one more:
ten pallets of 122 × 102 cm in 20 feet, and not nine.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

MOST_PIECES = 40
"""On one floor; what is smaller leaves no rest that is worth turning it for."""


class FloorBlock(NamedTuple):
    """Equal pieces side by side: the corner, the sides of a piece, and how many each way."""

    x: int
    y: int
    along: int
    across: int
    rows: int
    columns: int

    @property
    def number(self) -> int:
        """Number of pieces."""
        return self.rows * self.columns


Slab = Sequence[FloorBlock]


class _Floors(NamedTuple):
    """The best floor of each length: pieces and blocks, the last slab's depth, the best slabs."""

    worths: Mapping[int, tuple[int, int]]
    last: Mapping[int, int]
    slabs: Mapping[int, Slab]


def floor_pattern(length: int, width: int, long: int, short: int, enough: int = 0) -> Slab:
    """The blocks of most pieces on a floor, from the front wall; nothing for small pieces.

    Where fewer are enough: those of the shortest floor that takes so many.
    """
    floors = _floors(length, width, long, short)
    most = max(floors.worths, key=lambda end: floors.worths[end])
    ends = [end for end, (number, _blocks) in floors.worths.items() if 0 < enough <= number]
    return tuple(_followed(min(ends, default=most), floors.last, floors.slabs))[::-1]


@lru_cache(maxsize=256)
def _floors(length: int, width: int, long: int, short: int) -> _Floors:
    best: dict[int, tuple[int, int]] = {0: (0, 0)}
    last: dict[int, int] = {}
    if length * width > MOST_PIECES * long * short:
        return _Floors(best, last, {})
    slabs = _slabs(length, width, long, short)
    worths = {depth: _worth(slab) for depth, slab in slabs.items()}
    for start in _sums(length, long, short):
        number, blocks = best.setdefault(start, (0, 0))
        for depth, (more, with_blocks) in worths.items():
            end, worth = start + depth, (number + more, blocks + with_blocks)
            if end <= length and worth > best.get(end, (0, 0)):
                best[end], last[end] = worth, depth
    return _Floors(best, last, slabs)


def _followed(end: int, last: Mapping[int, int], slabs: Mapping[int, Slab]) -> Iterator[FloorBlock]:
    """The blocks from the door to the front wall, slab by slab."""
    while end in last:
        depth = last[end]
        end -= depth
        yield from (block._replace(x=block.x + end) for block in reversed(slabs[depth]))


def _worth(blocks: Slab) -> tuple[int, int]:
    """Sort key of a slab: the most pieces, then the fewest blocks."""
    return sum(block.number for block in blocks), -len(blocks)


def _sums(most: int, long: int, short: int) -> Sequence[int]:
    """The lengths that whole pieces can take, in order."""
    counts = product(range(most // long + 1), range(most // short + 1))
    sums = {lying * long + crossing * short for lying, crossing in counts}
    return sorted(each for each in sums if each <= most)


def _slabs(length: int, width: int, long: int, short: int) -> dict[int, Slab]:
    """The best slab of the whole width for each length."""
    best: dict[int, Slab] = {}
    for depth, slab in (*_straight(length, width, long, short), *_wheels(width, long, short)):
        if _worth(slab) > _worth(best.get(depth, ())):
            best[depth] = slab
    return best


def _straight(length: int, width: int, long: int, short: int) -> Iterator[tuple[int, Slab]]:
    """Rows side by side: some pieces lie along the unit, the others across."""
    depths = _sums(length, long, short)[1:]
    for lying in range(width // short + 1):
        crossing = (width - lying * short) // long
        for depth in depths:
            blocks = (
                FloorBlock(0, 0, long, short, depth // long, lying),
                FloorBlock(0, lying * short, short, long, depth // short, crossing),
            )
            yield depth, tuple(block for block in blocks if block.number)


def _wheels(width: int, long: int, short: int) -> Iterator[tuple[int, Slab]]:
    """Pinwheels of the width: two blocks lie along the unit, two across."""
    sizes = range(1, width // short + 1)
    for rows, columns, rows_2, columns_2 in product(sizes, repeat=4):
        one, two = rows * long, rows_2 * short
        side, side_2 = columns * short, columns_2 * long
        turns = (one >= two and side_2 >= side) or (two >= one and side >= side_2)
        if side + side_2 <= width and turns:
            yield (
                one + two,
                (
                    FloorBlock(0, 0, long, short, rows, columns),
                    FloorBlock(0, side, short, long, rows_2, columns_2),
                    FloorBlock(one, 0, short, long, rows_2, columns_2),
                    FloorBlock(two, side_2, long, short, rows, columns),
                ),
            )
