"""Rivers: towns by the miles along the bends, and ways from port to port on one river."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from operator import attrgetter, itemgetter
from pathlib import Path
from typing import NamedTuple

from portolan.domain.geo.position import Position
from portolan.domain.sea.passage import Passage
from portolan.domain.table import rows

FILE = Path(__file__).with_name("rivers.csv")
COLUMNS = ("river", "place", "longitude", "latitude", "nm")


class RiverTown(NamedTuple):
    """A town on a river, with the miles from there to the mouth."""

    mile: float
    position: Position


@dataclass(frozen=True, slots=True)
class OnRiver:
    """The place of a berth on a river.

    Attributes:
        river: the river.
        mile: the miles along its bends to where it meets the network.
        spur_nm: the miles from the berth to the river, by the positions of the spur.
        spur: those positions, the river's last.
    """

    river: Passage
    mile: float
    spur_nm: float = 0.0
    spur: tuple[Position, ...] = ()


@dataclass(frozen=True)
class Rivers:
    """The towns of each river, the uppermost first."""

    towns: Mapping[Passage, tuple[RiverTown, ...]]

    @classmethod
    @lru_cache(maxsize=1)
    def read(cls) -> "Rivers":
        """Return the rivers of the table."""
        by_river = groupby(rows(FILE, COLUMNS), itemgetter("river"))
        return cls({Passage(river): tuple(map(_town, towns)) for river, towns in by_river})

    def below(self, river: Passage, mile: float) -> list[RiverTown]:
        """Return the towns below a mile, down to the mouth."""
        return [town for town in self.towns[river] if town.mile < mile]

    def between(self, river: Passage, one: float, other: float) -> list[RiverTown]:
        """Return the towns between two miles, in that direction."""
        low, high = sorted((one, other))
        towns = [town for town in self.towns[river] if low < town.mile < high]
        return sorted(towns, key=attrgetter("mile"), reverse=one > other)


def _town(row: dict[str, str]) -> RiverTown:
    at = Position(float(row["latitude"]), float(row["longitude"]))
    return RiverTown(float(row["nm"]), at)
