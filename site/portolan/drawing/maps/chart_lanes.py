"""The chart of lanes as ships sail them, with a tick every 1,000 nautical miles."""

from collections.abc import Iterable, Sequence, Set
from dataclasses import replace
from functools import lru_cache
from math import dist
from typing import NamedTuple

from portolan.domain.geo.position import Position
from portolan.drawing.maps.formats import MapFormat, Shape
from portolan.drawing.maps.land import ruled_land
from portolan.drawing.maps.lines import MapLine, drawn, rough_segments, ticks
from portolan.drawing.maps.placement import Placement
from portolan.drawing.maps.ports import Port, labelled, port_group
from portolan.drawing.maps.view import fitting, view_of
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.maps.winds import network
from portolan.drawing.svg import element, picture, shifted

FORMATS: dict[Shape, MapFormat] = {
    "wide": MapFormat(1440, 580, em=14, gap=5, detail=56),
    "narrow": MapFormat(780, 500, em=24, gap=8, detail=150, dots=0.6),
}
FINE = 5.0
"""The detail where the chart is the page's only one, and its weight no matter."""
APART = 3.0
"""In ems: of dots that are nearer, a narrow chart with a leading lane names one."""


class SailedLane(NamedTuple):
    """A lane by the codes or names of its ports, with the positions along its course."""

    origin: str
    destination: str
    course: tuple[Position, ...]


def lanes(
    chosen: Sequence[SailedLane],
    shape: Shape,
    prefix: str,
    label: str,
    *,
    fine: bool = False,
    led: bool = False,
) -> str:
    """Return the chart of lanes, 1440 x 580 units wide or 780 x 500 narrow.

    Both show the ends of all lanes, as far as these lie within the degrees of the format.
    ``prefix`` starts every id, ``label`` names the picture. Where the first lane is to lead, the
    others are drawn thin, and the narrow chart names only the ports that have room.
    """
    form = replace(FORMATS[shape], detail=FINE) if fine else FORMATS[shape]
    is_wide = shape == "wide"
    return _lanes(
        tuple(chosen),
        form,
        f"map {shape}",
        prefix,
        label,
        led=led,
        apart=0 if is_wide or not led else APART,
    )


@lru_cache(maxsize=16)
def _lanes(
    chosen: tuple[SailedLane, ...],
    form: MapFormat,
    classes: str,
    prefix: str,
    label: str,
    *,
    led: bool,
    apart: float,
) -> str:
    lines = [MapLine("route", lane.course) for lane in chosen]
    leading, others = (lines[:1], lines[1:]) if led else (lines, [])
    window = view_of(fitting(lines, form.most), form.width, form.height)
    ports = ends_of(chosen, window, {lane.origin for lane in chosen})
    marks = "".join(ticks(line, window, form.em * form.dots * 0.45) for line in leading)
    return picture(
        form.width,
        form.height,
        classes,
        label,
        ruled_land(window, form.detail, prefix, form.gap, whole=True),
        winds(form),
        group(others, window, "lanes thin") if others else "",
        group(leading, window, "lanes"),
        element("g", element("path", d=marks), class_="ticks"),
        names(_thinned(ports, apart * form.em), [*others, *leading], (), window, form),
    )


def winds(form: MapFormat) -> str:
    """Return the wind network of a chart of lanes."""
    center = Point(form.width / 2, form.height / 2)
    is_wide = form.width == FORMATS["wide"].width
    radius = form.width * 0.39
    return network(center, radius, form.width, form.height, halves=is_wide, quarters=False)


def group(lines: Sequence[MapLine], window: Window, classes: str) -> str:
    """Return the lines as a group, in whole units."""
    return element("g", *(drawn(line, window, whole=True) for line in lines), class_=classes)


def names(
    ports: Sequence[Port],
    lines: Sequence[MapLine],
    notes: Sequence[Iterable[Placement]],
    window: Window,
    form: MapFormat,
    *,
    kept: Sequence[Point] = (),
) -> str:
    """Return the dots and names of ports, and the notes, clear of the lines and of kept points."""
    points = [*ports, *(Port("", at) for at in kept)]
    labels = labelled(points, window, form.em, rough_segments(lines, window), notes)
    written = [
        element("g", each.leader(), each.svg(), class_="lbl", transform=shifted(*each.at))
        for each in labels[len(points) :]
        if each
    ]
    drawn_ports = port_group(ports, labels[: len(ports)], form.em, form.dots)
    return drawn_ports + element("g", *written, class_="ports", font_size=form.em)


def ends_of(chosen: Sequence[SailedLane], window: Window, major: Set[str]) -> list[Port]:
    """Return the ports in view, each once, and which are major."""
    ends: dict[str, Position] = {}
    for lane in chosen:
        ends[lane.origin] = lane.course[0]
        ends.setdefault(lane.destination, lane.course[-1])
    ports = [Port(name, window.nearest_point(at), name in major) for name, at in ends.items()]
    return [port for port in ports if window.holds(port.at)]


def _thinned(ports: Sequence[Port], apart: float) -> list[Port]:
    """Return the ports, without words those that are too near to one before them that has some."""
    named: list[Port] = []
    for port in ports:
        if all(dist(port.at, one.at) >= apart for one in named):
            named.append(port)
    return [port if port in named else port._replace(words="") for port in ports]
