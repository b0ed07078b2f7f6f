"""Ways that are let go at their corners, around an island, past a gate, and through a canal."""

from collections.abc import Sequence

import numpy as np
import pytest
from shapely import LineString, Polygon

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position
from portolan.domain.sea import Passage, SeaNetwork
from portolan.domain.sea.build.gates import Gate, GateKind
from portolan.domain.sea.build.marnet import Ways, way
from portolan.domain.sea.build.straightening.landmass import Landmass
from portolan.domain.sea.build.straightening.obstacles import OFF_NM, Obstacles
from portolan.domain.sea.build.straightening.relaxing import relaxed_ways
from portolan.domain.sea.build.straightening.seamarks import vectors
from portolan.domain.sea.build.straightening.sight import Sight
from portolan.domain.sea.build.straightening.way_graph import WayGraph
from portolan.domain.sea.passage import bits_of
from portolan.domain.sea.ways import SeaEdge

# Near the equator, where a degree is 60 miles in every direction.
ISLAND = (Position(-1, -1), Position(1, -1), Position(1, 1), Position(-1, 1))
WEST, FAR_NORTH, EAST = Position(0, -4), Position(4, 0), Position(0, 4)


def relaxed(
    *gates: Gate, shores: Sequence[tuple[Position, ...]] = (ISLAND,), passage: int = 0
) -> Ways:
    """The straight ways from west to east, which led by the far north."""
    nodes = [WEST, FAR_NORTH, EAST]
    legs = [(0, 1, passage), (1, 2, 0)]
    edges = [SeaEdge(a, b, great_circle_nm(nodes[a], nodes[b]), bits) for a, b, bits in legs]
    land = Landmass.within([list(shore) for shore in shores])
    network = SeaNetwork.of(nodes, edges)
    graph = WayGraph(network, set(), gates)
    return relaxed_ways(graph, Sight(land, gates), Obstacles(land, gates), [0, 2])


def from_island_nm(ways: Ways) -> float:
    island = Polygon([at[::-1] for at in ISLAND])
    return 60 * min(island.distance(LineString([at[::-1] for at in ends])) for ends in ways)


def test_a_way_lies_tight_around_an_island() -> None:
    ways = relaxed()
    assert sum(great_circle_nm(*ends) for ends in ways) == pytest.approx(504, abs=5)
    assert 2.0 < from_island_nm(ways) < 3.5


def test_a_way_over_open_water_is_straight() -> None:
    assert relaxed(shores=[tuple(at._replace(latitude=at.latitude - 9) for at in ISLAND)]) == {
        way(WEST, EAST)
    }


def test_a_shoal_is_passed_by_its_end() -> None:
    shoal = Gate("bank", GateKind.SHOAL, Position(0, 0), Position(2, 0), None)
    corners = {end for ends in relaxed(shoal) for end in ends} - {WEST, EAST}
    assert [great_circle_nm(each, Position(2, 0)) for each in corners] == [
        pytest.approx(OFF_NM, abs=0.1)
    ]


def test_the_way_through_a_canal_stays() -> None:
    assert relaxed(passage=bits_of(frozenset({Passage.SUEZ}))) == set()


@pytest.mark.parametrize("turn", [0, 180])
def test_the_sides_of_a_triangle_are_great_circles(turn: int) -> None:
    """From 60 north over 80 degrees a ship comes to 66: an island at 63 is in the triangle."""
    ring = [(62.9, -0.1), (63.1, -0.1), (63.1, 0.1), (62.9, 0.1)]
    land = Landmass.within([[Position(north, east + turn) for north, east in ring]])
    obstacles = Obstacles(land, ())
    corners = [(60, -40), (50, 0), (60, 40)], [(60, -40), (50, 0), (60, -10)]
    triangles = np.array(
        [vectors(np.array([(north, east + turn) for north, east in each])) for each in corners]
    )
    inside, outside = obstacles.within(triangles)
    assert sorted(inside.tolist()) == list(range(len(obstacles.at)))
    assert outside.tolist() == []
