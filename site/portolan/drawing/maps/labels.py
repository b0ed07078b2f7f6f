"""Placement of labels without overlap: each takes the best place that is still free.

A label offers several places with a cost. Every label first takes its cheapest place in turn;
then all may move again, now that they know of each other.

A place that lies is no place: one nearer to another dot than to the label's own, farther than
``FARTHEST`` from it, on a dot, on another label, or beyond the picture. A label that has no other
is left out. This holds too where a style sheet makes the text smaller around its dot: then it comes
nearer to its own dot by more than to any other.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import dist, hypot, inf
from typing import NamedTuple

from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.placement import Placement, middle_line
from portolan.drawing.maps.segments import (
    Boxed,
    boxed,
    cross_or_come_near,
    distance_to_box,
    near,
)
from portolan.drawing.maps.window import Point

# A line crossed; so many of them that more make it no worse; a dot that comes close to a name.
CROSSES_LINE, MOST_CROSSED, COMES_CLOSE = 2.0, 4, 6.0
ROUNDS = 3

# In ems: a dot is covered by text that comes nearer, or has it close; no name stands farther from
# its own dot; dots that are nearer to each other are one to the eye.
NEAR_DOT, CLOSE, FARTHEST, ONE = 0.3, 1.5, 1.6, 0.15


def placed(
    placements: Sequence[Iterable[Placement]],
    dots: Sequence[Point],
    lines: Sequence[Boxed],
    frame: Frame,
) -> list[Placement | None]:
    """Return the placement of each label, or None; earlier labels choose first.

    The placements of each come the cheapest first.
    """
    setting = _Setting(dots, lines, frame)
    labels = [_Label(choices, setting) for choices in placements]
    chosen: list[_Chosen | None] = [None] * len(labels)
    for _ in range(ROUNDS):
        before = list(chosen)
        for i, label in enumerate(labels):
            others = [each for j, each in enumerate(chosen) if each and j != i]
            chosen[i] = label.cheapest(others)
        if chosen == before:
            break
    return [each.place if each else None for each in chosen]


class _Setting(NamedTuple):
    """The obstacles of all labels: dots, lines, and the frame of the picture."""

    dots: Sequence[Point]
    lines: Sequence[Boxed]
    frame: Frame

    def around(self, place: Placement) -> "_Setting":
        """Return what a name may touch that is not far from its dot: other dots, and lines."""
        (x, y), (left, _, right, _) = place.at, place.box()
        high = (FARTHEST + CLOSE + 1) * place.em
        wide = high + right - left
        area = Frame(x - wide, y - high, x + wide, y + high)
        dots = [
            dot
            for dot in self.dots
            if area.left <= dot.x <= area.right and area.top <= dot.y <= area.bottom
            if dist(dot, place.at) > ONE * place.em
        ]
        return self._replace(dots=dots, lines=near(self.lines, area, 0))


class _Chosen(NamedTuple):
    """A placement, the middle line of its text, its leader, and the cost of its surroundings."""

    place: Placement
    row: Boxed
    leader: Sequence[Boxed]
    fault: float

    def covers(self, rows: Sequence[Boxed], leaders: Sequence[Boxed]) -> bool:
        """Whether the name or its leader covers another name, or the name another leader."""
        em = self.place.em
        led = sum(_met(each, rows, em * 0.7) for each in self.leader)
        return bool(led + _met(self.row, rows, em) + _met(self.row, leaders, em * 0.7))


class _Label:
    """The possible placements of a label; the cost of surroundings is computed only as needed."""

    def __init__(self, choices: Iterable[Placement], setting: _Setting) -> None:
        self._left = iter(choices)
        self._setting = setting
        self._near: dict[Point, _Setting] = {}
        self._seen: list[tuple[float, _Chosen | None]] = []

    def cheapest(self, others: Sequence[_Chosen]) -> _Chosen | None:
        """Return the placement of the least cost beside the other labels, if there is any."""
        rows, leaders = [each.row for each in others], [a for each in others for a in each.leader]
        best, least = None, inf
        for cost, each in self._choices():
            if cost >= least:
                break
            if each and cost + each.fault < least and not each.covers(rows, leaders):
                best, least = each, cost + each.fault
        return best

    def _choices(self) -> Iterator[tuple[float, _Chosen | None]]:
        """Yield all placements with their cost, None for one that lies."""
        yield from self._seen
        for place in self._left:
            if place.at not in self._near:
                self._near[place.at] = self._setting.around(place)
            self._seen.append((place.cost, _weighed(place, self._near[place.at])))
            yield self._seen[-1]


def _weighed(place: Placement, setting: _Setting) -> _Chosen | None:
    """Return a placement with the cost of what lies around it; None if it lies.

    It lies beyond the picture, far from its own dot, and nearer to another, or on it.
    """
    em, box, (dots, lines, (west, north, east, south)) = place.em, place.box(), setting
    left, top, right, bottom = box
    if left < west or east < right or top < north or south < bottom:
        return None
    own = distance_to_box(place.at, box)
    if own > FARTHEST * em:
        return None
    nearest = min([distance_to_box(dot, box) for dot in dots]) if dots else inf
    if nearest <= own or nearest <= NEAR_DOT * em:
        return None
    row, leader = middle_line(box), _leader(place, box) if place.led else ()
    crossed = _met(row, lines, em / 2)
    for each in leader:
        crossed += _met(each, lines, 1)
    fault = CROSSES_LINE * min(crossed, MOST_CROSSED) + COMES_CLOSE * (nearest < em * CLOSE)
    return _Chosen(place, row, leader, fault)


def _leader(place: Placement, box: Frame) -> Sequence[Boxed]:
    """Return the line that leads to a name, but for its first half em, if it is longer."""
    (x, y), (dx, dy) = place.at, place.lead(box)
    far, clear = hypot(dx, dy), place.em / 2
    if far <= clear:
        return ()
    start = x + dx / far * clear, y + dy / far * clear
    return (boxed((start, (x + dx, y + dy))),)


def _met(row: Boxed, lines: Sequence[Boxed], apart: float) -> int:
    met = near(lines, row.box, apart)
    return sum([cross_or_come_near(row.piece, line.piece, apart) for line in met]) if met else 0
