"""Drawing a way: never far from it, through its passages, and as few positions as will do."""

from itertools import pairwise
from math import degrees, hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.geo.mercator import stretched_latitude
from portolan.domain.sea import Passage, SeaNetwork, SeaRoute, shortest
from portolan.domain.sea.lane import lane, positions_of
from portolan.domain.sea.sea_route import LonLat
from tests.support.sea import BerthOf

points = st.builds(
    LonLat, st.floats(min_value=-400, max_value=400), st.floats(min_value=-75, max_value=75)
)
routes = st.lists(points, min_size=1, max_size=30).map(lambda path: SeaRoute(1.0, (), tuple(path)))


def off(point: LonLat, start: LonLat, end: LonLat) -> float:
    """The distance of a point from a line on the chart, found by halving the line again and again.

    Along a straight line the distance falls and then rises.
    """
    (x, y), (ax, ay), (bx, by) = (
        (lon, degrees(stretched_latitude(lat))) for lon, lat in (point, start, end)
    )

    def away(t: float) -> float:
        return hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y)

    low, high = 0.0, 1.0
    for _ in range(80):
        one, other = low + (high - low) / 3, high - (high - low) / 3
        low, high = (low, other) if away(one) < away(other) else (one, high)
    return away(low)


@given(routes, st.floats(min_value=0.05, max_value=20))
def test_no_position_is_far_from_the_drawn_line(route: SeaRoute, tolerance: float) -> None:
    drawn = lane(route, tolerance)
    pieces = list(pairwise(drawn)) or [(drawn[0], drawn[0])]
    for point in route.path:
        assert min(off(point, *piece) for piece in pieces) <= tolerance + 1e-6


@given(routes, st.floats(min_value=0, max_value=20))
def test_the_ends_stay(route: SeaRoute, tolerance: float) -> None:
    drawn = lane(route, tolerance)
    assert drawn[0] == route.path[0]
    assert drawn[-1] == route.path[-1]
    assert set(drawn) <= set(route.path)


@pytest.mark.parametrize("slope", [0, 0.5, -0.5])
def test_a_straight_way_needs_two_positions(slope: float) -> None:
    """Near the equator, where the chart is true."""
    path = tuple(LonLat(x, (x - 9.5) * slope) for x in range(20))
    assert lane(SeaRoute(1.0, (), path)) == (path[0], path[-1])


def test_a_passage_keeps_both_its_ends() -> None:
    path = tuple(LonLat(x, 0) for x in range(20))
    assert lane(SeaRoute(1.0, (Passage.SUEZ,), path, (7,))) == (
        path[0],
        path[7],
        path[8],
        path[-1],
    )


def test_a_real_lane_is_drawn_with_fewer_positions(network: SeaNetwork, berth: BerthOf) -> None:
    route = shortest(network, berth("CNSHA"), berth("NLRTM"))
    assert len(lane(route)) < len(route.path)


def test_the_charts_take_it(network: SeaNetwork, berth: BerthOf) -> None:
    """A lane across the Pacific runs on over the antimeridian, as the charts unwrap it."""
    drawn = positions_of(lane(shortest(network, berth("CNSHA"), berth("USLAX"))))
    longitudes = [position.longitude for position in drawn]
    assert longitudes[0] == pytest.approx(121.5, abs=0.5)
    assert longitudes[-1] == pytest.approx(241.7, abs=0.5)
    assert max(abs(b - a) for a, b in pairwise(longitudes)) < 180
