"""A sea route: its length, passages and path."""

from dataclasses import dataclass
from typing import NamedTuple

from portolan.domain.sea.passage import Passage


class LonLat(NamedTuple):
    """A position as GeoJSON and the tools' JSON write it: degrees, longitude first."""

    longitude: float
    latitude: float


@dataclass(frozen=True, slots=True)
class SeaRoute:
    """The way between two ports: its length in nautical miles, its passages in order, its course.

    Between two positions of the path the way is a great circle. Its longitudes run on over the
    antimeridian (179 is followed by 181), beginning with the origin's. `passage_legs` holds for
    each passage the index in the path from which it leads to the next position.
    """

    distance_nm: float
    passages: tuple[Passage, ...]
    path: tuple[LonLat, ...]
    passage_legs: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SeaOptions:
    """The shortest way, and the one without canals where there is one and it differs."""

    shortest: SeaRoute
    by_cape: SeaRoute | None
