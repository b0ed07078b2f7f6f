"""The chart of the world with marked places, lanes between some, and a few names; or a part."""

from dataclasses import dataclass, replace
from functools import lru_cache

from portolan.domain.geo.position import FULL_TURN, Position
from portolan.drawing.maps.chart_place import Landmark
from portolan.drawing.maps.formats import MapFormat, Shape
from portolan.drawing.maps.land import ruled_land
from portolan.drawing.maps.lines import MapLine, drawn, segments
from portolan.drawing.maps.ports import Port, labelled, port_group
from portolan.drawing.maps.view import view_of
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.maps.winds import network
from portolan.drawing.svg import dots, element, picture

FORMATS: dict[Shape, MapFormat] = {
    "wide": MapFormat(1440, 660, em=14, gap=4, detail=2.2),
    "narrow": MapFormat(780, 400, em=24, gap=7, detail=5, dots=0.6),
}
LOW: dict[Shape, MapFormat] = {
    "wide": replace(FORMATS["wide"], height=480),
    "narrow": replace(FORMATS["narrow"], height=380),
}
"""The formats of a chart of a few places: cut where nothing is."""
WEST, EAST, NORTH = -32.0, 328.0, 71.5
"""Cut in the middle of the Atlantic, so that Asia and the Pacific are whole."""
HALF = MapFormat(780, 600, em=24, gap=7, detail=5, dots=0.6)
HALVES = (-26.0, 154.0)
"""The western edges of the two halves of the narrow chart, one below the other."""
HALF_NORTH = 67.0
SEAM = 36.0
"""Between the two, and ruled, so that they do not read as one world."""

Side = tuple[Position, ...]


@dataclass(frozen=True)
class Marks:
    """The contents of the world chart: named places, and two kinds of others.

    Narrow charts name only the major ones; a ``is_whole`` one names all, and tells those apart.
    """

    named: tuple[Landmark, ...]
    solid: Side = ()
    open: Side = ()
    lines: tuple[MapLine, ...] = ()
    is_whole: bool = False


def world(marks: Marks, shape: Shape, prefix: str, label: str) -> str:
    """Return the chart, 1440 x 660 units wide or 780 x 1236 narrow, in two halves.

    ``prefix`` starts every id, ``label`` names the picture.
    """
    if shape == "narrow":
        return _in_halves(marks, prefix, label)
    form = FORMATS[shape]
    window = Window(WEST, EAST, NORTH, form.width, form.height)
    content = _content(marks, window, form, prefix)
    return picture(form.width, form.height, f"map {shape}", label, content)


def _in_halves(marks: Marks, prefix: str, label: str) -> str:
    """Return both halves of the world, each with its own winds and names."""
    halves = [
        element(
            "svg",
            _content(
                marks,
                Window(west, west + FULL_TURN / 2, HALF_NORTH, HALF.width, HALF.height),
                HALF,
                f"{prefix}-{i}",
            ),
            y=i * (HALF.height + SEAM),
            width=HALF.width,
            height=HALF.height,
        )
        for i, west in enumerate(HALVES)
    ]
    edges = f"M0 {HALF.height:g}h{HALF.width:g}m0 {SEAM:g}H0"
    seam = element("g", element("path", d=edges), class_="ticks")
    return picture(HALF.width, 2 * HALF.height + SEAM, "map narrow", label, *halves, seam)


def around_places(places: tuple[Landmark, ...], shape: Shape, prefix: str, label: str) -> str:
    """Return the part of the world that holds the places, 1440 x 480 units or 780 x 380 narrow.

    All are named; those that are not major have an open dot.
    """
    form = LOW[shape]
    window = view_of((), form.width, form.height, [place.position for place in places])
    if window.east - window.west > FULL_TURN:
        window = Window(WEST, EAST, NORTH, form.width, form.height)
    content = _content(Marks(named=places, is_whole=True), window, form, prefix)
    return picture(form.width, form.height, f"map {shape}", label, content)


@lru_cache(maxsize=32)
def _content(marks: Marks, window: Window, form: MapFormat, prefix: str) -> str:
    """Return the content of the chart, drawn once for its places and their names."""
    parts = (
        ruled_land(window, form.detail, prefix, form.gap),
        network(
            Point(form.width / 2, form.height / 2),
            form.width * 0.39,
            form.width,
            form.height,
            quarters=form.width == FORMATS["wide"].width,
        ),
        element("g", *(drawn(line, window) for line in marks.lines), class_="lanes thin"),
        _dots(window, marks.open, form.em * form.dots * 0.2, "others"),
        _dots(window, marks.solid, form.em * form.dots * 0.2, "others solid"),
        _names(window, marks, form),
    )
    return "".join(parts)


def _dots(window: Window, places: Side, radius: float, classes: str) -> str:
    points = [window.nearest_point(place) for place in places]
    return element("g", dots([at for at in points if window.holds(at)], radius), class_=classes)


def _names(window: Window, marks: Marks, form: MapFormat) -> str:
    is_whole = marks.is_whole or form.width == FORMATS["wide"].width
    chosen = [each for each in marks.named if each.major or is_whole]
    named = [(each, window.nearest_point(each.position)) for each in chosen]
    ports = [
        Port(each.words, at, major=each.major or not marks.is_whole)
        for each, at in named
        if window.holds(at)
    ]
    courses = [piece for line in marks.lines for piece in segments(line, window)]
    labels = labelled(ports, window, form.em, courses)
    return port_group(ports, labels, form.em, form.dots)
