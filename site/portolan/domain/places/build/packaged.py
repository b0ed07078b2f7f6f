"""The places in the data files of packages; the packages themselves are never imported.

Airports: airportsdata (M. Borsetti, MIT). Ports: searoute-py 1.6 (G. Halili, Apache-2.0).
"""

import csv
import json
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from portolan.domain.geo.position import Position


class PortRecord(NamedTuple):
    """A port of searoute, and whether it is marked as a terminal."""

    code: str
    name: str
    position: Position
    is_terminal: bool
    region: str = ""


def package_folder(package: str) -> Path:
    """Return the folder of an installed package."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(f"the package {package} is not installed")
    return Path(spec.submodule_search_locations[0])


def airport_rows() -> list[dict[str, str]]:
    """Return the lines of airportsdata that have an IATA code."""
    file = package_folder("airportsdata") / "airports.csv"
    with file.open(encoding="utf-8", newline="") as lines:
        return [row for row in csv.DictReader(lines) if row["iata"]]


def metropolitan_codes() -> dict[str, str]:
    """Return the IATA code of the city by the code of each of its airports: NYC for JFK."""
    file = package_folder("airportsdata") / "iata_macs.csv"
    with file.open(encoding="utf-8", newline="") as lines:
        return {row["Airport Code"]: row["City Code"] for row in csv.DictReader(lines)}


def port_records() -> list[PortRecord]:
    """Return the ports of searoute, in its order."""
    file = package_folder("searoute") / "data" / "ports.geojson"
    features = json.loads(file.read_text("utf-8"))["features"]
    return [
        PortRecord(
            each["properties"]["port"],
            each["properties"]["name"].strip(),
            _position(*each["geometry"]["coordinates"]),
            bool(each["properties"]["t"]),
        )
        for each in features
    ]


def _position(longitude: float, latitude: float) -> Position:
    return Position(latitude, longitude)
