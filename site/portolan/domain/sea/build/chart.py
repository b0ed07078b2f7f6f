"""Straight ways at sea: great circles that keep clear of coasts, shoals and canals."""

from dataclasses import dataclass
from itertools import pairwise
from math import ceil

from portolan.domain.geo.great_circle import great_circle_nm, great_circle_points
from portolan.domain.geo.position import Position, longitude_near
from portolan.domain.sea.build.coast import Coast
from portolan.domain.sea.build.gates import Gate, gates_crossed
from portolan.domain.sea.build.marnet import PLACES
from portolan.domain.sea.passage import ARCTIC, CANALS, FEEDER_CANALS

# A great circle is kept in legs of this length, which are straight on any chart.
LEG_NM = 240.0
# Poleward of this latitude a leg of that length bends too far from its straight line.
HIGH_LATITUDE, HIGH_LEG_NM = 56.0, 100.0
# Ice and gales: no straight way is added beyond these parallels.
SOUTHERNMOST, NORTHERNMOST = -48.0, 72.0


@dataclass(frozen=True)
class SeaChart:
    """The obstacles of straight ways: coasts, and gates that they may not pass."""

    coast: Coast
    gates: tuple[Gate, ...]

    def is_clear(self, start: Position, end: Position) -> bool:
        """Whether the great circle from a position at sea stays at sea.

        It may pass one strait, but no canal, no shoal and nothing that is not sailed.
        """
        course = great_circle(start, end)
        if not all(SOUTHERNMOST <= each.latitude <= NORTHERNMOST for each in course[1:-1]):
            return False
        legs = list(pairwise(course))
        passed = [gate for leg in legs for gate in gates_crossed(*leg, self.gates)]
        if len(passed) > 1 or not all(map(is_open, passed)):
            return False
        return all(self.coast.is_clear(*leg) for leg in legs)


def great_circle(start: Position, end: Position) -> list[Position]:
    """Return the great circle as positions that are at most a leg apart, both ends included."""
    is_high = max(abs(start.latitude), abs(end.latitude)) > HIGH_LATITUDE
    legs = max(1, ceil(great_circle_nm(start, end) / (HIGH_LEG_NM if is_high else LEG_NM)))
    between = great_circle_points(start, end, legs + 1)[1:-1]
    return [start, *map(_rounded, between), end]


def _rounded(position: Position) -> Position:
    longitude = longitude_near(position.longitude, 0)
    return Position(round(position.latitude, PLACES), round(longitude, PLACES))


def is_open(gate: Gate) -> bool:
    """Whether a straight way may pass a gate: a strait or a cape, but no canal."""
    return gate.passage is not None and gate.passage not in CANALS | ARCTIC | FEEDER_CANALS
