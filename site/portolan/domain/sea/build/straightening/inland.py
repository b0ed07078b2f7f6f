"""A coarse grid of inland squares: a quick look rules out most ways before the coast is asked."""

from dataclasses import dataclass

import numpy as np
from shapely import points

from portolan.domain.sea.build.straightening.landmass import Landmass
from portolan.domain.sea.build.straightening.seamarks import Floats, Pairs, Seamarks, Truths

SIDE = 0.2
SOUTH, NORTH = -70.0, 84.0
WEST, EAST = -180.0, 180.0
"""The grid, in degrees."""

SOUTHERNMOST, NORTHERNMOST = -57.5, 71.5
"""Ice and gales: no straight way is steered beyond these parallels."""

MOST_PARTS = 512
"""So often a way is divided to look into its squares, at the most."""


@dataclass(frozen=True, eq=False)
class Inland:
    """The squares of the grid whose middles and those of all their neighbors are land."""

    squares: Truths

    @classmethod
    def of(cls, land: Landmass) -> "Inland":
        """Return the inland squares of the land."""
        middles = np.arange(WEST + SIDE / 2, EAST, SIDE), np.arange(SOUTH + SIDE / 2, NORTH, SIDE)
        x, y = np.meshgrid(*middles)
        is_land = np.zeros(x.size, bool)
        on_land = land.tree.query(points(x.ravel(), y.ravel()), predicate="intersects")[0]
        is_land[on_land] = True
        around = [(up, right) for up in (-1, 0, 1) for right in (-1, 0, 1)]
        grid = is_land.reshape(x.shape)
        return cls(np.logical_and.reduce([np.roll(grid, turn, (0, 1)) for turn in around]))

    def avoiding(self, marks: Seamarks, pairs: Pairs, step_nm: float) -> Pairs:
        """Return the pairs whose great circles avoid the squares and the far north and south.

        They are looked at in their middle, then in the middles of both halves and so on, until the
        longest is looked at every step or two.
        """
        parts = 2
        while len(pairs) and parts <= MOST_PARTS:
            for odd in range(1, parts, 2):
                pairs = pairs[~self._is_met(marks.points(pairs, odd / parts))]
            if not (marks.lengths_nm(pairs) / parts > step_nm).any():
                break
            parts *= 2
        return pairs

    def _is_met(self, at: Floats) -> Truths:
        rows, columns = self.squares.shape
        row = ((at[:, 0] - SOUTH) / SIDE).astype(int).clip(0, rows - 1)
        column = ((at[:, 1] - WEST) / SIDE).astype(int) % columns
        is_beyond: Truths = (at[:, 0] > NORTHERNMOST) | (at[:, 0] < SOUTHERNMOST)
        is_inland: Truths = self.squares[row, column]
        return is_inland | is_beyond
