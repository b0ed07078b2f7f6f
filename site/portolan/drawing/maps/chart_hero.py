"""The hero's chart: a wind rose on the origin, and a ray to every destination on its bearing."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from portolan.drawing.maps.chart_place import Landmark
from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.labels import placed
from portolan.drawing.maps.land import coast_path
from portolan.drawing.maps.lane import bearing_text
from portolan.drawing.maps.placement import Placement
from portolan.drawing.maps.ports import Port, level_names
from portolan.drawing.maps.roses import graduation, north, on_circle
from portolan.drawing.maps.segments import Segment
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.maps.winds import network
from portolan.drawing.svg import element, path_data, picture, shifted, text

WIDTH, HEIGHT = 1440.0, 900.0
EM, LARGE_EM = 13.0, 38.0
"""Small screens show the larger names, without bearings."""
ORIGIN = Point(1180, 300)
SPAN = 190.0
DETAIL = 58.0
MARGIN = 48.0
ROSE, DOT = 58.0, 7.0
NETWORK = 560.0

# Left of and below this point stands the page's title: nothing is written there.
TITLE = Point(1260, 290)


def hero(origin: Landmark, destinations: Sequence[Landmark], prefix: str) -> str:
    """Return the hero's chart, 1440 x 900 units, for the eye alone.

    The first destination is the one that the page speaks of; its ray is of class ``rhumb``.
    Destinations outside of the picture and under the title are left out.
    """
    return _hero(origin, tuple(destinations), prefix)


@lru_cache(maxsize=16)
def _hero(origin: Landmark, destinations: tuple[Landmark, ...], prefix: str) -> str:
    window = Window.anchored(origin.position, ORIGIN, SPAN, WIDTH, HEIGHT)
    ends = [(each, window.nearest_point(each.position)) for each in destinations]
    seen = [
        (each, point)
        for each, point in ends
        if window.holds(point) and not (point.x < TITLE.x and point.y > TITLE.y)
    ]
    first = destinations[0]
    return picture(
        WIDTH,
        HEIGHT,
        "map map-hero",
        "",
        element("path", class_="coast", d=coast_path(window, DETAIL, whole=True)),
        network(ORIGIN, NETWORK, WIDTH, HEIGHT, quarters=False),
        *(_ray(point, main=each == first) for each, point in seen),
        *(_dot(point, main=each == first) for each, point in seen),
        _rose(),
        _names(origin, seen, EM, "small"),
        _names(origin, seen, LARGE_EM, "large"),
        id=prefix,
        preserveAspectRatio="xMaxYMin slice",
    )


def _ray(end: Point, *, main: bool) -> str:
    return element("path", class_="lane rhumb" if main else "lane", d=path_data([ORIGIN, end]))


def _dot(end: Point, *, main: bool) -> str:
    return element("circle", class_="dot", cx=end.x, cy=end.y, r=5 if main else 3)


def _rose() -> str:
    return element(
        "g",
        element("circle", cx=ORIGIN.x, cy=ORIGIN.y, r=ROSE),
        graduation(ORIGIN, ROSE),
        north(ORIGIN, ROSE, DOT),
        element("circle", class_="dot", cx=ORIGIN.x, cy=ORIGIN.y, r=DOT),
        class_="rose",
    )


def _names(origin: Landmark, seen: Sequence[tuple[Landmark, Point]], em: float, shape: str) -> str:
    """Return the name of the origin below the rose, and those of the ends."""
    ports = [Port(each.words, point) for each, point in seen]
    if shape == "small":
        bearings = [bearing_text(origin.position, each.position) for each, _ in seen]
        ports = [Port(f"{p.words} {b}", p.at) for p, b in zip(ports, bearings, strict=True)]
    rose = [on_circle(ORIGIN, ROSE, i / 24) for i in range(25)]
    lines: list[Segment] = [*((ORIGIN, port.at) for port in ports), *pairwise(rose)]
    choices = [
        [_below_the_rose(origin.words, em)],
        *(level_names(each, ports, em) for each in ports),
    ]
    dots = [ORIGIN, *(port.at for port in ports)]
    _, *labels = placed(choices, dots, lines, Frame(0, 0, WIDTH - MARGIN, HEIGHT))
    return element(
        "g",
        text(origin.words, x=ORIGIN.x, y=ORIGIN.y + ROSE + em * 1.4, text_anchor="middle"),
        *(
            element("g", label.leader(), label.svg(), transform=shifted(*label.at))
            for label in labels
            if label
        ),
        class_=f"port {shape}",
        font_size=em,
    )


def _below_the_rose(words: str, em: float) -> Placement:
    return Placement(words, Point(ORIGIN.x, ORIGIN.y + ROSE + em), 0, 0, em)
