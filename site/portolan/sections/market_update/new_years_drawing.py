"""Chinese New Years by year.

First day of the Chinese year, 2024 to 2030 (Hong Kong Observatory's calendar tables), to its
fifteenth day, the Lantern Festival. The months are those of a year without a leap day.
"""

from datetime import date

from babel.dates import format_skeleton

from portolan.drawing.diagrams.sheet import Scale, Sheet, dot, levels, uprights, words
from portolan.web.locale import current_locale

NEW_YEARS = (
    date(2024, 2, 10),
    date(2025, 1, 29),
    date(2026, 2, 17),
    date(2027, 2, 6),
    date(2028, 1, 26),
    date(2029, 2, 13),
    date(2030, 2, 3),
)
FIRST_DAY, LAST_DAY = 15, 66
"""Days of the year that are drawn: from the middle of January to the first week of March."""
LANTERNS = 14
MONTHS = (date(2027, 2, 1), date(2027, 3, 1))


def pauses(sheet: Sheet) -> str:
    """Draw a row for each year and on it the days from the New Year to the Lantern Festival."""
    start = sheet.left + sheet.em * (5 if sheet.wide else 3.2)
    x = Scale(FIRST_DAY, LAST_DAY, start, sheet.right)
    gap = (sheet.height - sheet.em * 3) / len(NEW_YEARS)
    foot = sheet.height - sheet.em * 2
    days = [(x.at(d), foot, foot + sheet.em * 0.35) for d in range(FIRST_DAY, LAST_DAY + 1)]
    firsts = [(x.at(_of_year(day)), sheet.em * 0.6, foot) for day in MONTHS]
    rows = [_row(sheet, x, day, sheet.em + gap * (i + 0.5)) for i, day in enumerate(NEW_YEARS)]
    months = [
        words(_written(day), x.at(_of_year(day)), foot + sheet.em * 1.6, "middle", "note")
        for day in MONTHS
    ]
    return uprights(days, "rule") + uprights(firsts, "hair") + "".join((*rows, *months))


def _row(sheet: Sheet, x: Scale, first: date, y: float) -> str:
    start = _of_year(first)
    at = sheet.left
    return "".join(
        (
            words(f"{first.year}", at, y + sheet.em * 0.36),
            levels([(y, x.at(FIRST_DAY), sheet.right)], "hair"),
            levels([(y, x.at(start), x.at(start + LANTERNS))], "strong"),
            dot(x.at(start), y, sheet.em * 0.36),
            words(
                _written(first), x.at(start) - sheet.em * 0.8, y + sheet.em * 0.36, "end", "strong"
            ),
        )
    )


def _of_year(day: date) -> int:
    return day.timetuple().tm_yday


def _written(day: date) -> str:
    return str(format_skeleton("MMMd", day, locale=current_locale().babel))
