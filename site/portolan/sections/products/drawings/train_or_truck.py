"""The cost of a container inland, by truck and by train.

The product page of rail freight: 1.40 a kilometer by truck against 0.70 and 400 for both ends.
"""

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.core.measures import measure
from portolan.domain.costs import break_even_km
from portolan.drawing.diagrams.axes import axis_names
from portolan.drawing.diagrams.sheet import Scale, Sheet, dot, levels, line, uprights, words

TRUCK_KM, TRAIN_KM, TRAIN_ENDS, MOST_KM = 1.40, 0.70, 400, 1_000
EVEN_KM = break_even_km(TRUCK_KM, TRAIN_KM, TRAIN_ENDS)
COST, ROAD = lazy_pgettext("money", "Cost"), lazy("Distance by road or rail")
TRUCK, TRAIN = lazy_pgettext("equipment", "Truck"), lazy_pgettext("equipment", "Train")


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
            axis_names(sheet, foot, COST, ROAD),
        )
    )
