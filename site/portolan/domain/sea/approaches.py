"""Approaches: the ways from ports up rivers, in fjords and behind land to the open sea.

A berth meets the network at the node nearest to it, within 50 km. That node may lie across land, or
too far away. The table gives such ports the positions by which ships go out to sea, one after the
other as `longitude latitude`, and why.

A river is longer than the lines between its towns. For ports on one, `nm` holds the miles along its
bends to the last position, from the berth and from each position. The Yangtze: 1,297 from Chongqing
to Shanghai and 607 from Wuhan (2,402 and 1,125 km, as commonly published), with Yichang, Jiujiang
and Nanjing by their kilometers; the Amazon: 718 from Manaus to Macapá, 908 more to Tabatinga, 275
more to Iquitos (R. Ñulfo, Sailing characteristics for ocean-going vessels in the Amazon River).
Towns between these are placed by the straight lines.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from portolan.domain.geo.position import Position
from portolan.domain.sea.passage import Passage
from portolan.domain.sea.voyage import Berth
from portolan.domain.table import rows

FILE = Path(__file__).with_name("approaches.csv")
COLUMNS = ("code", "river", "approach", "nm", "note")


@dataclass(frozen=True)
class Approach:
    """The way of one port to the sea, as a berth has it."""

    positions: tuple[Position, ...]
    legs_nm: tuple[float, ...]
    river: Passage | None


NO_APPROACH = Approach((), (), None)


@dataclass(frozen=True)
class Approaches:
    """The approaches of the ports that need one, by UN/LOCODE."""

    by_code: Mapping[str, Approach]

    @classmethod
    def read(cls, file: Path = FILE) -> "Approaches":
        """Return the approaches of a table."""
        return cls({row["code"]: _approach(row) for row in rows(file, COLUMNS)})

    def berth(self, code: str, position: Position) -> Berth:
        """Return the berth of a port, with its approach if it needs one."""
        approach = self.by_code.get(code, NO_APPROACH)
        return Berth(position, approach.positions, approach.legs_nm, approach.river)


def _approach(row: Mapping[str, str]) -> Approach:
    left_nm = [float(miles) for miles in row["nm"].split("|") if miles]
    legs_nm = tuple(here - there for here, there in pairwise(left_nm))
    river = Passage(row["river"]) if row["river"] else None
    return Approach(_positions(row["approach"]), legs_nm, river)


def _positions(text: str) -> tuple[Position, ...]:
    pairs = (map(float, pair.split()) for pair in text.split("|"))
    return tuple(Position(latitude, longitude) for longitude, latitude in pairs)
