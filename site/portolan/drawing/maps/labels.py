"""Placement of labels without overlap: each takes the best place that is still free.

A label offers several places with a cost. Crossing a line of the chart costs a little, covering
another label or leaving the picture costs more than any other fault. Every label first takes its
cheapest place in turn; then all may move again, now that they know of each other.
"""

from collections.abc import Sequence
from math import hypot, inf
from operator import attrgetter
from typing import NamedTuple

from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.placement import Placement
from portolan.drawing.maps.segments import (
    Boxed,
    Segment,
    boxed,
    cross_or_come_near,
    distance_to_segment,
    near,
)
from portolan.drawing.maps.window import Point

CROSSES_LINE = 3.0
COVERS_DOT = 40.0
COVERS_LABEL = 100.0
LEAVES_FRAME = 200.0
ROUNDS = 3

# A dot is covered by text that comes nearer than so many ems.
NEAR_DOT = 0.7


def placed(
    placements: Sequence[Sequence[Placement]],
    dots: Sequence[Point],
    lines: Sequence[Segment],
    frame: Frame,
) -> list[Placement]:
    """Return one placement for each label; earlier labels choose first."""
    setting = _Setting([boxed((dot, dot)) for dot in dots], [boxed(line) for line in lines], frame)
    labels = [_Label(choices, setting) for choices in placements]
    chosen: list[_Chosen | None] = [None] * len(labels)
    for _ in range(ROUNDS):
        before = list(chosen)
        for i, label in enumerate(labels):
            others = [each for j, each in enumerate(chosen) if each and j != i]
            chosen[i] = label.cheapest(others)
        if chosen == before:
            break
    return [each.place for each in chosen if each]


class _Setting(NamedTuple):
    """The obstacles of all labels: dots, lines, and the frame of the picture."""

    dots: Sequence[Boxed]
    lines: Sequence[Boxed]
    frame: Frame


class _Chosen(NamedTuple):
    """A placement, the middle line of its text, its leader, and the cost of its surroundings."""

    place: Placement
    row: Boxed
    leader: Sequence[Boxed]
    fault: float

    def covered(self, others: Sequence["_Chosen"]) -> int:
        """How many other names, and leaders to them, the name and its leader cover."""
        rows, leaders = [each.row for each in others], [a for each in others for a in each.leader]
        em = self.place.em
        led = sum(_met(each, rows, em * NEAR_DOT) for each in self.leader)
        return led + _met(self.row, rows, em) + _met(self.row, leaders, em * NEAR_DOT)


class _Label:
    """The possible placements of a label; the cost of surroundings is computed only as needed."""

    def __init__(self, choices: Sequence[Placement], setting: _Setting) -> None:
        area = _reached(choices)
        self._choices = sorted(choices, key=attrgetter("cost"))
        self._setting = _Setting(
            near(setting.dots, area, 0), near(setting.lines, area, 0), setting.frame
        )
        self._seen: list[_Chosen] = []

    def cheapest(self, others: Sequence[_Chosen]) -> _Chosen:
        """Return the placement of the least cost beside the other labels."""
        best, least = self._choice(0), inf
        for i, place in enumerate(self._choices):
            if place.cost >= least:
                break
            each = self._choice(i)
            cost = place.cost + each.fault
            if cost < least:
                cost += COVERS_LABEL * each.covered(others)
            if cost < least:
                best, least = each, cost
        return best

    def _choice(self, i: int) -> _Chosen:
        """Return a placement by its number, computed when first needed."""
        if i == len(self._seen):
            place = self._choices[i]
            row, leader = boxed(place.middle_line()), _leader(place)
            fault = _faults(place, row, self._setting)
            fault += CROSSES_LINE * sum(_met_by(each, place, self._setting) for each in leader)
            self._seen.append(_Chosen(place, row, leader, fault))
        return self._seen[i]


def _reached(choices: Sequence[Placement]) -> Frame:
    """Return a frame around all that any of the placements can touch."""
    length, em = choices[0].length, choices[0].em
    far = max(abs(place.reach) + abs(place.lift) for place in choices) + length + em
    xs, ys = zip(*(place.at for place in choices), strict=True)
    return Frame(min(xs) - far, min(ys) - far, max(xs) + far, max(ys) + far)


def _faults(place: Placement, row: Boxed, setting: _Setting) -> float:
    half, reach = place.em / 2, place.em * NEAR_DOT
    left, top, right, bottom = setting.frame
    west, north, east, south = row.box
    across = left + half <= west and east <= right - half
    out = not (across and top + half <= north and south <= bottom - half)
    over = sum(
        distance_to_segment(dot.piece[0], row.piece) < reach
        for dot in near(setting.dots, row.box, reach)
    )
    crossed = _met(row, setting.lines, half)
    return LEAVES_FRAME * out + COVERS_DOT * over + CROSSES_LINE * crossed


def _leader(place: Placement) -> Sequence[Boxed]:
    """Return the line that leads to a name, but for its first em, if there is any."""
    (x, y), (dx, dy) = place.at, place.lead()
    far = hypot(dx, dy)
    if not place.led or far <= place.em:
        return ()
    start = Point(x + dx / far * place.em, y + dy / far * place.em)
    return (boxed((start, Point(x + dx, y + dy))),)


def _met_by(leader: Boxed, place: Placement, setting: _Setting) -> int:
    return _met(leader, setting.lines, 1) + _met(leader, setting.dots, place.em / 2)


def _met(row: Boxed, lines: Sequence[Boxed], apart: float) -> int:
    return sum(
        cross_or_come_near(row.piece, line.piece, apart) for line in near(lines, row.box, apart)
    )
