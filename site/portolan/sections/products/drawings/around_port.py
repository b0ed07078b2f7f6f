"""Distances around a port in every direction.

Places are the middles of cities, to a hundredth of a degree; distances and bearings are those of
the great circle from Rotterdam, so the drawing is an azimuthal equidistant map. Roads are longer.
"""

from itertools import groupby
from math import cos, radians, sin

from portolan.domain.geo.distance import great_circle_km
from portolan.domain.geo.great_circle import initial_bearing
from portolan.domain.geo.position import Position
from portolan.domain.places.harbors import harbor
from portolan.drawing.diagrams.sheet import Sheet, dot, lines, words
from portolan.drawing.maps.clip import Frame, clipped_line
from portolan.drawing.maps.roses import on_circle
from portolan.drawing.maps.window import Point
from portolan.drawing.svg import element, number

PORT = harbor("NLRTM").position
RINGS_KM = tuple(range(100, 1001, 100))
STEPS = 720

PLACES = {
    "BEANR": Position(51.22, 4.40),
    "DEDUI": Position(51.43, 6.76),
    "FRPAR": Position(48.86, 2.35),
    "LULUX": Position(49.61, 6.13),
    "DEFRA": Position(50.11, 8.68),
    "DEHAM": Position(53.55, 9.99),
    "DESTR": Position(48.78, 9.18),
    "DEBER": Position(52.52, 13.40),
    "CHBSL": Position(47.56, 7.59),
    "DEMUC": Position(48.14, 11.58),
    "CZPRG": Position(50.08, 14.44),
    "ATVIE": Position(48.21, 16.37),
    "FRLYS": Position(45.76, 4.84),
}


def kilometers(place: Position) -> float:
    """Return the distance of a place from the port."""
    return great_circle_km(PORT, place)


def placed(place: Position, center: Point, units: float) -> Point:
    """Return the point of a place: at its bearing, ``units`` from the port for each kilometer."""
    angle, reach = radians(initial_bearing(PORT, place)), kilometers(place) * units
    return Point(center.x + reach * sin(angle), center.y - reach * cos(angle))


def distances(sheet: Sheet) -> str:
    """Draw rings every 100 km around Rotterdam, and thirteen cities where they lie."""
    center = Point(390, 146) if sheet.wide else Point(180, 170)
    units = 0.64 if sheet.wide else 0.5
    return "".join(
        (
            *(_ring(sheet, center, km, units) for km in RINGS_KM),
            _axis(sheet, center),
            _readings(sheet, center, units),
            _cities(sheet, center, units),
            dot(center.x, center.y, sheet.em * 0.55),
            words("NLRTM", center.x - sheet.em, center.y - sheet.em * 0.7, "end", "strong"),
        )
    )


def _ring(sheet: Sheet, center: Point, km: int, units: float) -> str:
    """Return a ring as far as it lies within the sheet, as arcs."""
    radius = km * units
    ring = [on_circle(center, radius, i / STEPS) for i in range(STEPS + 1)]
    runs = [list(run) for seen, run in groupby(ring, lambda at: _within(sheet, at)) if seen]
    half = number(radius)
    arcs = "".join(
        f"M{number(run[0].x)} {number(run[0].y)}"
        + "".join(f"A{half} {half} 0 0 1 {number(x)} {number(y)}" for x, y in _thirds(run))
        for run in runs
    )
    return element("path", class_="rule" if km % 500 == 0 else "hair", d=arcs)


def _thirds(run: list[Point]) -> list[Point]:
    """Return the ends of three arcs along a run, each of which is less than half a ring."""
    last = len(run) - 1
    return [run[last * i // 3] for i in (1, 2, 3)]


def _within(sheet: Sheet, at: Point) -> bool:
    return 0 <= at.x <= sheet.width and 0 <= at.y <= sheet.height


def _axis(sheet: Sheet, center: Point) -> str:
    """Return the eight principal winds from the port, to the edges of the sheet."""
    edges = Frame(0, 0, sheet.width, sheet.height)
    ends = [on_circle(center, sheet.width, i / 8) for i in range(8)]
    return lines([piece for end in ends if (piece := clipped_line(center, end, edges))], "faint")


def _readings(sheet: Sheet, center: Point, units: float) -> str:
    """Return the labels of the rings in kilometers, along the parallel of the port."""
    every = [km for km in RINGS_KM if sheet.wide or km % 200 == 0]
    y = center.y + sheet.em * 0.36
    return "".join(words(f"{km:,}", center.x + km * units, y, "middle", "muted") for km in every)


def _cities(sheet: Sheet, center: Point, units: float) -> str:
    """Return each city with the line from the port, its code and its kilometers."""
    points = {code: placed(place, center, units) for code, place in PLACES.items()}
    marks = [lines([(center, at) for at in points.values()], "thin")]
    marks += [dot(*at, sheet.em * 0.3) for at in points.values()]
    names = [_name(sheet, code, at) for code, at in points.items()]
    return "".join(marks) + "".join(names)


def _name(sheet: Sheet, code: str, at: Point) -> str:
    figure = f" {kilometers(PLACES[code]):.0f}" if sheet.wide else ""
    return words(f"{code}{figure}", at.x + sheet.em * 0.6, at.y + sheet.em * 0.36)
