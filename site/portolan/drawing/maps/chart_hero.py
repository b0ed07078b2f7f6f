"""The hero's chart: a wind rose on the origin, and a ray to every destination on its bearing."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from portolan.drawing.maps.chart_place import Landmark
from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.formats import Shape
from portolan.drawing.maps.labels import placed
from portolan.drawing.maps.land import coast_path
from portolan.drawing.maps.lane import bearing_text
from portolan.drawing.maps.placement import Placement
from portolan.drawing.maps.ports import Port, level_names
from portolan.drawing.maps.roses import graduation, north, on_circle
from portolan.drawing.maps.segments import boxed
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.maps.winds import network
from portolan.drawing.svg import element, path_data, picture, shifted


class HeroFormat(NamedTuple):
    """A format of the hero's chart: lengths in units of the drawing, the span in degrees.

    The name of the origin stands ``aside`` of the middle of its rose, and no name in the eastern
    ``margin``.
    """

    width: float
    height: float
    em: float
    origin: Point
    span: float
    detail: float
    rose: float
    aside: float
    margin: float


FORMATS: dict[Shape, HeroFormat] = {
    "wide": HeroFormat(1440, 900, 14, Point(1180, 300), 190, 58, 58, 36, 48),
    "narrow": HeroFormat(780, 640, 22, Point(618, 190), 158, 150, 56, 36, 12),
}
NETWORK = 560.0


def hero(
    origin: Landmark, destinations: Sequence[Landmark], prefix: str, shape: Shape = "wide"
) -> str:
    """Return the hero's chart, 1440 x 900 units wide or 780 x 640 narrow, for the eye alone.

    The first destination is the one that the page speaks of; its ray is of class ``rhumb``.
    Destinations outside of the picture are left out.
    """
    return _hero(origin, tuple(destinations), prefix, shape)


@lru_cache(maxsize=16)
def _hero(origin: Landmark, destinations: tuple[Landmark, ...], prefix: str, shape: Shape) -> str:
    form = FORMATS[shape]
    window = Window.anchored(origin.position, form.origin, form.span, form.width, form.height)
    ends = [(each, window.nearest_point(each.position)) for each in destinations]
    seen = [(each, point) for each, point in ends if window.holds(point)]
    first = destinations[0]
    return picture(
        form.width,
        form.height,
        f"map map-hero {shape}",
        "",
        element("path", class_="coast", d=coast_path(window, form.detail, whole=True)),
        network(form.origin, NETWORK, form.width, form.height, quarters=False),
        *(_ray(form.origin, point, main=each == first) for each, point in seen),
        *(_dot(point, form.em, main=each == first) for each, point in seen),
        _rose(form),
        _names(origin, seen, form, bearings=shape == "wide"),
        id=prefix,
        preserveAspectRatio="xMaxYMin slice",
    )


def _ray(origin: Point, end: Point, *, main: bool) -> str:
    return element("path", class_="lane rhumb" if main else "lane", d=path_data([origin, end]))


def _dot(end: Point, em: float, *, main: bool) -> str:
    return element("circle", class_="dot", cx=end.x, cy=end.y, r=em * (0.32 if main else 0.21))


def _rose(form: HeroFormat) -> str:
    at, dot = form.origin, form.rose * 0.12
    return element(
        "g",
        element("circle", cx=at.x, cy=at.y, r=form.rose),
        graduation(at, form.rose),
        north(at, form.rose, dot),
        element("circle", class_="dot", cx=at.x, cy=at.y, r=dot),
        class_="rose",
    )


def _names(
    origin: Landmark,
    seen: Sequence[tuple[Landmark, Point]],
    form: HeroFormat,
    *,
    bearings: bool,
) -> str:
    """Return the name of the origin below the rose, and those of the ends."""
    at, em = form.origin, form.em
    ports = [Port(each.words, point) for each, point in seen]
    if bearings:
        read = [bearing_text(origin.position, each.position) for each, _ in seen]
        ports = [Port(f"{p.words} {b}", p.at) for p, b in zip(ports, read, strict=True)]
    rose = [on_circle(at, form.rose, i / 24) for i in range(25)]
    lines = [boxed(line) for line in (*((at, port.at) for port in ports), *pairwise(rose))]
    below = Placement(origin.words, Point(at.x + form.aside, at.y + form.rose + em), 0, 0, em)
    choices = [[below], *(level_names(each, ports, em) for each in ports)]
    dots = [at, *(port.at for port in ports)]
    labels = placed(choices, dots, lines, Frame(0, 0, form.width - form.margin, form.height))
    return element(
        "g",
        *(
            element("g", label.leader(), label.svg(), transform=shifted(*label.at))
            for label in (below, *labels[1:])
            if label
        ),
        class_="ports port",
        font_size=em,
    )
