"""A lane at sea and a flight, on Mercator's chart: ocean freight, air freight.

Harbors as in portolan.chart. Airports: aerodrome reference points of FRA and LAX, to a hundredth of
a degree. Speeds of 14 and 18 knots and of 850 km/h, and the formula of the transit time, are those
that the product pages state.
"""

from portolan.chart.great_circle import great_circle_nm, great_circle_point, initial_bearing
from portolan.chart.harbors import harbor
from portolan.chart.land import coasts
from portolan.chart.lane import lane_figures
from portolan.chart.lines import Line, courses, ticks
from portolan.chart.mercator import rhumb_bearing, rhumb_nm, rhumb_point
from portolan.chart.position import Position
from portolan.chart.simplify import ring_area
from portolan.chart.svg import element, number, path_data
from portolan.chart.window import Point, Window
from portolan.pictures.sheet import Sheet, dot, levels, line, lines, uprights, words

LANE = lane_figures(harbor("JPYOK"), harbor("USLAX"))
FAST_KNOTS, SLOW_KNOTS = 18, 14
FRA, LAX = Position(50.03, 8.57), Position(33.94, -118.41)
CRUISE_KMH, KM_IN_A_NM = 850, 1.852
LEAST_ISLAND = 1500
"""Smaller islands, in square units, are left out: on these scales they would be specks."""


def days(nm: float) -> tuple[float, float]:
    """Return the fewest and the most days from port to port, as the product page reckons them."""
    return nm / (24 * FAST_KNOTS) + 1, nm / (24 * SLOW_KNOTS) + 3 + nm / 2000


def lane_at_sea(sheet: Sheet) -> str:
    """Draw the rhumb line from Yokohama to Los Angeles: a tick every 1,000 nm, a mark every day."""
    start, end = LANE.origin.position, LANE.destination.position
    window = _window(
        sheet, start, Point(0.17 if sheet.wide else 0.2, 0.36), 0.655 if sheet.wide else 0.6
    )
    way = Line("rhumb", (start, end))
    low, high = days(LANE.rhumb_nm)
    said = (f"{LANE.rhumb_nm:,} nm", LANE.bearing_text, f"{low:.0f}–{high:.0f} d")
    return "".join(
        (
            _graticule(window),
            _land(window, sheet, "lane"),
            line(courses(way, window)[0], "strong"),
            element("path", class_="mid", d=ticks(way, window, sheet.em * 0.5)),
            _thousands(window, sheet),
            *(_logged(window, sheet, knots, row) for row, knots in ((2, 18), (3.7, 14))),
            _end(window, start, "JPYOK", sheet, "end"),
            _end(window, end, "USLAX", sheet, None),
            _figures(sheet, said),
        )
    )


def flight(sheet: Sheet) -> str:
    """Draw Frankfurt to Los Angeles: a great circle with a tick every hour, and the rhumb line."""
    window = _window(sheet, LAX, Point(0.2, 0.83 if sheet.wide else 0.74), 0.6)
    circle, rhumb = Line("circle", (FRA, LAX)), Line("rhumb", (FRA, LAX))
    shortest = great_circle_nm(FRA, LAX) * KM_IN_A_NM
    more = rhumb_nm(FRA, LAX) * KM_IN_A_NM - shortest
    said = (f"{shortest:,.0f} km", f"+{more:,.0f} km", f"{shortest / CRUISE_KMH:.1f} h")
    return "".join(
        (
            _graticule(window),
            _land(window, sheet, "flight"),
            line(courses(rhumb, window)[0], "mid"),
            line(courses(circle, window)[0], "strong"),
            lines(_hours(window, sheet, int(shortest / CRUISE_KMH)), "mid"),
            _courses(window, sheet),
            _end(window, FRA, "FRA", sheet, None),
            _end(window, LAX, "LAX", sheet, "end"),
            _figures(sheet, said),
        )
    )


def _window(sheet: Sheet, anchor: Position, place: Point, part: float) -> Window:
    """Return a window in which the line takes this part of the width."""
    longitudes = 101.9 if anchor == LANE.origin.position else 127.0
    at = Point(sheet.width * place.x, sheet.height * place.y)
    return Window.anchored(anchor, at, longitudes / part, sheet.width, sheet.height)


def _land(window: Window, sheet: Sheet, name: str) -> str:
    """Return the land, ruled as on every chart; islands that would be specks are left out."""
    pattern = f"picture-{name}-{sheet.shape}"
    detail = 36 if sheet.wide else 50
    rings = [ring for ring in coasts(window, detail) if ring_area(ring) >= LEAST_ISLAND]
    hatch = element("path", class_="ruled", d="M0 .5h8")
    gap = 5 if sheet.wide else 8
    tile = element("pattern", hatch, id=pattern, width=8, height=gap, patternUnits="userSpaceOnUse")
    coast = "".join(path_data(ring, closed=True) for ring in rings)
    land = element("path", class_="coast", fill=f"url(#{pattern})", d=coast)
    return element("defs", tile) + land


