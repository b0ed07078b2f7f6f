"""Placement of labels without overlap: each takes the best place that is still free.

A label offers several places with a cost. Every label first takes its cheapest place in turn;
then all may move again, now that they know of each other.

A place that lies is no place: one nearer to another dot than to the label's own, farther than
``FARTHEST`` from it, on a dot, on another label, or beyond the picture. A label that has no other
is left out. This holds too where a style sheet makes the text smaller around its dot: then it comes
nearer to its own dot by more than to any other.
"""

from collections.abc import Sequence
from math import dist, hypot, inf
from operator import attrgetter
from typing import NamedTuple

from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.placement import Placement
from portolan.drawing.maps.segments import (
    Boxed,
    Segment,
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
    placements: Sequence[Sequence[Placement]],
    dots: Sequence[Point],
    lines: Sequence[Segment],
    frame: Frame,
) -> list[Placement | None]:
    """Return the placement of each label, or None; earlier labels choose first."""
    setting = _Setting(dots, [boxed(line) for line in lines], frame)
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


class _Chosen(NamedTuple):
    """A placement, the middle line of its text, its leader, and the cost of its surroundings."""

    place: Placement
    row: Boxed
    leader: Sequence[Boxed]
    fault: float

    def covers(self, others: Sequence["_Chosen"]) -> bool:
        """Whether the name or its leader covers another name, or the leader to one."""
        rows, leaders = [each.row for each in others], [a for each in others for a in each.leader]
        em = self.place.em
        led = sum(_met(each, rows, em * 0.7) for each in self.leader)
        return bool(led + _met(self.row, rows, em) + _met(self.row, leaders, em * 0.7))


class _Label:
    """The possible placements of a label; the cost of surroundings is computed only as needed."""

    def __init__(self, choices: Sequence[Placement], setting: _Setting) -> None:
        lines = near(setting.lines, _reached(choices), 0) if setting.lines else ()
        self._choices = sorted(choices, key=attrgetter("cost"))
        self._setting = setting._replace(lines=lines)
        self._seen: list[_Chosen] = []

    def cheapest(self, others: Sequence[_Chosen]) -> _Chosen | None:
        """Return the placement of the least cost beside the other labels, if there is any."""
        best, least = None, inf
        for i, place in enumerate(self._choices):
            if place.cost >= least:
                break
            each = self._choice(i)
            cost = place.cost + each.fault
            if cost < least and not each.covers(others):
                best, least = each, cost
        return best

    def _choice(self, i: int) -> _Chosen:
        """Return a placement by its number, computed when first needed."""
        if i == len(self._seen):
            place = self._choices[i]
            row, leader = boxed(place.middle_line()), _leader(place)
            self._seen.append(
                _Chosen(place, row, leader, _fault(place, row, leader, self._setting))
            )
        return self._seen[i]


def _reached(choices: Sequence[Placement]) -> Frame:
    """Return a frame around all that any of the placements can touch."""
    em = choices[0].em
    boxes = [place.box() for place in choices]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Frame(min(lefts) - em, min(tops) - em, max(rights) + em, max(bottoms) + em)


def _fault(place: Placement, row: Boxed, leader: Sequence[Boxed], setting: _Setting) -> float:
    """Return the cost of what lies around a placement; one that lies costs beyond all."""
    em, box = place.em, place.box()
    left, top, right, bottom = setting.frame
    inside = left <= box.left and box.right <= right and top <= box.top and box.bottom <= bottom
    dots = [dot for dot in setting.dots if dist(dot, place.at) > ONE * em]
    if not inside or _lies(place, box, dots):
        return inf
    close = any(distance_to_box(dot, box) < em * CLOSE for dot in dots)
    crossed = _met(row, setting.lines, em / 2) + sum(_met(a, setting.lines, 1) for a in leader)
    return CROSSES_LINE * min(crossed, MOST_CROSSED) + COMES_CLOSE * close


def _lies(place: Placement, box: Frame, dots: Sequence[Point]) -> bool:
    """Whether a name is far from its own dot, or nearer to another, or on it."""
    own = distance_to_box(place.at, box)
    nearest = min((distance_to_box(dot, box) for dot in dots), default=inf)
    return own > FARTHEST * place.em or nearest <= max(own, NEAR_DOT * place.em)


def _leader(place: Placement) -> Sequence[Boxed]:
    """Return the line that leads to a name, but for its first half em, if there is any."""
    if not place.led:
        return ()
    (x, y), (dx, dy) = place.at, place.lead()
    far, clear = hypot(dx, dy), place.em / 2
    if far <= clear:
        return ()
    start = Point(x + dx / far * clear, y + dy / far * clear)
    return (boxed((start, Point(x + dx, y + dy))),)


def _met(row: Boxed, lines: Sequence[Boxed], apart: float) -> int:
    return sum(
        cross_or_come_near(row.piece, line.piece, apart) for line in near(lines, row.box, apart)
    )
