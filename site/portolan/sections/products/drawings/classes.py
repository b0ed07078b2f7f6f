"""The diamond labels of the nine classes of dangerous goods.

Classes, divisions and the marks of the labels (the number in the lower corner, stripes on 4.1 and
9, the dark lower half of 8): UN Recommendations on the Transport of Dangerous Goods, chapters 2.0
and 5.2. UN numbers are those of goods that the product page names: perfume, paint, aerosols,
fertilizer, lithium-ion batteries, magnets.
"""

from portolan.drawing.diagrams.sheet import Sheet, uprights, words
from portolan.drawing.svg import XY, element, path_data

DIVISIONS = {1: 6, 2: 3, 3: 0, 4: 3, 5: 2, 6: 2, 7: 0, 8: 0, 9: 0}
UN_NUMBERS = {2: ("1950",), 3: ("1263", "1266"), 5: ("2067",), 9: ("2807", "3480")}
STRIPES, DARK = 7, 8


def diamonds(sheet: Sheet) -> str:
    """Draw a label for each class, its divisions below it, and UN numbers of everyday goods."""
    columns = 9 if sheet.wide else 3
    pitch = sheet.span / columns
    half = pitch * 0.5 if sheet.wide else pitch * 0.36
    return "".join(
        _class(sheet, number, _place(sheet, number, columns, pitch, half), half)
        for number in DIVISIONS
    )


def _place(sheet: Sheet, number: int, columns: int, pitch: float, half: float) -> XY:
    row, column = divmod(number - 1, columns)
    high = 2 * half + sheet.em * 2.4
    return sheet.left + pitch * (column + 0.5), sheet.em * 1.6 + half + row * high


def _class(sheet: Sheet, number: int, at: XY, half: float) -> str:
    x, y = at
    inner = half * 0.9
    return "".join(
        (
            _diamond(x, y, half, "mid"),
            _marked(number, x, y, inner),
            words(f"{number}", x, y + half * 0.72, "middle", "big on" if number == DARK else "big"),
            _divisions(sheet, number, x, y + half)
            if sheet.wide
            else _in_line(sheet, number, at, half),
        )
    )


def _diamond(x: float, y: float, half: float, kind: str) -> str:
    corners = [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
    return element("path", class_=kind, d=path_data(corners, closed=True))


def _marked(number: int, x: float, y: float, half: float) -> str:
    """Return the marks of a class's label besides its number."""
    if number == 9:
        return _striped(x, y, half, 0)
    if number == 4:
        return _striped(x, y, half, 1)
    if number == DARK:
        corners = [(x - half, y), (x + half, y), (x, y + half)]
        return element("path", class_="solid", d=path_data(corners, closed=True))
    return ""


def _striped(x: float, y: float, half: float, down: float) -> str:
    """Return seven stripes in the upper half of a diamond or in all of it."""
    step = 2 * half / (STRIPES + 1)
    offsets = [step * (i + 1) - half for i in range(STRIPES)]
    rows = [(x + d, y - half + abs(d), y + (half - abs(d)) * down) for d in offsets]
    return uprights(rows, "thin" if down else "rule")


def _divisions(sheet: Sheet, number: int, x: float, below: float) -> str:
    """Return the divisions of a class, and its UN numbers, one below the other."""
    count = DIVISIONS[number]
    names = [f"{number}.{i + 1}" for i in range(count)]
    goods = [f"UN {code}" for code in UN_NUMBERS.get(number, ())]
    rows = [*names, *goods]
    step = sheet.em * 1.75
    labels = ""
    for i, row in enumerate(rows):
        y = below + step * (i + 1.3)
        kind = "strong" if row in goods else None
        labels += words(row, x, y, "middle", kind)
    return labels


def _in_line(sheet: Sheet, number: int, at: XY, half: float) -> str:
    """Return the first and last division, or the UN number, on one line below the label."""
    goods = UN_NUMBERS.get(number)
    count = DIVISIONS[number]
    label = f"{number}.1–{number}.{count}" if count else f"UN {goods[0]}" if goods else ""
    return words(label, at[0], at[1] + half + sheet.em * 1.2, "middle") if label else ""
