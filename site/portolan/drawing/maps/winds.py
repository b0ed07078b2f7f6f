"""The wind network of a portolan chart.

Sixteen nodes lie on a hidden circle and every pair of them is joined. Each chord then runs along
one of the 32 winds of the compass: eight principal winds, eight half winds, sixteen quarter winds.
"""

from functools import lru_cache
from itertools import combinations
from math import cos, hypot, pi, sin

from portolan.drawing.maps.clip import Frame, clipped_line
from portolan.drawing.maps.window import Point
from portolan.drawing.svg import dots, element, path_data

NODES = 16
PRINCIPAL, HALF, QUARTER = "p", "h", "q"
NODE_RADIUS = 2.5

# Chords are drawn on beyond the circle by this many radii: to the frame of any chart.
BEYOND = 6


def nodes(center: Point, radius: float) -> list[Point]:
    """Return the sixteen nodes, clockwise from north."""
    turns = [2 * pi * i / NODES for i in range(NODES)]
    return [Point(center.x + radius * sin(a), center.y - radius * cos(a)) for a in turns]


def wind_class(first: int, second: int) -> str:
    """Return the class of the wind along which the chord of two nodes runs.

    A chord stands at right angles to the radius halfway between its nodes, so it bears
    (first + second) x 11.25 + 90 degrees.
    """
    return (PRINCIPAL, QUARTER, HALF, QUARTER)[(first + second) % 4]


@lru_cache(maxsize=16)
def network(
    center: Point,
    radius: float,
    width: float,
    height: float,
    *,
    halves: bool = True,
    quarters: bool = True,
) -> str:
    """Return the network of a chart: the chords as three paths, then the visible nodes.

    Without the quarter winds, which are half of all chords, it is lighter, and clear if small;
    without the half winds more so.
    """
    ring = nodes(center, radius)
    frame = Frame(0, 0, width, height)
    chords: dict[str, list[str]] = {QUARTER: [], HALF: [], PRINCIPAL: []}
    left_out = {kind for kind, kept in ((HALF, halves), (QUARTER, quarters)) if not kept}
    for i, j in combinations(range(NODES), 2):
        kind = wind_class(i, j)
        seen = clipped_line(*_prolonged(ring[i], ring[j], radius), frame)
        if seen and kind not in left_out:
            chords[kind].append(path_data(seen, whole=True))
    paths = [
        element("path", class_=kind, d="".join(lines)) for kind, lines in chords.items() if lines
    ]
    seen_nodes = [node for node in ring if 0 < node.x < width and 0 < node.y < height]
    drawn = dots(seen_nodes, NODE_RADIUS)
    return element("g", *paths, class_="net") + element("g", drawn, class_="nodes")


def _prolonged(a: Point, b: Point, radius: float) -> tuple[Point, Point]:
    more = BEYOND * radius / hypot(b.x - a.x, b.y - a.y)
    dx, dy = (b.x - a.x) * more, (b.y - a.y) * more
    return Point(a.x - dx, a.y - dy), Point(b.x + dx, b.y + dy)
