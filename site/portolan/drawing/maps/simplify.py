"""Simplification of a coast: the points that matter least are removed first.

M. Visvalingam and J. D. Whyatt, Line generalisation by repeated elimination of points (1993): a
point matters as much as the area of the triangle it makes with its two neighbors.
"""

from collections.abc import Sequence
from heapq import heapify, heappop, heappush
from math import hypot

XY = tuple[float, float]


def simplified(ring: Sequence[XY], least_area: float) -> list[XY]:
    """Return a closed ring without the points whose triangle is smaller than ``least_area``.

    The area is in squares of the ring's own units. A ring that comes down to a triangle which is
    still too small is returned empty.
    """
    return [point for point, area in zip(ring, weights(ring), strict=True) if area >= least_area]


def weights(ring: Sequence[XY]) -> list[float]:
    """Return the weight of each point: the area of its triangle when it is removed, least first.

    The last three points go together. So a ring that was weighed once is simplified to any degree
    by leaving out what weighs less.
    """
    count = len(ring)
    before = [(i - 1) % count for i in range(count)]
    after = [(i + 1) % count for i in range(count)]
    area = [_triangle(ring[before[i]], ring[i], ring[after[i]]) for i in range(count)]
    heap = [(each, i) for i, each in enumerate(area)]
    heapify(heap)
    gone = [False] * count
    left, least = count, 0.0
    while left > 2:
        least, i = heappop(heap)
        if gone[i] or least != area[i]:
            continue  # an entry from before a neighbor went
        gone[i] = True
        left -= 1
        before[after[i]], after[before[i]] = before[i], after[i]
        for j in (before[i], after[i]):
            # Never less than what has just gone: else a whole headland unravels from its tip.
            area[j] = max(least, _triangle(ring[before[j]], ring[j], ring[after[j]]))
            heappush(heap, (area[j], j))
    return [each if out else least for each, out in zip(area, gone, strict=True)]


def straightened(line: Sequence[XY], most: float) -> list[XY]:
    """Return a line without the points that lie within ``most`` units of the chord over them.

    D. H. Douglas and T. K. Peucker, Algorithms for the reduction of the number of points (1973).
    """
    if len(line) < 3:
        return list(line)
    off = [_off(point, line[0], line[-1]) for point in line[1:-1]]
    farthest = max(off)
    if farthest <= most:
        return [line[0], line[-1]]
    turn = off.index(farthest) + 1
    return [*straightened(line[: turn + 1], most)[:-1], *straightened(line[turn:], most)]


def _off(point: XY, start: XY, end: XY) -> float:
    """Return the distance of a point from the line through two others, or from one of them."""
    chord = hypot(end[0] - start[0], end[1] - start[1])
    if not chord:
        return hypot(point[0] - start[0], point[1] - start[1])
    return 2 * _triangle(point, start, end) / chord


def _triangle(a: XY, b: XY, c: XY) -> float:
    return abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2


def ring_area(ring: Sequence[XY]) -> float:
    """Return the area that a ring encloses, without sign, in squares of its units."""
    pairs = zip([*ring[-1:], *ring[:-1]], ring, strict=True)
    twice = sum([px * y - x * py for (px, py), (x, y) in pairs])
    return abs(twice) / 2
