"""Finding nodes near a position, on both sides of the antimeridian."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position
from portolan.domain.sea import InlandPoint, SeaNetwork
from portolan.domain.sea.nearby import Nearby

positions = st.builds(
    Position, st.floats(min_value=-80, max_value=80), st.floats(min_value=-180, max_value=180)
)


@given(st.lists(positions, max_size=20), positions, st.floats(min_value=0.1, max_value=600))
def test_nothing_within_reach_is_missed(
    nodes: list[Position], here: Position, distance_nm: float
) -> None:
    results = list(Nearby.of(nodes).within(here, distance_nm))
    near = {i for i, each in enumerate(nodes) if great_circle_nm(here, each) <= distance_nm}
    assert near <= set(results)
    assert len(results) == len(set(results))


def test_nothing_far_away_is_looked_at() -> None:
    grid = [Position(y + 0.5, x + 0.5) for y in range(-60, 60, 3) for x in range(-180, 180, 3)]
    nearby = Nearby.of(grid)
    for here in (Position(10, 20), Position(-55, 179.9), Position(0, -180)):
        results = [grid[index] for index in nearby.within(here, 200)]
        assert results
        assert all(great_circle_nm(here, each) < 600 for each in results)


def test_around_the_whole_earth_near_a_pole() -> None:
    ring = [Position(84.5, x) for x in range(-180, 180, 10)]
    assert sorted(Nearby.of(ring).within(Position(84.5, 0), 1_200)) == list(range(36))


def test_across_the_antimeridian() -> None:
    network = SeaNetwork.of([Position(0, 179.9), Position(0, 170)], [])
    snap = network.nearest(Position(0, -179.9))
    assert snap.node == 0
    assert snap.distance_nm == pytest.approx(12, abs=0.02)


def test_the_nearest_of_several() -> None:
    network = SeaNetwork.of([Position(0, 0), Position(0, 0.2), Position(0.25, 0.1)], [])
    assert network.nearest(Position(0.1, 0.15)).node == 1


def test_beyond_reach_is_inland() -> None:
    network = SeaNetwork.of([Position(0, 0)], [])
    assert network.nearest(Position(0, 0.449)).node == 0
    with pytest.raises(InlandPoint) as refused:
        network.nearest(Position(0, 0.451))
    assert refused.value.position == Position(0, 0.451)
    assert refused.value.reach_km == 50


def test_the_reach_can_be_chosen() -> None:
    network = SeaNetwork.of([Position(0, 0)], [])
    assert network.nearest(Position(0, 1), reach_km=120).distance_nm == pytest.approx(60, abs=0.1)


def test_one_that_is_nearer_by_latitude_may_be_farther() -> None:
    network = SeaNetwork.of([Position(0.1, 0.4), Position(0.2, 0), Position(0.3, 0)], [])
    assert network.nearest(Position(0, 0)).node == 1


def test_of_two_that_are_as_near_the_first_counts() -> None:
    network = SeaNetwork.of([Position(0.2, 0), Position(-0.2, 0)], [])
    assert network.nearest(Position(0, 0)).node == 0
