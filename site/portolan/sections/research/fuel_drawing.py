"""Fuel per nautical mile, by speed.

It goes with the square of the speed ("The arithmetic of slow steaming").
"""

from portolan.core.i18n import lazy
from portolan.domain.costs import fuel_per_mile
from portolan.drawing.diagrams.axes import axis_names
from portolan.drawing.diagrams.sheet import Scale, Sheet, levels, line, uprights, words

KNOTS, FULL_KNOTS, SLOW_KNOTS = range(10, 23), 18, 14
FUEL, SPEED = lazy("Fuel per nautical mile"), lazy("Speed in knots")


def _fuel_at(knots: float) -> float:
    """Return the fuel per mile as a fraction of that at 18 knots."""
    return fuel_per_mile(knots, FULL_KNOTS)


def slow_steaming(sheet: Sheet) -> str:
    """Draw the fuel per mile at each speed: an upright for each knot, two of them compared."""
    x = Scale(9.5, 22.5, sheet.left, sheet.right)
    y = Scale(0, _fuel_at(22), sheet.height - sheet.em * 4, sheet.em)
    foot = y.at(0)
    tops = {knots: y.at(_fuel_at(knots)) for knots in KNOTS}
    marked = (SLOW_KNOTS, FULL_KNOTS)
    saved = _fuel_at(SLOW_KNOTS) - 1
    halves = [9.5 + i / 2 for i in range(27)]
    curve = [(x.at(k), y.at(_fuel_at(k))) for k in halves]
    every = KNOTS if sheet.wide else KNOTS[:-1:2]
    middle = x.at((SLOW_KNOTS + FULL_KNOTS) / 2)
    return "".join(
        (
            line(curve, "thin"),
            uprights([(x.at(k), top, foot) for k, top in tops.items()], "rule"),
            uprights([(x.at(k), tops[k], foot) for k in marked], "bar"),
            levels([(foot, sheet.left, sheet.right)], "rule"),
            levels([(tops[FULL_KNOTS], x.at(SLOW_KNOTS), x.at(FULL_KNOTS))], "thin"),
            *(words(f"{k}", x.at(k), foot + sheet.em * 1.7, "middle") for k in every),
            axis_names(sheet, foot, FUEL, SPEED),
            words(f"−{-saved:.1%}", middle, tops[FULL_KNOTS] - sheet.em * 0.8, "middle", "big"),
        )
    )
