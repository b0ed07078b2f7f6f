"""The dry containers that the quote form offers.

``containers.csv`` has the inside volume and the payload of a common make of each; makers differ,
and the plate on the door of the unit decides. Codes are those of the quote form.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from pathlib import Path

from portolan.domain.errors import UnknownCode
from portolan.domain.table import rows

FILE = Path(__file__).with_name("containers.csv")
COLUMNS = ("code", "name", "length_ft", "volume_m3", "payload_kg")

# The trade counts containers in units of twenty feet.
TEU_FT = 20


@dataclass(frozen=True, slots=True)
class Container:
    """A type of container; its length is the outside one in feet."""

    code: str
    name: str
    length_ft: int
    volume_m3: Decimal
    payload_kg: Decimal

    @property
    def teu(self) -> Decimal:
        """Length of the container in twenty-foot units: 2.25 for one of 45 feet."""
        return Decimal(self.length_ft) / TEU_FT


@cache
def containers() -> Sequence[Container]:
    """Return every type, the smallest volume first."""
    sizes = [
        Container(
            code=row["code"],
            name=row["name"],
            length_ft=int(row["length_ft"]),
            volume_m3=Decimal(row["volume_m3"]),
            payload_kg=Decimal(row["payload_kg"]),
        )
        for row in rows(FILE, COLUMNS)
    ]
    return tuple(sorted(sizes, key=lambda container: container.volume_m3))


def teu(counts: Mapping[str, int]) -> Decimal:
    """Return the twenty-foot units of all containers; raise UnknownCode for an unknown type."""
    return sum((container(code).teu * count for code, count in counts.items()), Decimal(0))


def container(code: str) -> Container:
    """Return a container type by its code; raise UnknownCode for an unknown one."""
    for each in containers():
        if each.code == code:
            return each
    raise UnknownCode("container", code)
