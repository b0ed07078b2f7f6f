"""Wind roses: events, company.

Events: a rose for each of ten harbors, with a hand on the bearing of the next one along the rhumb
line. Company: the thirty-two winds of the compass from one point, each at its own bearing.
"""

from math import pi, tan

from portolan.domain.places.harbors import harbor
from portolan.drawing.diagrams.sheet import Sheet, line, words
from portolan.drawing.maps.clip import Frame, clipped_line
from portolan.drawing.maps.lane import Lane, lane_figures
from portolan.drawing.maps.roses import WINDS, graduation, north, on_circle, star
from portolan.drawing.maps.window import Point
from portolan.drawing.svg import element, path_data

ROUND = ("NLRTM", "DEHAM", "ESVLC", "AEJEA", "INNSA", "SGSIN", "CNSHA", "USLAX", "BRSSZ", "ZADUR")


def legs(codes: tuple[str, ...]) -> list[Lane]:
    """Return the lanes from each harbor to the next, and from the last one back to the first."""
    following = (*codes[1:], codes[0])
    return [lane_figures(harbor(a), harbor(b)) for a, b in zip(codes, following, strict=True)]


def round_trip(sheet: Sheet) -> str:
    """Draw a rose for each harbor; its hand points to the next."""
    codes = ROUND if sheet.wide else ROUND[:5]
    pitch = sheet.span / len(codes)
    radius = min(pitch * 0.36, (sheet.height - sheet.em * 4) / 2)
    xs = [sheet.left + pitch * i + radius for i in range(len(codes))]
    y = sheet.em * 1.4 + radius
    return "".join(
        _rose(sheet, Point(x, y), radius, leg) for x, leg in zip(xs, legs(codes), strict=True)
    )


def _rose(sheet: Sheet, middle: Point, radius: float, leg: Lane) -> str:
    tip = on_circle(middle, radius, leg.bearing_degrees / 360)
    below = middle.y + radius + sheet.em * 1.6
    label = f"{leg.origin.code} {leg.bearing_text}" if sheet.wide else leg.origin.code
    ring = element("circle", class_="hair", cx=middle.x, cy=middle.y, r=radius)
    return "".join(
        (
            ring,
            line([on_circle(middle, radius * 0.8, 0), on_circle(middle, radius, 0)], "rule"),
            line([middle, tip], "strong"),
            words(label, middle.x - radius, below),
        )
    )


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
