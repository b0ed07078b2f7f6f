"""Ways pulled straight on a coast made for it: two capes of a mainland, and an island offshore."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from shapely import MultiPolygon, Point, Polygon

from portolan.domain.geo.great_circle import great_circle_nm, great_circle_points
from portolan.domain.geo.position import Position
from portolan.domain.sea import Passage, SeaNetwork
from portolan.domain.sea.build.chart import great_circle
from portolan.domain.sea.build.crossing import crossing
from portolan.domain.sea.build.gates import Gate, GateKind
from portolan.domain.sea.build.marnet import Way, Ways, way
from portolan.domain.sea.build.straightening.capes import OFF_NM, capes
from portolan.domain.sea.build.straightening.harbors import Harbors
from portolan.domain.sea.build.straightening.landmass import Landmass
from portolan.domain.sea.build.straightening.lookouts import Lookouts
from portolan.domain.sea.build.straightening.overland import overland_ways
from portolan.domain.sea.build.straightening.pulling import Tightener
from portolan.domain.sea.build.straightening.seamarks import Seamarks
from portolan.domain.sea.build.straightening.sight import Sight
from portolan.domain.sea.search import search
from portolan.domain.sea.ways import SeaEdge

# Near the equator, where a degree is 60 miles in every direction. The strait is a degree wide.
MAINLAND = (Position(0.5, -3), Position(9, -3), Position(9, 3), Position(0.5, 3))
SPUR = (Position(0.5, -1.95), Position(0.467, -2), Position(0.5, -2.05))
ISLAND = (Position(-1.5, -1), Position(-0.5, -1), Position(-0.5, 1), Position(-1.5, 1))
ACROSS = Position(0.6, 0), Position(-0.6, 0)

# Harbors on both sides of the mainland, and ways from one to the other far out at sea.
WEST, EAST = Position(3, -3.5), Position(3, 3.5)
NODES = [WEST, Position(-4, -4), Position(-4, 4), EAST]


def network(nodes: list[Position], ends: list[tuple[int, int]]) -> SeaNetwork:
    edges = [SeaEdge(a, b, great_circle_nm(nodes[a], nodes[b])) for a, b in ends]
    return SeaNetwork.of(nodes, edges)


@cache
def pulled(*gates: Gate, spur: tuple[Position, ...] = ()) -> Ways:
    """The ways that strings between both harbors take; a spur is no cape, but in the way."""
    shores = [[*MAINLAND, *spur], [*ISLAND]]
    land = Landmass.within(shores)
    lattice, harbors = network(NODES, [(0, 1), (1, 2), (2, 3)]), Harbors([0, 3], [0, 3], [0, 3])
    sight = Sight(land, gates)
    marks = Seamarks.of(NODES, capes(shores, sight.margin))
    lookouts = Lookouts.of(lattice, land, harbors)
    return Tightener(lattice, lookouts, marks, sight).taut_ways(harbors)


def course(ways: Ways) -> list[Position]:
    """The shortest way from harbor to harbor by the straight ways alone."""
    nodes = sorted({end for ends in ways for end in ends})
    joined = network(nodes, [(nodes.index(a), nodes.index(b)) for a, b in ways])
    path = search(joined, nodes.index(WEST), nodes.index(EAST))
    assert path
    return [nodes[node] for node in path.nodes]


def gate(kind: GateKind, passage: Passage | None = None) -> Gate:
    return Gate("strait", kind, *ACROSS, passage)


def from_land_nm(ends: Way) -> Iterator[float]:
    """How far off the land and its spur a straight way is, mile by mile."""
    shores = ([*MAINLAND, *SPUR], ISLAND)
    land = MultiPolygon([Polygon([at[::-1] for at in shore]) for shore in shores])
    for at in great_circle_points(*ends, round(great_circle_nm(*ends)) + 2):
        yield 60 * land.distance(Point(at.longitude, at.latitude))


def rounds(at: Position, corner: Position) -> bool:
    return great_circle_nm(at, corner) == pytest.approx(OFF_NM, abs=0.1)


def test_a_way_is_pulled_straight_from_cape_to_cape() -> None:
    start, *turns, end = course(pulled())
    assert (start, end) == (WEST, EAST)
    assert [rounds(*each) for each in zip(turns, (MAINLAND[0], MAINLAND[3]), strict=True)] == [
        True, True,
    ]  # fmt: skip


@pytest.mark.parametrize("gates", [(), (gate(GateKind.SHOAL),)])
def test_ways_keep_a_mile_and_a_half_from_the_land(gates: tuple[Gate, ...]) -> None:
    ways = pulled(*gates, spur=SPUR)
    assert min(nm for ends in ways for nm in from_land_nm(ends)) >= 1.4


@pytest.mark.parametrize(
    "shut", [gate(GateKind.SHOAL), gate(GateKind.UNSAILED), gate(GateKind.PASSAGE, Passage.SUEZ)]
)
def test_a_gate_sends_ways_around_the_island(shut: Gate) -> None:
    ways = pulled(shut)
    legs = (leg for ends in ways for leg in pairwise(great_circle(*ends)))
    assert not any(crossing(*leg, *ACROSS) for leg in legs)
    west, south_west, south_east, east = course(ways)[1:-1]
    corners = (MAINLAND[0], ISLAND[0], ISLAND[3], MAINLAND[3])
    assert all(map(rounds, (west, south_west, south_east, east), corners))


def test_a_strait_is_no_hindrance() -> None:
    assert pulled(gate(GateKind.PASSAGE, Passage.MALACCA)) == pulled()


def test_ways_over_land_go_if_there_is_another() -> None:
    """Over the island, or around it; a harbor far inland keeps its only way, a dock both."""
    inland, dock = Position(2, 0), Position(0.52, -2)
    nodes = [Position(-1, -2), Position(0, 0), Position(-1, 2), inland, dock]
    joined = network(nodes, [(0, 2), (0, 1), (1, 2), (1, 3), (0, 4), (1, 4)])
    land = Landmass.within([[*MAINLAND], [*ISLAND]])
    assert overland_ways(joined, land, [0, 3, 4]) == {way(nodes[0], nodes[2])}
