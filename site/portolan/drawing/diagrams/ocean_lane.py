"""A lane at sea on the Mercator chart.

Harbors as on the maps; 14 and 18 knots and the days from port to port are the formula that the
product page states.
"""

from portolan.core.measures import measure
from portolan.domain.geo.mercator import rhumb_point
from portolan.domain.places.harbors import harbor
from portolan.drawing.diagrams.ground import end, figures, graticule, land, window_from
from portolan.drawing.diagrams.sheet import Sheet, levels, line, uprights, words
from portolan.drawing.maps.lane import lane_figures
from portolan.drawing.maps.lines import MapLine, courses, ticks
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.svg import element, number

LANE = lane_figures(harbor("JPYOK"), harbor("USLAX"))
FAST_KNOTS, SLOW_KNOTS = 18, 14


def days(nm: float) -> tuple[float, float]:
    """Return the fewest and the most days from port to port, as on the product page."""
    return nm / (24 * FAST_KNOTS) + 1, nm / (24 * SLOW_KNOTS) + 3 + nm / 2000


def lane_at_sea(sheet: Sheet) -> str:
    """Draw the rhumb line from Yokohama to Los Angeles: a tick every 1,000 nm, a mark every day."""
    start, goal = LANE.origin.position, LANE.destination.position
    place, degrees = (Point(0.17, 0.36), 156) if sheet.wide else (Point(0.2, 0.36), 170)
    window = window_from(sheet, start, place, degrees)
    way = MapLine("rhumb", (start, goal))
    low, high = days(LANE.rhumb_nm)
    values = (
        measure(f"{LANE.rhumb_nm:,}", "nm"),
        LANE.bearing_text,
        measure(f"{low:.0f}–{high:.0f}", "d"),
    )
    return "".join(
        (
            graticule(window),
            land(window, sheet, "lane"),
            line(courses(way, window)[0], "strong"),
            element("path", class_="mid", d=ticks(way, window, sheet.em * 0.5)),
            _thousands(window, sheet),
            *(_logged(window, sheet, knots, row) for row, knots in ((2, 18), (3.7, 14))),
            end(window, start, "JPYOK", sheet, "end"),
            end(window, goal, "USLAX", sheet, None),
            figures(sheet, values),
        )
    )


def _thousands(window: Window, sheet: Sheet) -> str:
    """Return the labels of the lane's ticks in thousands of miles."""
    start, goal, nm = LANE.origin.position, LANE.destination.position, LANE.rhumb_nm
    marks = [(n, window.point(rhumb_point(start, goal, n * 1000 / nm))) for n in range(1, 6)]
    above = sheet.em * 1.2
    return "".join(words(number(n * 1000), p.x, p.y - above, "middle") for n, p in marks)


def _logged(window: Window, sheet: Sheet, knots: int, row: float) -> str:
    """Return a log below the lane: one mark for each day's run at a speed."""
    start, goal, nm = LANE.origin.position, LANE.destination.position, LANE.rhumb_nm
    run = 24 * knots / nm
    places = [window.point(rhumb_point(start, goal, i * run)) for i in range(int(1 / run) + 1)]
    left, right = window.nearest_point(start), window.nearest_point(goal)
    y, half = max(left.y, right.y) + row * sheet.em * 1.1, sheet.em * 0.3
    marks = uprights([(p.x, y - half, y + half) for p in places], "rule")
    foot = y + sheet.em * 0.36
    label = words(measure(knots, "kn"), left.x - sheet.em * 0.6, foot, "end")
    whole = words(measure(f"{1 / run:.1f}", "d"), right.x + sheet.em * 0.6, foot)
    return levels([(y, left.x, right.x)], "thin") + marks + label + whole
