"""Sight: the pairs of marks between which a ship may steer a great circle."""

from collections.abc import Iterable, Sequence

import numpy as np
import shapely
from shapely import LineString, Polygon, STRtree
from shapely.affinity import scale
from shapely.geometry.base import BaseGeometry

from portolan.domain.geo.position import FULL_TURN, HALF_TURN
from portolan.domain.sea.build.chart import is_open
from portolan.domain.sea.build.gates import Gate
from portolan.domain.sea.build.straightening.inland import Inland
from portolan.domain.sea.build.straightening.landmass import Landmass
from portolan.domain.sea.build.straightening.seamarks import (
    Floats,
    Numbers,
    Pairs,
    Seamarks,
    Truths,
)
from portolan.domain.sea.nearby import NM_PER_DEGREE

MARGIN_NM = 1.5
"""A straight way keeps so far off the land: less than capes are passed at, and in narrows."""

FINE_NM = 0.1
"""The outline of the margin is as fine as this; more would only be slower."""

LEAVING_NM, LEAVING_PART = 10.0, 0.45
"""Nodes lie in harbors and narrows: so near to one, in miles and at most this part of the first
piece, the margin does not count."""

PIECE_NM = 60.0
"""A great circle is straight on the plain chart in pieces of this length."""

COUNT = 100_000
"""So many pairs are looked at in one go."""


class Sight:
    """Obstacles between marks: land and its margin, a gate that is shut, and a second strait."""

    def __init__(self, land: Landmass, gates: Sequence[Gate]) -> None:
        self._land, self._inland = land.tree, Inland.of(land)
        self.margin = STRtree(widened(land.pieces, MARGIN_NM))
        self._open = STRtree([_line(gate) for gate in gates if is_open(gate)])
        self._shut = STRtree([_line(gate) for gate in gates if not is_open(gate)])

    def between(self, marks: Seamarks, pairs: Pairs, slack: float, step_nm: float) -> Pairs:
        """Return the pairs in sight of each other by a way that a tight string would take.

        Args:
            marks: of which the pairs are.
            pairs: what to look at, each once.
            slack: as for `Seamarks.is_tangent`.
            step_nm: the distance of the positions at which land is sought first, roughly.
        """
        for order in (slice(None), slice(None, None, -1)):
            pairs = pairs[marks.is_tangent(pairs[:, order], slack)]
        pairs = self._inland.avoiding(marks, pairs, step_nm)
        parts = [pairs[first : first + COUNT] for first in range(0, len(pairs), COUNT)]
        return np.vstack([pairs[:0], *(part[self.is_clear(marks, part)] for part in parts)])

    def is_clear(self, marks: Seamarks, pairs: Pairs) -> Truths:
        """Whether the ways keep off land and shut gates, and pass one strait at the most."""
        pieces, owner = _pieces(marks, pairs)
        lines = np.array(shapely.linestrings(pieces))
        met = np.zeros(len(pairs), int)
        for tree, weight in ((self._land, 2), (self._shut, 2), (self._open, 1)):
            left = np.nonzero(met[owner] < 2)[0]
            np.add.at(met, owner[left][tree.query(lines[left], predicate="intersects")[0]], weight)
        left = np.nonzero(met[owner] < 2)[0]
        beyond = shapely.linestrings(_beyond_harbors(marks, pairs, pieces, owner)[left])
        met[owner[left][self.margin.query(beyond, predicate="intersects")[0]]] = 2
        return met < 2


def widened(pieces: Iterable[Polygon], margin_nm: float) -> list[BaseGeometry]:
    """Return pieces of land with a margin, each in the scale of its own parallel."""
    return [_widened(piece, margin_nm / NM_PER_DEGREE) for piece in pieces]


def _widened(piece: Polygon, margin: float) -> BaseGeometry:
    _, south, _, north = piece.bounds
    narrow = float(np.cos(np.radians((south + north) / 2)))
    true = scale(piece, narrow, 1, origin=(0, 0)).buffer(margin, quad_segs=2)
    return scale(true.simplify(FINE_NM / NM_PER_DEGREE), 1 / narrow, 1, origin=(0, 0))


def _line(gate: Gate) -> LineString:
    return LineString([(end.longitude, end.latitude) for end in (gate.start, gate.end)])


def _pieces(marks: Seamarks, pairs: Pairs) -> tuple[Floats, Numbers]:
    """Return the great circles in pieces, as pairs of (x, y), and the pair that each belongs to."""
    counts = np.maximum(1, np.ceil(marks.lengths_nm(pairs) / PIECE_NM).astype(int))
    owner = np.repeat(np.arange(len(pairs)), counts)
    number = np.arange(len(owner)) - np.repeat(np.cumsum(counts) - counts, counts)
    ends = [marks.points(pairs[owner], (number + end) / counts[owner]) for end in (0, 1)]
    return _charted(*ends), owner


def _charted(starts: Floats, ends: Floats) -> Floats:
    """Return straight lines whose middles lie between -180 and 180 degrees."""
    west, east = starts[:, 1], ends[:, 1]
    east = west + (east - west + HALF_TURN) % FULL_TURN - HALF_TURN
    middle = (west + east) / 2
    turn = np.where(middle > HALF_TURN, -FULL_TURN, np.where(middle < -HALF_TURN, FULL_TURN, 0))
    lines = np.stack([west + turn, starts[:, 0], east + turn, ends[:, 0]], axis=1)
    return lines.reshape(-1, 2, 2)


def _beyond_harbors(marks: Seamarks, pairs: Pairs, pieces: Floats, owner: Numbers) -> Floats:
    """Return the pieces without what lies near the nodes at both ends of the ways."""
    length_nm = (marks.lengths_nm(pairs) / np.bincount(owner))[owner]
    part = np.minimum(LEAVING_NM, LEAVING_PART * length_nm) / length_nm
    changes = owner[1:] != owner[:-1]
    first, last = np.r_[True, changes], np.r_[changes, True]
    whole = pieces[:, 1] - pieces[:, 0]
    leaves, arrives = (pairs[owner, side] < marks.nodes for side in (0, 1))
    starts = pieces[:, 0] + whole * (part * (first & leaves))[:, None]
    ends = pieces[:, 1] - whole * (part * (last & arrives))[:, None]
    return np.stack([starts, ends], axis=1)
