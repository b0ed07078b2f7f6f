"""The harbors of the home page and of the offices.

harbors.csv has their positions as the route network has them, so that pages which do without it
show the same figures; a test holds the two together. Codes are UN/LOCODE.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from portolan.domain.geo.position import Position, in_degrees_and_minutes
from portolan.domain.table import rows

FILE = Path(__file__).with_name("harbors.csv")
COLUMNS = ("code", "name", "latitude", "longitude")


@dataclass(frozen=True)
class Harbor:
    """A harbor: UN/LOCODE, English name, position in decimal degrees."""

    code: str
    name: str
    latitude: float
    longitude: float

    @property
    def position(self) -> Position:
        """The position in the form that charts need."""
        return Position(self.latitude, self.longitude)

    @property
    def position_text(self) -> str:
        """The position in degrees and minutes: ``31°24'N 121°30'E``."""
        return in_degrees_and_minutes(self.position)


def harbor(code: str) -> Harbor:
    """Return the harbor of a UN/LOCODE; raise KeyError for an unknown one."""
    return harbors()[code]


@cache
def harbors() -> Mapping[str, Harbor]:
    """Return the harbors by their codes."""
    return {
        row["code"]: Harbor(
            row["code"], row["name"], float(row["latitude"]), float(row["longitude"])
        )
        for row in rows(FILE, COLUMNS)
    }
