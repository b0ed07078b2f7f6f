"""Lines through the figures of a table: one for each of its columns, named at its end."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import floor, log10

from portolan.drawing.diagrams.sheet import Scale, Sheet, dot, levels, line, words
from portolan.drawing.svg import XY

HEIGHTS = (440, 560)
"""Of the wide sheet and the narrow one."""
_STEPS = (1, 2, 2.5, 5, 10)
_MOST_TICKS = 5
_NEAR = 0.55
"""Where no value is below this part of the largest, the axis does not begin at zero."""


@dataclass(frozen=True)
class Series:
    """A column of figures: its name, and its points in the units of the axes."""

    name: str
    points: Sequence[XY]


@dataclass(frozen=True)
class LineChart:
    """Lines over the same axis.

    Attributes:
        across, up: what the axes count.
        series: the lines.
        labels: the places on the axis that are labelled, and how they are written.
        unit: a sign behind each figure of the upright axis, as the percent sign.
    """

    across: str
    up: str
    series: Sequence[Series]
    labels: Sequence[tuple[float, str]]
    unit: str = ""

    def draw(self, sheet: Sheet) -> str:
        """Return the lines with both axes, which are as long as the sheet allows."""
        em = 17 if sheet.wide else sheet.em
        values = [y for one in self.series for _, y in one.points]
        rungs = ticks(min(values), max(values))
        room = max(width(one.name) for one in self.series) * em
        y = Scale(rungs[0], rungs[-1], sheet.height - em * 3.8, em * 2.4)
        start = sheet.left + max(len(_written(each, rungs)) for each in rungs) * em * 0.62 + em
        ends = self.labels[0][0], self.labels[-1][0]
        x = Scale(*ends, start, sheet.right - min(room + em, sheet.span * 0.42))
        return "".join(
            (
                levels([(y.at(each), start, x.end) for each in rungs], "hair"),
                levels([(y.start, start, x.end)], "rule"),
                *(self._rung(sheet, em, y.at(each), each, rungs) for each in rungs),
                *self._places(em, x, y.start),
                *(self._line(em, x, y, one) for one in self.series),
                *self._names(em, x, y),
                words(self.up, sheet.left, em, kind="label muted"),
                words(self.across, x.end, y.start + em * 3.2, "end", "label muted"),
            )
        )

    def _rung(
        self, sheet: Sheet, em: float, at: float, value: float, rungs: Sequence[float]
    ) -> str:
        """Return the figure of one level of the upright axis."""
        return words(_written(value, rungs) + self.unit, sheet.left, at + em * 0.36, kind="muted")

    def _places(self, em: float, x: Scale, foot: float) -> list[str]:
        """Return the figures below the axis; one that would touch its neighbor is left out."""
        drawn, free = [], float("-inf")
        for value, label in self.labels:
            half = width(label) * em / 2
            if x.at(value) - half >= free:
                drawn.append(words(label, x.at(value), foot + em * 1.6, "middle", "muted"))
                free = x.at(value) + half + em * 0.5
        return drawn

    @staticmethod
    def _line(em: float, x: Scale, y: Scale, one: Series) -> str:
        at = [(x.at(place), y.at(value)) for place, value in one.points]
        return line(at, "mid") + "".join(dot(*each, em * 0.28) for each in at)

    def _names(self, em: float, x: Scale, y: Scale) -> list[str]:
        """Return the name of each line at its end, no two on one another."""
        ends = sorted((y.at(one.points[-1][1]), one) for one in self.series)
        heights = apart([height for height, _ in ends], em * 1.25)
        return [
            words(one.name, x.at(one.points[-1][0]) + em * 0.8, at + em * 0.36, kind="label")
            for at, (_, one) in zip(heights, ends, strict=True)
        ]


def ticks(low: float, high: float) -> list[float]:
    """Return up to six round values, from zero or below the lowest to above the highest."""
    first = low if low < 0 or low > high * _NEAR else 0.0
    span = (high - first) or abs(high) or 1.0
    power = 10.0 ** floor(log10(span / _MOST_TICKS))
    step = next(each * power for each in _STEPS if each * power * _MOST_TICKS >= span * 0.999)
    begin = floor(first / step + 1e-9)
    values = [begin * step]
    while values[-1] < high - step * 1e-9:
        values.append(round((begin + len(values)) * step, 9))
    return values


def apart(heights: Sequence[float], gap: float) -> list[float]:
    """Return ascending heights, moved where two are closer than the gap, as little as may be."""
    moved = list(heights)
    for _ in range(len(moved) * 4):
        for at, (upper, lower) in enumerate(pairwise(moved)):
            if (lack := gap - (lower - upper)) > 0:
                moved[at] -= lack / 2
                moved[at + 1] += lack / 2
    return moved


def width(text: str) -> float:
    """Return about how wide a text is, in ems: an ideograph is one, a letter half."""
    return sum(1.0 if ord(sign) > 0x2E7F else 0.54 for sign in text)


def _written(value: float, rungs: Sequence[float]) -> str:
    """Return a figure with as many decimals as the step of its axis has."""
    step = rungs[1] - rungs[0]
    digits = next((n for n in range(4) if abs(step - round(step, n)) < 10**-6), 4)
    return f"{value:,.{digits}f}".replace("-", "−")
