"""Distances around a port in every direction.

Places are the middles of cities, to a hundredth of a degree; distances and bearings are those of
the great circle from Rotterdam, so the drawing is an azimuthal equidistant map. Roads are longer.
"""

from math import cos, radians, sin

from portolan.domain.geo.distance import great_circle_km
from portolan.domain.geo.great_circle import initial_bearing
from portolan.domain.geo.position import Position
from portolan.domain.places.harbors import harbor
from portolan.drawing.diagrams.sheet import Sheet, dot, lines, words
from portolan.drawing.maps.window import Point
from portolan.drawing.svg import element

PORT = harbor("NLRTM").position
RINGS_KM = tuple(range(100, 1600, 100))

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
    center = Point(390, 176) if sheet.wide else Point(180, 170)
    units = 0.66 if sheet.wide else 0.5
    drawn = [km for km in RINGS_KM if center.x + km * units < sheet.width + 8 * sheet.em]
    return "".join(
        (
            *(_ring(center, km, units) for km in drawn),
            _axis(sheet, center),
            _readings(sheet, center, drawn, units),
            _cities(sheet, center, units),
            dot(center.x, center.y, sheet.em * 0.55),
            words("NLRTM", center.x - sheet.em, center.y - sheet.em * 0.7, "end", "strong"),
        )
    )


def _ring(center: Point, km: int, units: float) -> str:
    kind = "rule" if km % 500 == 0 else "hair"
    return element("circle", class_=kind, cx=center.x, cy=center.y, r=km * units)


def _axis(sheet: Sheet, center: Point) -> str:
    """Return the eight principal winds from the port, as long as the longer side of the sheet."""
    reach = sheet.width
    turns = [radians(45 * i) for i in range(8)]
    ends = [Point(center.x + reach * sin(a), center.y - reach * cos(a)) for a in turns]
    return lines([(center, end) for end in ends], "faint")


def _readings(sheet: Sheet, center: Point, drawn: list[int], units: float) -> str:
    """Return the labels of the rings in kilometers, along the parallel of the port."""
    every = drawn if sheet.wide else [km for km in drawn if km % 200 == 0]
    at = [(km, center.x + km * units) for km in every if center.x + km * units < sheet.right]
    labels = [words(f"{km}", x, center.y + sheet.em * 0.36, "middle", "muted") for km, x in at]
    return "".join(labels)


def _cities(sheet: Sheet, center: Point, units: float) -> str:
    """Return each city with the line from the port, its code and its kilometers."""
    points = {code: placed(place, center, units) for code, place in PLACES.items()}
    inside = {code: at for code, at in points.items() if at.y < sheet.height - sheet.em}
    marks = [lines([(center, at) for at in inside.values()], "thin")]
    marks += [dot(*at, sheet.em * 0.3) for at in inside.values()]
    names = [_name(sheet, code, at) for code, at in inside.items()]
    return "".join(marks) + "".join(names)


def _name(sheet: Sheet, code: str, at: Point) -> str:
    figure = f" {kilometers(PLACES[code]):.0f}" if sheet.wide else ""
    return words(f"{code}{figure}", at.x + sheet.em * 0.6, at.y + sheet.em * 0.36)
