"""The ways that MARNET lacks, and those of it that lead over land.

added_ways.csv has ways off quiet coasts and across open water, made by
`portolan.domain.sea.build.survey`; anyone may add a way by hand. An end that is no position of
MARNET is a node of its own.

taut_ways.csv has great circles from cape to cape and to the mouths of harbors, at least 1.5 miles
clear of the land 1:10 million and of the shoals in gates.csv. They turn five miles off the land, or
three where there is no open sea. It keeps what the shortest ways between terminals take once they
lie tight around the land: a way that only they take must save more than a hundredth. Some lead from
terminals straight across oceans.
overland_ways.csv has the ways of MARNET that cross land where ships have another way, and
inshore_ways.csv those through the water beside it, on to ports behind headlands and in fjords. All
three are made by `portolan.domain.sea.build.straightening`.
"""

import csv
from collections.abc import Iterable
from pathlib import Path

from portolan.domain.geo.position import Position
from portolan.domain.sea.build.marnet import Ways, way
from portolan.domain.table import rows

FILE = Path(__file__).with_name("added_ways.csv")
TAUT_FILE = FILE.with_name("taut_ways.csv")
INSHORE_FILE = FILE.with_name("inshore_ways.csv")
OVERLAND_FILE = FILE.with_name("overland_ways.csv")
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
