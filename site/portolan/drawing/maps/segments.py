"""Straight segments of a drawing, and the distances between them."""

from collections.abc import Iterable
from math import hypot
from typing import NamedTuple

from portolan.drawing.maps.clip import XY, Frame

Segment = tuple[XY, XY]


class Boxed(NamedTuple):
    """A segment with the box around it, by which most are quickly ruled out."""

    box: Frame
    piece: Segment


def boxed(piece: Segment) -> Boxed:
    """Return a segment with its box; a point is a segment of no length."""
    (ax, ay), (bx, by) = piece
    west, east = (ax, bx) if ax < bx else (bx, ax)
    north, south = (ay, by) if ay < by else (by, ay)
    return Boxed(Frame(west, north, east, south), piece)


def near(pieces: Iterable[Boxed], area: Frame, apart: float) -> list[Boxed]:
    """Return the segments whose boxes are nearer to an area than ``apart``."""
    left, top, right, bottom = area
    left, top, right, bottom = left - apart, top - apart, right + apart, bottom + apart
    # Texts are level: most pieces lie above them or below.
    return [
        each
        for each in pieces
        for west, north, east, south in [each[0]]
        if south >= top and north <= bottom and east >= left and west <= right
    ]


def cross_or_come_near(one: Segment, other: Segment, apart: float) -> bool:
    """Whether two segments cross or are nearer to each other than ``apart``."""
    (a, b), (c, d) = one, other
    return (
        (_are_parted(a, b, c, d) and _are_parted(c, d, a, b))
        or distance_to_segment(a, other) < apart
        or distance_to_segment(b, other) < apart
        or distance_to_segment(c, one) < apart
        or distance_to_segment(d, one) < apart
    )


def _are_parted(a: XY, b: XY, p: XY, q: XY) -> bool:
    """Whether two points lie on different sides of the line from a to b."""
    (ax, ay), (bx, by), (px, py), (qx, qy) = a, b, p, q
    dx, dy = bx - ax, by - ay
    return (dx * (py - ay) - dy * (px - ax)) * (dx * (qy - ay) - dy * (qx - ax)) < 0


def distance_to_segment(p: XY, line: Segment) -> float:
    """Return the distance of a point from a segment."""
    (x, y), ((ax, ay), (bx, by)) = p, line
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    px, py = x - ax, y - ay
    along = px * dx + py * dy
    if along <= 0 or not square:
        return hypot(px, py)
    part = 1.0 if along >= square else along / square
    return hypot(px - part * dx, py - part * dy)


def distance_to_box(p: XY, box: Frame) -> float:
    """Return the distance of a point from a box; within it there is none."""
    (x, y), (left, top, right, bottom) = p, box
    across = left - x if x < left else x - right if x > right else 0.0
    return hypot(across, top - y if y < top else y - bottom if y > bottom else 0.0)
