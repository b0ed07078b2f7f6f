"""The ways that MARNET lacks: off quiet coasts, and straight across open water.

added_ways.csv is made by `portolan.domain.sea.build.survey`; anyone may add a way by hand. Each is
a straight way between two positions; an end that is no position of MARNET is a node of its own.
"""

import csv
from collections.abc import Iterable
from pathlib import Path

from portolan.domain.geo.position import Position
from portolan.domain.sea.build.marnet import Ways, way
from portolan.domain.table import rows

FILE = Path(__file__).with_name("added_ways.csv")
COLUMNS = ("from_longitude", "from_latitude", "to_longitude", "to_latitude")


def read_added_ways(file: Path = FILE) -> Ways:
    """Return the ways of a table."""
    return {
        way(
            Position(float(row["from_latitude"]), float(row["from_longitude"])),
            Position(float(row["to_latitude"]), float(row["to_longitude"])),
        )
        for row in rows(file, COLUMNS)
    }


def write_added_ways(ways: Iterable[tuple[Position, Position]], file: Path = FILE) -> None:
    """Write a table of ways, sorted, so that the changes of a new survey show."""
    with file.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.writer(lines, lineterminator="\n")
        writer.writerow(COLUMNS)
        for start, end in sorted(ways):
            writer.writerow((start.longitude, start.latitude, end.longitude, end.latitude))
