"""A lane at sea on the Mercator chart.

Harbors as on the maps. Across the open Pacific a ship sails all but the great circle.
"""

from portolan.core.measures import measure
from portolan.domain.geo.great_circle import great_circle_nm, great_circle_point
from portolan.domain.places.harbors import harbor
from portolan.domain.routes.transit import FAST_KNOTS, SLOW_KNOTS
from portolan.drawing.diagrams.ground import end, graticule, land, tick, window_from
from portolan.drawing.diagrams.sheet import Sheet, levels, line, lines, uprights, words
from portolan.drawing.maps.lines import MapLine, courses
from portolan.drawing.maps.window import Point, Window

ENDS = (harbor("JPYOK").position, harbor("USLAX").position)
MILES = great_circle_nm(*ENDS)


def lane_at_sea(sheet: Sheet) -> str:
    """Draw the great circle from Yokohama to Los Angeles, and the days that two speeds take."""
    place, degrees = (Point(0.17, 0.5), 156) if sheet.wide else (Point(0.2, 0.46), 170)
    window = window_from(sheet, ENDS[0], place, degrees)
    thousands = range(1000, int(MILES), 1000)
    return "".join(
        (
            graticule(window),
            land(window, sheet, "lane"),
            line(courses(MapLine("circle", ENDS), window)[0], "strong"),
            lines([tick(window, sheet, ENDS, nm / MILES) for nm in thousands], "mid"),
            *(_mile(window, sheet, nm) for nm in thousands),
            *(
                _logged(window, sheet, knots, row)
                for row, knots in ((4, FAST_KNOTS), (7, SLOW_KNOTS))
            ),
            end(window, ENDS[0], "JPYOK", sheet, "end"),
            end(window, ENDS[1], "USLAX", sheet, None),
        )
    )


def _mile(window: Window, sheet: Sheet, nm: int) -> str:
    x, y = window.nearest_point(great_circle_point(*ENDS, nm / MILES))
    return words(f"{nm:,}", x, y - sheet.em * 1.2, "middle")


def _logged(window: Window, sheet: Sheet, knots: int, row: float) -> str:
    """Return a log below the lane, as long as the voyage takes: a mark for each day at sea."""
    left, right = (window.nearest_point(one) for one in ENDS)
    whole, slowest = (MILES / 24 / each for each in (knots, SLOW_KNOTS))
    day = (right.x - left.x) / slowest
    y, half = max(left.y, right.y) + row * sheet.em, sheet.em * 0.4
    places = [left.x + day * i for i in range(int(whole) + 1)]
    goal, foot = left.x + day * whole, y + sheet.em * 0.36
    return "".join(
        (
            levels([(y, left.x, goal)], "mid"),
            uprights([(x, y - half, y + half) for x in places], "rule"),
            words(measure(knots, "kn"), left.x - sheet.em * 0.6, foot, "end"),
            words(measure(f"{whole:.1f}", "d"), goal + sheet.em * 0.6, foot, kind="large"),
        )
    )
