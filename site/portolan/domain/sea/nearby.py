"""Index of nodes near a position: they are sorted into cells of one degree."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import ceil, cos, floor, radians

from portolan.domain.geo.position import FULL_TURN, Position

CELLS_ROUND = int(FULL_TURN)
NM_PER_DEGREE = 60.0
# No port lies nearer to a pole, where a degree of longitude comes to nothing.
HIGHEST_LATITUDE = 85.0


@dataclass(frozen=True, eq=False, repr=False)
class Nearby:
    """Index of nodes by their cells, in two read-only columns of four bytes each.

    A cell is a number that grows eastward around the earth, then northward row by row.
    """

    cells: "array[int]"
    nodes: "array[int]"

    @classmethod
    def of(cls, positions: Iterable[Position]) -> "Nearby":
        """Return the index of these positions."""
        cells = array("i", (_cell(*position) for position in positions))
        nodes = array("I", sorted(range(len(cells)), key=cells.__getitem__))
        return cls(array("i", (cells[node] for node in nodes)), nodes)

    def within(self, position: Position, distance_nm: float) -> Iterator[int]:
        """Yield the indexes within the distance, and some that are a little farther."""
        latitude, longitude = position
        high = ceil(distance_nm / NM_PER_DEGREE)
        poleward = min(abs(latitude) + high, HIGHEST_LATITUDE)
        wide = ceil(distance_nm / NM_PER_DEGREE / cos(radians(poleward)))
        spans = list(_spans(floor(longitude) - wide, floor(longitude) + wide + 1))
        for south in range(floor(latitude) - high, floor(latitude) + high + 1):
            for west, east in spans:
                row = south * CELLS_ROUND
                first, end = (bisect_left(self.cells, row + edge) for edge in (west, east))
                yield from self.nodes[first:end]


def _cell(latitude: float, longitude: float) -> int:
    return floor(latitude) * CELLS_ROUND + floor(longitude) % CELLS_ROUND


def _spans(west: int, east: int) -> Iterator[tuple[int, int]]:
    """Yield ranges of columns of cells, ends excluded, cut at the antimeridian."""
    if east - west >= CELLS_ROUND:
        yield 0, CELLS_ROUND
        return
    first = west % CELLS_ROUND
    end = first + east - west
    yield first, min(end, CELLS_ROUND)
    if end > CELLS_ROUND:
        yield 0, end - CELLS_ROUND
