"""The wind rose of the company: thirty-two winds from one point, each at its own bearing."""

from math import pi, tan

from portolan.drawing.diagrams.sheet import Sheet, words
from portolan.drawing.maps.clip import Frame, clipped_line
from portolan.drawing.maps.roses import WINDS, graduation, north, on_circle, star
from portolan.drawing.maps.window import Point
from portolan.drawing.svg import element, path_data


def thirty_two_winds(sheet: Sheet) -> str:
    """Draw a rose at the spine and its thirty-two winds across the whole sheet, with bearings."""
    middle = Point(sheet.spine if sheet.wide else 150, sheet.height / 2)
    radius = sheet.height * 0.3
    return "".join(
        (
            *(_winds(sheet, middle, radius, kind) for kind in ("faint", "hair", "thin")),
            element("circle", class_="mid", cx=middle.x, cy=middle.y, r=radius),
            element("g", graduation(middle, radius), star(middle, radius * 0.56), class_="inner"),
            north(middle, radius, sheet.em * 0.6),
            _bearings(sheet, middle),
        )
    )


def _winds(sheet: Sheet, middle: Point, radius: float, kind: str) -> str:
    """Return the principal, half or quarter winds, from the rose to the edge of the sheet."""
    step = {"thin": 4, "hair": 2, "faint": 1}[kind]
    mine = [i for i in range(WINDS) if i % step == 0 and (step == 4 or i % (step * 2))]
    frame = Frame(0, 0, sheet.width, sheet.height)
    rays = [
        (on_circle(middle, radius, i / WINDS), on_circle(middle, 2000, i / WINDS)) for i in mine
    ]
    seen = [clipped_line(*ray, frame) for ray in rays]
    return element("path", class_=kind, d="".join(path_data(ray) for ray in seen if ray))


def _bearings(sheet: Sheet, middle: Point) -> str:
    """Return the bearings of the winds that leave the sheet to the right of the rose."""
    reach = (sheet.height / 2 - sheet.em * 0.9) if sheet.wide else sheet.height / 2 - sheet.em
    labels = ""
    for i in (5, 6, 7, 9, 10, 11) if sheet.wide else (6, 10):
        angle = 2 * pi * i / WINDS
        side = -1 if i < 8 else 1
        x = middle.x + reach * abs(tan(angle))
        y = middle.y + side * reach + sheet.em * 0.36
        labels += words(f"{360 * i / WINDS:g}°", x, y, "middle")
    return labels
