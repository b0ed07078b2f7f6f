"""Projection of a load onto paper: a view from above one of its four corners.

The projection is isometric: length and width run down to both sides at 30 degrees, height upward.
"""

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import NamedTuple

from portolan.drawing.svg import XY

COS_30 = 0.8660254
TURNS = 4
"""The four corners from which a load can be seen."""

Corners = tuple[int, int, int, int, int, int]
"""The nearest and the farthest corner of a box: along, across, up; then along, across, up."""


class LoadView(NamedTuple):
    """A view of a room of given sides, from the corner that `turn` tells."""

    room: tuple[int, int, int]
    turn: int = 0

    def turned(self, box: Corners) -> Corners:
        """The box as the view has it: its first side runs to the right, its second to the left."""
        x0, y0, z0, x1, y1, z1 = box
        length, width, _height = self.room
        for _quarter in range(self.turn % TURNS):
            x0, y0, x1, y1 = y0, length - x1, y1, length - x0
            length, width = width, length
        return x0, y0, z0, x1, y1, z1

    @property
    def whole(self) -> Corners:
        """The room itself, as the view has it."""
        return self.turned((0, 0, 0, *self.room))


def on_paper(x: float, y: float, z: float) -> XY:
    """The place of a corner: to the right along, to the left across, both downward."""
    return (x - y) * COS_30, (x + y) / 2 - z


def faces(box: Corners) -> Sequence[Sequence[XY]]:
    """The corners of the three faces of a box that are seen."""
    x0, y0, z0, x1, y1, z1 = box
    top = [(x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
    right = [(x1, y0, z1), (x1, y1, z1), (x1, y1, z0), (x1, y0, z0)]
    left = [(x0, y1, z1), (x1, y1, z1), (x1, y1, z0), (x0, y1, z0)]
    return [[on_paper(*at) for at in face] for face in (top, right, left)]


def covers(box: Corners, place: XY) -> bool:
    """Whether a point on paper lies within the outline of a box, and not on it."""
    x0, y0, z0, x1, y1, z1 = box
    aside, down = place[0] / COS_30, place[1]
    return (
        _within(x0 - y1, aside, x1 - y0)
        and _within(y0 - z1, down - aside / 2, y1 - z0)
        and _within(x0 - z1, down + aside / 2, x1 - z0)
    )


def _within(low: float, value: float, high: float) -> bool:
    """Whether a value lies between two others, by a millimeter at least."""
    return low + 1 < value < high - 1


def back_to_front(boxes: Sequence[Corners]) -> list[int]:
    """The numbers of the boxes in the order in which they are drawn: each before what hides it."""
    behind = {
        at: [other for other, each in enumerate(boxes) if _hides(box, each)]
        for at, box in enumerate(boxes)
    }
    order: list[int] = []
    seen: set[int] = set()
    for first in sorted(behind, key=partial(_nearness, boxes)):
        _follow(first, behind, seen, order)
    return order


def _follow(first: int, behind: dict[int, list[int]], seen: set[int], order: list[int]) -> None:
    """Add a box to the order after the boxes behind it; boxes in a ring come in any order."""
    waiting = [(first, False)]
    while waiting:
        at, is_ready = waiting.pop()
        if is_ready:
            order.append(at)
        elif at not in seen:
            seen.add(at)
            waiting.append((at, True))
            waiting.extend((other, False) for other in reversed(behind[at]) if other not in seen)


def _nearness(boxes: Sequence[Corners], at: int) -> int:
    return sum(boxes[at][:3])


def _hides(box: Corners, other: Corners) -> bool:
    """Whether a box is nearer than another in some direction, and farther in none."""
    nearer = any(box[way] >= other[way + 3] for way in range(3))
    return nearer and not any(other[way] >= box[way + 3] for way in range(3))


def extent(view: LoadView) -> tuple[float, float, float, float]:
    """The left, upper, right and lower end of the room on paper."""
    x0, y0, z0, x1, y1, z1 = view.whole
    corners = [on_paper(*at) for at in product((x0, x1), (y0, y1), (z0, z1))]
    across, down = zip(*corners, strict=True)
    return min(across), min(down), max(across), max(down)
