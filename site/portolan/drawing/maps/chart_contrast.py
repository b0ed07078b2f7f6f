"""The chart of lanes, the first told at length: straight, as it is sailed, and the other way."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import dist
from operator import attrgetter

from portolan.domain.geo.position import Position
from portolan.drawing.maps.chart_lanes import FORMATS, SailedLane, ends_of, group, names, winds
from portolan.drawing.maps.formats import MapFormat, Shape
from portolan.drawing.maps.land import coast_path, ruled
from portolan.drawing.maps.lines import MapLine, ticks
from portolan.drawing.maps.placement import Placement
from portolan.drawing.maps.ports import Port, level_names
from portolan.drawing.maps.view import fitting, view_of
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.svg import element, picture, shifted, text

LOW: dict[Shape, MapFormat] = {
    "wide": replace(FORMATS["wide"], height=480, detail=12),
    "narrow": replace(FORMATS["narrow"], height=540, detail=110),
}
"""The lanes lie side by side around the world."""
ISLAND = 2.5
"""The smallest island, in triangles of the coast, so that Taiwan is seen."""
ALONG = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)
"""The parts of a line at which its name may stand, best first."""
CLEAR = 24.0
"""The units between a lane's number and other lanes that are enough."""
TICK = 1.4
"""The ems between a line with ticks and a name above or below it."""
DISC = 0.72
"""The radius of a lane's number, in ems."""
ROOM = 6.0
"""The degrees beyond the first lane that stay in view, so that its name stands below it."""


@dataclass(frozen=True)
class Contrast:
    """What is written on the first lane: on its straight line, as it is sailed, on the other way.

    ``course`` is that of the other way; it is empty where there is none.
    """

    straight: str
    sailed: str
    other: str = ""
    course: tuple[Position, ...] = ()


def contrast(
    chosen: Sequence[SailedLane], shape: Shape, prefix: str, label: str, told: Contrast
) -> str:
    """Return the chart of lanes, 1440 x 480 units wide or 780 x 540 narrow.

    The wide one shows all lanes, each with its number from 1; the narrow one what is around the
    first and names no other. ``prefix`` starts every id, ``label`` names the picture.
    """
    return _contrast(tuple(chosen), shape, prefix, label, told)


@lru_cache(maxsize=16)
def _contrast(
    chosen: tuple[SailedLane, ...], shape: Shape, prefix: str, label: str, told: Contrast
) -> str:
    form, is_wide = LOW[shape], shape == "wide"
    lines = [MapLine("way", lane.course) for lane in chosen]
    first, named = chosen[0], chosen if is_wide else chosen[:1]
    south = min(first.course)
    room = () if is_wide else (south._replace(latitude=south.latitude - ROOM),)
    window = view_of(fitting(lines[: len(named)], form.most), form.width, form.height, room)
    straight = MapLine("rhumb", (first.course[0], first.course[-1]))
    other = [MapLine("detour", told.course)] if told.course else []
    leading = [*other, straight, MapLine("route", first.course)]
    others = lines[1:] if is_wide else []
    ports = ends_of(named, window, {first.origin, first.destination})
    discs = _discs(lines, window) if is_wide else []
    marks = ticks(lines[0], window, form.em * form.dots * 0.45)
    notes = _notes(first, told, window, form.em, other)
    coast = coast_path(window, form.detail, whole=True, island=ISLAND)
    return picture(
        form.width,
        form.height,
        f"map {shape}",
        label,
        ruled(coast, prefix, form.gap),
        winds(form),
        group(others, window, "lanes") if others else "",
        group(leading, window, "lanes"),
        element("g", element("path", d=marks), class_="ticks"),
        names(ports, [*others, *leading], notes, window, form, kept=discs),
        _numbers(discs, form.em),
    )


def _notes(
    lane: SailedLane, told: Contrast, window: Window, em: float, other: Sequence[MapLine]
) -> list[list[Placement]]:
    """Return the placements of the names of the lines, each beside some point of its line."""
    start, *_, end = (window.nearest_point(position) for position in lane.course)
    across, down = end.x - start.x, end.y - start.y
    straight = [Point(start.x + across * part, start.y + down * part) for part in ALONG]
    second = [_beside(told.other, _parts(line.positions, window), em) for line in other]
    return [
        _beside(told.straight, straight, em),
        _below(told.sailed, lane.course, window, em),
        *second,
    ]


def _parts(course: Sequence[Position], window: Window) -> list[Point]:
    return [window.nearest_point(course[round((len(course) - 1) * part)]) for part in ALONG]


def _below(words: str, course: Sequence[Position], window: Window, em: float) -> list[Placement]:
    """Return the placements of the name of a line with ticks, below its southernmost point first.

    There it is clear of the land that the line goes round.
    """
    lowest = _beside(words, [window.nearest_point(min(course))], em, TICK)
    below = [place for place in lowest if place.lift < 0]
    others = _beside(words, _parts(course, window), em, TICK)
    return [*below, *(place._replace(cost=place.cost + below[-1].cost) for place in others)]


def _beside(words: str, points: Sequence[Point], em: float, least: float = 0) -> list[Placement]:
    """Return the placements of a name beside any of the points, the first of them cheapest.

    A name that is not level with its point stands ``least`` ems or more above or below it.
    """
    beside = (
        place._replace(cost=place.cost + i, led=False)
        for i, at in enumerate(points)
        for place in level_names(Port(words, at), (), em)
        if not 0 < abs(place.lift) < least * em
    )
    return sorted(beside, key=attrgetter("cost"))


def _discs(lines: Sequence[MapLine], window: Window) -> list[Point]:
    """Return a point in the first half of each line, clear of the others and far from all ports."""
    courses = [[window.nearest_point(at) for at in line.positions] for line in lines]
    ports = [at for course in courses for at in (course[0], course[-1])]
    discs: list[Point] = []
    for course in courses:
        others = [at for each in courses if each is not course for at in each]
        first = [at for at in course[: len(course) // 2] if window.holds(at)]
        discs.append(max(first, key=lambda at: (min(CLEAR, _apart(at, others)), _apart(at, ports))))
    return discs


def _apart(at: Point, others: Iterable[Point]) -> float:
    return min(dist(at, other) for other in others)


def _numbers(discs: Sequence[Point], em: float) -> str:
    """Return the numbers of the lanes, each on a disc on its line."""
    drawn = [
        element(
            "g",
            element("circle", r=em * DISC),
            text(str(number), y=em * 0.36, text_anchor="middle"),
            class_="port",
            transform=shifted(*at),
        )
        for number, at in enumerate(discs, 1)
    ]
    return element("g", *drawn, class_="ports", font_size=em) if drawn else ""
