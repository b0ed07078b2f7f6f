"""Soundings: courses through a grid of water and land, and the land that legs lie over."""

import numpy as np
import pytest

from portolan.domain.geo.position import Position
from portolan.domain.sea.build.gates import Gate
from portolan.domain.sea.build.straightening.inland import Inland
from portolan.domain.sea.build.straightening.inland_waters import InlandWater
from portolan.domain.sea.build.straightening.landmass import KM_PER_DEGREE, Landmass
from portolan.domain.sea.build.straightening.seamarks import Seamarks
from portolan.domain.sea.build.straightening.sight import Sight
from portolan.domain.sea.build.straightening.soundings import ASHORE, SHORE, Soundings

SIZE = 7
CORNER, SIDES = Position(10.0, -20.0), (0.1, 0.2)


def at(row: float, column: float) -> Position:
    return Position(round(10 + row * 0.1, 4), round(-20 + column * 0.2, 4))


@pytest.mark.parametrize("turns", range(4))
def test_a_course_may_follow_the_border_of_its_chart(turns: int) -> None:
    """Land from side to side but for the first row, here on each of the four sides."""
    costs = np.ones((SIZE, SIZE))
    costs[1:, 3] = 1_000
    ends = [(4, 1), (4, 5)]
    soundings = Soundings(CORNER, SIDES, np.rot90(costs, turns))
    for _ in range(turns):
        ends = [(SIZE - 1 - column, row) for row, column in ends]
    start, goal = (at(*end) for end in ends)
    course = soundings.course(start, [goal])
    assert (course[0], course[-1]) == (start, goal)
    rows = [(round((p.latitude - 10) / 0.1), round((p.longitude + 20) / 0.2)) for p in course]
    border = {0: (0, 0), 1: (1, 0), 2: (0, SIZE - 1), 3: (1, SIZE - 1)}[turns]
    assert border[1] in {row[border[0]] for row in rows}


def test_a_course_over_open_water_is_straight_and_ends_where_it_is_to() -> None:
    soundings = Soundings(CORNER, SIDES, np.ones((SIZE, SIZE)))
    start, near, far = Position(10.01, -19.99), Position(10.31, -19.5), Position(10.6, -18.8)
    assert soundings.course(start, [far, near]) == [start, near]


def test_what_lies_beyond_the_chart_counts_at_its_border() -> None:
    soundings = Soundings(CORNER, SIDES, np.ones((SIZE, SIZE)))
    south_west, north_east = Position(9.5, -21.5), Position(11.5, -17.0)
    assert soundings.afloat(south_west) == CORNER
    assert soundings.afloat(north_east) == at(6, 6)
    assert soundings.course(south_west, [north_east]) == [south_west, north_east]


def test_the_nearest_water_is_open() -> None:
    costs = np.full((SIZE, SIZE), ASHORE)
    costs[2, 2], costs[5, 5], costs[0, 0] = SHORE, 1, 1
    soundings = Soundings(CORNER, SIDES, costs)
    assert soundings.afloat(at(3, 3)) == at(5, 5)
    assert soundings.afloat(at(2, 2)) == at(0, 0)
    costs[costs == 1] = SHORE
    assert soundings.afloat(at(2, 2)) == at(2, 2)


SQUARE = [Position(0, 0), Position(1, 0), Position(1, 1), Position(0, 1)]


def test_a_chart_reaches_around_its_ends_and_shows_the_shore() -> None:
    ends = [Position(0.52, -0.52), Position(0.52, 1.52)]
    chart = Soundings.around(Landmass.within([SQUARE]), ends, 30, cells=60)
    assert chart.corner == pytest.approx((0.02, -1.02), abs=0.001)
    assert chart.sides == pytest.approx((3.04 / 60, 3.04 / 60), abs=0.001)
    assert chart.costs.shape == (20, 61)
    assert chart.costs[10].tolist() == [*[1] * 20, SHORE, *[ASHORE] * 19, SHORE, *[1] * 20]


@pytest.mark.parametrize("turn", [-360, 0])
def test_land_is_measured_along_a_leg(turn: int) -> None:
    """A quarter of a degree, wherever longitudes are counted from; a corner is not land."""
    ring = [Position(each.latitude, each.longitude + 179.5 + turn) for each in SQUARE]
    land = Landmass.within([ring, [Position(5, 0), Position(6, 0.5), Position(5, 1)]])
    legs = [
        (Position(0.5, 179.25), Position(0.5, 179.75)),
        (Position(0.5, -179.75), Position(0.5, -179.25)),
        (Position(-0.5, 179.9), Position(0.25, 179.9)),
        (Position(1.5, 179), Position(0.5, 180)),
        (Position(4.75, 0.5), Position(5.25, 0.5)),
        (Position(2, 179), Position(2, -179)),
        (Position(1, 179.25), Position(0, 178.75)),
    ]
    quarter = 0.25 * KM_PER_DEGREE
    expected = [quarter, quarter, quarter, 2**0.5 * 2 * quarter, quarter, 0, 0]
    assert land.over_km(legs) == pytest.approx(expected, rel=0.001, abs=0.001)
    assert land.over_km([(Position(1.5, 179), Position(0.5, 179.5))]) == pytest.approx([0], abs=0.1)
    assert land.holding([Position(0.5, 179.75), Position(2, 0), Position(0.5, -179.75)]) == {0, 2}


def test_a_lake_and_what_is_no_area_is_no_piece_of_land() -> None:
    rings = [SQUARE[::-1], SQUARE[:2]]
    assert list(Landmass.within(rings).pieces) == []


def test_an_inland_water_holds_its_border() -> None:
    water = InlandWater(179, 10, 181, 12)
    assert all(water.holds(Position(*each)) for each in ((10, 179), (12, -179), (11, 180)))
    assert not any(
        water.holds(Position(*each)) for each in ((9, 180), (13, 180), (11, 178), (11, -178))
    )


def test_near_the_land_only_a_harbor_lets_a_way_begin_or_end() -> None:
    """A quay a mile off the land: at a node the margin does not count, at a cape it does."""
    gates: tuple[Gate, ...] = ()
    sight = Sight(Landmass.within([SQUARE]), gates)
    at_marks, shores = np.array([[0.5, -0.016], [0.5, -1.5]]), np.zeros((2, 4))
    both_ways = np.array([[0, 1], [1, 0]])
    for nodes, is_clear in ((1, True), (0, False)):
        result = sight.is_clear(Seamarks(at_marks, shores, nodes), both_ways)
        assert result.tolist() == [is_clear, is_clear]


def test_no_straight_way_leads_into_the_ice_or_through_a_continent() -> None:
    """A great circle bends toward its pole: from 70 north over 60 degrees of longitude to 72.5."""
    ends = [(70, 0), (70, 60), (66, 0), (66, 60), (-56, 0), (-56, 60), (0.5, -3), (0.5, 4)]
    marks = Seamarks(np.array(ends, float), np.zeros((len(ends), 4)), 0)
    pairs = np.arange(len(ends)).reshape(-1, 2)
    inland = Inland.of(Landmass.within([SQUARE]))
    assert inland.avoiding(marks, pairs, 20).tolist() == [[2, 3]]
