"""Money over time as stepped lines: cash tied up, and goods in and out.

Both are the examples of their product pages. Capital: 100,000 paid at shipment, 40 days of voyage,
5 of customs and delivery, 30 until the sale, 45 until the customer pays; an advance of 80% for 75
days. Drawback: 240,000 imported in a year at 9% duty, a quarter of it exported, 99% paid back.
"""

from itertools import accumulate

from portolan.domain.costs import money_days
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
from portolan.drawing.svg import XY, element, path_data

PAID, ADVANCE, REPAID_DAY = 100_000, 80_000, 75
STAGES_DAYS = (40, 5, 30, 45)
CYCLE_DAYS = sum(STAGES_DAYS)

DUTY_RATE, REFUND_RATE = 0.09, 0.99
IMPORTS = {0: 60_000, 3: 60_000, 6: 60_000, 9: 60_000}
"""Value of the goods by month in which they came."""
EXPORTS = {2: 9_000, 4: 12_000, 5: 6_000, 7: 15_000, 8: 6_000, 10: 12_000}
"""Value of the goods by month in which they left again."""
MONTHS = 12


def cash(sheet: Sheet) -> str:
    """Draw the tied-up money by days, without and with an advance; the money it frees is ruled."""
    x = Scale(0, CYCLE_DAYS, sheet.left, sheet.right)
    y = Scale(0, PAID, sheet.height - sheet.em * 4, sheet.em * (4.6 if sheet.wide else 3.6))
    own, repaid = PAID - ADVANCE, x.at(REPAID_DAY)
    low, part, full = y.at(0), y.at(own), y.at(PAID)
    without = [(x.at(0), low), (x.at(0), full), (x.at(CYCLE_DAYS), full), (x.at(CYCLE_DAYS), low)]
    drawn_on = [(x.at(0), low), (x.at(0), part), (repaid, part), (repaid, full)]
    return "".join(
        (
            ruled(x.at(0), repaid, full, part),
            levels([(low, sheet.left, sheet.right)], "rule"),
            line(without, "mid"),
            line([*drawn_on, *without[2:]], "strong"),
            _stages(sheet, x, low),
            _amounts(sheet, x, y),
        )
    )


def _stages(sheet: Sheet, x: Scale, low: float) -> str:
    """Return labels of the days of arrival, delivery, sale and payment of the goods."""
    ends = [0, *accumulate(STAGES_DAYS)]
    marks = uprights([(x.at(day), low, low + sheet.em * 0.8) for day in ends], "mid")
    labels = ""
    for day in ends:
        anchor = None if day == 0 else "end" if day in (40, CYCLE_DAYS) else "start"
        labels += words(f"{day}", x.at(day), low + sheet.em * 2.2, anchor, "strong")
    return marks + labels


def _amounts(sheet: Sheet, x: Scale, y: Scale) -> str:
    """Return the two amounts and, inside their areas, the money-days."""
    before = money_days(PAID, CYCLE_DAYS)
    after = money_days(PAID, CYCLE_DAYS, ADVANCE, REPAID_DAY)
    inset, above = sheet.em, sheet.em * 1.2
    own = y.at((PAID - ADVANCE) / 2) + sheet.em * (0.95 if sheet.wide else 0.45)
    freed = (y.at(PAID) + y.at(PAID - ADVANCE)) / 2 + sheet.em
    return "".join(
        (
            words(f"{PAID:,}", x.at(0), y.at(PAID) - above, kind="big"),
            words(
                f"{PAID - ADVANCE:,}", x.at(0) + inset, own, kind="big" if sheet.wide else "large"
            ),
            words(f"−{1 - after / before:.0%}", x.at(REPAID_DAY) - inset, freed, "end", "big"),
            dot(x.at(REPAID_DAY), y.at(PAID), sheet.em * 0.4),
        )
    )


def goods_in_and_out(sheet: Sheet) -> str:
    """Draw running totals of a year's imports and exports; level lines tie exports to imports."""
    x = Scale(0, MONTHS, sheet.left, sheet.right)
    y = Scale(0, sum(IMPORTS.values()), sheet.height - sheet.em * 3.4, sheet.em * 4.4)
    low = y.at(0)
    came, left = _added_up(IMPORTS, x, y), _added_up(EXPORTS, x, y)
    return "".join(
        (
            _months(sheet, x, low),
            _ties(x, y),
            element("path", class_="mid", d=path_data(came)),
            element("path", class_="strong", d=path_data(left)),
            _sums(sheet, x, y),
        )
    )


def _added_up(flow: dict[int, int], x: Scale, y: Scale) -> list[XY]:
    """Return the running total of a flow by month, as a stepped line from zero to year's end."""
    sums = accumulate(flow.values())
    points = [(x.at(month), y.at(total)) for month, total in zip(flow, sums, strict=True)]
    return [*stepped([(x.at(0), y.at(0)), *points]), (x.at(MONTHS), points[-1][1])]


def _ties(x: Scale, y: Scale) -> str:
    """Return a level line from every export back to its import, the oldest import first."""
    totals = list(accumulate(EXPORTS.values()))
    rows = [(y.at(t), x.at(_origin(t)), x.at(m)) for m, t in zip(EXPORTS, totals, strict=True)]
    return levels(rows, "thin") + "".join(dot(b, at, 4) for at, _, b in rows)


def _origin(total: int) -> int:
    """Return the month of the import at which the running total reaches this amount."""
    sums = zip(IMPORTS, accumulate(IMPORTS.values()), strict=True)
    return next(month for month, held in sums if total <= held)


def _months(sheet: Sheet, x: Scale, low: float) -> str:
    marks = [(x.at(m), low, low + sheet.em * 0.7) for m in range(MONTHS + 1)]
    at = low + sheet.em * 2
    labels = [words(f"{m + 1:02d}", x.at(m + 0.5), at, "middle", "muted") for m in range(MONTHS)]
    return (
        levels([(low, sheet.left, sheet.right)], "rule") + uprights(marks, "rule") + "".join(labels)
    )


def _sums(sheet: Sheet, x: Scale, y: Scale) -> str:
    """Return the year's imports and exports, and below them the duty and the refund."""
    came, left = sum(IMPORTS.values()), sum(EXPORTS.values())
    duty, refund = came * DUTY_RATE, left * DUTY_RATE * REFUND_RATE
    right, above = x.at(MONTHS), sheet.em * 0.9
    return "".join(
        (
            words(f"{came:,}", right, y.at(came) - above, "end", "large"),
            words(f"{duty:,.0f}", right, y.at(came) + above * 3.6, "end", "big"),
            words(f"{left:,}", right, y.at(left) - above, "end", "large"),
            words(f"{refund:,.0f}", right, y.at(left) + above * 3.6, "end", "big"),
        )
    )
