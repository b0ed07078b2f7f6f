"""Rhumb lines against published figures, and against the promise that they are straight."""

from math import pi

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from portolan.domain.geo.great_circle import EARTH_RADIUS_NM, great_circle_nm
from portolan.domain.geo.mercator import (
    latitude_at,
    rhumb_bearing,
    rhumb_nm,
    rhumb_point,
    stretched_latitude,
)
from portolan.domain.geo.position import Position, longitude_near
from portolan.drawing.maps.window import Window

latitudes = st.floats(min_value=-80, max_value=80)
positions = st.builds(Position, latitudes, st.floats(min_value=-180, max_value=180))


def test_the_aviation_formulary() -> None:
    """E. Williams, Aviation Formulary: LAX to JFK, 0.629650 rad (2164.6 nm) on 79.3 degrees."""
    lax = Position(33 + 57 / 60, -(118 + 24 / 60))
    jfk = Position(40 + 38 / 60, -(73 + 47 / 60))
    assert rhumb_nm(lax, jfk) / EARTH_RADIUS_NM == pytest.approx(0.629650, abs=1e-6)
    assert rhumb_nm(lax, jfk) / EARTH_RADIUS_NM * 10_800 / pi == pytest.approx(2164.6, abs=0.05)
    assert rhumb_bearing(lax, jfk) == pytest.approx(79.3, abs=0.05)


def test_veness_from_plymouth_to_boston() -> None:
    """C. Veness, Calculate distance, bearing and more: 5198 km on 260°07'38", radius 6371 km."""
    plymouth = Position(50 + 21 / 60 + 59 / 3600, -(4 + 8 / 60 + 2 / 3600))
    boston = Position(42 + 21 / 60 + 4 / 3600, -(71 + 2 / 60 + 27 / 3600))
    assert rhumb_nm(plymouth, boston) / EARTH_RADIUS_NM * 6371 == pytest.approx(5198, abs=0.5)
    bearing = 260 + 7 / 60 + 38 / 3600
    assert rhumb_bearing(plymouth, boston) == pytest.approx(bearing, abs=1 / 3600)


def test_along_a_parallel_and_along_a_meridian() -> None:
    degree = EARTH_RADIUS_NM * pi / 180
    assert rhumb_nm(Position(60, 170), Position(60, -170)) == pytest.approx(10 * degree)
    assert rhumb_bearing(Position(60, 170), Position(60, -170)) == 90
    assert rhumb_nm(Position(-10, 5), Position(20, 5)) == pytest.approx(30 * degree)
    assert rhumb_bearing(Position(20, 5), Position(-10, 5)) == 180


def test_the_yangtze_to_the_maas() -> None:
    rotterdam, shanghai = Position(51.95, 4.1), Position(31.1, 121.9)
    assert rhumb_nm(shanghai, rotterdam) == pytest.approx(5367, abs=0.5)
    assert rhumb_bearing(shanghai, rotterdam) == pytest.approx(283, abs=0.5)


@given(latitudes)
def test_stretching_has_an_inverse(latitude: float) -> None:
    assert latitude_at(stretched_latitude(latitude)) == pytest.approx(latitude, abs=1e-9)


@given(positions, positions)
def test_there_is_as_far_as_back(a: Position, b: Position) -> None:
    assert rhumb_nm(a, b) == pytest.approx(rhumb_nm(b, a), rel=1e-6, abs=1e-6)


@given(positions, positions)
def test_the_way_back_bears_the_other_way(a: Position, b: Position) -> None:
    assume(great_circle_nm(a, b) > 1)
    assume(abs(abs(longitude_near(b.longitude, a.longitude) - a.longitude) - 180) > 1e-6)
    turn = (rhumb_bearing(b, a) - rhumb_bearing(a, b)) % 360
    assert turn == pytest.approx(180, abs=1e-6)


@given(positions, positions)
def test_a_rhumb_line_is_never_shorter_than_the_great_circle(a: Position, b: Position) -> None:
    assert rhumb_nm(a, b) >= great_circle_nm(a, b) * (1 - 1e-6) - 1e-6


@given(positions, positions, st.floats(min_value=0, max_value=1))
def test_a_rhumb_line_is_straight_on_the_chart(a: Position, b: Position, part: float) -> None:
    window = Window(west=-180, east=180, north=85, width=1000, height=1000)
    end = Position(b.latitude, longitude_near(b.longitude, a.longitude))
    ax, ay = window.point(a)
    bx, by = window.point(end)
    x, y = window.point(rhumb_point(a, b, part))
    assert (bx - ax) * (y - ay) == pytest.approx((by - ay) * (x - ax), abs=1e-3)


@given(positions, positions, st.floats(min_value=0.01, max_value=0.99))
def test_a_point_on_the_way_divides_the_distance(a: Position, b: Position, part: float) -> None:
    assume(abs(a.latitude - b.latitude) > 1e-3)
    way = rhumb_point(a, b, part)
    assert rhumb_nm(a, way) == pytest.approx(part * rhumb_nm(a, b), rel=1e-4, abs=1e-3)
