"""Which coasts a window shows: all that reach into it, on whatever turn of the earth."""

from math import pi, radians

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.geo.position import FULL_TURN, Position
from portolan.drawing.maps.clip import Frame
from portolan.drawing.maps.flat import Flat, area_of, visible_turns
from portolan.drawing.maps.land import coasts
from portolan.drawing.maps.simplify import ring_area
from portolan.drawing.maps.window import Point, Window
from portolan.drawing.maps.world import STEP_OF_AREA, flat_land, land_for

SIZE = 1440.0, 560.0
latitudes = st.floats(min_value=-60, max_value=75)
longitudes = st.floats(min_value=-180, max_value=180)
spans = st.floats(min_value=15, max_value=420)


def window(latitude: float, longitude: float, span: float) -> Window:
    middle = Point(SIZE[0] / 2, SIZE[1] / 2)
    return Window.anchored(Position(latitude, longitude), middle, span, *SIZE)


def is_land(latitude: float, longitude: float) -> bool:
    """Whether the middle of a small window is all land."""
    result = coasts(window(latitude, longitude, 0.5), 1e-9)
    return sum(ring_area(ring) for ring in result) > SIZE[0] * SIZE[1] / 2


@pytest.mark.parametrize(
    ("name", "latitude", "longitude"),
    [
        ("China", 32, 116),
        ("Chukotka, before the antimeridian", 67, 178),
        ("Chukotka, beyond it", 67, -176),
        ("Alaska", 65, -155),
        ("Kansas", 39, -98),
        ("Congo", 0, 22),
        ("Australia", -25, 134),
        ("New Zealand", -44, 170.5),
        ("Tasmania", -42, 147),
        ("Brazil", -10, -50),
    ],
)
def test_land_is_land(name: str, latitude: float, longitude: float) -> None:
    assert is_land(latitude, longitude), name


@pytest.mark.parametrize(("latitude", "longitude"), [(0, -140), (0, 179.9), (40, -40), (-30, 80)])
def test_the_sea_is_none(latitude: float, longitude: float) -> None:
    assert not is_land(latitude, longitude)


@given(latitudes, longitudes, spans)
def test_a_turn_of_the_earth_changes_nothing(
    latitude: float, longitude: float, span: float
) -> None:
    here, there = window(latitude, longitude, span), window(latitude, longitude + FULL_TURN, span)
    areas = [sum(ring_area(ring) for ring in coasts(each, 5.0)) for each in (here, there)]
    assert areas[0] == pytest.approx(areas[1], rel=1e-6, abs=1e-3)


@given(latitudes, longitudes, spans)
def test_every_coast_that_reaches_into_a_window_is_shown(
    latitude: float, longitude: float, span: float
) -> None:
    seen = window(latitude, longitude, span)
    results = {
        (number, round(turn.flat.west, 9))
        for turn in visible_turns(seen, 5.0, 0.0)
        for number, _ in turn.numbered
    }
    reaching = {
        (number, round(flat.west, 9))
        for turn in range(-3, 4)
        for flat in [Flat(radians(seen.west - turn * FULL_TURN), seen.top, seen.scale)]
        for number, shore in enumerate(land_for(area_of(5.0, seen.scale)).shores)
        if any(0 <= x <= SIZE[0] and 0 <= y <= SIZE[1] for x, y in flat.points(shore.points))
    }
    assert reaching <= results


def test_every_coast_lies_on_the_turn_of_the_map() -> None:
    middles = [(shore.box.left + shore.box.right) / 2 for shore in flat_land()]
    assert max(map(abs, middles)) <= pi


def test_there_and_back_again() -> None:
    flat = Flat(1.0, 0.5, 100.0)
    frame = Frame(10, 20, 30, 40)
    west, low, east, high = flat.frame(frame)
    assert [*flat.point((west, high)), *flat.point((east, low))] == pytest.approx([10, 20, 30, 40])


def test_what_is_drawn_alike_has_one_area() -> None:
    assert area_of(7.0, 100.0) == area_of(7.0, 100.0 + 1e-9) == pytest.approx(7 / 100**2)


def test_a_rougher_land_has_fewer_points_and_those_of_the_finer() -> None:
    finest = land_for(1e-12).shores
    assert finest == flat_land()
    counts = []
    for step in range(1, 8):
        land = land_for(5e-6 * STEP_OF_AREA**step)
        counts.append(sum(len(shore.points) for shore in land.shores))
        assert set(land.shores[0].points) <= set(finest[0].points)
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] < counts[0] / 10
