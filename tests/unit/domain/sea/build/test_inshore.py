"""Ways around land and from ports behind it, on a coast made for it."""

from itertools import pairwise

import pytest

from portolan.domain.geo.great_circle import great_circle_nm
from portolan.domain.geo.position import Position
from portolan.domain.places.build.packaged import PortRecord
from portolan.domain.sea import SeaNetwork
from portolan.domain.sea.build.marnet import Ways, way
from portolan.domain.sea.build.straightening.inland_waters import AREAS, over_land_km
from portolan.domain.sea.build.straightening.inshore import (
    afloat,
    ways_around,
    ways_from_roads,
    ways_to_ports,
)
from portolan.domain.sea.build.straightening.landmass import Landmass
from portolan.domain.sea.ways import SeaEdge

# In the Indian Ocean, where no inland water of the table lies: a spit of 0.4 degrees.
SPIT = [Position(-20, 80), Position(-19.6, 80), Position(-19.6, 80.05), Position(-20, 80.05)]
WEST, EAST = Position(-19.7, 79.8), Position(-19.7, 80.25)


@pytest.fixture(scope="module")
def land() -> Landmass:
    return Landmass.within([SPIT])


def network(*nodes: Position) -> SeaNetwork:
    edges = [
        SeaEdge(number, number + 1, great_circle_nm(*ends))
        for number, ends in enumerate(pairwise(nodes))
    ]
    return SeaNetwork.of(nodes, edges)


def over_km(land: Landmass, ways: Ways) -> float:
    return sum(over_land_km(land, sorted(ways)))


def ends_of(ways: Ways) -> set[Position]:
    """The ends of a course: the positions of one way only."""
    every = [end for each in ways for end in each]
    return {end for end in every if every.count(end) == 1}


def test_a_way_over_a_spit_gives_place_to_one_around_it(land: Landmass) -> None:
    direct = way(WEST, EAST)
    assert over_km(land, {direct}) > 4
    result = ways_around(network(WEST, EAST), land)
    assert result.keys() == {direct}
    assert over_km(land, result[direct]) < 0.4
    assert ends_of(result[direct]) == {WEST, EAST}
    assert sum(great_circle_nm(*each) for each in result[direct]) < 1.6 * great_circle_nm(*direct)
    turns = sorted({end for each in result[direct] for end in each} - {WEST, EAST})
    expected = [(-19.6059, 79.985), (-19.5965, 80.135), (-19.5918, 80.0)]
    assert turns == [pytest.approx(each, abs=0.001) for each in expected]


def test_a_way_at_sea_stays(land: Landmass) -> None:
    at_sea = network(WEST, Position(-19.2, 79.9))
    assert not ways_around(at_sea, land)
    assert not afloat(at_sea, land)


def test_a_node_a_little_inland_is_moved_out(land: Landmass) -> None:
    inland = Position(-19.7, 80.02)
    (old, new), *others = afloat(network(WEST, inland), land).items()
    assert not others
    assert old == way(WEST, inland)
    assert over_km(land, new) == 0
    (moved,) = {end for each in new for end in each} - {WEST}
    assert great_circle_nm(moved, inland) < 5


def test_a_port_behind_land_reaches_the_node_by_water(land: Landmass) -> None:
    behind, open_coast = Position(-19.7, 80.22), Position(-19.69, 79.79)
    ports = [PortRecord(code, code, at, is_terminal=False, region="")
             for code, at in (("XXBEH", behind), ("XXOPN", open_coast))]  # fmt: skip
    result = ways_to_ports(network(WEST, Position(-19.2, 79.6)), land, ports)
    assert ends_of(result) == {behind, WEST}
    assert over_km(land, result) < 0.4


def test_a_terminal_far_from_the_node_has_roads(land: Landmass) -> None:
    far, near, behind = Position(-19.9, 79.9), Position(-19.72, 79.78), Position(-19.8, 80.2)
    ports = [PortRecord(code, code, at, is_terminal=True, region="")
             for code, at in (("XXFAR", far), ("XXNEA", near), ("XXBEH", behind))]  # fmt: skip
    assert ways_from_roads(network(WEST, Position(-19.2, 79.6)), land, ports) == {way(WEST, far)}


def test_roads_lie_in_the_water_before_the_quay(land: Landmass) -> None:
    quay = PortRecord("XXQUA", "Quay", Position(-19.9, 80.01), is_terminal=True, region="")
    (roads,) = ways_from_roads(network(WEST, Position(-19.2, 79.6)), land, [quay])
    assert over_km(land, {roads}) == 0
    (mouth,) = set(roads) - {WEST}
    assert great_circle_nm(mouth, quay.position) < 2


def test_only_what_begins_in_inland_waters_is_water_there(land: Landmass) -> None:
    """A canal's leg is excused where it runs in the canal; a leg that only crosses it is not."""
    suez = next(area for area in AREAS if area.holds(Position(30.5, 32.35)))
    inside, west, east = Position(30.5, 32.35), Position(30.5, 31.0), Position(30.5, 34.0)
    desert = Landmass.within(
        [[Position(29, 30), Position(32, 30), Position(32, 35), Position(29, 35)]]
    )
    from_inside, across = over_land_km(desert, [(inside, east), (west, east)])
    assert from_inside == pytest.approx((34 - suez.east) * 95.8, rel=0.01)
    assert across == pytest.approx(3 * 95.8, rel=0.01)
