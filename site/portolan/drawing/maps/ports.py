"""Harbors on a chart: a dot, and the level name beside it or at the end of a thin line."""

from collections.abc import Sequence
from math import dist
from typing import NamedTuple

from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.labels import placed
from portolan.drawing.maps.placement import Placement
from portolan.drawing.maps.segments import Segment, distance_to_segment
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.svg import element, shifted

# Dots and distances, in ems of the names.
MAJOR_DOT, MINOR_DOT, REACH = 0.36, 0.25, 0.85

# Names stand beside their harbor, a line above or below it, or at the end of a leader.
LEVEL_LIFTS = (0.0, 1.1, -1.1)
LEADERS = tuple(
    (over, lift)
    for lift in (2.2, -2.2, 3.4, -3.4, 4.6, -4.6)
    for over in (0.0, 1.4, -1.4, 3.0, -3.0, 4.6, -4.6)
)
COST_OF_LIFT, COST_OF_ASTRAY, COST_OF_LEADER = 0.5, 6.0, 1.5

# A name may be taken for that of a harbor not so many times as far as its own; a crowd, in ems.
ASTRAY, CROWD = 1.5, 2.0


class Port(NamedTuple):
    """A harbor on a chart: its name or code, its point, and whether it is major."""

    words: str
    at: Point
    major: bool = False


def _placements(port: Port, em: float) -> list[Placement]:
    """Return level placements of a name: beside its harbor, across it, or led to from afar."""
    beside = [
        Placement(port.words, port.at, wind, em * (REACH if not lift else 0.3), em, cost, lift * em)
        for lift in LEVEL_LIFTS
        for wind, cost in ((90.0, abs(lift) * COST_OF_LIFT), (270.0, abs(lift) * COST_OF_LIFT))
    ]
    half = beside[0].length / 2
    across = [
        Placement(port.words, port.at, 90.0, -half, em, 2 * COST_OF_LIFT, lift * em * 1.15)
        for lift in LEVEL_LIFTS[1:]
    ]
    return beside + across + _led(port, em, half)


def _led(port: Port, em: float, half: float) -> list[Placement]:
    """Return level placements farther away, each with a thin line from the harbor to the name."""
    return [
        Placement(
            port.words,
            port.at,
            270.0 if over < 0 else 90.0,
            abs(over) * em if over else -half,
            em,
            COST_OF_LEADER + COST_OF_LIFT * (abs(lift) + abs(over)),
            lift * em,
            led=True,
        )
        for over, lift in LEADERS
    ]


def dot(port: Port, em: float) -> str:
    """Return the circle of a harbor, filled by the style sheet if it is major."""
    radius = em * (MAJOR_DOT if port.major else MINOR_DOT)
    return element("circle", r=radius)


def port_group(
    ports: Sequence[Port], labels: Sequence[Placement], em: float, dots: float = 1.0
) -> str:
    """Return the harbors with their placed names; ``dots`` makes the dots smaller or larger."""
    drawn = [
        element(
            "g",
            label.leader(),
            dot(port, em * dots),
            label.svg(),
            class_="port maj" if port.major else "port",
            transform=shifted(*port.at),
        )
        for port, label in zip(ports, labels, strict=True)
    ]
    return element("g", *drawn, class_="ports", font_size=em)


def labelled(
    ports: Sequence[Port], window: Window, em: float, lines: Sequence[Segment]
) -> list[Placement]:
    """Return the placements of the ports' names, in their order; major ones choose first.

    They keep clear of the lines; ``em`` is the size of the type in units.
    """
    order = sorted(range(len(ports)), key=lambda i: not ports[i].major)
    names = [level_names(ports[i], ports, em) for i in order]
    frame = Frame(0, 0, window.width, window.height)
    chosen = placed(names, [port.at for port in ports], lines, frame)
    back = {index: chosen[k] for k, index in enumerate(order)}
    return [back[i] for i in range(len(ports))]


def level_names(port: Port, ports: Sequence[Port], em: float) -> list[Placement]:
    """Return the level placements of a port's name among the others."""
    others = [other.at for other in ports if other is not port]
    return [_near_others(place, others) for place in _placements(port, em)]


def _near_others(place: Placement, others: Sequence[Point]) -> Placement:
    """Return a placement, which costs more where another harbor may be taken for its own.

    In a crowd a thin line leads to every name that is not level with its harbor.
    """
    row = place.middle_line()
    own = max(distance_to_segment(place.at, row) * ASTRAY, place.em * ASTRAY)
    astray = not place.led and any(distance_to_segment(other, row) < own for other in others)
    crowded = any(dist(other, place.at) < CROWD * place.em for other in others)
    return place._replace(
        cost=place.cost + COST_OF_ASTRAY * astray, led=place.led or (crowded and place.lift != 0)
    )
