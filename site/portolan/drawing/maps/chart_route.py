"""The chart of a route: its ways by sea and by air, the harbors at its ends, its passages."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from portolan.domain.geo.position import Position
from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.coastline import coastline, snapped
from portolan.drawing.maps.labels import placed
from portolan.drawing.maps.land import ruled
from portolan.drawing.maps.lines import MapLine, courses, drawn, rough_segments, ticks
from portolan.drawing.maps.ports import Port, level_names, port_group
from portolan.drawing.maps.segments import Boxed, distance_to_segment, near
from portolan.drawing.maps.view import view_of
from portolan.drawing.maps.window import MARGIN, Point, Window
from portolan.drawing.maps.winds import network
from portolan.drawing.svg import element, picture, shifted

WIDTH, HEIGHT = 1440.0, 760.0
TALL = 1184.0
"""The height of the drawing: above and below what wide screens show of it, small ones see more."""
BAND = Frame(0, (TALL - HEIGHT) / 2, WIDTH, (TALL + HEIGHT) / 2)
"""The chart for wide screens, with all ways and all names."""
MIDDLE = Frame(190, BAND.top, WIDTH - 190, BAND.bottom)
"""The part of the chart for small screens, enlarged: all ways lie within it."""

GAP, DETAIL = 4.0, 7.0

# Two sets of labels on one drawing: small screens show larger ones, and fewer.
EM, LARGE_EM, CROPPED_EM = 13.0, 40.0, 32.0
ROOM_FOR_LARGE = 2
FAR = 24.0
"""A passage is on a way that comes nearer than so many units."""


class Mark(NamedTuple):
    """A place that the chart names; ends of ways are major."""

    words: str
    position: Position
    major: bool = False


def route_chart(marks: Sequence[Mark], lines: Sequence[MapLine], prefix: str, label: str) -> str:
    """Return the chart around all lines, as wide as its frame.

    It is 1440 x 1184 units, of which a frame of other proportions shows the middle; the lines lie
    within the middle 1440 x 760.

    ``prefix`` starts every id, ``label`` names the picture. Of the marks that are not major the
    first few are also named on small screens.
    """
    return _route_chart(tuple(marks), tuple(lines), prefix, label)


@lru_cache(maxsize=64)
def _route_chart(
    marks: tuple[Mark, ...], lines: tuple[MapLine, ...], prefix: str, label: str
) -> str:
    seen = view_of(lines, WIDTH, HEIGHT, [mark.position for mark in marks])
    window = snapped(seen).of_height(TALL)
    room = MIDDLE if _fits(marks, lines, window) else BAND
    sailed = [line for line in lines if line.kind != "circle"]
    marked = "".join(ticks(line, window, EM * 0.45) for line in sailed)
    obstacles = rough_segments(sailed, window)
    minor = [mark for mark in marks if not mark.major][:ROOM_FOR_LARGE]
    large = LARGE_EM if room is BAND else CROPPED_EM
    fewer = [mark for mark in marks if mark.major or mark in minor]
    return picture(
        WIDTH,
        TALL,
        "map sea" if room is BAND else "map sea deep",
        label,
        ruled(coastline(window, DETAIL), prefix, GAP),
        network(Point(WIDTH / 2, TALL / 2), WIDTH * 0.4, WIDTH, TALL),
        element("g", *(drawn(line, window) for line in lines), class_="lanes"),
        element("g", element("path", d=marked), class_="ticks") if marked else "",
        element("g", _names(marks, obstacles, window, EM, BAND), class_="small"),
        element("g", _names(fewer, obstacles, window, large, room), class_="large"),
        preserveAspectRatio="xMidYMid slice",
    )


def _fits(marks: Sequence[Mark], lines: Sequence[MapLine], window: Window) -> bool:
    """Whether the middle of the drawing holds all ways and places, clear of its edges."""
    points = [point for line in lines for course in courses(line, window) for point in course]
    points += [window.nearest_point(mark.position) for mark in marks]
    edge = WIDTH * MARGIN
    return all(MIDDLE.left + edge <= point.x <= MIDDLE.right - edge for point in points)


def _names(
    marks: Sequence[Mark],
    lines: Sequence[Boxed],
    window: Window,
    em: float,
    room: Frame,
) -> str:
    ports = [Port(m.words, window.nearest_point(m.position), m.major) for m in marks]
    names = [level_names(port, ports, em) for port in ports]
    labels = placed(names, [port.at for port in ports], lines, room)
    both = list(zip(ports, labels, strict=True))
    passed = [pair for pair in both if pair[0].major or not _is_far(pair[0].at, lines)]
    capes = [
        element("g", label.svg(), class_="lbl", transform=shifted(*port.at))
        for port, label in both
        if label and (port, label) not in passed
    ]
    named = element("g", *capes, font_size=em) if capes else ""
    return named + port_group([port for port, _ in passed], [label for _, label in passed], em)


def _is_far(at: Point, lines: Sequence[Boxed]) -> bool:
    """Whether no line comes near: a cape that a way keeps far from has its name and no dot."""
    passing = near(lines, Frame(*at, *at), FAR)
    return bool(lines) and all(distance_to_segment(at, line.piece) > FAR for line in passing)
