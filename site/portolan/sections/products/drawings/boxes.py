"""Boxes to scale: pallets in a trailer, parcels, and what freight is charged by.

A pallet is 1,200 × 800 mm and takes eight cartons of 400 × 300 mm in a layer; a trailer of 13.6 m
takes 33 pallets, three abreast in eleven rows (the product page). Parcels are cubes from 1 to 64
liters. Containers by their outer length and height (ISO 668).
"""

from collections.abc import Sequence

from portolan.core.measures import measure
from portolan.drawing.diagrams.sheet import Sheet, frame, levels, lines, uprights, words
from portolan.drawing.svg import XY, element, path_data

PALLET_MM, CARTON_MM = (1200, 800), (300, 400)
TRAILER_M, TRAILER_WIDE_M = 13.6, 2.45
ROWS, ABREAST = 11, 3
LITERS = (1, 2, 4, 8, 16, 32, 64)
SLANT = 0.5


def pallets(sheet: Sheet) -> str:
    """Draw one layer of a pallet, and the trailer that takes thirty-three of them."""
    if sheet.wide:
        layer = _layer(sheet, sheet.left, sheet.em * 3.4, 271)
        return layer + _trailer(sheet, sheet.spine, sheet.right, sheet.em * 3.4)
    layer = _layer(sheet, sheet.left, sheet.em * 2.6, 330)
    return layer + _trailer(sheet, sheet.left, sheet.right, sheet.em * 2.6 + 330 * 2 / 3 + 106)


def _layer(sheet: Sheet, x: float, y: float, wide: float) -> str:
    """Return a pallet from above, ``wide`` units for its 1,200 mm, with its eight cartons."""
    unit = wide / PALLET_MM[0]
    deep = PALLET_MM[1] * unit
    columns = [(x + i * CARTON_MM[0] * unit, y, y + deep) for i in range(1, 4)]
    return "".join(
        (
            uprights(columns, "rule"),
            levels([(y + CARTON_MM[1] * unit, x, x + wide)], "rule"),
            frame(x, y, wide, deep, "strong"),
            words(f"{PALLET_MM[0]:,}", x, y - sheet.em * 0.8, kind="strong"),
            words(f"{PALLET_MM[1]}", x + wide + sheet.em * 0.8, y + sheet.em * 0.8, kind="strong"),
            words(f"{CARTON_MM[1]} × {CARTON_MM[0]}", x, y + deep + sheet.em * 1.7, kind="muted"),
        )
    )


def _trailer(sheet: Sheet, left: float, right: float, y: float) -> str:
    """Return the floor of the trailer with all pallets and the cartons of one layer."""
    unit = (right - left) / TRAILER_M
    long, deep = 1.2 * unit, 0.8 * unit
    end, foot = left + ROWS * long, y + ABREAST * deep
    cartons = [(left + i * 0.3 * unit, y, foot) for i in range(1, ROWS * 4) if i % 4]
    halves = [(y + (i + 0.5) * deep, left, end) for i in range(ABREAST)]
    count = ROWS * ABREAST
    return "".join(
        (
            uprights(cartons, "faint"),
            levels(halves, "faint"),
            uprights([(left + i * long, y, foot) for i in range(1, ROWS + 1)], "rule"),
            levels([(y + i * deep, left, end) for i in range(1, ABREAST)], "rule"),
            frame(left, y, right - left, TRAILER_WIDE_M * unit, "strong"),
            words(measure(TRAILER_M, "m"), left, y - sheet.em * 0.8, kind="strong"),
            words(f"{count} × 8 = {count * 8}", left, foot + sheet.em * 3.2, kind="big"),
        )
    )


def edge_mm(liters: float) -> float:
    """Return the edge of a cube that holds so many liters."""
    return float(100 * liters ** (1 / 3))


