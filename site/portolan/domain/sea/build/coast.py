"""The coasts of the world, to check whether a straight way at sea runs into them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor

from portolan.domain.geo.position import FULL_TURN, Position, longitude_near
from portolan.domain.sea.build.crossing import crossing

CELLS_ROUND = int(FULL_TURN)
NORTHERNMOST = 90
Cell = tuple[int, int]
Shore = tuple[Position, Position]
"""A straight piece of coast."""


@dataclass(frozen=True)
class Coast:
    """Pieces of coast by the cells of one degree that they may pass through."""

    cells: Mapping[Cell, tuple[Shore, ...]]

    @classmethod
    def of(cls, rings: Iterable[tuple[Position, ...]]) -> "Coast":
        """Return the coast that consists of these closed rings."""
        cells: defaultdict[Cell, list[Shore]] = defaultdict(list)
        for ring in rings:
            for shore in pairwise((*ring, ring[0])):
                for cell in _cells(*shore):
                    cells[cell].append(shore)
        return cls({cell: tuple(shores) for cell, shores in cells.items()})

    def is_clear(self, start: Position, end: Position) -> bool:
        """Whether the straight way on the plain chart crosses no coast.

        From a position at sea it then stays there; on land it may lie there from end to end.
        """
        return not any(
            crossing(start, end, *shore)
            for piece in _pieces(start, end)
            for cell in _cells(*piece)
            for shore in self.cells.get(cell, ())
        )

    def at_sea(self, position: Position) -> bool:
        """Whether a position is at sea: due north of it the coasts are crossed in pairs."""
        column, row = next(_cells(position, position))
        pole = Position(NORTHERNMOST, position.longitude)
        cells = ((column, north) for north in range(row, NORTHERNMOST))
        shores = {shore for cell in cells for shore in self.cells.get(cell, ())}
        return sum(crossing(position, pole, *shore) for shore in shores) % 2 == 0


def _pieces(start: Position, end: Position) -> Iterator[Shore]:
    """Yield the line in pieces of at most a degree, so that they pass through few cells."""
    north = end.latitude - start.latitude
    east = longitude_near(end.longitude, start.longitude) - start.longitude
    count = max(1, ceil(abs(north)), ceil(abs(east)))
    points = (
        Position(start.latitude + north * i / count, start.longitude + east * i / count)
        for i in range(count + 1)
    )
    yield from pairwise(points)


def _cells(start: Position, end: Position) -> Iterator[Cell]:
    """Yield the cells of the rectangle around a line."""
    far = longitude_near(end.longitude, start.longitude)
    west, east = sorted((start.longitude, far))
    south, north = sorted((start.latitude, end.latitude))
    for column in range(floor(west), floor(east) + 1):
        for row in range(floor(south), floor(north) + 1):
            yield column % CELLS_ROUND, row
