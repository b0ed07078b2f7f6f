"""The days that a longer way costs at each speed.

Days are miles over 24 hours at a steady speed, without time in port.
"""

from collections.abc import Sequence
from typing import NamedTuple

from portolan.core.i18n import _, ngettext
from portolan.core.measures import measure
from portolan.domain.routes.transit import FAST_KNOTS, HOURS, SLOW_KNOTS, days_at
from portolan.drawing.diagrams.sheet import (
    Scale,
    Sheet,
    levels,
    line,
    narrow_sheet,
    stepped,
    uprights,
    wide_sheet,
    words,
)
from portolan.drawing.svg import element

KNOTS = range(11, 22)
COMPARED = (SLOW_KNOTS, FAST_KNOTS)
"""The speeds of a slow and of a fast ship, as for the days of a route."""


class NamedWay(NamedTuple):
    """A way by its name, and its length in nautical miles."""

    name: str
    nm: float


def days_apart(short: NamedWay, long: NamedWay, knots: float) -> str:
    """The days that the longer way takes more at a speed, to a tenth."""
    return f"{_days(long.nm - short.nm, knots):.1f}"


def _days(nm: float, knots: float) -> float:
    return nm / knots / HOURS


def days_by_speed(sheet: Sheet, short: NamedWay, long: NamedWay) -> str:
    """Draw the days of two ways, a step for each knot, and the difference at two speeds."""
    x = Scale(KNOTS[0] - 0.5, KNOTS[-1] + 0.5, sheet.left + sheet.em * 5, sheet.right)
    foot = sheet.height - sheet.em * 2.4
    y = Scale(0, days_at(long.nm, KNOTS[0]), foot, sheet.em * 2.2)
    every = KNOTS if sheet.wide else KNOTS[1::2]
    below = sheet.em * 1.5
    tens = range(10, days_at(long.nm, KNOTS[0]) + 1, 10)
    return "".join(
        (
            levels([(y.at(d), x.start, sheet.right) for d in tens]),
            levels([(foot, x.start, sheet.right)], "rule"),
            _steps(x, y, short.nm, "mid"),
            _steps(x, y, long.nm, "strong"),
            *(_between(sheet, x, y, (short, long), knots) for knots in COMPARED),
            *(words(_told(d, tens), sheet.left, y.at(d) + sheet.em * 0.35) for d in tens),
            *(words(_knots(k, every), x.at(k), foot + sheet.em * 1.7, "middle") for k in every),
            words(long.name, x.start, sheet.em, None, "strong"),
            words(short.name, x.end, y.at(_days(short.nm, KNOTS[-1])) + below, "end", "strong"),
        )
    )


def _told(days: int, tens: Sequence[int]) -> str:
    """Return the days at a level of the chart; the highest names their unit."""
    return ngettext("{{count}} day", "{{count}} days", days) if days == tens[-1] else f"{days}"


def _knots(knots: int, every: Sequence[int]) -> str:
    """Return a speed below the chart; the first names its unit."""
    return measure(knots, "kn") if knots == every[0] else f"{knots}"


def _steps(x: Scale, y: Scale, nm: float, kind: str) -> str:
    corners = stepped((x.at(knots - 0.5), y.at(_days(nm, knots))) for knots in KNOTS)
    return line([*corners, (x.end, corners[-1][1])], kind)


def _between(sheet: Sheet, x: Scale, y: Scale, ways: tuple[NamedWay, NamedWay], knots: int) -> str:
    less, more = (_days(way.nm, knots) for way in ways)
    # The figure reaches over the next step, where both lines are lower.
    reached = [less, more, *(_days(way.nm, knots + 1) for way in ways)]
    at, em = x.at(knots), sheet.em
    # On a narrow sheet it would reach over two: it stands above.
    middle = y.at(sum(reached) / 4) + em * 0.35 if sheet.wide else y.at(more) - em * 0.6
    return uprights([(at, y.at(less), y.at(more))], "rule") + words(
        _("+{{days}} d", days=days_apart(*ways, knots)), at + em * 0.5, middle, None, "strong"
    )


def both_sheets(short: NamedWay, long: NamedWay) -> str:
    """Return the drawing for wide and for narrow screens; the style sheet shows one of them."""
    return "".join(_svg(sheet, short, long) for sheet in (wide_sheet(360), narrow_sheet(440)))


def _svg(sheet: Sheet, short: NamedWay, long: NamedWay) -> str:
    box = f"0 0 {sheet.width:g} {sheet.height:g}"
    drawing = days_by_speed(sheet, short, long)
    return element("svg", drawing, class_=sheet.shape, viewBox=box, aria_hidden="true")
