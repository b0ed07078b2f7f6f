"""The placement of a label: the start of its text, its direction, and its cost."""

from collections.abc import Sequence
from math import copysign, cos, radians, sin
from typing import NamedTuple

from portolan.drawing.maps.segments import Segment
from portolan.drawing.maps.window import Point
from portolan.drawing.svg import element, number, path_data, text

# The height of a capital of the code face, and the advance of its figures, in ems. The advance is
# a fifth more than the face has, because style sheets set labels larger on small screens.
ADVANCE = 0.72
CAPITAL = 0.76


class Placement(NamedTuple):
    """A placement of a label: the text starts (or ends) ``reach`` units from a point.

    ``direction`` is where the text goes, in compass degrees; text that goes west is turned around
    so that it still reads from left to right, and ends at the point. A thin line leads to a name
    that is ``led``, which is level.
    """

    words: str
    at: Point
    direction: float
    reach: float
    em: float
    cost: float = 0.0
    lift: float = 0.0
    led: bool = False

    @property
    def turned(self) -> bool:
        """Whether the text ends at its point instead of starting there."""
        return _is_turned(self.direction)

    @property
    def rotation(self) -> float:
        """The rotation of the text in degrees, clockwise, from -90 to 90."""
        return rotation(self.direction)

    @property
    def length(self) -> float:
        """The length of the text in units."""
        return ADVANCE * self.em * len(self.words)

    def outline(self) -> list[Point]:
        """Return a row of points through the middle of the text, one for each half capital."""
        count = max(2, round(self.length / (CAPITAL * self.em / 2)))
        return self._along([self.reach + self.length * i / (count - 1) for i in range(count)])

    def middle_line(self) -> Segment:
        """Return the line through the middle of the text."""
        start, end = self._along([self.reach, self.reach + self.length])
        return start, end

    def _along(self, steps: Sequence[float]) -> list[Point]:
        angle, up = radians(self.direction), radians(self.rotation)
        x, y = self.at.x + sin(up) * self.lift, self.at.y - cos(up) * self.lift
        return [Point(x + sin(angle) * step, y - cos(angle) * step) for step in steps]

    def lead(self) -> Point:
        """Return the end of the line that leads to the text, from its point."""
        start, end = sorted(x - self.at.x for x, _ in self.middle_line())
        x = max(start, min(0.0, end))
        return Point(x, copysign(max(0.0, abs(self.lift) - self.em * 0.55), -self.lift))

    def leader(self) -> str:
        """Return the line that leads to the text, if any."""
        return element("path", d=path_data([(0, 0), self.lead()])) if self.led else ""

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


def rotation(direction: float) -> float:
    """Return the rotation of text in a direction, in degrees, clockwise."""
    return direction % 360 - (270 if _is_turned(direction) else 90)


def _is_turned(direction: float) -> bool:
    return 180 < direction % 360 < 360
