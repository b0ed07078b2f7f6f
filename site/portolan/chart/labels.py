"""Placing labels so that none lies on another: each takes the best place that is still free.

A label offers several places with a cost. Crossing a line of the chart costs a little, covering
another label or leaving the picture costs more than any other fault. Every label first takes its
cheapest place in turn; then all may move again, now that they know of each other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, hypot, radians, sin

from portolan.chart.clip import Frame
from portolan.chart.svg import element, number, shifted, text
from portolan.chart.window import Point

# The height of a capital of the code face, and the advance of its figures, in ems. The advance is
# a fifth more than the face has, because style sheets set labels larger on small screens.
ADVANCE = 0.72
CAPITAL = 0.76

CROSSES_LINE = 3.0
COVERS_DOT = 40.0
COVERS_LABEL = 100.0
LEAVES_FRAME = 200.0
ROUNDS = 3

Segment = tuple[Point, Point]


@dataclass(frozen=True)
class Place:
    """One place for a label: the text starts (or ends) ``reach`` units from a point.

    ``direction`` is where the text goes, in compass degrees; text that goes west is turned around
    so that it still reads from left to right, and ends at the point.
    """

    words: str
    at: Point
    direction: float
    reach: float
    em: float
    cost: float = 0.0
    lift: float = 0.0

    @property
    def turned(self) -> bool:
        """Whether the text ends at its point instead of starting there."""
        return 180 < self.direction % 360 < 360

    @property
    def rotation(self) -> float:
        """The rotation of the text in degrees, clockwise, from -90 to 90."""
        return self.direction % 360 - (270 if self.turned else 90)

    def outline(self) -> list[Point]:
        """Return a row of points through the middle of the text, one for each half capital."""
        length = ADVANCE * self.em * len(self.words)
        count = max(2, round(length / (CAPITAL * self.em / 2)))
        angle = radians(self.direction)
        up = radians(self.rotation)
        x, y = self.at.x + sin(up) * self.lift, self.at.y - cos(up) * self.lift
        steps = [self.reach + length * i / (count - 1) for i in range(count)]
        return [Point(x + sin(angle) * step, y - cos(angle) * step) for step in steps]

    def svg(self) -> str:
        """Return the text element, relative to its point."""
        turn = number(self.rotation)
        return text(
            self.words,
            transform=None if turn == "0" else f"rotate({turn})",
            x=-self.reach if self.turned else self.reach,
            y=CAPITAL * self.em / 2 - self.lift,
            text_anchor="end" if self.turned else None,
        )

    def svg_at_point(self, classes: str) -> str:
        """Return the text in a group that stands at its point."""
        return element("g", self.svg(), class_=classes, transform=shifted(*self.at))


def placed(
    offers: Sequence[Sequence[Place]], dots: Sequence[Point], lines: Sequence[Segment], frame: Frame
) -> list[Place]:
    """Return one place for each label; earlier labels choose first."""
    priced = [[(_fixed_cost(each, dots, lines, frame), each) for each in offer] for offer in offers]
    chosen: list[Place | None] = [None] * len(offers)
    for _ in range(ROUNDS):
        for i, offer in enumerate(priced):
            others = [each.outline() for j, each in enumerate(chosen) if each and j != i]
            em = offer[0][1].em
            chosen[i] = min(offer, key=lambda pair: pair[0] + _covering(pair[1], others, em))[1]
    return [each for each in chosen if each]


def _fixed_cost(
    place: Place, dots: Sequence[Point], lines: Sequence[Segment], frame: Frame
) -> float:
    """Return what a place costs wherever the other labels are."""
    row, half = place.outline(), place.em / 2
    out = any(
        not (frame.left + half <= x <= frame.right - half)
        or not (frame.top + half <= y <= frame.bottom - half)
        for x, y in row
    )
    over = sum(any(_apart(dot, p) < place.em * 0.7 for p in row) for dot in dots)
    middle, reach = row[len(row) // 2], _apart(row[0], row[-1])
    near = [line for line in lines if _off(middle, line) < reach]
    crossed = sum(any(_off(p, line) < half for p in row) for line in near)
    faults = LEAVES_FRAME * out + COVERS_DOT * over + CROSSES_LINE * crossed
    return place.cost + faults


def _covering(place: Place, others: Sequence[Sequence[Point]], em: float) -> float:
    row = place.outline()
    covered = sum(any(_apart(p, q) < em for p in row for q in other) for other in others)
    return COVERS_LABEL * covered


def _apart(a: Point, b: Point) -> float:
    return hypot(a.x - b.x, a.y - b.y)


def _off(p: Point, line: Segment) -> float:
    """Return the distance of a point from a segment."""
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    part = ((p.x - ax) * dx + (p.y - ay) * dy) / square if square else 0.0
    part = min(1.0, max(0.0, part))
    return hypot(p.x - ax - part * dx, p.y - ay - part * dy)
