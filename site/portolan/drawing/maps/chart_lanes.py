"""The chart of lanes: each a rhumb line with its bearing, and the great circle that saves on it."""

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, degrees, hypot

from portolan.domain.places.harbors import Harbor
from portolan.drawing.maps.formats import MapFormat, Shape
from portolan.drawing.maps.land import ruled_land
from portolan.drawing.maps.lane import Lane
from portolan.drawing.maps.lines import MapLine, drawn, segments, ticks
from portolan.drawing.maps.placement import Placement
from portolan.drawing.maps.ports import LabelSurroundings, Port, labelled, port_group
from portolan.drawing.maps.view import fitting, view_of
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.maps.winds import network
from portolan.drawing.svg import element, picture

FORMATS: dict[Shape, MapFormat] = {
    "wide": MapFormat(1440, 720, em=12, gap=4, detail=2.2),
    "narrow": MapFormat(780, 640, em=21, gap=7, detail=5, most=170),
}

# A lane says its bearing where at least so many ems of it are seen.
LEAST_SEEN = 6


def lanes(chosen: Sequence[Lane], shape: Shape, prefix: str, label: str) -> str:
    """Return the chart of lanes, 1440 x 720 units wide or 780 x 640 narrow.

    Rhumb lines are solid and carry their bearing and a tick every 1,000 nautical miles; great
    circles are of class ``circle``. A narrow chart turns to the first lanes, and those that do not
    fit run out of the picture. ``prefix`` starts every id, ``label`` names the picture.
    """
    return _lanes(tuple(chosen), FORMATS[shape], f"map {shape}", prefix, label)


@lru_cache(maxsize=16)
def _lanes(chosen: tuple[Lane, ...], form: MapFormat, classes: str, prefix: str, label: str) -> str:
    rhumbs = [
        MapLine("rhumb", (lane.origin.position, lane.destination.position)) for lane in chosen
    ]
    circles = [MapLine("circle", line.positions) for line in rhumbs]
    fitted = fitting(rhumbs, form.most)
    great = [MapLine("circle", line.positions) for line in fitted]
    window = view_of([*fitted, *great], form.width, form.height)
    marks = "".join(ticks(line, window, form.em * 0.45) for line in rhumbs)
    return picture(
        form.width,
        form.height,
        classes,
        label,
        ruled_land(window, form.detail, prefix, form.gap),
        network(Point(form.width / 2, form.height / 2), form.width * 0.39, form.width, form.height),
        element("g", *(drawn(line, window) for line in [*circles, *rhumbs]), class_="lanes"),
        element("g", element("path", d=marks), class_="ticks"),
        _names(chosen, rhumbs, circles, window, form),
    )


def _names(
    chosen: Sequence[Lane],
    rhumbs: Sequence[MapLine],
    circles: Sequence[MapLine],
    window: Window,
    form: MapFormat,
) -> str:
    ports = _ports(chosen, window)
    placements = [
        _bearing(lane, line, window, form) for lane, line in zip(chosen, rhumbs, strict=True)
    ]
    pieces = [piece for line in [*rhumbs, *circles] for piece in segments(line, window)]
    setting = LabelSurroundings(window, form.detail, form.em, pieces)
    codes, bearings = labelled(ports, [choices for choices in placements if choices], setting)
    written = [place.svg_at_point("lbl bearing") for place in bearings]
    return port_group(ports, codes, form.em, written)


def _ports(chosen: Sequence[Lane], window: Window) -> list[Port]:
    """Return the harbors in view, each once; one that begins a lane is major."""
    ends: dict[Harbor, bool] = {}
    for lane in chosen:
        ends[lane.origin] = True
        ends.setdefault(lane.destination, False)
    ports = [Port(h.code, window.nearest_point(h.position), major) for h, major in ends.items()]
    return [port for port in ports if window.holds(port.at)]


def _bearing(lane: Lane, line: MapLine, window: Window, form: MapFormat) -> list[Placement]:
    """Return places for a lane's bearing: along it, on either side, near its middle first."""
    seen = segments(line, window)
    if not seen:
        return []
    start, end = max(seen, key=lambda piece: _length(*piece))
    if _length(start, end) < LEAST_SEEN * form.em:
        return []
    # Along the line, but read from left to right.
    direction = degrees(atan2(end.x - start.x, start.y - end.y)) % 180
    return [
        Placement(
            lane.bearing_text,
            Point(start.x + part * (end.x - start.x), start.y + part * (end.y - start.y)),
            direction,
            reach=0,
            em=form.em,
            cost=abs(part - 0.5) * 8 + (0.5 if side < 0 else 0),
            lift=side * form.em * 0.85,
        )
        for part in (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74)
        for side in (1, -1)
    ]


def _length(start: Point, end: Point) -> float:
    return hypot(end.x - start.x, end.y - start.y)
