"""Clipping of rings and lines to a rectangle."""

from collections.abc import Sequence
from math import isfinite
from typing import NamedTuple

XY = tuple[float, float]


class Frame(NamedTuple):
    """A rectangle in the units of a drawing."""

    left: float
    top: float
    right: float
    bottom: float


def clipped_ring(ring: Sequence[XY], frame: Frame) -> list[XY]:
    """Return the part of a closed ring inside the frame, closed along its edges, or nothing.

    I. E. Sutherland and G. W. Hodgman, Reentrant polygon clipping (1974). Parts that fall apart
    stay joined along the edge, so the frame should lie a little outside of the picture. A side at
    infinity cuts nothing.
    """
    inside: list[XY] = list(ring)
    for axis, bound, keeps_greater in (
        (0, frame.left, True),
        (0, frame.right, False),
        (1, frame.top, True),
        (1, frame.bottom, False),
    ):
        if isfinite(bound):
            inside = _half(inside, axis, bound, keeps_greater=keeps_greater)
    return inside


def _half(ring: list[XY], axis: int, bound: float, *, keeps_greater: bool) -> list[XY]:
    """Return the part of a ring on one side of a bound, run by run."""
    inside = bytes([(point[axis] >= bound) == keeps_greater for point in ring])
    if all(inside):
        return ring
    clipped: list[XY] = []
    start = 0
    while start < len(ring):
        is_inside = inside[start]
        end = inside.find(not is_inside, start)
        end = len(ring) if end < 0 else end
        if is_inside != inside[start - 1]:
            clipped.append(_crossing(ring[start - 1], ring[start], axis, bound))
        if is_inside:
            clipped += ring[start:end]
        start = end
    return clipped


def _crossing(a: XY, b: XY, axis: int, bound: float) -> XY:
    part = (bound - a[axis]) / (b[axis] - a[axis])
    other = a[1 - axis] + part * (b[1 - axis] - a[1 - axis])
    return (bound, other) if axis == 0 else (other, bound)


def clipped_line(start: XY, end: XY, frame: Frame) -> tuple[XY, XY] | None:
    """Return the part of a straight line inside the frame, or None if it passes by.

    Y.-D. Liang and B. A. Barsky, A new concept and method for line clipping (1984).
    """
    dx, dy = end[0] - start[0], end[1] - start[1]
    enter, leave = 0.0, 1.0
    for step, room in (
        (-dx, start[0] - frame.left),
        (dx, frame.right - start[0]),
        (-dy, start[1] - frame.top),
        (dy, frame.bottom - start[1]),
    ):
        if step == 0 and room < 0:
            return None
        if step < 0:
            enter = max(enter, room / step)
        elif step > 0:
            leave = min(leave, room / step)
    if enter >= leave:
        return None
    return _along(start, end, enter), _along(start, end, leave)


def _along(start: XY, end: XY, part: float) -> XY:
    """Return the point at a fraction of the way from the start to the end."""
    return start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])
