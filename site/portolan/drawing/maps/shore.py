"""A coast prepared for fast clipping: parts beyond a frame are skipped as a whole.

A ring is halved again and again, and each piece knows the box around it. A piece that lies beyond
one side of a frame never comes back across that side, and may as well run straight from its first
point to its last. After D. H. Ballard, Strip trees: a hierarchical representation for curves
(1981), with upright boxes in place of the strips.
"""

from array import array
from collections.abc import Iterable, Sequence
from math import inf
from typing import NamedTuple

from portolan.drawing.maps.clip import Frame, clipped_ring
from portolan.drawing.maps.simplify import weights

XY = tuple[float, float]

# Pieces of so few points are not halved.
FEW = 16


class ShoreSpan(NamedTuple):
    """A range of a ring's points, the box around them, and its two halves."""

    box: Frame
    start: int
    stop: int
    halves: tuple["ShoreSpan", ...]


class Shore(NamedTuple):
    """A closed ring on the flat chart, the weight of each point, and the span of the whole ring.

    Frames on that chart are upside down: it grows to the north, and the top is the lower number.
    """

    points: tuple[XY, ...]
    weights: Sequence[float]
    whole: ShoreSpan

    @property
    def box(self) -> Frame:
        """The box around all of it."""
        return self.whole.box

    def without(self, least: float) -> "Shore | None":
        """Return the ring without the points of less weight, or None if nothing is left."""
        pairs = zip(self.points, self.weights, strict=True)
        left = [(point, weight) for point, weight in pairs if weight >= least]
        return _shore(left) if left else None

    def within(self, frame: Frame, least: float) -> list[XY]:
        """Return the part inside a frame, closed along its edges, of points of enough weight."""
        gathered: list[XY] = []
        self._gather(self.whole, frame, least, gathered)
        return clipped_ring(gathered, _crossed(frame, self.box))

    def _gather(self, piece: ShoreSpan, frame: Frame, least: float, gathered: list[XY]) -> None:
        box, start, stop, halves = piece
        if lies_beyond(box, frame):
            gathered += self.points[start], self.points[stop - 1]
        elif halves and not _lies_in(box, frame):
            for half in halves:
                self._gather(half, frame, least, gathered)
        else:
            seen = zip(self.points[start:stop], self.weights[start:stop], strict=True)
            gathered += [point for point, weight in seen if weight >= least]


def shore_of(ring: Sequence[XY]) -> Shore:
    """Prepare a ring."""
    return _shore(list(zip(ring, weights(ring), strict=True)))


def _shore(weighed: Sequence[tuple[XY, float]]) -> Shore:
    points = tuple(point for point, _ in weighed)
    # Not a list: the numbers themselves take a quarter of the room.
    return Shore(points, array("d", (weight for _, weight in weighed)), _piece(points))


def _piece(points: Sequence[XY], start: int = 0) -> ShoreSpan:
    count = len(points)
    if count <= FEW:
        xs, ys = zip(*points, strict=True)
        return ShoreSpan(Frame(min(xs), min(ys), max(xs), max(ys)), start, start + count, ())
    middle = count // 2
    halves = _piece(points[:middle], start), _piece(points[middle:], start + middle)
    return ShoreSpan(_around(half.box for half in halves), start, start + count, halves)


def _around(boxes: Iterable[Frame]) -> Frame:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Frame(min(lefts), min(tops), max(rights), max(bottoms))


def lies_beyond(box: Frame, frame: Frame) -> bool:
    """Whether a box is wholly beyond one of the sides of a frame."""
    left, top, right, bottom = box
    return left > frame.right or right < frame.left or top > frame.bottom or bottom < frame.top


def _lies_in(box: Frame, frame: Frame) -> bool:
    left, top, right, bottom = box
    across = frame.left <= left and right <= frame.right
    return across and frame.top <= top and bottom <= frame.bottom


def _crossed(frame: Frame, box: Frame) -> Frame:
    """Return the frame with the sides that the box does not reach at infinity."""
    return Frame(
        frame.left if box.left < frame.left else -inf,
        frame.top if box.top < frame.top else -inf,
        frame.right if box.right > frame.right else inf,
        frame.bottom if box.bottom > frame.bottom else inf,
    )
