"""A flight on the Mercator chart.

Airports: aerodrome reference points of FRA and LAX, to a hundredth of a degree.
"""

from portolan.core.measures import measure
from portolan.domain.geo.distance import KM_PER_NM, great_circle_km
from portolan.domain.geo.great_circle import great_circle_point, initial_bearing
from portolan.domain.geo.mercator import rhumb_bearing, rhumb_nm, rhumb_point
from portolan.domain.geo.position import Position
from portolan.domain.routes.transit import flight_hours
from portolan.drawing.diagrams.ground import end, figures, graticule, land, tick, window_from
from portolan.drawing.diagrams.sheet import Sheet, line, lines, words
from portolan.drawing.maps.lines import MapLine, courses
from portolan.drawing.maps.window import Point, Window

FRA, LAX = Position(50.03, 8.57), Position(33.94, -118.41)


def flight(sheet: Sheet) -> str:
    """Draw Frankfurt to Los Angeles: a great circle with a tick every hour, and the rhumb line."""
    window = window_from(sheet, LAX, Point(0.2, 0.83 if sheet.wide else 0.74), 212)
    circle, rhumb = MapLine("circle", (FRA, LAX)), MapLine("rhumb", (FRA, LAX))
    shortest = great_circle_km(FRA, LAX)
    more = rhumb_nm(FRA, LAX) * float(KM_PER_NM) - shortest
    hours = flight_hours(shortest)
    values = (
        measure(f"{shortest:,.0f}", "km"),
        measure(f"+{more:,.0f}", "km"),
        measure(f"{hours:.1f}", "h"),
    )
    return "".join(
        (
            graticule(window),
            land(window, sheet, "flight"),
            line(courses(rhumb, window)[0], "mid"),
            line(courses(circle, window)[0], "strong"),
            lines(_hours(window, sheet, hours), "mid"),
            _courses(window, sheet),
            end(window, FRA, "FRA", sheet, None),
            end(window, LAX, "LAX", sheet, "end"),
            figures(sheet, values),
        )
    )


def _hours(window: Window, sheet: Sheet, hours: float) -> list[list[Point]]:
    """Return a tick across the great circle for each full hour of the flight."""
    return [tick(window, sheet, (FRA, LAX), hour / hours) for hour in range(1, int(hours) + 1)]


def _courses(window: Window, sheet: Sheet) -> str:
    """Return the headings: of the great circle at its quarters, and of the rhumb line."""
    labels = ""
    for part in (0.1, 0.3, 0.5, 0.7, 0.9):
        at = great_circle_point(FRA, LAX, part)
        x, y = window.nearest_point(at)
        labels += words(f"{initial_bearing(at, LAX):03.0f}°", x, y - sheet.em, "middle")
    x, y = window.nearest_point(rhumb_point(FRA, LAX, 0.5))
    return labels + words(f"{rhumb_bearing(FRA, LAX):03.0f}°", x, y + sheet.em * 1.8, "middle")
