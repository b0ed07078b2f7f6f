"""Harbors on a chart: a dot, and the name at right angles to the coast, in portolan fashion."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist
from typing import NamedTuple

from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.labels import placed
from portolan.drawing.maps.land import inland
from portolan.drawing.maps.placement import Placement, rotation
from portolan.drawing.maps.segments import Segment, distance_to_segment
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.svg import element, shifted

# A name lies on one of the sixteen winds; turning it by one wind more costs this much.
ONE_WIND = 22.5
WINDS = tuple(i * ONE_WIND for i in range(16))
COST_OF_A_WIND = 1.0
COST_OF_STEEP = 2.0
STEEP = 60.0

# Dots and distances, in ems of the names.
MAJOR_DOT, MINOR_DOT, REACH = 0.36, 0.25, 0.85


# Level names stand beside their harbor, a line above or below it, or at the end of a leader.
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


def placements(
    port: Port, direction: float | None, em: float, winds: Sequence[float] = WINDS
) -> list[Placement]:
    """Return a placement of a name on each wind, at the least cost along the inland direction.

    The winds are those on which it may lie.
    """
    reach = em * REACH
    return [
        Placement(port.words, port.at, wind, reach, em, _cost(wind, direction)) for wind in winds
    ]


def level_placements(port: Port, em: float) -> list[Placement]:
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


def _cost(wind: float, direction: float | None) -> float:
    off = 0.0 if direction is None else abs((wind - direction + 180) % 360 - 180)
    lean = abs(rotation(wind))
    steep = COST_OF_STEEP if lean > STEEP else 0.0
    return off / ONE_WIND * COST_OF_A_WIND + steep + lean / 90


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


@dataclass(frozen=True)
class LabelSurroundings:
    """The surroundings of a chart's labels: window, coasts, lines, size of type.

    On a ``level`` chart no name is turned.
    """

    window: Window
    detail: float
    em: float
    lines: Sequence[Segment]
    level: bool = False


def labelled(ports: Sequence[Port], setting: LabelSurroundings) -> list[Placement]:
    """Return the placements of the ports' names, in their order; major ones choose first."""
    window = setting.window
    order = sorted(range(len(ports)), key=lambda i: not ports[i].major)
    names = [_names(ports[i], ports, setting) for i in order]
    frame = Frame(0, 0, window.width, window.height)
    chosen = placed(names, [port.at for port in ports], setting.lines, frame)
    back = {index: chosen[k] for k, index in enumerate(order)}
    return [back[i] for i in range(len(ports))]


def _names(port: Port, ports: Sequence[Port], setting: LabelSurroundings) -> list[Placement]:
    if setting.level:
        others = [other.at for other in ports if other is not port]
        return [near_others(place, others) for place in level_placements(port, setting.em)]
    return placements(port, inland(setting.window, setting.detail, port.at), setting.em)


def near_others(place: Placement, others: Sequence[Point]) -> Placement:
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
