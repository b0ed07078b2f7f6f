"""The chart around one place: its coasts and neighbors, and a scale of miles.

The place is in the middle, where the winds meet. Style sheets cut the sides off on small screens,
so names stand in the middle part of the picture.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import cos, radians

from portolan.core.measures import measure
from portolan.domain.geo.great_circle import great_circle_nm
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
HEIGHT_NM, LEAST_HEIGHT_NM, TIMES_AS_FAR = 440.0, 110.0, 6
"""The chart is six times as high as the nearest place is far; lower, its coast would be coarse."""
NM_IN_A_DEGREE = 60.0
NORTHERNMOST = 80.0
"""Nearer to a pole the chart stays as wide as here."""

MIDDLE = Frame(430, 0, 1010, HEIGHT - 2.6 * EM)
"""The scale stands below it."""
MOST_NAMED = 5
ROOM = 2.2
"""Ems between two places that are both named."""
SCALE_NM, SHORT_SCALE_NM = 100.0, 25.0


def around(
    center: Landmark,
    neighbors: Iterable[Landmark],
    prefix: str,
    label: str,
    nearest: Landmark | None = None,
) -> str:
    """Return the chart, 1440 x 560 units: 440 nautical miles high, in the middle parallel.

    With a ``nearest`` place, which is always drawn and named, it shows 110 to 440 miles. The first
    neighbors are drawn and named too; those that would lie on another one are left out.
    ``prefix`` starts every id, ``label`` names the picture.
    """
    high_nm = HEIGHT_NM
    if nearest:
        far_nm = great_circle_nm(center.position, nearest.position)
        high_nm = min(HEIGHT_NM, max(LEAST_HEIGHT_NM, TIMES_AS_FAR * far_nm))
    window = _window(center, high_nm)
    always = [Port(center.words, CENTER, major=True)]
    always += [_port(nearest, window)] if nearest else []
    # One after another: of a hundred the first few mostly have room.
    ports = (_port(one, window) for one in neighbors)
    named = [*always, *_with_room(ports, [port.at for port in always])]
    return picture(
        WIDTH,
        HEIGHT,
        "map around",
        label,
        ruled_land(window, DETAIL, prefix, GAP),
        _winds(),
        _named(named),
        _scale(window, center, SCALE_NM if high_nm > 2 * SCALE_NM else SHORT_SCALE_NM),
        preserveAspectRatio="xMidYMid slice",
    )


def _port(mark: Landmark, window: Window) -> Port:
    words, position, major = mark
    return Port(words, window.nearest_point(position), major)


def _window(center: Landmark, high_nm: float) -> Window:
    latitude = min(abs(center.position.latitude), NORTHERNMOST)
    high = high_nm / NM_IN_A_DEGREE / cos(radians(latitude))
    return Window.anchored(center.position, CENTER, high * WIDTH / HEIGHT, WIDTH, HEIGHT)


@lru_cache(maxsize=1)
def _winds() -> str:
    return network(CENTER, HEIGHT * 0.44, WIDTH, HEIGHT)


def _with_room(ports: Iterable[Port], taken: Sequence[Point]) -> list[Port]:
    """Return the first ports in the middle part with room around them for a name."""
    chosen: list[Port] = []
    for port in ports:
        x, y = port.at
        inside = MIDDLE.left < x < MIDDLE.right and MIDDLE.top < y < MIDDLE.bottom
        if inside and not any(_is_close(port.at, at) for at in (*taken, *(p.at for p in chosen))):
            chosen.append(port)
        if len(chosen) == MOST_NAMED:
            break
    return chosen


def _is_close(one: Point, other: Point) -> bool:
    return abs(one.x - other.x) < EM * ROOM and abs(one.y - other.y) < EM * ROOM


def _named(ports: Sequence[Port]) -> str:
    names = [level_names(port, ports, EM) for port in ports]
    return port_group(ports, placed(names, [port.at for port in ports], [], MIDDLE), EM)


def _scale(window: Window, center: Landmark, miles: float) -> str:
    """Return a bar of so many nautical miles at the foot of the middle."""
    degrees = miles / NM_IN_A_DEGREE / cos(radians(center.position.latitude))
    length = min(radians(degrees) * window.scale, MIDDLE.right - MIDDLE.left)
    left, y = CENTER.x - length / 2, HEIGHT - EM * 1.2
    ends = [(left, y - EM / 2), (left, y), (left + length, y), (left + length, y - EM / 2)]
    label = text(measure(f"{miles:.0f}", "nm"), x=CENTER.x, y=y - EM * 0.6, text_anchor="middle")
    return element("g", element("path", d=path_data(ends)), label, class_="scale lbl", font_size=EM)
