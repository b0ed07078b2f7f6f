"""Building the network of the sea: what is joined, named, left out and added."""

from itertools import pairwise
from pathlib import Path

import pytest

from portolan.domain.geo.position import Position
from portolan.domain.sea import Passage, SeaNetwork
from portolan.domain.sea.build.added_ways import (
    OVERLAND_FILE,
    TAUT_FILE,
    read_added_ways,
    write_added_ways,
)
from portolan.domain.sea.build.build import sea_network, surveyed_ways
from portolan.domain.sea.build.chart import great_circle
from portolan.domain.sea.build.gates import Gate, GateKind, gates_crossed, read_gates
from portolan.domain.sea.build.marnet import ways_of
from portolan.domain.sea.passage import PASSAGES, RIVERS
from tests.support.sea import real_network

A, B, C, D = Position(0, 0), Position(0, 1), Position(0, 2), Position(0, 3)


@pytest.fixture(scope="module")
def network() -> SeaNetwork:
    """The real network, as it is read by the site."""
    return real_network()


def collection(*lines: list[list[float]]) -> dict[str, object]:
    """GeoJSON of lines given as pairs of longitude and latitude."""
    return {
        "features": [{"geometry": {"type": "LineString", "coordinates": line}} for line in lines]
    }


def test_a_line_is_a_way_between_each_two_of_its_positions() -> None:
    assert ways_of(collection([[2, 0], [1, 0], [0, 0]])) == {(A, B), (B, C)}


def test_ends_that_miss_each_other_by_a_little_are_one() -> None:
    ways = ways_of(collection([[0, 0], [1, 0]], [[1.002, 0.001], [2, 0]]))
    assert ways == {(A, B), (B, C)}


def test_both_sides_of_the_antimeridian_are_one() -> None:
    ways = ways_of(collection([[179, 0], [180, 0]], [[-180, 0], [-179, 0]], [[181, 0], [182, 0]]))
    assert {position for way in ways for position in way} == {
        Position(0, 179), Position(0, -180), Position(0, -179), Position(0, -178)
    }  # fmt: skip


def test_something_else_than_a_line_is_refused() -> None:
    points = {"features": [{"geometry": {"type": "Point", "coordinates": [0, 0]}}]}
    with pytest.raises(ValueError, match="Point"):
        ways_of(points)


def gate(kind: GateKind, passage: Passage | None = None) -> Gate:
    """A gate across the way from B to C."""
    return Gate("gate", kind, Position(-1, 1.5), Position(1, 1.5), passage)


def test_a_passage_is_named() -> None:
    network = sea_network({(A, B), (B, C)}, [gate(GateKind.PASSAGE, Passage.PANAMA)])
    assert [edge.passage for edge in network.edges] == [0, 1 << PASSAGES.index(Passage.PANAMA)]


def test_what_is_not_sailed_goes_and_what_it_cuts_off() -> None:
    around = Position(5, 1.5)
    ways = {(A, B), (B, C), (C, D), (A, around), (D, around)}
    assert len(sea_network(ways, []).edges) == 5
    assert len(sea_network(ways, [gate(GateKind.UNSAILED)]).edges) == 4
    cut = sea_network({(A, B), (B, C), (A, around)}, [gate(GateKind.UNSAILED)])
    assert set(cut.positions) == {A, B, around}


def test_no_way_is_shorter_than_its_great_circle() -> None:
    """Lengths are rounded up, so that no sum of them undercuts a great circle."""
    [edge] = sea_network({(A, B)}, []).edges
    assert edge.distance_nm == 60.041  # a degree of 3440.065 nm radius is 60.0405 nm


def test_the_real_network_is_sailed_everywhere(network: SeaNetwork) -> None:
    unsailed = [gate for gate in read_gates() if gate.kind is GateKind.UNSAILED]
    assert unsailed
    for edge in network.edges:
        ends = network.positions[edge.start], network.positions[edge.end]
        assert not gates_crossed(*ends, unsailed)


def test_every_gate_has_something_to_do() -> None:
    """A gate that no way crosses is a slip in its positions."""
    ways = surveyed_ways()
    crossed = {
        gate.name
        for gate in read_gates()
        if gate.kind is not GateKind.SHOAL
        for way in ways
        if gates_crossed(*way, [gate])
    }
    assert crossed == {gate.name for gate in read_gates() if gate.kind is not GateKind.SHOAL}


def test_the_network_hangs_together(network: SeaNetwork) -> None:
    reached, due = {0}, [0]
    while due:
        new = [way.node for way in network.ways[due.pop()] if way.node not in reached]
        reached.update(new)
        due += new
    assert len(reached) == len(network.positions)


def test_every_passage_is_in_the_network(network: SeaNetwork) -> None:
    bits = {edge.passage for edge in network.edges} - {0}
    off_the_network = RIVERS | {Passage.ELBE, Passage.WESER}
    assert bits == {1 << PASSAGES.index(passage) for passage in set(PASSAGES) - off_the_network}


def test_added_ways_are_read_as_written(tmp_path: Path) -> None:
    ways = {(A, B), (Position(-1.25, 3.5), Position(10.5, -7.125))}
    write_added_ways(ways, tmp_path / "ways.csv")
    assert read_added_ways(tmp_path / "ways.csv") == ways


def test_every_added_way_is_in_the_network(network: SeaNetwork) -> None:
    at = network.positions
    joined = {frozenset((at[edge.start], at[edge.end])) for edge in network.edges}
    overland = read_added_ways(OVERLAND_FILE)
    assert all(frozenset(way) in joined for way in read_added_ways() - overland)
    assert not any(frozenset(way) in joined for way in overland)
    legs = (leg for ends in read_added_ways(TAUT_FILE) for leg in pairwise(great_circle(*ends)))
    assert all(frozenset(leg) in joined for leg in legs)


def test_no_port_is_moored_off_a_cape() -> None:
    """A taut way passes nearer to the port than its own roads do, which lie behind the cape."""
    roads, port = Position(0.2, 0.5), Position(0.02, 0.5)
    network = sea_network({(A, roads), (B, roads)}, [], [(A, B), (A, Position(0.01, 0.5))])
    assert network.positions[network.nearest(port).node] == roads
