"""The chart of lanes as ships sail them, with a tick every 1,000 nautical miles."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
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
    ``prefix`` starts every id, ``label`` names the picture. With a ``contrast`` the chart is lower,
    the straight line of the first lane is drawn too, and both are named; where that lane is to
    lead, the others are drawn thin. The ``straits`` are named on the wide chart.
    """
    form = replace(FORMATS[shape], detail=FINE) if fine else FORMATS[shape]
    if contrast:
        form = replace(form, height=LOW[shape])
    notes = tuple(straits) if shape == "wide" else ()
    return _lanes(
        tuple(chosen),
        form,
        f"map {shape}",
        prefix,
        label,
        led=led,
        contrast=contrast,
        straits=notes,
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
    contrast: Contrast | None,
    straits: tuple[Landmark, ...],
) -> str:
    lines = [MapLine("route", lane.course) for lane in chosen]
    straight = MapLine("rhumb", (chosen[0].course[0], chosen[0].course[-1]))
    drawn_lines = [straight, *lines] if contrast else lines
    window = view_of(fitting(lines, form.most), form.width, form.height)
    notes = _notes(chosen[0], contrast, window, form.em) if contrast else []
    passed = (Port(each.words, window.nearest_point(each.position)) for each in straits)
    notes += [level_names(port, (), form.em) for port in passed]
    marks = "".join(ticks(line, window, form.em * form.dots * 0.45) for line in lines)
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
        *_groups([drawn(line, window, whole=True) for line in drawn_lines], led=led),
        element("g", element("path", d=marks), class_="ticks"),
        _names(chosen, drawn_lines, notes, window, form),
    )


def _groups(courses: Sequence[str], *, led: bool) -> list[str]:
    """Return the courses as groups: all alike, or the first of them before thin ones."""
    if not led:
        return [element("g", *courses, class_="lanes")]
    first, *others = courses
    return [element("g", *others, class_="lanes thin"), element("g", first, class_="lanes")]


def _names(
    chosen: Sequence[SailedLane],
    lines: Sequence[MapLine],
    notes: Sequence[Sequence[Placement]],
    window: Window,
    form: MapFormat,
) -> str:
    ports = _ports(chosen, window)
    labels = labelled(ports, window, form.em, rough_segments(lines, window), notes)
    written = [
        element("g", each.leader(), each.svg(), class_="lbl", transform=shifted(*each.at))
        for each in labels[len(ports) :]
        if each
    ]
    drawn_ports = port_group(ports, labels[: len(ports)], form.em, form.dots)
    return drawn_ports + element("g", *written, class_="ports", font_size=form.em)


def _notes(
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
    return [
        place._replace(cost=place.cost + i)
        for i, at in enumerate(points)
        for place in level_names(Port(words, at), (), em)
    ]


def _ports(chosen: Sequence[SailedLane], window: Window) -> list[Port]:
    """Return the ports in view, each once; one that begins a lane is major."""
    ends: dict[str, tuple[Position, bool]] = {}
    for lane in chosen:
        ends[lane.origin] = lane.course[0], True
        ends.setdefault(lane.destination, (lane.course[-1], False))
    ports = [Port(code, window.nearest_point(at), major) for code, (at, major) in ends.items()]
    return [port for port in ports if window.holds(port.at)]
