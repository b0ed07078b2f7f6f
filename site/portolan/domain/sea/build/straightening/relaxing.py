"""Relaxing: the corners of ways are let go, so that ways lie tight around the land.

Strings from cape to cape are slack where a bay has no cape, or a harbor sees none. Where a way
turns, the shortest way beside it leads along the hull of what lies in the triangle of the corner
and both its neighbors. J. Hershberger and J. Snoeyink, Computing minimum length paths of a given
homotopy class (1994).
"""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from portolan.domain.geo.great_circle import EARTH_RADIUS_NM
from portolan.domain.geo.position import Position
from portolan.domain.sea.build.marnet import Ways
from portolan.domain.sea.build.straightening.obstacles import Obstacles
from portolan.domain.sea.build.straightening.seamarks import Floats, Numbers, Truths
from portolan.domain.sea.build.straightening.sight import COUNT, LEAVING_NM, LEAVING_PART, Sight
from portolan.domain.sea.build.straightening.way_graph import Leg, WayGraph
from portolan.domain.sea.passage import ARCTIC, CANALS, FEEDER_CANALS, Passage, bits_of

CLOSED = tuple(
    bits_of(closed)
    for closed in (
        ARCTIC | FEEDER_CANALS,
        ARCTIC | FEEDER_CANALS | CANALS,
        ARCTIC,
        ARCTIC | FEEDER_CANALS | {Passage.TAIWAN},
    )
)
"""What is closed to large ships, to those by the Cape, to feeders, and to ships around Taiwan."""

FIXED = bits_of(CANALS | ARCTIC | FEEDER_CANALS)
"""The ways through canals stay as they are."""

TIMES = 5
"""Each time fewer corners are left; after the fifth few ways become shorter by a mile."""

NEW = 1.012
"""A way that no string took must save 12 per mille, so that ships share their ways."""

SAVING_NM, FARTHEST_NM = 0.1, 4_500.0
"""A corner is worth a look if cutting it saves this; longer ways are flat on no chart."""


def relaxed_ways(
    graph: WayGraph, sight: Sight, obstacles: Obstacles, harbors: Sequence[int]
) -> Ways:
    """Return the straight ways that the ways between harbors take once all are tight."""
    slack = Corners(graph, sight, obstacles)
    for _ in range(TIMES):
        slack.relax(graph.corners(harbors, CLOSED))
    return {graph.way(leg) for leg in graph.taken(harbors, CLOSED, NEW) - graph.of_network}


