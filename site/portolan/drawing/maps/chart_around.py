"""The chart around one place: its coasts and neighbors, and a scale of miles.

The place is in the middle, where the winds meet. Style sheets cut the sides off on small screens,
so names stand in the middle part of the picture.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians

from portolan.core.measures import measure
from portolan.drawing.maps.chart_place import Landmark
from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.labels import placed
from portolan.drawing.maps.land import ruled_land
from portolan.drawing.maps.ports import Port, level_names, port_group
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.maps.winds import network
from portolan.drawing.svg import element, path_data, picture, text

WIDTH, HEIGHT, EM, GAP, DETAIL = 1440.0, 560.0, 19.0, 4.0, 3.0
CENTER = Point(WIDTH / 2, HEIGHT / 2)
HEIGHT_NM = 440.0
NM_IN_A_DEGREE = 60.0
NORTHERNMOST = 80.0
"""Nearer to a pole the chart stays as wide as here."""

MIDDLE = Frame(430, 0, 1010, HEIGHT)
MOST_NAMED = 5
ROOM = 2.2
"""Ems between two places that are both named."""
SCALE_NM = 100.0


def around(center: Landmark, neighbors: Sequence[Landmark], prefix: str, label: str) -> str:
    """Return the chart, 1440 x 560 units: 440 nautical miles high, in the middle parallel.

    The first neighbors are drawn and named; those that would lie on another one are left out.
    ``prefix`` starts every id, ``label`` names the picture.
    """
    window = _window(center)
    ports = [
        Port(words, window.nearest_point(position), major) for words, position, major in neighbors
    ]
    named = [Port(center.words, CENTER, major=True), *_with_room(ports)]
    return picture(
        WIDTH,
        HEIGHT,
        "map around",
        label,
        ruled_land(window, DETAIL, prefix, GAP),
        _winds(),
        _named(named),
        _scale(window, center),
        preserveAspectRatio="xMidYMid slice",
    )


def _window(center: Landmark) -> Window:
    latitude = min(abs(center.position.latitude), NORTHERNMOST)
    high = HEIGHT_NM / NM_IN_A_DEGREE / cos(radians(latitude))
    return Window.anchored(center.position, CENTER, high * WIDTH / HEIGHT, WIDTH, HEIGHT)


@lru_cache(maxsize=1)
def _winds() -> str:
    return network(CENTER, HEIGHT * 0.44, WIDTH, HEIGHT)


def _with_room(ports: Sequence[Port]) -> list[Port]:
    """Return the first ports in the middle part with room around them for a name."""
    chosen: list[Port] = []
    for port in ports:
        x, y = port.at
        inside = MIDDLE.left < x < MIDDLE.right and MIDDLE.top < y < MIDDLE.bottom
        if inside and not any(_is_close(port.at, at) for at in (CENTER, *(p.at for p in chosen))):
            chosen.append(port)
        if len(chosen) == MOST_NAMED:
            break
    return chosen


def _is_close(one: Point, other: Point) -> bool:
    return abs(one.x - other.x) < EM * ROOM and abs(one.y - other.y) < EM * ROOM


def _named(ports: Sequence[Port]) -> str:
    names = [level_names(port, ports, EM) for port in ports]
    return port_group(ports, placed(names, [port.at for port in ports], [], MIDDLE), EM)


def _scale(window: Window, center: Landmark) -> str:
    """Return a bar of 100 nautical miles at the foot of the middle."""
    degrees = SCALE_NM / NM_IN_A_DEGREE / cos(radians(center.position.latitude))
    length = min(radians(degrees) * window.scale, MIDDLE.right - MIDDLE.left)
    left, y = CENTER.x - length / 2, HEIGHT - EM * 1.2
    ends = [(left, y - EM / 2), (left, y), (left + length, y), (left + length, y - EM / 2)]
    label = text(measure(f"{SCALE_NM:.0f}", "nm"), x=CENTER.x, y=y - EM * 0.6, text_anchor="middle")
    return element("g", element("path", d=path_data(ends)), label, class_="scale lbl", font_size=EM)
