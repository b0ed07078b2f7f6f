"""The chart of any places and the lines between them, for the figures of articles."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from portolan.domain.geo.position import Position
from portolan.drawing.maps.formats import MapFormat, Shape
from portolan.drawing.maps.land import ruled_land
from portolan.drawing.maps.lines import MapLine, drawn, segments, ticks
from portolan.drawing.maps.ports import Port, labelled, port_group
from portolan.drawing.maps.view import view_of
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.maps.winds import network
from portolan.drawing.svg import element, picture

FORMATS: dict[Shape, MapFormat] = {
    "wide": MapFormat(960, 600, em=13, gap=4, detail=1.6),
    "narrow": MapFormat(780, 690, em=21, gap=7, detail=4, dots=0.8),
}


class Landmark(NamedTuple):
    """A place that a chart names: a harbor's code, or a strait in the reader's language."""

    words: str
    position: Position
    major: bool = False


def place_chart(
    places: Sequence[Landmark],
    lines: Sequence[MapLine],
    prefix: str,
    label: str,
    shape: Shape = "wide",
) -> str:
    """Return a chart around places and lines, 960 x 600 units wide or 780 x 690 narrow.

    Rhumb lines and routes carry a tick every 1,000 nautical miles. ``prefix`` starts every id,
    ``label`` names the picture (an empty one hides it from assistive technology).
    """
    return _place_chart(tuple(places), tuple(lines), prefix, label, shape)


@lru_cache(maxsize=64)
def _place_chart(
    places: tuple[Landmark, ...], lines: tuple[MapLine, ...], prefix: str, label: str, shape: Shape
) -> str:
    form = FORMATS[shape]
    width, height = form.width, form.height
    window = view_of(lines, width, height, [place.position for place in places])
    marks = "".join(ticks(ln, window, form.em * 0.45) for ln in lines if ln.kind != "circle")
    return picture(
        width,
        height,
        f"map {shape}",
        label,
        ruled_land(window, form.detail, prefix, form.gap),
        network(
            Point(width / 2, height / 2), width * 0.42, width, height, quarters=shape == "wide"
        ),
        element("g", *(drawn(line, window) for line in lines), class_="lanes"),
        element("g", element("path", d=marks), class_="ticks") if marks else "",
        _names(places, lines, window, form),
    )


def _names(
    places: Sequence[Landmark], lines: Sequence[MapLine], window: Window, form: MapFormat
) -> str:
    ports = [Port(p.words, window.nearest_point(p.position), p.major) for p in places]
    courses = [segment for line in lines for segment in segments(line, window)]
    labels = labelled(ports, window, form.em, courses)
    return port_group(ports, labels, form.em, form.dots)