class Corners:
    """The corners of ways, of which each is let go once."""

    def __init__(self, graph: WayGraph, sight: Sight, obstacles: Obstacles) -> None:
        self._graph, self._sight, self._obstacles = graph, sight, obstacles
        self._relaxed: set[tuple[int, ...]] = set()
        self._blocked: set[Leg] = set()

    def relax(self, corners: Numbers) -> None:
        """Add the ways that lead past the corners, where they are clear."""
        new = [row for row in map(tuple, corners.tolist()) if row not in self._relaxed]
        self._relaxed.update(new)
        rows = np.array([row for row in new if not self._is_fixed(row)], int).reshape(-1, 3)
        triangles = self._graph.marks().vectors[rows]
        is_worth = _is_worth_a_look(triangles)
        rows, triangles = rows[is_worth], triangles[is_worth]
        if len(rows):
            met = self._obstacles.within(triangles)
            past = map(self._past, rows.tolist(), triangles, met)
            for leg in self._clear({leg for legs in past for leg in legs}):
                self._graph.add(leg)

    def _is_fixed(self, row: tuple[int, ...]) -> bool:
        start, corner, end = row
        legs = ((min(corner, at), max(corner, at)) for at in (start, end))
        return any(self._graph.ways[leg][1] & FIXED for leg in legs)

    def _past(self, row: list[int], triangle: Floats, met: Numbers) -> set[Leg]:
        """Return the ways past a corner: straight, or by the obstacles in its triangle.

        In the harbor at an end the margin does not count, but its headland may.
        """
        start, _, end = row
        beyond = met
        for number, at in ((start, triangle[0]), (end, triangle[2])):
            if number < self._graph.nodes:
                near_nm = min(LEAVING_NM, LEAVING_PART * float(_apart_nm(at, triangle[1])))
                beyond = beyond[_apart_nm(self._obstacles.vectors[beyond], at) > near_nm]
        return {leg for each in (met, beyond) for leg in self._around(start, end, triangle, each)}

    def _around(self, start: int, end: int, triangle: Floats, met: Numbers) -> list[Leg]:
        hull = met[_hull(_past_chord(triangle, self._obstacles.vectors[met]))]
        turns = (Position(*map(float, at)) for at in self._obstacles.at[hull])
        numbers = [start, *map(self._graph.number, turns), end]
        return [(min(leg), max(leg)) for leg in pairwise(numbers)]

    def _clear(self, legs: set[Leg]) -> list[Leg]:
        """Return the legs on which a ship meets nothing."""
        marks, new = self._graph.marks(), sorted(legs - self._graph.ways.keys() - self._blocked)
        clear = list[Leg]()
        for first in range(0, len(new), COUNT):
            part = new[first : first + COUNT]
            is_clear = self._sight.is_clear(marks, np.array(part)).tolist()
            clear += [leg for leg, is_open in zip(part, is_clear, strict=True) if is_open]
        self._blocked.update(set(new).difference(clear))
        return clear


def _is_worth_a_look(triangles: Floats) -> Truths:
    start, corner, end = np.moveaxis(triangles, 1, 0)
    to, on, past = _apart_nm(start, corner), _apart_nm(corner, end), _apart_nm(start, end)
    return (to + on - past > SAVING_NM) & (np.maximum(to, on) < FARTHEST_NM)


def _apart_nm(ones: Floats, others: Floats) -> Floats:
    """Return the great circles between unit vectors."""
    chords = np.linalg.norm(ones - others, axis=-1)
    lengths: Floats = EARTH_RADIUS_NM * 2 * np.arcsin(np.clip(chords / 2, 0, 1))
    return lengths


def _past_chord(triangle: Floats, at: Floats) -> Floats:
    """Return how far along the side past a corner positions lie, from 0 to 1, and how far off it.

    On a chart from the middle of the earth, which touches it at the corner, great circles are
    straight. Off it counts toward the corner.
    """
    corner = triangle[1]
    east = np.cross((0.0, 0.0, 1.0), corner)
    axes = np.stack([east, np.cross(corner, east)], axis=1)
    start, end = (side @ axes / (side @ corner) for side in (triangle[0], triangle[2]))
    chart = at @ axes / (at @ corner)[:, None] - start
    along = end - start
    across = np.array([-along[1], along[0]])
    across *= -np.sign(start @ across) or 1
    past: Floats = np.stack([chart @ along, chart @ across], axis=1) / (along @ along)
    return past


def _hull(past: Floats) -> list[int]:
    """Return the places of the positions on the hull over the side from (0, 0) to (1, 0)."""
    inside = np.nonzero((past[:, 1] > 0) & (past[:, 0] > 0) & (past[:, 0] < 1))[0]
    hull, ends = list[int](), np.vstack([past, (0.0, 0.0), (1.0, 0.0)])
    first, last = len(past), len(past) + 1
    for place in [first, *inside[np.argsort(past[inside, 0])].tolist(), last]:
        while len(hull) > 1 and _bends_in(*ends[[hull[-2], hull[-1], place]]):
            hull.pop()
        hull.append(place)
    return hull[1:-1]


def _bends_in(start: Floats, middle: Floats, end: Floats) -> bool:
    (x1, y1), (x2, y2) = middle - start, end - start
    return bool(x1 * y2 - y1 * x2 >= 0)
