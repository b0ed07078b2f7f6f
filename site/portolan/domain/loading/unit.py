"""Units that pieces are loaded into: containers, pallets, and units of aircraft.

``units.csv`` has the inside of a common make of each, and ``sources.py`` where it is from; makers
differ, and the plate on the unit decides.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

from flask_babel.speaklater import LazyString

from portolan.domain.cargo import containers
from portolan.domain.errors import UnknownCode
from portolan.domain.loading.blocks import Size
from portolan.domain.loading.sources import UNIT_SOURCES
from portolan.domain.table import rows

FILE = Path(__file__).with_name("units.csv")
COLUMNS = (
    *("code", "kind", "length_mm", "width_mm", "height_mm", "door_width_mm", "door_height_mm"),
    *("payload_kg", "tare_kg", "line_kg_m"),
)


class UnitKind(StrEnum):
    """The kind of a unit; only containers have walls to brace against, and go by road alone.

    Pallet-wide ones are for Europe: few ships between continents have cells for them.
    """

    CONTAINER = "container"
    PALLET_WIDE = "pallet-wide"
    REEFER = "reefer"
    PALLET = "pallet"
    AIR = "air"


@dataclass(frozen=True, slots=True)
class LoadUnit:
    """A unit: its inside and its door in millimeters, its weights in kilograms.

    `door_mm` is width and height of the opening that every piece has to pass; None where a unit is
    open. `line_kg_m` is the most that a meter of its length may bear; 0 where no limit is known.
    """

    code: str
    kind: UnitKind
    room: Size
    door_mm: tuple[int, int] | None
    payload_kg: float
    tare_kg: float
    line_kg_m: float
    source: LazyString

    @property
    def is_container(self) -> bool:
        """Whether it is a container of any kind."""
        return self.kind not in (UnitKind.PALLET, UnitKind.AIR)

    @property
    def volume_m3(self) -> float:
        """Inner volume: the published figure of a dry container, else the product of the sides."""
        usual = [one.volume_m3 for one in containers() if one.code == self.code]
        return float(usual[0]) if usual else volume_m3(self.room)

    def admits(self, stance: Size) -> bool:
        """Whether a piece that stands so has room inside, and passes the door that way."""
        fits = all(side <= most for side, most in zip(stance, self.room, strict=True))
        _along, across, up = stance
        return fits and (
            self.door_mm is None or (across <= self.door_mm[0] and up <= self.door_mm[1])
        )


MM3_PER_M3 = 1_000_000_000


def volume_m3(size: Size) -> float:
    """The volume of a box whose sides are given in millimeters."""
    length, width, height = size
    return length * width * height / MM3_PER_M3


@cache
def load_units() -> Sequence[LoadUnit]:
    """Every kind of unit, in the order of the table."""
    return tuple(_unit(row) for row in rows(FILE, COLUMNS))


def load_unit(code: str) -> LoadUnit:
    """A kind of unit by its code; raise UnknownCode for an unknown one."""
    for each in load_units():
        if each.code == code:
            return each
    raise UnknownCode("unit", code)


def _unit(row: dict[str, str]) -> LoadUnit:
    door = int(row["door_width_mm"]), int(row["door_height_mm"])
    return LoadUnit(
        code=row["code"],
        kind=UnitKind(row["kind"]),
        room=(int(row["length_mm"]), int(row["width_mm"]), int(row["height_mm"])),
        door_mm=door if all(door) else None,
        payload_kg=float(row["payload_kg"]),
        tare_kg=float(row["tare_kg"]),
        line_kg_m=float(row["line_kg_m"]),
        source=UNIT_SOURCES[row["code"]],
    )
