"""The chart of a route: what it names, and its coasts, which are kept from chart to chart."""

import re

from portolan.drawing.maps import MapLine, Mark, Position, route_chart
from portolan.drawing.maps.coastline import MOST_POINTS, STEP, coastline, snapped
from portolan.drawing.maps.flat import area_of, visible_turns
from portolan.drawing.maps.land import ISLAND
from portolan.drawing.maps.simplify import ring_area, simplified
from portolan.drawing.maps.window import Point, Window
from tests.support.drawn import corners, read

SHANGHAI, ROTTERDAM = Position(31.2, 121.5), Position(51.9, 4.1)
SUEZ = Position(30.5, 32.4)


def chart(*marks: Mark) -> str:
    lines = [
        MapLine("route", (SHANGHAI, Position(1.2, 103.8), SUEZ, ROTTERDAM)),
        MapLine("circle", (SHANGHAI, ROTTERDAM)),
    ]
    return route_chart(marks, lines, "r", "From Shanghai to Rotterdam")


def test_harbors_and_passages_are_named_for_both_screens() -> None:
    ends = Mark("CNSHA", SHANGHAI, major=True), Mark("NLRTM", ROTTERDAM, major=True)
    many = [Mark(f"Strait {n}", Position(10.0 + n, 60.0)) for n in range(5)]
    drawn = chart(*ends, Mark("Suez & Sons", SUEZ), *many)
    assert drawn.count(">CNSHA<") == drawn.count(">Suez &amp; Sons<") == 2
    assert drawn.count(">Strait 4<") == 1
    assert 'class="lane route"' in drawn
    assert 'class="lane circle"' in drawn
    assert 'aria-label="From Shanghai to Rotterdam"' in drawn
    assert read(drawn)


def test_a_cape_that_the_way_keeps_far_from_has_a_name_and_no_dot() -> None:
    ends = Mark("CNSHA", SHANGHAI, major=True), Mark("NLRTM", ROTTERDAM, major=True)
    near, far = Mark("Suez", SUEZ), Mark("The Cape", Position(-35.0, 20.0))
    assert chart(*ends, near).count("<circle") == chart(*ends, near, far).count("<circle")
    assert chart(*ends, near, far).count(">The Cape<") == 2


def test_a_settled_window_shows_all_that_the_window_showed() -> None:
    window = Window.anchored(Position(30, 60), Point(720, 380), 100, 1440, 760)
    wider = snapped(window)
    assert wider.west <= window.west
    assert wider.east >= window.east
    assert wider.north >= window.north
    assert (wider.east - wider.west) / 100 < STEP
    assert snapped(wider).scale == wider.scale or snapped(wider).scale > wider.scale / STEP


def test_a_coast_drawn_whole_is_the_coast() -> None:
    window = snapped(Window.anchored(Position(20, 120), Point(720, 380), 130, 1440, 760))
    drawn = corners(coastline(window, 7.0))
    least = area_of(7.0, window.scale)
    rings = [
        turn.flat.points(simplified(shore.points, least))
        for turn in visible_turns(window, 7.0, ISLAND * 7.0)
        for _, shore in turn.numbered
        if len(shore.points) <= MOST_POINTS
    ]
    islands = [ring for ring in rings if ring_area(ring) >= ISLAND * 7.0]
    assert len(islands) > 20
    for island in islands:
        alike = [piece for piece in drawn if len(piece) == len(island) + 1]
        assert min(_apart(island, piece) for piece in alike) < 0.2


def _apart(ring: list[tuple[float, float]], piece: list[tuple[float, float]]) -> float:
    """How far any corner of a drawn piece lies from that of a ring."""
    pairs = zip(ring, piece, strict=False)
    return max(abs(ax - bx) + abs(ay - by) for (ax, ay), (bx, by) in pairs)


def test_the_same_land_lies_where_the_window_puts_it() -> None:
    first = snapped(Window.anchored(Position(0, 0), Point(720, 380), 200, 1440, 760))
    moved = Window(first.west + 10, first.east + 10, first.north, 1440, 760)
    starts = [
        [float(x) for x in re.findall(r"M(-?[\d.]+) ", coastline(window, 7.0))]
        for window in (first, moved)
    ]
    shift = 10 * 1440 / (first.east - first.west)
    shared = [x for x in starts[0] if any(abs(x - shift - other) < 0.11 for other in starts[1])]
    assert len(shared) > len(starts[0]) / 2
