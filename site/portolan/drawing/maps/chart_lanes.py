"""The chart of lanes as ships sail them, with a tick every 1,000 nautical miles."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from portolan.domain.geo.position import Position
from portolan.drawing.maps.formats import MapFormat, Shape
from portolan.drawing.maps.land import ruled_land
from portolan.drawing.maps.lines import MapLine, drawn, segments, ticks
from portolan.drawing.maps.ports import Port, labelled, port_group
from portolan.drawing.maps.view import fitting, view_of
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.maps.winds import network
from portolan.drawing.svg import element, picture

FORMATS: dict[Shape, MapFormat] = {
    "wide": MapFormat(1440, 580, em=14, gap=5, detail=44),
    "narrow": MapFormat(780, 380, em=23, gap=8, detail=60, dots=0.6),
}
FINE = 5.0
"""The detail where the chart is the page's only one, and its weight no matter."""


class SailedLane(NamedTuple):
    """A lane by the codes of its ports, with the positions along its course."""

    origin: str
    destination: str
    course: tuple[Position, ...]


def lanes(
    chosen: Sequence[SailedLane], shape: Shape, prefix: str, label: str, *, fine: bool = False
) -> str:
    """Return the chart of lanes, 1440 x 580 units wide or 780 x 380 narrow.

    Both show the ends of all lanes, as far as these lie within the degrees of the format.
    ``prefix`` starts every id, ``label`` names the picture.
    """
    form = replace(FORMATS[shape], detail=FINE) if fine else FORMATS[shape]
    return _lanes(tuple(chosen), form, f"map {shape}", prefix, label)


@lru_cache(maxsize=16)
def _lanes(
    chosen: tuple[SailedLane, ...], form: MapFormat, classes: str, prefix: str, label: str
) -> str:
    lines = [MapLine("route", lane.course) for lane in chosen]
    window = view_of(fitting(lines, form.most), form.width, form.height)
    return picture(
        form.width,
        form.height,
        classes,
        label,
        ruled_land(window, form.detail, prefix, form.gap, whole=True),
        network(
            Point(form.width / 2, form.height / 2),
            form.width * 0.39,
            form.width,
            form.height,
            quarters=False,
        ),
        element("g", *(drawn(line, window, whole=True) for line in lines), class_="lanes"),
        element(
            "g",
            element(
                "path", d="".join(ticks(line, window, form.em * form.dots * 0.45) for line in lines)
            ),
            class_="ticks",
        ),
        _names(chosen, lines, window, form),
    )


def _names(
    chosen: Sequence[SailedLane], lines: Sequence[MapLine], window: Window, form: MapFormat
) -> str:
    ports = _ports(chosen, window)
    pieces = [piece for line in lines for piece in segments(line, window)]
    codes = labelled(ports, window, form.em, pieces)
    return port_group(ports, codes, form.em, form.dots)


def _ports(chosen: Sequence[SailedLane], window: Window) -> list[Port]:
    """Return the ports in view, each once; one that begins a lane is major."""
    ends: dict[str, tuple[Position, bool]] = {}
    for lane in chosen:
        ends[lane.origin] = lane.course[0], True
        ends.setdefault(lane.destination, (lane.course[-1], False))
    ports = [Port(code, window.nearest_point(at), major) for code, (at, major) in ends.items()]
    return [port for port in ports if window.holds(port.at)]
