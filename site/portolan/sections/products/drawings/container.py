"""A container from above, filled to scale.

A 40-foot high cube is 12.03 m long and 2.35 m wide inside and holds 76.3 m³ (the table of cargo
that the help center quotes). The first shipper's 4.2 m³ are the example of the product page.
"""

from itertools import accumulate
from math import ceil

from portolan.core.measures import measure
from portolan.drawing.diagrams.sheet import Scale, Sheet, frame, levels, ruled, uprights, words

LENGTH_M, WIDTH_M, VOLUME_M3 = 12.03, 2.35, 76.3
SHARES_M3 = (4.2, 11.6, 17.4, 26.0)


def floor(sheet: Sheet) -> str:
    """Draw the floor: a slice for each cubic meter, a strong line after each shipper."""
    scale = Scale(0, LENGTH_M, sheet.left, sheet.right)
    top, deep = sheet.em * 4.6, WIDTH_M * scale.unit
    if not sheet.wide:
        return _two_halves(sheet)
    whole = words(measure(VOLUME_M3, "m³"), sheet.right, top - sheet.em * 0.8, "end", "muted")
    return _part(sheet, 0, VOLUME_M3, top, deep) + _meters(sheet, scale, top + deep) + whole


def _two_halves(sheet: Sheet) -> str:
    """Return the container in two halves, so that its slices are visible on a narrow sheet."""
    half = VOLUME_M3 / 2
    deep = WIDTH_M * sheet.span / (LENGTH_M / 2)
    step = deep + sheet.em * 4.2
    tops = (sheet.em * 3.4, sheet.em * 3.4 + step)
    upper = _part(sheet, 0, half, tops[0], deep)
    lower = _part(sheet, half, VOLUME_M3, tops[1], deep)
    below = tops[1] + deep + sheet.em * 1.6
    length = words(measure(f"{LENGTH_M} × {WIDTH_M}", "m"), sheet.left, below, kind="muted")
    return (
        upper + lower + length + words(measure(VOLUME_M3, "m³"), sheet.right, below, "end", "muted")
    )


def _part(sheet: Sheet, low: float, high: float, top: float, deep: float) -> str:
    """Return the part of the container between two volumes in cubic meters."""
    scale = Scale(low, high, sheet.left, sheet.right)
    full = min(sum(SHARES_M3), high)
    slices = [scale.at(m3) for m3 in _slices() if low < m3 < full]
    edges = [scale.at(m3) for m3 in accumulate(SHARES_M3) if low < m3 < high]
    return "".join(
        (
            uprights([(x, top, top + deep) for x in slices], "thin"),
            ruled(scale.at(full), sheet.right, top, top + deep) if full < high else "",
            frame(sheet.left, top, sheet.span, deep, "mid"),
            uprights([(x, top - sheet.em * 2.6, top + deep) for x in edges], "strong"),
            _shares(sheet, scale, top),
        )
    )


def _slices() -> list[float]:
    """Return the end of each full cubic meter of each shipper."""
    begins = [0.0, *accumulate(SHARES_M3)]
    return [b + i for b, m3 in zip(begins, SHARES_M3, strict=False) for i in range(1, ceil(m3))]


def _shares(sheet: Sheet, scale: Scale, top: float) -> str:
    """Return the cubic meters of each shipper and of the free space, where most of each lies."""
    begins = [0.0, *accumulate(SHARES_M3)]
    amounts = [*SHARES_M3, VOLUME_M3 - sum(SHARES_M3)]
    parts = [
        (begin, m3)
        for begin, m3 in zip(begins, amounts, strict=True)
        if scale.low <= begin + m3 / 2 < scale.high
    ]
    return "".join(_share(sheet, scale, m3, top, begin) for begin, m3 in parts)


def _share(sheet: Sheet, scale: Scale, m3: float, top: float, begin: float) -> str:
    """Return the cubic meters behind the line that begins them, or where their rest begins."""
    kind = "big muted" if begin == sum(SHARES_M3) else "big"
    x = scale.at(begin) + sheet.em * 0.5 if begin > scale.low else sheet.left
    return words(f"{m3:.1f}", x, top - sheet.em * 0.8, kind=kind)


def _meters(sheet: Sheet, scale: Scale, floor_line: float) -> str:
    """Return the scale of meters below the floor, with its three measures."""
    y = floor_line + sheet.em * 1.4
    half = sheet.em * 0.35
    marks = [(scale.at(m), y - half, y + half) for m in range(13)]
    at = y + sheet.em * 1.9
    figures = "".join(words(str(m), scale.at(m), at, "middle") for m in range(1, 11))
    ends = words("0", sheet.left, at) + words(
        measure(f"{LENGTH_M} × {WIDTH_M}", "m"), sheet.right, at, "end"
    )
    return levels([(y, sheet.left, sheet.right)], "rule") + uprights(marks, "rule") + figures + ends
