"""Great circles against published figures, and against what holds on any sphere."""

from math import degrees, pi, radians

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from portolan.domain.geo.great_circle import (
    EARTH_RADIUS_NM,
    angle_between,
    great_circle_nm,
    great_circle_point,
    great_circle_points,
    initial_bearing,
)
from portolan.domain.geo.position import Position

positions = st.builds(
    Position, st.floats(min_value=-85, max_value=85), st.floats(min_value=-180, max_value=180)
)
# Los Angeles and New York airports, E. Williams, Aviation Formulary, worked examples.
LAX = Position(33 + 57 / 60, -(118 + 24 / 60))
JFK = Position(40 + 38 / 60, -(73 + 47 / 60))


def test_the_aviation_formulary() -> None:
    assert angle_between(LAX, JFK) == pytest.approx(0.623585, abs=1e-6)
    # The formulary's mile is a minute of arc, of which a great circle has 21,600.
    assert angle_between(LAX, JFK) * 10_800 / pi == pytest.approx(2144, abs=0.5)
    assert initial_bearing(LAX, JFK) == pytest.approx(65.8922, abs=1e-4)


def test_a_point_on_the_way_from_the_aviation_formulary() -> None:
    way = great_circle_point(LAX, JFK, 0.4)
    assert way.latitude == pytest.approx(38 + 40.167 / 60, abs=1e-4)
    assert way.longitude == pytest.approx(-(101 + 37.570 / 60), abs=1e-4)


def test_bowditch_from_the_philippines_to_california() -> None:
    """Bowditch, The American Practical Navigator, great-circle sailing by computation."""
    origin = Position(12 + 45.2 / 60, 124 + 20.1 / 60)
    destination = Position(33 + 48.8 / 60, -(120 + 7.1 / 60))
    assert angle_between(origin, destination) * 10_800 / pi == pytest.approx(6185.9, abs=0.1)
    assert initial_bearing(origin, destination) == pytest.approx(50.3, abs=0.05)


def test_veness_from_lands_end_to_john_o_groats() -> None:
    """C. Veness, Calculate distance, bearing and more (movable-type.co.uk), radius 6371 km."""
    origin = Position(50 + 3 / 60 + 59 / 3600, -(5 + 42 / 60 + 53 / 3600))
    destination = Position(58 + 38 / 60 + 38 / 3600, -(3 + 4 / 60 + 12 / 3600))
    assert angle_between(origin, destination) * 6371 == pytest.approx(968.9, abs=0.05)
    assert initial_bearing(origin, destination) == pytest.approx(9 + 7 / 60 + 11 / 3600, abs=1e-3)


def test_a_quarter_of_the_equator() -> None:
    assert great_circle_nm(Position(0, 0), Position(0, 90)) == EARTH_RADIUS_NM * pi / 2


@given(positions, positions)
def test_there_is_as_far_as_back(a: Position, b: Position) -> None:
    assert great_circle_nm(a, b) == pytest.approx(great_circle_nm(b, a), abs=1e-6)


@given(positions, positions, positions)
def test_no_detour_is_shorter(a: Position, b: Position, c: Position) -> None:
    assert great_circle_nm(a, c) <= great_circle_nm(a, b) + great_circle_nm(b, c) + 1e-6


@given(positions, positions)
def test_a_whole_turn_of_longitude_changes_nothing(a: Position, b: Position) -> None:
    turned = Position(b.latitude, b.longitude + 360)
    assert great_circle_nm(a, turned) == pytest.approx(great_circle_nm(a, b), abs=1e-6)


@given(positions, positions, st.floats(min_value=0, max_value=1))
def test_a_point_on_the_way_divides_the_distance(a: Position, b: Position, part: float) -> None:
    assume(radians(0.01) < angle_between(a, b) < radians(179))
    way = great_circle_point(a, b, part)
    assert angle_between(a, way) == pytest.approx(part * angle_between(a, b), abs=1e-7)
    assert angle_between(way, b) == pytest.approx((1 - part) * angle_between(a, b), abs=1e-7)


def test_points_run_on_over_the_antimeridian() -> None:
    points = great_circle_points(Position(35, 140), Position(34, -118), 9)
    longitudes = [point.longitude for point in points]
    assert longitudes == sorted(longitudes)
    assert longitudes[0] == pytest.approx(140)
    assert longitudes[-1] == pytest.approx(242)


def test_no_way_at_all() -> None:
    assert great_circle_point(LAX, LAX, 0.5) == LAX
    assert degrees(angle_between(LAX, LAX)) == 0