def _graticule(window: Window) -> str:
    """Return meridians and parallels, one every ten degrees."""
    west, north = -(-window.west // 10) * 10, window.north // 10 * 10
    meridians = [west + 10 * i for i in range(int((window.east - west) // 10) + 1)]
    parallels = [north - 10 * i for i in range(int((north - window.south) // 10) + 1)]
    xs = [window.point(Position(0, each)).x for each in meridians]
    ys = [window.point(Position(each, window.west)).y for each in parallels]
    across = levels([(y, 0, window.width) for y in ys], "faint")
    return uprights([(x, 0, window.height) for x in xs], "faint") + across


def _thousands(window: Window, sheet: Sheet) -> str:
    """Return the thousands of miles over the ticks of the lane."""
    start, end, nm = LANE.origin.position, LANE.destination.position, LANE.rhumb_nm
    marks = [(n, window.point(rhumb_point(start, end, n * 1000 / nm))) for n in range(1, 6)]
    above = sheet.em * 1.2
    return "".join(words(number(n * 1000), p.x, p.y - above, "middle") for n, p in marks)


def _logged(window: Window, sheet: Sheet, knots: int, row: float) -> str:
    """Return a log below the lane: the daily run at a speed, one mark for each day."""
    start, end, nm = LANE.origin.position, LANE.destination.position, LANE.rhumb_nm
    run = 24 * knots / nm
    places = [window.point(rhumb_point(start, end, i * run)) for i in range(int(1 / run) + 1)]
    left, right = window.nearest_point(start), window.nearest_point(end)
    y, half = max(left.y, right.y) + row * sheet.em * 1.1, sheet.em * 0.3
    marks = uprights([(p.x, y - half, y + half) for p in places], "rule")
    foot = y + sheet.em * 0.36
    said = words(f"{knots} kn", left.x - sheet.em * 0.6, foot, "end")
    whole = words(f"{1 / run:.1f} d", right.x + sheet.em * 0.6, foot)
    return levels([(y, left.x, right.x)], "thin") + marks + said + whole


def _hours(window: Window, sheet: Sheet, count: int) -> list[list[Point]]:
    """Return a tick across the great circle for each full hour of the flight."""
    whole = great_circle_nm(FRA, LAX) * KM_IN_A_NM / CRUISE_KMH
    return [_tick(window, sheet, hour / whole) for hour in range(1, count + 1)]


def _tick(window: Window, sheet: Sheet, part: float) -> list[Point]:
    at = great_circle_point(FRA, LAX, part)
    course = Line("rhumb", (at, great_circle_point(FRA, LAX, part - 0.01)))
    (x, y), (bx, by) = courses(course, window)[0]
    size = ((bx - x) ** 2 + (by - y) ** 2) ** 0.5
    nx, ny = (y - by) / size * sheet.em * 0.5, (bx - x) / size * sheet.em * 0.5
    return [Point(x - nx, y - ny), Point(x + nx, y + ny)]


def _courses(window: Window, sheet: Sheet) -> str:
    """Return the headings: that of the great circle at its quarters, the rhumb line's own."""
    said = ""
    for part in (0.1, 0.3, 0.5, 0.7, 0.9):
        at = great_circle_point(FRA, LAX, part)
        x, y = window.nearest_point(at)
        said += words(f"{initial_bearing(at, LAX):03.0f}°", x, y - sheet.em, "middle")
    x, y = window.nearest_point(rhumb_point(FRA, LAX, 0.5))
    return said + words(f"{rhumb_bearing(FRA, LAX):03.0f}°", x, y + sheet.em * 1.8, "middle")


def _end(window: Window, at: Position, code: str, sheet: Sheet, anchor: str | None) -> str:
    x, y = window.nearest_point(at)
    side = -1 if anchor == "end" else 1
    said = words(code, x + side * sheet.em * 0.8, y + sheet.em * 0.36, anchor, "strong")
    return dot(x, y, sheet.em * 0.45) + said


def _figures(sheet: Sheet, said: tuple[str, ...]) -> str:
    """Return figures set large along the foot of the sheet."""
    y = sheet.height - sheet.em * 1.6
    if sheet.wide:
        places = (sheet.left, sheet.spine, 2 * sheet.spine - sheet.left)
        return "".join(words(f, x, y, kind="big") for f, x in zip(said, places, strict=True))
    first, second, third = said
    return "".join(
        (
            words(first, sheet.left, y, kind="big"),
            words(second, sheet.width * 0.52, y, "middle", "big"),
            words(third, sheet.right, y, "end", "big"),
        )
    )
