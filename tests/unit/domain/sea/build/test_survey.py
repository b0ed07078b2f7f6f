"""Looking for ways that the network lacks, around an island made for it."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position
from portolan.domain.sea import Passage, SeaNetwork
from portolan.domain.sea.build.chart import LEG_NM, SeaChart, great_circle
from portolan.domain.sea.build.coast import Coast
from portolan.domain.sea.build.coasting import coasting_ways
from portolan.domain.sea.build.gates import Gate, GateKind
from portolan.domain.sea.build.marnet import Ways, way
from portolan.domain.sea.build.roadsteads import OFFINGS_NM, roadsteads
from portolan.domain.sea.build.shortcuts import shortcuts
from portolan.domain.sea.ways import SeaEdge

# An island two degrees square, and a ring of ways around it at a distance of three degrees.
ISLAND = (Position(-1, -1), Position(-1, 1), Position(1, 1), Position(1, -1))
CORNERS = [Position(-4, -4), Position(-4, 4), Position(4, 4), Position(4, -4)]
COAST = Coast.of([ISLAND])

positions = st.builds(
    Position, st.floats(min_value=-60, max_value=60), st.floats(min_value=-180, max_value=180)
)


def network(*more: Position) -> SeaNetwork:
    """The ring, with more nodes that are not joined to it."""
    nodes = [*CORNERS, *more]
    ring = [(0, 1), (1, 2), (2, 3), (0, 3)]
    return SeaNetwork.of(
        nodes, [SeaEdge(a, b, great_circle_nm(nodes[a], nodes[b])) for a, b in ring]
    )


def chart(*gates: Gate) -> SeaChart:
    return SeaChart(COAST, gates)


def gate(kind: GateKind, passage: Passage | None = None) -> Gate:
    """A gate from the island to the south-western corner and beyond."""
    return Gate("gate", kind, Position(-0.9, -0.9), Position(-9, -9), passage)


@pytest.mark.parametrize(
    ("position", "at_sea"),
    [
        (Position(0, 0), False), (Position(0.99, -0.99), False), (Position(2, 0), True),
        (Position(-2, 0.5), True), (Position(0, 1.5), True), (Position(0.5, 360.5), False),
    ],
)  # fmt: skip
def test_land_and_sea(position: Position, at_sea: bool) -> None:
    assert COAST.at_sea(position) == at_sea


def test_a_way_is_clear_beside_the_island_only() -> None:
    assert COAST.is_clear(Position(-2, -2), Position(-2, 2))
    assert not COAST.is_clear(Position(0, -2), Position(0, 2))


def test_land_across_the_antimeridian() -> None:
    coast = Coast.of([tuple(Position(lat, lon + 180) for lat, lon in ISLAND)])
    assert not coast.at_sea(Position(0.5, 179.5))
    assert not coast.at_sea(Position(0.5, -179.5))
    assert not coast.is_clear(Position(0, 178), Position(0, -178))


@given(positions, positions)
def test_a_great_circle_in_legs(start: Position, end: Position) -> None:
    course = great_circle(start, end)
    assert (course[0], course[-1]) == (start, end)
    lengths = [great_circle_nm(*leg) for leg in pairwise(course)]
    assert max(lengths) <= LEG_NM + 0.01
    if great_circle_nm(start, end) < 10_000:
        assert sum(lengths) == pytest.approx(great_circle_nm(start, end), abs=0.01)


@pytest.mark.parametrize(
    ("barrier", "is_clear"),
    [
        (gate(GateKind.SHOAL), False), (gate(GateKind.UNSAILED), False),
        (gate(GateKind.PASSAGE, Passage.DOVER), True),
        (gate(GateKind.PASSAGE, Passage.SUEZ), False),
        (gate(GateKind.PASSAGE, Passage.NORTHWEST), False),
    ],
)  # fmt: skip
def test_what_a_straight_way_may_pass(barrier: Gate, is_clear: bool) -> None:
    assert chart().is_clear(Position(-5, -3), Position(-3, -5))
    assert chart(barrier).is_clear(Position(-5, -3), Position(-3, -5)) == is_clear


def test_two_straits_at_once_are_too_many() -> None:
    dover, sunda = (gate(GateKind.PASSAGE, each) for each in (Passage.DOVER, Passage.SUNDA))
    assert not chart(dover, sunda).is_clear(Position(-5, -3), Position(-3, -5))


def test_no_straight_way_leads_into_the_ice() -> None:
    assert chart().is_clear(Position(-40, 20), Position(-40, 40))
    assert not chart().is_clear(Position(-40, 20), Position(-40, 120))


def test_a_port_far_from_every_way_gets_a_roadstead() -> None:
    port = Position(0, 1)
    ways = roadsteads(network(), chart(), [port])
    [roadstead] = {position for leg in ways for position in leg if _is_off(port, position)}
    assert COAST.at_sea(roadstead)
    assert _ends_of(ways) == {CORNERS[1], CORNERS[2], roadstead}


def _is_off(port: Position, position: Position) -> bool:
    return great_circle_nm(port, position) < OFFINGS_NM[-1] + 0.5


def _ends_of(ways: Ways) -> set[Position]:
    """The positions where a single way ends or more than two meet, and corners of the ring."""
    results = [position for each in ways for position in each]
    return {each for each in results if results.count(each) == 1 or _is_off(Position(0, 1), each)}


def test_a_port_beside_a_way_needs_no_roadstead() -> None:
    assert roadsteads(network(), chart(), [Position(-4, -4.1)]) == set()


def test_a_port_in_the_middle_of_the_land_gets_none() -> None:
    assert roadsteads(network(), chart(), [Position(0, 0)]) == set()


def test_two_ports_share_a_roadstead() -> None:
    one = roadsteads(network(), chart(), [Position(0, 1)])
    assert roadsteads(network(), chart(), [Position(0, 1), Position(0.05, 1)]) == one


def test_harbors_in_sight_get_a_straight_way() -> None:
    """Two harbors off the south coast are joined by way of the corners only."""
    harbors = network(Position(-2, -1), Position(-2, 1))
    assert coasting_ways(harbors, chart(), [4, 5]) == {
        way(harbors.positions[4], harbors.positions[5])
    }


def test_short_ways_make_a_long_one_needless() -> None:
    one, middle, other = row = Position(-2, -1), Position(-2, 0), Position(-2, 1)
    assert coasting_ways(network(*row), chart(), [4, 5, 6]) == {
        way(one, middle),
        way(middle, other),
    }


def test_harbors_behind_the_island_get_none() -> None:
    harbors = network(Position(0, -2), Position(0, 2))
    assert coasting_ways(harbors, chart(), [4, 5]) == set()


def test_harbors_well_joined_get_none() -> None:
    assert coasting_ways(network(), chart(), [0, 1]) == set()


def test_a_corner_is_cut_at_sea() -> None:
    """The diagonal of the ring is a shortcut where no island lies in it."""
    assert shortcuts(network(), chart(), [0, 2]) == set()
    open_sea = SeaChart(Coast.of([]), ())
    legs = shortcuts(network(), open_sea, [0, 2])
    course = great_circle(CORNERS[0], CORNERS[2])
    assert len(course) > 2
    assert legs == {way(*leg) for leg in pairwise(course)}
