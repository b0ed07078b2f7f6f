"""Gates across the water: which ways they name, which they leave out."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.geo.position import Position
from portolan.domain.sea import Passage
from portolan.domain.sea.build.crossing import crossing
from portolan.domain.sea.build.gates import (
    COLUMNS,
    Gate,
    GateError,
    GateKind,
    gate_of,
    gates_crossed,
    read_gates,
)
from portolan.domain.sea.passage import RIVERS

LABELS = {Passage.ELBE, Passage.WESER}
"""Rivers of the network that no gate crosses: their ports name them."""

degrees = st.integers(min_value=-60, max_value=60).map(float)
positions = st.builds(Position, degrees, degrees)
SUEZ = Gate("suez", GateKind.PASSAGE, Position(30.7, 32), Position(30.7, 33), Passage.SUEZ)
DAM = Gate("dam", GateKind.UNSAILED, Position(30.8, 32), Position(30.8, 33), None)
REEF = Gate("reef", GateKind.SHOAL, Position(30.9, 32), Position(30.9, 33), None)
SOUTH, NORTH = Position(30, 32.5), Position(31, 32.5)


def test_the_table_names_every_passage() -> None:
    gates = read_gates()
    assert {gate.passage for gate in gates} - {None} == set(Passage) - RIVERS - LABELS
    assert {gate.kind for gate in gates} == set(GateKind)


def test_a_way_across_a_gate_belongs_to_its_passage() -> None:
    assert gate_of(SOUTH, NORTH, [SUEZ]) == SUEZ
    assert gate_of(NORTH, SOUTH, [SUEZ]) == SUEZ


def test_a_way_beside_a_gate_is_open_sea() -> None:
    assert gate_of(Position(30, 33.5), Position(31, 33.5), [SUEZ, DAM]) is None
    assert gate_of(SOUTH, Position(30.6, 32.5), [SUEZ]) is None


def test_a_shoal_names_and_closes_nothing() -> None:
    assert gate_of(SOUTH, NORTH, [SUEZ, REEF]) == SUEZ
    assert gate_of(SOUTH, NORTH, [REEF]) is None
    assert gates_crossed(SOUTH, NORTH, [REEF]) == [REEF]


def test_two_gates_at_once_are_a_mistake() -> None:
    with pytest.raises(GateError, match="suez, dam"):
        gate_of(SOUTH, NORTH, [SUEZ, DAM])


def test_a_kind_that_there_is_not(tmp_path: Path) -> None:
    (tmp_path / "gates.csv").write_text(f"{','.join(COLUMNS)}\nx,lock,0,0,1,1,\n")
    with pytest.raises(ValueError, match="lock"):
        read_gates(tmp_path / "gates.csv")


@given(positions, positions, positions, positions)
def test_crossing_is_mutual(a: Position, b: Position, c: Position, d: Position) -> None:
    assert crossing(a, b, c, d) == crossing(c, d, a, b) == crossing(b, a, d, c)


@given(positions, positions, positions, positions, st.sampled_from([-360, 180, 360]))
def test_crossing_is_the_same_elsewhere_on_the_globe(
    a: Position, b: Position, c: Position, d: Position, turn: float
) -> None:
    moved = [Position(y, (x + turn + 180) % 360 - 180) for y, x in (a, b, c, d)]
    assert crossing(*moved) == crossing(a, b, c, d)


def test_crossing_over_the_antimeridian() -> None:
    west, east = Position(0, 179), Position(0, -179)
    assert crossing(west, east, Position(-1, 180), Position(1, 180))
    assert not crossing(west, east, Position(-1, 0), Position(1, 0))
    assert not crossing(west, east, Position(-1, 178), Position(1, 178))


def test_touching_is_not_crossing() -> None:
    assert not crossing(Position(0, 0), Position(0, 2), Position(0, 1), Position(1, 1))
