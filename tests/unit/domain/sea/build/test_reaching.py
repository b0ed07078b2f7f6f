"""Straight ways from terminals across open water, where the network leads by a detour."""

from functools import cache

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position
from portolan.domain.sea import SeaNetwork
from portolan.domain.sea.build.marnet import Ways, way
from portolan.domain.sea.build.straightening.landmass import Landmass
from portolan.domain.sea.build.straightening.reaching import reaching_ways
from portolan.domain.sea.build.straightening.sight import Sight
from portolan.domain.sea.build.straightening.way_graph import WayGraph
from portolan.domain.sea.ways import SeaEdge

# Near the equator, where a degree is 60 miles in every direction.
ISLAND = (Position(-1, -1), Position(1, -1), Position(1, 1), Position(-1, 1))
AWAY = tuple(at._replace(latitude=at.latitude - 9) for at in ISLAND)
WEST, NORTH, EAST = Position(0, -4), Position(2, 0), Position(0, 4)


@cache
def sight_of(shore: tuple[Position, ...]) -> Sight:
    """What is in sight around an island."""
    return Sight(Landmass.within([list(shore)]), ())


def reached(north: Position = NORTH, shore: tuple[Position, ...] = AWAY) -> Ways:
    """The straight ways from west to east, which led by the north."""
    nodes = [WEST, north, EAST]
    legs = [(0, 1), (1, 2)]
    edges = [SeaEdge(a, b, great_circle_nm(nodes[a], nodes[b])) for a, b in legs]
    graph = WayGraph(SeaNetwork.of(nodes, edges), set(), ())
    return reaching_ways(graph, sight_of(shore), [0, 2])


def test_a_terminal_sees_across_open_water() -> None:
    assert reached() == {way(WEST, EAST)}


def test_an_island_is_in_the_way() -> None:
    assert reached(shore=ISLAND) == set()


def test_a_way_that_saves_little_is_left_out() -> None:
    assert reached(north=Position(0.4, 0)) == set()
