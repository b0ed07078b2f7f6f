"""Soundings: a fine grid of water and land around a place, and the courses through its water."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from math import cos, hypot, inf, radians

import numpy as np
from numpy.typing import ArrayLike
from shapely import points

from portolan.domain.geo.position import Position, longitude_near
from portolan.domain.sea.build.straightening.landmass import Landmass
from portolan.domain.sea.build.straightening.seamarks import Floats
from portolan.domain.sea.nearby import NM_PER_DEGREE

CELLS, FINE_CELLS = 180, 420
"""Along the longer side of a grid, and of one for narrower waters."""

SHORE, ASHORE = 3.0, 15.0
"""A cell beside land, and one on land, count as so many in open water."""

PLACES = 4
MOVES = tuple((up, right) for up in (-1, 0, 1) for right in (-1, 0, 1) if up or right)

Cell = tuple[int, int]


@dataclass(frozen=True, eq=False)
class Soundings:
    """The grid: its south-western corner, the sides of a cell in degrees, and what cells cost."""

    corner: Position
    sides: tuple[float, float]
    costs: Floats

    @classmethod
    def around(
        cls, land: Landmass, ends: Sequence[Position], pad_nm: float, cells: int = CELLS
    ) -> "Soundings":
        """Return the grid around positions with a border all around."""
        east = [longitude_near(end.longitude, ends[0].longitude) for end in ends]
        north = [end.latitude for end in ends]
        pad, narrow = pad_nm / NM_PER_DEGREE, cos(radians(sum(north) / len(north)))
        south, west = min(north) - pad, min(east) - pad / narrow
        height, width = max(north) + pad - south, (max(east) + pad / narrow - west) * narrow
        side = max(height, width) / cells
        y = south + side * np.arange(int(height / side) + 1)
        x = west + side / narrow * np.arange(int(width / side) + 1)
        return cls(Position(south, west), (side, side / narrow), _costs(land, x, y))

    def course(self, start: Position, goals: Collection[Position]) -> list[Position]:
        """Return the cheapest course to one of the goals, drawn tight; empty if there is none.

        Both its ends are the positions themselves, and what lies between is rounded to ten meters.
        """
        by_cell = {self._cell(goal): goal for goal in goals}
        cells = self._searched(self._cell(start), by_cell)
        if not cells:
            return []
        turns = list(self._tight(cells))
        return [start, *map(self._position, turns[1:-1]), by_cell[cells[-1]]]

    def afloat(self, at: Position) -> Position:
        """Return the nearest open water, or the position itself if there is none."""
        row, column = self._cell(at)
        rows, columns = np.nonzero(self.costs == 1)
        if not len(rows):
            return at
        nearest = int(np.argmin((rows - row) ** 2 + (columns - column) ** 2))
        return self._position((int(rows[nearest]), int(columns[nearest])))

    def _cell(self, at: Position) -> Cell:
        east = longitude_near(at.longitude, self.corner.longitude) - self.corner.longitude
        row = round((at.latitude - self.corner.latitude) / self.sides[0])
        column = round(east / self.sides[1])
        rows, columns = self.costs.shape
        return min(max(row, 0), rows - 1), min(max(column, 0), columns - 1)

    def _position(self, cell: Cell) -> Position:
        latitude = self.corner.latitude + cell[0] * self.sides[0]
        longitude = longitude_near(self.corner.longitude + cell[1] * self.sides[1], 0)
        return Position(round(latitude, PLACES), round(longitude, PLACES))

    def _searched(self, start: Cell, goals: Collection[Cell]) -> list[Cell]:
        lengths, before, due = {start: 0.0}, dict[Cell, Cell](), [(0.0, start)]
        while due:
            so_far, cell = heappop(due)
            if cell in goals:
                return _traced(before, cell)
            if so_far > lengths[cell]:
                continue
            for there, step in self._steps(cell):
                if so_far + step < lengths.get(there, inf):
                    lengths[there], before[there] = so_far + step, cell
                    heappush(due, (so_far + step, there))
        return []

    def _steps(self, cell: Cell) -> Iterator[tuple[Cell, float]]:
        rows, columns = self.costs.shape
        for up, right in MOVES:
            row, column = cell[0] + up, cell[1] + right
            if 0 <= row < rows and 0 <= column < columns:
                mean = (self.costs[cell] + self.costs[row, column]) / 2
                yield (row, column), hypot(up, right) * float(mean)

    def _tight(self, cells: Sequence[Cell]) -> Iterator[Cell]:
        """Yield the turns of a course: from each straight to a far one, if that costs no more."""
        at = 0
        yield cells[0]
        while at < len(cells) - 1:
            at = next(
                far for far in _shrinking(at, len(cells) - 1) if self._is_tight(cells, at, far)
            )
            yield cells[at]

    def _is_tight(self, cells: Sequence[Cell], near: int, far: int) -> bool:
        if far == near + 1:
            return True
        return self._straight(cells[near], cells[far]) <= self._winding(cells[near : far + 1])

    def _straight(self, start: Cell, end: Cell) -> float:
        """The cost of a straight line, sampled in every half cell."""
        length = hypot(end[0] - start[0], end[1] - start[1])
        parts = np.linspace(0, 1, max(2, int(length * 2)))
        at = [
            np.rint(here + (there - here) * parts) for here, there in zip(start, end, strict=True)
        ]
        return float(self.costs[at[0].astype(int), at[1].astype(int)].mean()) * length

    def _winding(self, cells: Sequence[Cell]) -> float:
        costs = self.costs[tuple(np.array(cells).T)]
        steps = np.hypot(*np.diff(np.array(cells), axis=0).T)
        return float(((costs[1:] + costs[:-1]) / 2 * steps).sum()) * 1.02


def _costs(land: Landmass, x: ArrayLike, y: ArrayLike) -> Floats:
    east, north = np.meshgrid(x, y)
    costs = np.ones(east.size)
    middles = points((east.ravel() + 180) % 360 - 180, north.ravel())
    costs[land.tree.query(middles, predicate="intersects")[0]] = ASHORE
    grid = costs.reshape(east.shape)
    beside = np.max([np.roll(grid, move, (0, 1)) for move in MOVES], axis=0)
    return np.where((grid == 1) & (beside > 1), SHORE, grid)


def _traced(before: dict[Cell, Cell], cell: Cell) -> list[Cell]:
    course = [cell]
    while (cell := before.get(cell, cell)) != course[-1]:
        course.append(cell)
    return course[::-1]


def _shrinking(near: int, last: int) -> Iterable[int]:
    """Yield places ahead, the farthest first, each a quarter nearer, down to the next one."""
    span = last - near
    while span > 1:
        yield near + span
        span = span * 3 // 4
    yield near + 1
