"""Corrections of the data sets, each with its source and its reason.

A record is named by its code, or where two records share one by code and name
(`USPWM:Portland`). A position is "longitude latitude" in degrees. A position that a second source
disputes but that is right is "confirmed". The sources of corrected positions are the record itself
(degrees and minutes read as decimals), sea-ports 0.0.9 (npm, MIT), GeoNames (CC BY 4.0),
OurAirports (public domain), the SMDG Terminal Code List and those that the row names. The World
Port Index (NGA, public domain) was compared with, and gave no figure.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from portolan.domain.geo.position import Position
from portolan.domain.table import rows

FOLDER = Path(__file__).parent
PORTS = FOLDER / "port_corrections.csv"
AIRPORTS = FOLDER / "airport_corrections.csv"
PORTS_LEFT_OUT = FOLDER / "ports_left_out.csv"
AIRPORTS_LEFT_OUT = FOLDER / "airports_left_out.csv"

FIELDS = frozenset({"name", "city", "code", "country", "region", "position", "confirmed"})


@dataclass(frozen=True, slots=True)
class Correction:
    """The right values of one record, by field; fields that are right are absent."""

    values: Mapping[str, str]

    def of(self, field: str, value: str) -> str:
        """Return the corrected value of a field."""
        return self.values.get(field, value)

    def position(self, position: Position) -> Position:
        """Return the corrected position."""
        if "position" not in self.values:
            return position
        longitude, latitude = self.values["position"].split()
        return Position(float(latitude), float(longitude))

    @property
    def confirmed_by(self) -> str:
        """The reason to keep a position that a second source disputes; empty if there is none."""
        return self.values.get("confirmed", "")


NONE = Correction({})


def corrections(file: Path) -> dict[str, Correction]:
    """Return the corrections of a file by record."""
    name = "record" if file == PORTS else "code"
    by_record: dict[str, dict[str, str]] = defaultdict(dict)
    for row in rows(file, (name, "field", "value", "source", "reason")):
        if row["field"] not in FIELDS:
            raise ValueError(f"{file}: no field is called {row['field']!r}")
        is_confirmation = row["field"] == "confirmed"
        value = f"{row['source']}, {row['reason']}" if is_confirmation else row["value"]
        by_record[row[name]][row["field"]] = value
    return {record: Correction(values) for record, values in by_record.items()}


def left_out(file: Path) -> frozenset[str]:
    """Return the records that a file leaves out."""
    columns = ("record" if file == PORTS_LEFT_OUT else "code", "name", "reason", "source")
    return frozenset(row[columns[0]] for row in rows(file, columns))
