"""Positions of places in second sources, to compare ours with.

Airports: OurAirports (see ourairports.py). Ports that are named by hand: second_positions.csv, to a
hundredth of a degree, from sea-ports 0.0.9 (npm, MIT) or, where that has none or was itself what
corrected ours, GeoNames (CC BY 4.0): the port, or the town at its quays, as called there; or the
SMDG Terminal Code List of 2020-10-01 (smdg.org), under the terminal's code there.
"""

from dataclasses import dataclass
from pathlib import Path

from portolan.domain.geo.position import Position
from portolan.domain.places.build.ourairports import opinions
from portolan.domain.table import rows

FILE = Path(__file__).with_name("second_positions.csv")
COLUMNS = ("code", "longitude", "latitude", "source", "called")
OF_AIRPORTS = "OurAirports 2022-10-11"


@dataclass(frozen=True, slots=True)
class Second:
    """A place's position in a second source, and the name of that source."""

    position: Position
    source: str


def second_positions() -> dict[str, Second]:
    """Return the positions of the second sources by code."""
    of_airports = {
        code: Second(opinion.position, OF_AIRPORTS) for code, opinion in opinions().items()
    }
    of_ports = {
        row["code"]: Second(
            Position(float(row["latitude"]), float(row["longitude"])),
            f"{row['source']}: {row['called']}",
        )
        for row in rows(FILE, COLUMNS)
    }
    return of_airports | of_ports
