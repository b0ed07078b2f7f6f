"""Approaches: the ways from ports up rivers, in fjords and behind land to the open sea.

A berth meets the network at the node nearest to it, within 50 km. That node may lie across land, or
too far away. The table gives such ports the positions by which ships go out to sea, one after the
other as `longitude latitude`, and why.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from portolan.domain.geo.position import Position
from portolan.domain.sea.voyage import Berth
from portolan.domain.table import rows

FILE = Path(__file__).with_name("approaches.csv")
COLUMNS = ("code", "approach", "note")


@dataclass(frozen=True)
class Approaches:
    """The approaches of the ports that need one, by UN/LOCODE."""

    by_code: Mapping[str, tuple[Position, ...]]

    @classmethod
    def read(cls, file: Path = FILE) -> "Approaches":
        """Return the approaches of a table."""
        return cls({row["code"]: _positions(row["approach"]) for row in rows(file, COLUMNS)})

    def berth(self, code: str, position: Position) -> Berth:
        """Return the berth of a port, with its approach if it needs one."""
        return Berth(position, self.by_code.get(code, ()))


def _positions(text: str) -> tuple[Position, ...]:
    pairs = (map(float, pair.split()) for pair in text.split("|"))
    return tuple(Position(latitude, longitude) for longitude, latitude in pairs)