def parcels(sheet: Sheet) -> str:
    """Draw seven cubes on one line, each twice the volume of the last, to one scale."""
    chosen = LITERS if sheet.wide else LITERS[::2]
    edges = [edge_mm(each) for each in chosen]
    apart = sheet.em * 3
    unit = (sheet.span - apart * (len(edges) - 1)) / (sum(edges) * (1 + SLANT * 0.86))
    foot, x = sheet.height - sheet.em * 4.4, sheet.left
    drawn = levels([(foot, sheet.left, sheet.right)], "rule")
    for liters, edge in zip(chosen, edges, strict=True):
        drawn += _cube(x, foot, edge * unit)
        drawn += words(measure(liters, "L"), x, foot + sheet.em * 2.4, kind="large")
        drawn += words(measure(f"{edge:.0f}", "mm"), x, foot + sheet.em * 3.9, kind="muted")
        x += edge * unit * (1 + SLANT * 0.86) + apart
    return drawn


def _cube(x: float, foot: float, edge: float) -> str:
    """Return a cube in cabinet projection: the front to scale, the depth slanted and halved."""
    dx, dy = edge * SLANT * 0.86, edge * SLANT * 0.5
    top = foot - edge
    lid: list[XY] = [(x, top), (x + dx, top - dy), (x + edge + dx, top - dy), (x + edge, top)]
    side: list[XY] = [(x + edge + dx, top - dy), (x + edge + dx, foot - dy), (x + edge, foot)]
    count = max(2, round(edge / 9))
    rows = [edge * i / count for i in range(1, count)]
    shade = [[(x + edge, top + r), (x + edge + dx, top + r - dy)] for r in rows]
    return "".join(
        (
            lines(shade, "thin"),
            element("path", class_="mid", d=path_data(lid, closed=True) + path_data(side)),
            frame(x, top, edge, edge, "mid"),
        )
    )


SIZES_M = (
    ("1", "kg", 0.182, 0.182),
    ("", "", 0.4, 0.3),
    ("1", "m³", 1.0, 1.0),
    ("", "", 1.2, 1.6),
    ("20' 33.2", "m³", 6.06, 2.59),
    ("40' 67.7", "m³", 12.19, 2.59),
    ("40' HC 76.3", "m³", 12.19, 2.9),
)
"""What freight is charged by: a figure and its unit, length and height. A chargeable kilogram
by air is a cube of 6,000 cm³."""


def sizes(sheet: Sheet) -> str:
    """Draw the units by which freight is charged to one scale: from a kilogram to a container.

    On a narrow sheet the containers stand below the smaller ones, and so twice as large.
    """
    shelves = [SIZES_M] if sheet.wide else [SIZES_M[:5], SIZES_M[6:]]
    apart = sheet.em * (2.6 if sheet.wide else 1.5)
    unit = min(
        (sheet.span - apart * (len(one) - 1)) / sum(each[2] for each in one) for one in shelves
    )
    deep = sheet.height / len(shelves)
    return "".join(
        _shelf(sheet, one, apart, unit, deep * (i + 1) - sheet.em * 2.6)
        for i, one in enumerate(shelves)
    )


def _shelf(
    sheet: Sheet,
    chosen: Sequence[tuple[str, str, float, float]],
    apart: float,
    unit: float,
    foot: float,
) -> str:
    """Return some of the units on one line, ``unit`` units of the sheet to a meter."""
    drawn, x = levels([(foot, 0, sheet.width)], "mid"), sheet.left
    for figure, measured, length, height in chosen:
        drawn += _body(x, foot, length * unit, height * unit, unit)
        drawn += words(measure(figure, measured), x, foot + sheet.em * 1.6) if figure else ""
        x += length * unit + apart
    return drawn


def _body(x: float, foot: float, long: float, high: float, unit: float) -> str:
    """Return one body; a container shows its corrugation, one upright for each quarter meter."""
    count = round(long / unit * 4) if long > 3 * unit else 0
    ribs = [(x + long * i / count, foot - high, foot) for i in range(1, count)]
    outline = frame(x, foot - high, long, high, "rule")
    return (uprights(ribs, "faint") if ribs else "") + outline
