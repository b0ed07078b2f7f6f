"""Windows on the chart: what falls where, and how often a coast shows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.geo.position import Position, in_degrees_and_minutes, longitude_near, unwrapped
from portolan.drawing.maps.lines import MapLine
from portolan.drawing.maps.view import fitting, view_of
from portolan.drawing.maps.window import Point, Window

WORLD = Window(west=-30, east=330, north=80, width=720, height=720)
YOKOHAMA, LOS_ANGELES = Position(35.45, 139.58), Position(33.75, -118.25)
ROTTERDAM = Position(51.9, 4.48)


def test_corners() -> None:
    window = Window(west=170, east=190, north=60, width=200, height=100)
    assert window.point(Position(60, 170)) == Point(0, 0)
    x, y = window.point(Position(window.south, 190))
    assert [x, y] == pytest.approx([200, 100])


def test_an_anchor_falls_where_it_is_put() -> None:
    window = Window.anchored(ROTTERDAM, Point(30, 40), span=90, width=300, height=200)
    x, y = window.point(ROTTERDAM)
    assert [x, y] == pytest.approx([30, 40])
    assert window.east - window.west == pytest.approx(90)


@given(st.floats(min_value=-180, max_value=180))
def test_every_meridian_falls_into_a_whole_turn(longitude: float) -> None:
    assert 0 <= WORLD.nearest_point(Position(0, longitude)).x <= WORLD.width


@given(st.floats(min_value=-400, max_value=400), st.floats(min_value=0, max_value=200))
def test_turns_bring_a_band_into_the_window(west: float, breadth: float) -> None:
    turns = WORLD.turns(west, west + breadth)
    assert turns
    assert all(west + turn <= WORLD.east and west + breadth + turn >= WORLD.west for turn in turns)


def test_a_band_elsewhere_does_not_show() -> None:
    assert Window(10, 20, 50, 100, 100).turns(30, 40) == []


@given(st.floats(min_value=-1000, max_value=1000), st.floats(min_value=-1000, max_value=1000))
def test_the_near_longitude_is_near(longitude: float, reference: float) -> None:
    near = longitude_near(longitude, reference)
    assert abs(near - reference) <= 180 + 1e-9
    assert (near - longitude) % 360 == pytest.approx(0, abs=1e-6) or (
        near - longitude
    ) % 360 == pytest.approx(360, abs=1e-6)


def test_unwrapped_longitudes_never_jump() -> None:
    there = unwrapped([Position(0, 170), Position(0, -170), Position(0, 175)])
    assert [position.longitude for position in there] == [170, 190, 175]


def test_a_chart_of_the_pacific_has_the_pacific_in_the_middle() -> None:
    window = view_of([MapLine("rhumb", (YOKOHAMA, LOS_ANGELES))], 900, 600)
    assert window.nearest_point(YOKOHAMA).x < window.nearest_point(LOS_ANGELES).x
    assert window.holds(window.nearest_point(YOKOHAMA))
    assert window.holds(window.nearest_point(LOS_ANGELES))


def test_a_chart_does_not_go_nearer_than_its_outlines_allow() -> None:
    window = view_of([], 900, 600, [ROTTERDAM])
    assert window.east - window.west == pytest.approx(24)


def test_only_lines_that_fit_together_are_kept() -> None:
    east = MapLine("rhumb", (ROTTERDAM, YOKOHAMA))
    west = MapLine("rhumb", (ROTTERDAM, LOS_ANGELES))
    assert fitting([east, west], most=170) == [east]
    assert fitting([east, west], most=360) == [east, west]


def test_positions_as_mariners_write_them() -> None:
    assert in_degrees_and_minutes(Position(31.22, 121.5)) == "31°13'N 121°30'E"
    assert in_degrees_and_minutes(Position(-23.999, -46.3)) == "24°00'S 46°18'W"
