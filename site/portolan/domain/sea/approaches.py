"""Approaches: the ways from ports up rivers, in fjords and behind land to the open sea.

A berth meets the network at the node nearest to it, within 50 km. That node may lie across land, or
too far away. approaches.csv gives such ports the positions by which ships go out to sea, one after
the other as `longitude latitude`, and why. It also names the river or the lakes that a port lies
on.

A river is longer than the lines between its towns. rivers.csv has towns on seven of them with the
miles along the bends from there to where the river meets the network, and a port on one has its own
miles in `nm`. One with `spur_nm` lies beside the river and has a way of its own to the sea: so many
miles lead to the river, by its positions. The miles are those of the posts on the banks: Yangtze,
2,402 km from Chongqing to Shanghai and 1,125 from Wuhan, with Yichang, Jiujiang and Nanjing by
their kilometers; Amazon, R. Ñulfo, Sailing characteristics for ocean-going vessels in the Amazon
River, with Belém as NGA's Pub. 151 has it; Paraná, kilometers from Buenos Aires (Subsecretaría de
Puertos y Vías Navegables); Mississippi, miles above Head of Passes and above Cairo (US Army Corps
of Engineers); Seine, Pub. 151; Rhine, kilometers from Konstanz (Wasserstraßen- und
Schifffahrtsverwaltung des Bundes), Rotterdam at 1,000; Danube, kilometers from Sulina (Danube
Commission). Towns between these are placed by the straight lines.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from portolan.domain.geo.position import Position
from portolan.domain.sea.passage import Passage
from portolan.domain.sea.river import OnRiver, Rivers
from portolan.domain.sea.voyage import Berth
from portolan.domain.table import rows

FILE = Path(__file__).with_name("approaches.csv")
COLUMNS = ("code", "river", "approach", "nm", "spur_nm", "note")


@dataclass(frozen=True)
class Approach:
    """The way of one port to the sea, as a berth has it."""

    positions: tuple[Position, ...]
    legs_nm: tuple[float, ...] = ()
    waters: Passage | None = None
    on_river: OnRiver | None = None


NO_APPROACH = Approach(())


@dataclass(frozen=True)
class Approaches:
    """The approaches of the ports that need one, by UN/LOCODE."""

    by_code: Mapping[str, Approach]

    @classmethod
    def read(cls, file: Path = FILE) -> "Approaches":
        """Return the approaches of a table."""
        rivers = Rivers.read()
        return cls({row["code"]: _approach(row, rivers) for row in rows(file, COLUMNS)})

    def berth(self, code: str, position: Position) -> Berth:
        """Return the berth of a port, with its approach if it needs one."""
        approach = self.by_code.get(code, NO_APPROACH)
        return Berth(
            position, approach.positions, approach.legs_nm, approach.waters, approach.on_river
        )


def _approach(row: Mapping[str, str], rivers: Rivers) -> Approach:
    positions = _positions(row["approach"])
    waters = Passage(row["river"]) if row["river"] else None
    if waters is None or not row["nm"]:
        return Approach(positions, waters=waters)
    mile = float(row["nm"])
    if row["spur_nm"]:
        return Approach((), (), waters, OnRiver(waters, mile, float(row["spur_nm"]), positions))
    towns = rivers.below(waters, mile)
    left_nm = (mile, *(town.mile for town in towns))
    legs_nm = tuple(here - there for here, there in pairwise(left_nm))
    return Approach(tuple(town.position for town in towns), legs_nm, waters, OnRiver(waters, mile))


def _positions(text: str) -> tuple[Position, ...]:
    pairs = (map(float, pair.split()) for pair in text.split("|") if pair)
    return tuple(Position(latitude, longitude) for longitude, latitude in pairs)
