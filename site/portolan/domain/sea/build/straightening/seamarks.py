"""Seamarks: positions that straight ways may join, as columns, and their great circles.

Millions of pairs are looked at, so the formulas of `geo.great_circle` stand here again, for many at
once.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from portolan.domain.geo.great_circle import EARTH_RADIUS_NM
from portolan.domain.geo.position import Position
from portolan.domain.sea.build.marnet import Way, way

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]
Truths = NDArray[np.bool_]

Pairs = Numbers
"""Rows of two marks by their numbers."""

ROWS = 500
"""So many marks are compared with all others at a time."""


@dataclass(frozen=True, eq=False)
class Seamarks:
    """The nodes of a network, and after them the capes.

    Rows of `at` are a latitude and a longitude. Rows of `shores` are the directions, each as east
    and north, in which the two shores of a cape lie from its tip; at a node they are zero.
    """

    at: Floats
    shores: Floats
    nodes: int

    @classmethod
    def of(cls, nodes: Iterable[Position], capes: Floats) -> "Seamarks":
        """Return the marks of nodes and rows of `capes.Cape`."""
        at = np.array([*nodes, *capes[:, 1:3]])
        shores = np.zeros((len(at), 4))
        shores[len(at) - len(capes) :] = capes[:, 3:]
        return cls(at, shores, len(at) - len(capes))

    @cached_property
    def vectors(self) -> Floats:
        """The marks as unit vectors from the earth's center."""
        return vectors(self.at)

    @property
    def capes(self) -> Numbers:
        """The numbers of the capes."""
        return np.arange(self.nodes, len(self.at))

    def way(self, one: int, other: int) -> Way:
        """Return the way between two marks."""
        start, end = (Position(*map(float, self.at[number])) for number in (one, other))
        return way(start, end)

    def lengths_nm(self, pairs: Pairs) -> Floats:
        """Return the great-circle distances of pairs."""
        chords = np.linalg.norm(self.vectors[pairs[:, 0]] - self.vectors[pairs[:, 1]], axis=1)
        lengths: Floats = EARTH_RADIUS_NM * 2 * np.arcsin(np.clip(chords / 2, 0, 1))
        return lengths

    def pairs(self, ones: Numbers, others: Numbers, near_nm: float, far_nm: float) -> Pairs:
        """Return the pairs that lie between these distances apart."""
        places = pairs_between(self.vectors[ones], self.vectors[others], near_nm, far_nm)
        pairs: Pairs = np.stack([ones[places[:, 0]], others[places[:, 1]]], axis=1)
        is_pair: Truths = pairs[:, 0] != pairs[:, 1]
        return pairs[is_pair]

    def points(self, pairs: Pairs, fractions: Floats | float) -> Floats:
        """Return the positions at fractions of the great circles."""
        angle = self.lengths_nm(pairs) / EARTH_RADIUS_NM
        whole = np.sin(angle)
        whole[whole == 0] = 1
        first, last = np.sin((1 - fractions) * angle) / whole, np.sin(fractions * angle) / whole
        starts, ends = (self.vectors[pairs[:, side]] for side in (0, 1))
        x, y, z = (starts * first[:, None] + ends * last[:, None]).T
        north = np.clip(z / np.sqrt(x * x + y * y + z * z), -1, 1)
        at: Floats = np.degrees(np.stack([np.arcsin(north), np.arctan2(y, x)], axis=1))
        return at

    def is_tangent(self, pairs: Pairs, slack: float) -> Truths:
        """Whether the ways pass by the capes at their beginnings, both shores to one side.

        A string that is pulled tight touches a cape there, and no other way leads around it. The
        slack is the sine of an angle; at a node, whose shores are zero, every way does.
        """
        east, north = self._bearings(pairs)
        shores = self.shores[pairs[:, 0]]
        one = east * shores[:, 1] - north * shores[:, 0]
        other = east * shores[:, 3] - north * shores[:, 2]
        return ((one > -slack) & (other > -slack)) | ((one < slack) & (other < slack))

    def _bearings(self, pairs: Pairs) -> tuple[Floats, Floats]:
        """Return the directions in which the ways begin, as east and north."""
        start, end = np.radians(self.at[pairs[:, 0]]), np.radians(self.at[pairs[:, 1]])
        (phi1, phi2), turn = (start[:, 0], end[:, 0]), end[:, 1] - start[:, 1]
        east = np.cos(phi2) * np.sin(turn)
        north = np.cos(phi1) * np.sin(phi2) - np.sin(phi1) * np.cos(phi2) * np.cos(turn)
        length = np.maximum(np.hypot(east, north), 1e-12)
        return east / length, north / length


def vectors(at: Floats) -> Floats:
    """Return rows of latitude and longitude as unit vectors from the earth's center."""
    phi, turn = np.radians(at).T
    return np.stack([np.cos(phi) * np.cos(turn), np.cos(phi) * np.sin(turn), np.sin(phi)], axis=1)


def pairs_between(ones: Floats, others: Floats, near_nm: float, far_nm: float) -> Pairs:
    """Return the pairs of vectors between the two distances, by their places."""
    pairs = _pairs_between(ones, others, near_nm, far_nm)
    return np.vstack([np.empty((0, 2), int), *pairs])


def _pairs_between(ones: Floats, others: Floats, near_nm: float, far_nm: float) -> Iterator[Pairs]:
    highest, lowest = np.cos(np.array([near_nm, far_nm]) / EARTH_RADIUS_NM)
    for first in range(0, len(ones), ROWS):
        cosines = ones[first : first + ROWS] @ others.T
        here, there = np.nonzero((cosines < highest) & (cosines > lowest))
        yield np.stack([here + first, there], axis=1)


def each_once(pairs: Pairs) -> Pairs:
    """Return the pairs in order, the lower mark first, each once."""
    return np.unique(np.sort(pairs, axis=1), axis=0)
