"""Harbors on a chart: a dot, and the level name beside it or at the end of a thin line."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import dist
from operator import itemgetter
from typing import NamedTuple

from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.labels import placed
from portolan.drawing.maps.placement import Placement, Side
from portolan.drawing.maps.segments import Boxed
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.svg import element, shifted

# Dots, in ems of the names.
MAJOR_DOT, MINOR_DOT = 0.36, 0.25

# Names stand beside their harbor, or a line or more above or below it: from it to one side, past
# it to one side, or across it. In ems: side and reach at each of the lifts.
Reaches = tuple[tuple[Side, float], ...]
ROWS: tuple[tuple[tuple[float, ...], Reaches], ...] = (
    ((0.0,), ((1, 0.85), (-1, 0.85), (1, 0.6), (-1, 0.6))),
    ((0.5, -0.5), ((1, 0.7), (-1, 0.7))),
    (
        (0.9, -0.9, 1.1, -1.1, 1.5, -1.5, 1.9, -1.9),
        (
            (1, 0.3),
            (-1, 0.3),
            (1, 0.6),
            (-1, 0.6),
            (0, 0.0),
            (1, -0.4),
            (-1, -0.4),
            (1, -1.4),
            (-1, -1.4),
        ),
    ),
)
COST_OF_LIFT = 2.0

# A thin line leads to a name that stands higher or lower; in a crowd, of so many ems, to every
# name that is not level with its harbor.
LED, CROWD = 1.2, 2.0


class Port(NamedTuple):
    """A harbor on a chart: its name or code, its point, and whether it is major.

    One without words is a dot alone.
    """

    words: str
    at: Point
    major: bool = False


def level_names(port: Port, ports: Sequence[Port], em: float) -> Iterator[Placement]:
    """Yield the level placements of a port's name among the others, the cheapest first."""
    crowded = any(dist(other.at, port.at) < CROWD * em for other in ports if other is not port)
    for side, reach, cost, lift, led in _spots(em, 0.6 if crowded else LED):
        yield Placement(port.words, port.at, side, reach, em, cost, lift, led)


@lru_cache(maxsize=64)
def _spots(em: float, led: float) -> Sequence[tuple[Side, float, float, float, bool]]:
    """Return side, reach, cost, lift and leader of all level placements, the cheapest first."""
    spots = [
        (
            side,
            reach * em,
            COST_OF_LIFT * (lift**2 + max(0.0, reach) ** 2),
            lift * em,
            abs(lift) > led,
        )
        for lifts, reaches in ROWS
        for lift in lifts
        for side, reach in reaches
    ]
    return sorted(spots, key=itemgetter(2))


def dot(port: Port, em: float) -> str:
    """Return the circle of a harbor, filled by the style sheet if it is major."""
    radius = em * (MAJOR_DOT if port.major else MINOR_DOT)
    return element("circle", r=radius)


def port_group(
    ports: Sequence[Port], labels: Sequence[Placement | None], em: float, dots: float = 1.0
) -> str:
    """Return the harbors, and the names that are placed; ``dots`` makes the dots smaller."""
    drawn = [
        element(
            "g",
            label.leader() if label else "",
            dot(port, em * dots),
            label.svg() if label else "",
            class_="port maj" if port.major else "port",
            transform=shifted(*port.at),
        )
        for port, label in zip(ports, labels, strict=True)
    ]
    return element("g", *drawn, class_="ports", font_size=em)


def labelled(
    ports: Sequence[Port],
    window: Window,
    em: float,
    lines: Sequence[Boxed],
    notes: Sequence[Iterable[Placement]] = (),
) -> list[Placement | None]:
    """Return the placements of the ports' names, in their order, then those of the notes.

    Major ports choose first, notes last. They keep clear of the lines; ``em`` is the size of the
    type in units.
    """
    worded = (i for i, port in enumerate(ports) if port.words)
    order = sorted(worded, key=lambda i: not ports[i].major)
    names = [level_names(ports[i], ports, em) for i in order]
    frame = Frame(0, 0, window.width, window.height)
    chosen = placed([*names, *notes], [port.at for port in ports], lines, frame)
    back = {index: chosen[k] for k, index in enumerate(order)}
    return [*(back.get(i) for i in range(len(ports))), *chosen[len(order) :]]
