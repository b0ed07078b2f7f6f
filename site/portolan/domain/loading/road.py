"""Limits of the road: what a truck with a loaded container may weigh, by country.

``road_limits.csv`` has the limit of the usual truck for containers, and what we count for tractor
and chassis; haulers' own weights differ, and permits allow more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from flask_babel.speaklater import LazyString

from portolan.domain.loading.sources import ROAD_SOURCES
from portolan.domain.table import rows

FILE = Path(__file__).with_name("road_limits.csv")
COLUMNS = ("country", "limit_kg", "truck_kg", "axles")


@dataclass(frozen=True, slots=True)
class RoadLimit:
    """The most that a truck may weigh in a country, in kilograms, and what it weighs without load.

    `country` is its code in ISO 3166; DE stands for the European Union.
    """

    country: str
    limit_kg: int
    truck_kg: int
    axles: int
    source: LazyString

    def spare_kg(self, gross_kg: float) -> float:
        """Weight that a container of this gross weight may gain; less than 0 if it is too heavy."""
        return self.limit_kg - self.truck_kg - gross_kg


@cache
def road_limits() -> Sequence[RoadLimit]:
    """The limits, in the order of the table."""
    return tuple(
        RoadLimit(
            row["country"],
            int(row["limit_kg"]),
            int(row["truck_kg"]),
            int(row["axles"]),
            ROAD_SOURCES[row["country"]],
        )
        for row in rows(FILE, COLUMNS)
    )
