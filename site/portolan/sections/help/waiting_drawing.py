"""The cost of a container that waits, by day after its discharge.

Demurrage after five free days at 70 a day, the example of the platform's page.
"""

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.domain.costs import demurrage
from portolan.drawing.diagrams.axes import axis_names
from portolan.drawing.diagrams.sheet import (
    Scale,
    Sheet,
    levels,
    line,
    ruled,
    stepped,
    uprights,
    words,
)

FREE_DAYS, PER_DAY, LAST_DAY = 5, 70, 14
COST, DAYS, FREE = (
    lazy_pgettext("money", "Cost"),
    lazy("Days after discharge"),
    lazy_pgettext("price", "Free"),
)


def _cost_at(day: int) -> int:
    """Return the cost of the example's container at the end of a day."""
    return demurrage(day, FREE_DAYS, PER_DAY)


def waiting(sheet: Sheet) -> str:
    """Draw the cost of a waiting container: free days ruled, then a step for every day."""
    x = Scale(0, LAST_DAY, sheet.left, sheet.right)
    y = Scale(0, _cost_at(LAST_DAY), sheet.height - sheet.em * 4, sheet.em * 1.4)
    foot = y.at(0)
    days = range(1, LAST_DAY + 1)
    steps = stepped((x.at(day - 1), y.at(_cost_at(day))) for day in days)
    numbers = [words(f"{d}", x.at(d - 0.5), foot + sheet.em * 1.7, "middle") for d in days]
    ticks = days if sheet.wide else range(FREE_DAYS + 3, LAST_DAY + 1, 3)
    costs = [
        words(f"{_cost_at(d)}", x.at(d - 0.5), y.at(_cost_at(d)) + sheet.em * 1.5, "middle")
        for d in ticks
        if d > FREE_DAYS + 1
    ]
    return "".join(
        (
            ruled(x.at(0), x.at(FREE_DAYS), foot - sheet.em * 2, foot),
            line([*steps, (sheet.right, steps[-1][1])], "strong"),
            uprights([(x.at(d), foot, foot + sheet.em * 0.5) for d in range(LAST_DAY + 1)], "rule"),
            levels([(foot, sheet.left, sheet.right)], "rule"),
            *numbers,
            *costs,
            words(str(FREE), x.at(FREE_DAYS / 2), foot - sheet.em * 2.6, "middle", "label"),
            axis_names(sheet, foot, COST, DAYS),
        )
    )
