"""The base of the two charts among the diagrams: land, graticule, places, figures."""

from portolan.domain.geo.great_circle import great_circle_point
from portolan.domain.geo.position import Position
from portolan.drawing.diagrams.sheet import Sheet, dot, levels, uprights, words
from portolan.drawing.maps.land import coasts
from portolan.drawing.maps.lines import MapLine, courses
from portolan.drawing.maps.simplify import ring_area
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.svg import element, path_data

LEAST_ISLAND = 150
"""Smaller islands, in square units, are left out: on these scales they would be specks."""


def window_from(sheet: Sheet, anchor: Position, place: Point, degrees: float) -> Window:
    """Return a window that shows a position at a place of the sheet, given as fractions of it."""
    at = Point(sheet.width * place.x, sheet.height * place.y)
    return Window.anchored(anchor, at, degrees, sheet.width, sheet.height)


def land(window: Window, sheet: Sheet, name: str) -> str:
    """Return the land, ruled as on every chart, without islands too small to see."""
    pattern = f"picture-{name}-{sheet.shape}"
    detail = 10 if sheet.wide else 14
    rings = [ring for ring in coasts(window, detail) if ring_area(ring) >= LEAST_ISLAND]
    hatch = element("path", class_="ruled", d="M0 .5h8")
    gap = 5 if sheet.wide else 8
    tile = element("pattern", hatch, id=pattern, width=8, height=gap, patternUnits="userSpaceOnUse")
    coast = "".join(path_data(ring, closed=True) for ring in rings)
    land = element("path", class_="coast", fill=f"url(#{pattern})", d=coast)
    return element("defs", tile) + land


def graticule(window: Window) -> str:
    """Return meridians and parallels, one every ten degrees."""
    west, north = -(-window.west // 10) * 10, window.north // 10 * 10
    meridians = [west + 10 * i for i in range(int((window.east - west) // 10) + 1)]
    parallels = [north - 10 * i for i in range(int((north - window.south) // 10) + 1)]
    xs = [window.point(Position(0, each)).x for each in meridians]
    ys = [window.point(Position(each, window.west)).y for each in parallels]
    across = levels([(y, 0, window.width) for y in ys], "faint")
    return uprights([(x, 0, window.height) for x in xs], "faint") + across


def end(window: Window, at: Position, code: str, sheet: Sheet, anchor: str | None) -> str:
    """Return a place with its code after it or, with the anchor ``end``, before it."""
    x, y = window.nearest_point(at)
    side = -1 if anchor == "end" else 1
    label = words(code, x + side * sheet.em * 0.8, y + sheet.em * 0.36, anchor, "strong")
    return dot(x, y, sheet.em * 0.45) + label


def tick(window: Window, sheet: Sheet, ends: tuple[Position, Position], part: float) -> list[Point]:
    """Return a tick across a great circle, at a part of its length."""
    at = great_circle_point(*ends, part)
    course = MapLine("rhumb", (at, great_circle_point(*ends, part - 0.01)))
    (x, y), (bx, by) = courses(course, window)[0]
    size = ((bx - x) ** 2 + (by - y) ** 2) ** 0.5
    nx, ny = (y - by) / size * sheet.em * 0.5, (bx - x) / size * sheet.em * 0.5
    return [Point(x - nx, y - ny), Point(x + nx, y + ny)]


def figures(sheet: Sheet, values: tuple[str, ...]) -> str:
    """Return figures in large type along the foot of the sheet."""
    y = sheet.height - sheet.em * 1.6
    if sheet.wide:
        places = (sheet.left, sheet.spine, 2 * sheet.spine - sheet.left)
        return "".join(words(f, x, y, kind="big") for f, x in zip(values, places, strict=True))
    first, second, third = values
    return "".join(
        (
            words(first, sheet.left, y, kind="big"),
            words(second, sheet.width * 0.52, y, "middle", "big"),
            words(third, sheet.right, y, "end", "big"),
        )
    )
