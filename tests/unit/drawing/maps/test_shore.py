"""Coasts prepared for cutting: the same part as of the whole ring, whatever the frame."""

from math import cos, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.drawing.maps.clip import Frame, clipped_ring
from portolan.drawing.maps.shore import FEW, lies_beyond, shore_of
from portolan.drawing.maps.simplify import ring_area, simplified
from portolan.drawing.maps.world import flat_land

XY = tuple[float, float]

sides = st.floats(min_value=-12, max_value=12)
lengths = st.floats(min_value=0.1, max_value=20)
depths = st.lists(st.floats(min_value=1, max_value=10), min_size=3, max_size=120)


def island(depths: list[float]) -> list[XY]:
    """A ring around the origin with a bay or a headland in each of its directions."""
    turns = [2 * pi * i / len(depths) for i in range(len(depths))]
    return [
        (depth * cos(turn), depth * sin(turn)) for depth, turn in zip(depths, turns, strict=True)
    ]


@given(depths, sides, sides, lengths, lengths)
def test_the_part_in_a_frame_is_that_of_the_whole_ring(
    depths: list[float], left: float, top: float, width: float, height: float
) -> None:
    ring, frame = island(depths), Frame(left, top, left + width, top + height)
    part, whole = shore_of(ring).within(frame, 0), clipped_ring(ring, frame)
    assert ring_area(part) == pytest.approx(ring_area(whole), abs=1e-9)
    inside = [(x, y) for x, y in ring if left < x < left + width and top < y < top + height]
    assert [point for point in part if point in inside] == sorted(inside, key=ring.index)


def test_eurasia_is_cut_like_any_other_ring() -> None:
    eurasia = flat_land()[0]
    assert len(eurasia.points) > 50 * FEW
    for west, south in ((1.8, 0.3), (0.0, 0.7), (2.7, 1.2), (0.3, -0.8), (-0.3, 0.4)):
        frame = Frame(west, south, west + 0.4, south + 0.2)
        whole = clipped_ring(eurasia.points, frame)
        assert ring_area(eurasia.within(frame, 0)) == pytest.approx(ring_area(whole))
        assert whole


def test_a_coast_beyond_a_frame_has_no_part_in_it() -> None:
    assert shore_of(island([5.0] * 40)).within(Frame(6, 6, 9, 9), 0) == []


def test_a_frame_inside_of_the_land_is_all_land() -> None:
    part = shore_of(island([9.0] * 90)).within(Frame(-2, -1, 2, 1), 0)
    assert ring_area(part) == pytest.approx(8)


@given(depths, st.floats(min_value=0, max_value=5))
def test_what_matters_little_is_left_out(depths: list[float], least: float) -> None:
    ring = island(depths)
    everywhere = Frame(-99, -99, 99, 99)
    assert shore_of(ring).within(everywhere, least) == simplified(ring, least)
    rough = shore_of(ring).without(least)
    assert list(rough.points if rough else ()) == simplified(ring, least)


@given(depths, st.floats(min_value=0, max_value=2), st.floats(min_value=0, max_value=5))
def test_it_does_not_matter_in_how_many_steps(
    depths: list[float], first: float, more: float
) -> None:
    ring = island(depths)
    rough = shore_of(ring).without(first)
    again = rough.without(first + more) if rough else None
    assert list(again.points if again else ()) == simplified(ring, first + more)


@pytest.mark.parametrize(
    ("box", "is_beyond"),
    [
        (Frame(2, 0, 3, 1), True),
        (Frame(-3, 0, -2, 1), True),
        (Frame(0, 2, 1, 3), True),
        (Frame(0, -3, 1, -2), True),
        (Frame(0.5, 0.5, 9, 9), False),
        (Frame(-9, -9, 9, 9), False),
    ],
)
def test_a_box_lies_beyond_one_side_or_it_does_not(box: Frame, *, is_beyond: bool) -> None:
    assert lies_beyond(box, Frame(0, 0, 1, 1)) is is_beyond
