"""The islands that no road or railroad joins with a mainland, and the places on each.

An island is any land but the Americas, and Europe with Asia and Africa: Australia is one, too.
islands.csv is made by `python -m portolan.domain.places.build.islands`: one island in a row, called
after its first place.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from portolan.domain.places.place import Place
from portolan.domain.table import rows

TABLE = Path(__file__).with_name("islands.csv")
COLUMNS = ("name", "codes")


def on_one_land(one: Place, other: Place) -> bool:
    """Whether no sea lies between two places: both on one island, or neither on any."""
    islands = _islands()
    return islands.get(one.code) == islands.get(other.code)


@cache
def _islands() -> Mapping[str, int]:
    """The number of the island by the codes of its places."""
    return {
        code: number
        for number, row in enumerate(rows(TABLE, COLUMNS))
        for code in row["codes"].split("|")
    }
