"""The chart of lanes as ships sail them, with a tick every 1,000 nautical miles."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from math import dist
from operator import attrgetter
from typing import NamedTuple

from portolan.domain.geo.position import Position
from portolan.drawing.maps.chart_place import Landmark
from portolan.drawing.maps.formats import MapFormat, Shape
from portolan.drawing.maps.land import ruled_land
from portolan.drawing.maps.lines import MapLine, drawn, rough_segments, ticks
from portolan.drawing.maps.placement import Placement
from portolan.drawing.maps.ports import Port, labelled, level_names, port_group
from portolan.drawing.maps.view import fitting, view_of
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.maps.winds import network
from portolan.drawing.svg import element, picture, shifted

FORMATS: dict[Shape, MapFormat] = {
    "wide": MapFormat(1440, 580, em=14, gap=5, detail=56),
    "narrow": MapFormat(780, 500, em=24, gap=8, detail=150, dots=0.6),
}
LOW = {"wide": 470.0, "narrow": 400.0}
"""The heights of the chart with a contrast: its lanes lie side by side around the world."""
FINE = 5.0
"""The detail where the chart is the page's only one, and its weight no matter."""
APART = 2.6
"""In ems: of dots that are nearer, a narrow chart with a leading lane names one."""
ALONG = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)
"""The parts of a line at which its name may stand, best first."""


class SailedLane(NamedTuple):
    """A lane by the codes or names of its ports, with the positions along its course."""

    origin: str
    destination: str
    course: tuple[Position, ...]


class Contrast(NamedTuple):
    """What the chart writes on the straight line of the first lane, and on the way it is sailed."""

    straight: str
    sailed: str


def lanes(
    chosen: Sequence[SailedLane],
    shape: Shape,
    prefix: str,
    label: str,
    *,
    fine: bool = False,
    led: bool = False,
    contrast: Contrast | None = None,
    straits: Iterable[Landmark] = (),
) -> str:
    """Return the chart of lanes, 1440 x 580 units wide or 780 x 500 narrow.

    Both show the ends of all lanes, as far as these lie within the degrees of the format.
    ``prefix`` starts every id, ``label`` names the picture. Where the first lane is to lead, the
    others are drawn thin, and the narrow chart names only the ports that have room. With a
    ``contrast`` it leads, its straight line is drawn too, both lines are named, the chart is lower,
    and the narrow one shows what is around that lane, and names no other. The ``straits`` are named
    on the wide chart.
    """
    form = replace(FORMATS[shape], detail=FINE) if fine else FORMATS[shape]
    if contrast:
        form = replace(form, height=LOW[shape])
    is_wide = shape == "wide"
    return _lanes(
        tuple(chosen),
        form,
        f"map {shape}",
        prefix,
        label,
        named=1 if contrast and not is_wide else len(chosen),
        led=led or contrast is not None,
        apart=0 if is_wide or not led else APART,
        contrast=contrast,
        straits=tuple(straits) if is_wide else (),
    )


@lru_cache(maxsize=16)
def _lanes(
    chosen: tuple[SailedLane, ...],
    form: MapFormat,
    classes: str,
    prefix: str,
    label: str,
    *,
    named: int,
    led: bool,
    apart: float,
    contrast: Contrast | None,
    straits: tuple[Landmark, ...],
) -> str:
    lines = [MapLine("route", lane.course) for lane in chosen]
    leading, others = (lines[:1], lines[1:]) if led else (lines, [])
    if contrast:
        leading = [MapLine("rhumb", (chosen[0].course[0], chosen[0].course[-1])), *leading]
    window = view_of(fitting(lines[:named], form.most), form.width, form.height)
    notes = _notes(chosen[0], contrast, straits, window, form.em)
    written_by = [*(others if named > 1 else ()), *leading]
    ticked = lines[:1] if contrast else lines
    ports = _ports(chosen[:named], window, leads=contrast is not None)
    marks = "".join(ticks(line, window, form.em * form.dots * 0.45) for line in ticked)
    return picture(
        form.width,
        form.height,
        classes,
        label,
        ruled_land(window, form.detail, prefix, form.gap, whole=True),
        _winds(form),
        _group(others, window, "lanes thin") if others else "",
        _group(leading, window, "lanes"),
        element("g", element("path", d=marks), class_="ticks"),
        _names(_thinned(ports, apart * form.em), written_by, notes, window, form),
    )


def _winds(form: MapFormat) -> str:
    center = Point(form.width / 2, form.height / 2)
    return network(center, form.width * 0.39, form.width, form.height, quarters=False)


def _group(lines: Sequence[MapLine], window: Window, classes: str) -> str:
    return element("g", *(drawn(line, window, whole=True) for line in lines), class_=classes)


def _names(
    ports: Sequence[Port],
    lines: Sequence[MapLine],
    notes: Sequence[Iterable[Placement]],
    window: Window,
    form: MapFormat,
) -> str:
    labels = labelled(ports, window, form.em, rough_segments(lines, window), notes)
    written = [
        element("g", each.leader(), each.svg(), class_="lbl", transform=shifted(*each.at))
        for each in labels[len(ports) :]
        if each
    ]
    drawn_ports = port_group(ports, labels[: len(ports)], form.em, form.dots)
    return drawn_ports + element("g", *written, class_="ports", font_size=form.em)


def _notes(
    lane: SailedLane,
    contrast: Contrast | None,
    straits: Sequence[Landmark],
    window: Window,
    em: float,
) -> list[Iterable[Placement]]:
    """Return the placements of the names of both lines of a contrast, and of straits."""
    passed = (Port(each.words, window.nearest_point(each.position)) for each in straits)
    named = [level_names(port, (), em) for port in passed]
    return [*(_beside_lines(lane, contrast, window, em) if contrast else ()), *named]


def _beside_lines(
    lane: SailedLane, contrast: Contrast, window: Window, em: float
) -> list[list[Placement]]:
    """Return the placements of the names of both lines, each beside some point of its line."""
    start, *_, end = (window.nearest_point(position) for position in lane.course)
    across, down, last = end.x - start.x, end.y - start.y, len(lane.course) - 1
    straight = [Point(start.x + across * part, start.y + down * part) for part in ALONG]
    sailed = [window.nearest_point(lane.course[round(last * part)]) for part in ALONG]
    return [_along(contrast.straight, straight, em), _along(contrast.sailed, sailed, em)]


def _along(words: str, points: Sequence[Point], em: float) -> list[Placement]:
    """Return the placements of a name beside any of the points, the first of them cheapest."""
    beside = (
        place._replace(cost=place.cost + i)
        for i, at in enumerate(points)
        for place in level_names(Port(words, at), (), em)
    )
    return sorted(beside, key=attrgetter("cost"))


def _ports(chosen: Sequence[SailedLane], window: Window, *, leads: bool) -> list[Port]:
    """Return the ports in view, each once; major are those that begin a lane.

    Where the first lane ``leads``, its two alone are major.
    """
    first = chosen[0]
    major = {first.origin, first.destination} if leads else {lane.origin for lane in chosen}
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
