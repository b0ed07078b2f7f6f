"""The placement of a label: a level text at a point, its side, and its cost."""

from functools import lru_cache
from math import copysign
from typing import Literal, NamedTuple

from portolan.core.line_width import line_width
from portolan.drawing.maps.clip import XY, Frame
from portolan.drawing.maps.segments import Boxed
from portolan.drawing.maps.window import Point
from portolan.drawing.svg import element, path_data, text

# The height of a capital of the code face, the advance of its figures, and what a full-width
# character has more, in ems.
CAPITAL, ADVANCE, WIDER = 0.76, 0.62, 0.4

Side = Literal[-1, 0, 1]


class Placement(NamedTuple):
    """A placement of a label: the text starts ``reach`` units east of its point.

    With ``side`` -1 it ends ``reach`` units west of it, with 0 the point is below its middle. Its
    middle line lies ``lift`` units above the point. A thin line leads to a name that is ``led``.
    """

    words: str
    at: Point
    side: Side
    reach: float
    em: float
    cost: float = 0.0
    lift: float = 0.0
    led: bool = False

    def box(self) -> Frame:
        """Return the box of the text: its length, and the height of its capitals."""
        words, (x, y), side, reach, em, _, lift, _ = self
        y, half, length = y - lift, CAPITAL * em / 2, em * _ems(words)
        left = x + side * reach - (1 - side) / 2 * length
        return Frame(left, y - half, left + length, y + half)

    def lead(self, box: Frame) -> XY:
        """Return the end of the line that leads to the text in its box, from its point."""
        left, _, right, _ = box
        at, lift = self.at.x, self.lift
        x = left - at if at < left else right - at if right < at else 0.0
        return x, copysign(max(0.0, abs(lift) - self.em * 0.55), -lift)

    def leader(self) -> str:
        """Return the line that leads to the text, if any."""
        return element("path", d=path_data([(0, 0), self.lead(self.box())])) if self.led else ""

    def svg(self) -> str:
        """Return the text element, relative to its point."""
        return text(
            self.words,
            x=self.side * self.reach or None,
            y=CAPITAL * self.em / 2 - self.lift,
            text_anchor={-1: "end", 0: "middle", 1: None}[self.side],
        )


def middle_line(box: Frame) -> Boxed:
    """Return the line through the middle of a text in its box, from left to right."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    return Boxed(Frame(left, y, right, y), ((left, y), (right, y)))


@lru_cache(maxsize=1024)
def _ems(words: str) -> float:
    """Return the length of a text in ems: a label is tried at a hundred places."""
    count = len(words)
    return ADVANCE * count + WIDER * (line_width(words) - count)
