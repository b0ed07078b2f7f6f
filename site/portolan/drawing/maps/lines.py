"""Lines on a chart: rhumb lines, great circles, and routes of several rhumb legs."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import hypot, radians
from typing import Literal

from portolan.domain.geo.great_circle import great_circle_points
from portolan.domain.geo.mercator import rhumb_legs_nm, rhumb_point
from portolan.domain.geo.position import Position, unwrapped
from portolan.drawing.maps.clip import Frame, clipped_line
from portolan.drawing.maps.segments import Boxed, boxed
from portolan.drawing.maps.simplify import straightened
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.svg import element, path_data

Kind = Literal["rhumb", "circle", "route", "way", "detour"]

# A great circle is drawn as this many chords, which is smooth at any size of chart.
CHORDS = 48
TICK_NM = 1000
LONG_TICK = 5

# A course is this rough to names, in units.
ROUGHLY = 24.0
# And as straight as this in whole units.
STRAIGHT = 0.9


@dataclass(frozen=True)
class MapLine:
    """A line through positions: along rhumb lines, or on the great circle of the first and last.

    A route is drawn like a rhumb line, leg by leg, and stronger; a way as strong as a rhumb line,
    a detour dashed.
    """

    kind: Kind
    positions: tuple[Position, ...]

    def course(self) -> Sequence[Position]:
        """Return the positions between which the line is straight on the chart, unwrapped."""
        return _course(self)


@lru_cache(maxsize=16)
def _course(line: MapLine) -> Sequence[Position]:
    """Return the course of a line; kept for a while, since a chart asks several times."""
    if line.kind == "circle":
        return tuple(great_circle_points(line.positions[0], line.positions[-1], CHORDS + 1))
    return tuple(unwrapped(line.positions))


@lru_cache(maxsize=16)
def courses(line: MapLine, window: Window) -> Sequence[Sequence[Point]]:
    """Return the line as points of the picture, once for each turn visible in the window.

    Kept for a while: a chart asks several times.
    """
    course = line.course()
    longitudes = [position.longitude for position in course]
    points = window.points(course)
    shifts = [
        radians(turn) * window.scale for turn in window.turns(min(longitudes), max(longitudes))
    ]
    return [[Point(x + shift, y) for x, y in points] for shift in shifts]


def drawn(line: MapLine, window: Window, *, whole: bool = False) -> str:
    """Return the line as a path of class ``lane`` and of its kind, perhaps in whole units."""
    data = "".join(
        path_data(straightened(course, STRAIGHT) if whole else course, whole=whole)
        for course in courses(line, window)
    )
    return element("path", class_=f"lane {line.kind}", d=data) if data else ""


def segments(line: MapLine, window: Window) -> list[Boxed]:
    """Return the visible straight pieces of the line, for labels to keep clear of."""
    frame = Frame(0, 0, window.width, window.height)
    pieces = [pair for course in courses(line, window) for pair in pairwise(course)]
    seen = [clipped_line(start, end, frame) for start, end in pieces]
    return [boxed(piece) for piece in seen if piece]


def rough_segments(lines: Iterable[MapLine], window: Window) -> list[Boxed]:
    """Return the lines as names keep clear of them: roughly, and shared pieces once."""
    frame = Frame(0, 0, window.width, window.height)
    pieces = dict.fromkeys(
        piece
        for line in lines
        for course in courses(line, window)
        for piece in pairwise(_thinned(course))
    )
    seen = [clipped_line(start, end, frame) for start, end in pieces]
    return [boxed(piece) for piece in seen if piece]


def _thinned(course: Sequence[Point]) -> list[Point]:
    """Return a course without points that are close to the one before."""
    thinned = [course[0]]
    for point in course[1:-1]:
        if hypot(point.x - thinned[-1].x, point.y - thinned[-1].y) > ROUGHLY:
            thinned.append(point)
    return [*thinned, course[-1]]


def ticks(line: MapLine, window: Window, length: float) -> str:
    """Return a path of ticks across the rhumb legs of a line, one every 1,000 nautical miles.

    The fifth is longer. ``length`` is the half length of a tick in units.
    """
    data, sailed, due = "", 0.0, 1
    course = line.course()
    for (start, end), leg in zip(pairwise(course), rhumb_legs_nm(course), strict=True):
        while sailed + leg > due * TICK_NM:
            at = rhumb_point(start, end, (due * TICK_NM - sailed) / leg)
            half = length * (1.6 if due % LONG_TICK == 0 else 1)
            data += _tick(window, at, (start, end), half)
            due += 1
        sailed += leg
    return data


def _tick(window: Window, at: Position, leg: tuple[Position, Position], half: float) -> str:
    a, b = window.point(leg[0]), window.point(leg[1])
    size = hypot(b.x - a.x, b.y - a.y)
    nx, ny = (a.y - b.y) / size * half, (b.x - a.x) / size * half
    marks = ""
    for turn in window.turns(at.longitude, at.longitude):
        x, y = window.point(Position(at.latitude, at.longitude + turn))
        marks += path_data([(x - nx, y - ny), (x + nx, y + ny)])
    return marks
