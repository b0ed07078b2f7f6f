"""Curves and steps of thresholds in cost.

Rail: the product page, 1.40 a kilometer by truck against 0.70 and 400 for both ends. Blog: the
product page of LCL, 2,850 − 250 for a container against 145 for each cubic meter. Help: demurrage
after five free days at 70 a day, the example of the platform's page. Research: fuel per mile goes
with the square of the speed ("The arithmetic of slow steaming").
"""

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.core.measures import measure
from portolan.domain.cargo import break_even_m3
from portolan.domain.costs import break_even_km, demurrage, fuel_per_mile
from portolan.drawing.diagrams.sheet import (
    Scale,
    Sheet,
    dot,
    levels,
    line,
    ruled,
    stepped,
    uprights,
    words,
)

TRUCK_KM, TRAIN_KM, TRAIN_ENDS, MOST_KM = 1.40, 0.70, 400, 1_000
CONTAINER, PER_M3, MOST_M3 = 2_600, 145, 30
FREE_DAYS, PER_DAY, LAST_DAY = 5, 70, 14
KNOTS, FULL_KNOTS, SLOW_KNOTS = range(10, 23), 18, 14
EVEN_KM = break_even_km(TRUCK_KM, TRAIN_KM, TRAIN_ENDS)
EVEN_M3 = float(break_even_m3(CONTAINER, PER_M3))
COST, VOLUME, DAYS = (
    lazy_pgettext("money", "Cost"),
    lazy("Volume in cubic meters"),
    lazy("Days after discharge"),
)
FUEL, SPEED, FREE = (
    lazy("Fuel per nautical mile"),
    lazy("Speed in knots"),
    lazy_pgettext("price", "Free"),
)
BY_MEASURE, WHOLE = lazy("LCL"), lazy_pgettext("equipment", "Container")
ROAD, TRUCK, TRAIN = (
    lazy("Distance by road or rail"),
    lazy_pgettext("equipment", "Truck"),
    lazy_pgettext("equipment", "Train"),
)


def _axes(sheet: Sheet, foot: float, up: LazyString, across: LazyString) -> str:
    """Return what is read upward, and what across."""
    return words(str(up), sheet.left, sheet.em, kind="label muted") + words(
        str(across), sheet.right, foot + sheet.em * 3.2, "end", "label muted"
    )


def train_or_truck(sheet: Sheet) -> str:
    """Draw the cost of a truck and of a train by the kilometer, and the cheaper one strong."""
    x = Scale(0, MOST_KM, sheet.left, sheet.right)
    y = Scale(0, MOST_KM * TRUCK_KM, sheet.height - sheet.em * 4, sheet.em * 2)
    foot, at = y.at(0), EVEN_KM
    start, cross = (x.at(0), foot), (x.at(at), y.at(at * TRUCK_KM))
    train_cost = TRAIN_ENDS + MOST_KM * TRAIN_KM
    train = (x.at(MOST_KM), y.at(train_cost))
    every = (250, 500, 750) if sheet.wide else (250, 750)
    ticks = [(x.at(km), foot, foot + sheet.em * 0.4) for km in range(0, MOST_KM + 1, 50)]
    return "".join(
        (
            levels([(foot, sheet.left, sheet.right)], "rule"),
            uprights(ticks, "rule"),
            line([(x.at(0), y.at(TRAIN_ENDS)), cross], "thin"),
            line([cross, (x.at(MOST_KM), y.at(MOST_KM * TRUCK_KM))], "thin"),
            line([start, cross, train], "strong"),
            uprights([(cross[0], cross[1], foot)], "thin"),
            dot(*cross, sheet.em * 0.45),
            words(measure(f"{at:.0f}", "km"), cross[0], cross[1] - sheet.em, "end", "big"),
            *(words(measure(km, "km"), x.at(km), foot + sheet.em * 1.7, "middle") for km in every),
            *(
                words(str(name), sheet.right, y.at(cost) + sheet.em * drop, "end", "label")
                for name, cost, drop in ((TRUCK, MOST_KM * TRUCK_KM, -0.8), (TRAIN, train_cost, 2))
            ),
            _axes(sheet, foot, COST, ROAD),
        )
    )


def break_even(sheet: Sheet) -> str:
    """Draw the cost of LCL by the cubic meter, and the flat price of a container."""
    x = Scale(0, MOST_M3, sheet.left, sheet.right)
    y = Scale(0, MOST_M3 * PER_M3, sheet.height - sheet.em * 4, sheet.em * 2)
    foot, at = y.at(0), EVEN_M3
    cubic = [(x.at(m), foot, foot + sheet.em * 0.4) for m in range(MOST_M3 + 1)]
    tens = "".join(words(f"{m}", x.at(m), foot + sheet.em * 1.7, "middle") for m in (10, 20))
    cheapest = [(x.at(0), foot), (x.at(at), y.at(CONTAINER)), (x.at(MOST_M3), y.at(CONTAINER))]
    label = words(measure(f"{at:.1f}", "m³"), x.at(at), y.at(CONTAINER) - sheet.em, "end", "big")
    return "".join(
        (
            levels([(foot, sheet.left, sheet.right)], "rule"),
            uprights(cubic, "rule"),
            line([(x.at(0), y.at(CONTAINER)), (x.at(at), y.at(CONTAINER))], "thin"),
            line([(x.at(at), y.at(CONTAINER)), (x.at(MOST_M3), y.at(MOST_M3 * PER_M3))], "thin"),
            line(cheapest, "strong"),
            uprights([(x.at(at), y.at(CONTAINER), foot)], "thin"),
            dot(x.at(at), y.at(CONTAINER), sheet.em * 0.45),
            label,
            tens,
            words(str(BY_MEASURE), x.at(8), y.at(8 * PER_M3) - sheet.em, "end", "label"),
            words(str(WHOLE), sheet.right, y.at(CONTAINER) + sheet.em * 1.5, "end", "label"),
            _axes(sheet, foot, COST, VOLUME),
        )
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
            _axes(sheet, foot, COST, DAYS),
        )
    )


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
            _axes(sheet, foot, FUEL, SPEED),
            words(f"−{-saved:.1%}", middle, tops[FULL_KNOTS] - sheet.em * 0.8, "middle", "big"),
        )
    )
