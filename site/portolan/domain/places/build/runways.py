"""The runways of the airports: how many are in use, and how long the longest is.

runways.csv is an excerpt of OurAirports (ourairports.com, public domain) as of 2026-08-22, revision
1fb3eea0 of davidmegginson/ourairports-data on GitHub: for each airport the runways that are
neither closed nor on water, and the feet of the longest. Made again by

    python -m portolan.domain.places.build.runways …/runways.csv
"""

import csv
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from portolan.domain.places.build.packaged import airport_rows
from portolan.domain.table import rows

FILE = Path(__file__).with_name("runways.csv")
COLUMNS = ("code", "runways", "longest_runway")
FORMER_CODES = {"FLKK": "FLLS", "SPJC": "SPIM", "UZTT": "UTTT"}
"""The codes of ICAO under which OurAirports still has airports whose code is another now."""


SHORTEST = 1_000
"""Feet; a length below is one of a pad, or a slip."""


class Runways(NamedTuple):
    """How many runways an airport has, and the length of the longest in feet."""

    runways: int
    longest_runway: int


def runways() -> dict[str, Runways]:
    """Return the runways of airports by IATA code."""
    return {
        row["code"]: Runways(int(row["runways"]), int(row["longest_runway"]))
        for row in rows(FILE, COLUMNS)
    }


def excerpt(
    lines: Iterable[Mapping[str, str]], icao_codes: Mapping[str, str]
) -> list[tuple[str, int, int]]:
    """Return the rows of the airports whose codes of ICAO are given, in order of code."""
    lengths: dict[str, list[int]] = defaultdict(list)
    for row in lines:
        if _is_in_use(row):
            lengths[row["airport_ident"]].append(int(row["length_ft"]))
    own = {code: lengths.get(FORMER_CODES.get(icao, icao)) for code, icao in icao_codes.items()}
    return [(code, len(feet), max(feet)) for code, feet in sorted(own.items()) if feet]


def _is_in_use(row: Mapping[str, str]) -> bool:
    is_long_enough = int(row["length_ft"] or 0) >= SHORTEST
    is_water = row["surface"].upper().startswith("WATER")
    return is_long_enough and row["closed"] != "1" and not is_water


def write(source: Path, target: Path = FILE) -> int:
    """Write the excerpt of OurAirports' runways; return how many airports it has."""
    icao_codes = {row["iata"]: row["icao"] for row in airport_rows() if row["icao"]}
    with source.open(encoding="utf-8", newline="") as lines:
        airports = excerpt(csv.DictReader(lines), icao_codes)
    with target.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([COLUMNS, *airports])
    return len(airports)


if __name__ == "__main__":
    sys.stdout.write(f"{FILE}: {write(Path(sys.argv[1]))} airports\n")
