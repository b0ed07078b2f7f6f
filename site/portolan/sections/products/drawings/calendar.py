"""Calendars of orders and of a shipment's events.

Orders are asked about 21, 14 and 7 days before they are ready, as the product page states; the
orders themselves are an example. Events carry the codes of the DCSA standard for tracking:
gate out, stuffing, gate in, load, departure, arrival, discharge, gate out, stripping, gate in.
"""

from portolan.core.measures import measure
from portolan.drawing.diagrams.sheet import Scale, Sheet, dot, levels, line, lines, uprights, words

QUESTION_DAYS = (21, 14, 7)
ORDERS = {
    "4501": (22, 22),
    "4502": (25, 25),
    "4503": (29, 29),
    "4504": (31, 38),
    "4505": (36, 36),
    "4506": (39, 39),
    "4507": (43, 43),
    "4508": (46, 50),
    "4509": (50, 50),
}
"""By number of the order: the day on which it is to be ready, and the day on which it is."""
WEEKS = 8

EVENTS = ("GTOT", "STUF", "GTIN", "LOAD", "DEPA", "ARRI", "DISC", "GTOT", "STRP", "GTIN")
PLANNED = (0, 2, 4, 6, 7, 33, 34, 37, 38, 41)
ACTUAL = (0, 2, 4, 7, 8, 35, 36)
"""Days since the empty container was collected; what has not happened has no actual day."""


def orders(sheet: Sheet) -> str:
    """Draw orders as rows of a calendar: three questions, the ready date, and its delay."""
    x = Scale(0, WEEKS * 7, sheet.left + sheet.em * (8.5 if sheet.wide else 3.4), sheet.right)
    top, foot = sheet.em * 2.8, sheet.height - sheet.em * 1.4
    gap, half = (foot - top) / len(ORDERS), sheet.em * 0.42
    rows = {number: top + gap * (i + 0.5) for i, number in enumerate(ORDERS)}
    weeks = [(x.at(week * 7), top - sheet.em * 0.5, foot) for week in range(WEEKS + 1)]
    ticks = [(x.at(d), y - half, y + half) for n, y in rows.items() for d in _question_days(n)]
    followed = [(y, x.at(_question_days(n)[0]), x.at(ORDERS[n][0])) for n, y in rows.items()]
    return "".join(
        (
            uprights(weeks, "hair"),
            _weeks(sheet, x),
            levels([(y, x.at(0), sheet.right) for y in rows.values()], "hair"),
            levels(followed, "rule"),
            uprights(ticks, "mid"),
            *(_order(sheet, x, number, y) for number, y in rows.items()),
        )
    )


def _question_days(number: str) -> list[int]:
    """Return the days on which the supplier is asked about an order."""
    return [ORDERS[number][0] - days for days in QUESTION_DAYS]


def _weeks(sheet: Sheet, x: Scale) -> str:
    at = sheet.em * 1.7
    return "".join(words(f"W{w + 1}", x.at(w * 7), at, kind="muted") for w in range(WEEKS))


def _order(sheet: Sheet, x: Scale, number: str, y: float) -> str:
    """Return the number of an order and its ready date; a late one shows its first date as open."""
    due, ready = ORDERS[number]
    late, half, foot = ready - due, sheet.em * 0.42, y + sheet.em * 0.36
    if not late:
        return words(number, sheet.left, foot) + dot(x.at(due), y, half)
    return "".join(
        (
            words(number, sheet.left, foot, kind="strong"),
            levels([(y, x.at(due), x.at(ready))], "strong"),
            dot(x.at(due), y, half, "open"),
            dot(x.at(ready), y, half),
            words(f"+{measure(late, 'd')}", x.at(ready) + sheet.em * 0.8, foot, kind="strong"),
        )
    )


def milestones(sheet: Sheet) -> str:
    """Draw ten events, planned above and actual below; those to come are open."""
    x = Scale(0, PLANNED[-1] + 1, sheet.left, sheet.right - sheet.em)
    top, low = sheet.height * 0.42, sheet.height * 0.72
    happened = list(zip(PLANNED, ACTUAL, strict=False))
    today = x.at(ACTUAL[-1])
    return "".join(
        (
            levels([(top, sheet.left, sheet.right)], "rule"),
            levels([(low, sheet.left, today)], "strong"),
            levels([(low, today, sheet.right)], "hair"),
            lines([((x.at(p), top), (x.at(a), low)) for p, a in happened], "thin"),
            *(dot(x.at(day), top, sheet.em * 0.38, "open") for day in PLANNED),
            *(dot(x.at(day), low, sheet.em * 0.45) for day in ACTUAL),
            _events(sheet, x, top),
            _read(sheet, x, low),
        )
    )


def _events(sheet: Sheet, x: Scale, top: float) -> str:
    """Return the codes at three heights above their days, so that close ones stay legible."""
    labels = ""
    for i, (code, day) in enumerate(zip(EVENTS, PLANNED, strict=True)):
        y = top - sheet.em * (1.7 + 1.7 * (i % 5 if day < 20 else (i - 5) % 5))
        anchor = "end" if not sheet.wide and day > 20 else None
        labels += line([(x.at(day), top - sheet.em * 0.4), (x.at(day), y)], "thin")
        shift = -0.35 if anchor else 0.35
        labels += words(code, x.at(day) + sheet.em * shift, y + sheet.em * 0.5, anchor)
    return labels


def _read(sheet: Sheet, x: Scale, low: float) -> str:
    """Return the days of departure and arrival in large type, each with its delay."""
    below = low + sheet.em * (3.2 if sheet.wide else 2.4)
    labels, kind = "", "big" if sheet.wide else "large"
    for i, anchor in ((EVENTS.index("DEPA"), None), (EVENTS.index("ARRI"), "end")):
        late = ACTUAL[i] - PLANNED[i]
        labels += words(
            f"{measure(ACTUAL[i], 'd')} (+{late})", x.at(ACTUAL[i]), below, anchor, kind
        )
    return labels
