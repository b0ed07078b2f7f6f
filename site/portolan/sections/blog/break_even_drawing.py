"""The cost of LCL against that of a container, by volume.

The product page of LCL: 2,850 − 250 for a container against 145 for each cubic meter.
"""

from portolan.core.i18n import lazy, lazy_pgettext
from portolan.core.measures import measure
from portolan.domain.cargo import break_even_m3
from portolan.drawing.diagrams.axes import axis_names
from portolan.drawing.diagrams.sheet import Scale, Sheet, dot, levels, line, uprights, words

CONTAINER, PER_M3, MOST_M3 = 2_600, 145, 30
EVEN_M3 = float(break_even_m3(CONTAINER, PER_M3))
COST, VOLUME = lazy_pgettext("money", "Cost"), lazy("Volume in cubic meters")
BY_MEASURE, WHOLE = lazy("LCL"), lazy_pgettext("equipment", "Container")


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
            axis_names(sheet, foot, COST, VOLUME),
        )
    )
