"""Gates: lines across the water that name the ways across them, or remove them.

A way that crosses a gate of kind `passage` belongs to that passage; one that crosses a gate of kind
`unsailed` is left out, since no container ship sails it. A gate of kind `shoal` lies along reefs
and banks: the ways of MARNET find their channels through them, but no straight way is added across.
A gate may be added to gates.csv by anyone with a chart: two positions on dry land, in the ice
or on the reef, and why.
"""

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from portolan.domain.geo.position import Position
from portolan.domain.sea.build.crossing import crossing
from portolan.domain.sea.passage import Passage
from portolan.domain.table import rows

FILE = Path(__file__).with_name("gates.csv")
COLUMNS = ("gate", "kind", "from_longitude", "from_latitude", "to_longitude", "to_latitude", "note")


class GateKind(StrEnum):
    """The purpose of a gate."""

    PASSAGE = "passage"
    UNSAILED = "unsailed"
    SHOAL = "shoal"


class Gate(NamedTuple):
    """A straight line on the plain chart, and the passage it marks if it marks one."""

    name: str
    kind: GateKind
    start: Position
    end: Position
    passage: Passage | None


class GateError(Exception):
    """A way through two passages, though it can be named after one only."""


def read_gates(file: Path = FILE) -> tuple[Gate, ...]:
    """Return the gates of a table."""
    return tuple(_gate(row) for row in rows(file, COLUMNS))


def _gate(row: dict[str, str]) -> Gate:
    start = Position(float(row["from_latitude"]), float(row["from_longitude"]))
    end = Position(float(row["to_latitude"]), float(row["to_longitude"]))
    kind = GateKind(row["kind"])
    passage = Passage(row["gate"]) if kind is GateKind.PASSAGE else None
    return Gate(row["gate"], kind, start, end, passage)


def gates_crossed(start: Position, end: Position, gates: Iterable[Gate]) -> list[Gate]:
    """Return the gates that a way crosses; all are straight lines on the plain chart."""
    return [gate for gate in gates if crossing(start, end, gate.start, gate.end)]


def gate_of(start: Position, end: Position, gates: Iterable[Gate]) -> Gate | None:
    """Return the gate that names or closes a way, or None; raise GateError for two of them."""
    crossed = [g for g in gates_crossed(start, end, gates) if g.kind is not GateKind.SHOAL]
    if len({gate.passage for gate in crossed}) > 1:
        raise GateError(f"{start} to {end}: {', '.join(gate.name for gate in crossed)}")
    return crossed[0] if crossed else None
