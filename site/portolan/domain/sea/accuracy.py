"""How far computed distances are from published ones, by the kind of way.

The figures are measured by `python -m tests.distances`, and a test holds them to what it measures.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from portolan.domain.sea.passage import RIVERS, Passage

TRUNK_NM = 2_500
"""A way of this length crosses an ocean or a continent's worth of coasts."""


class WayKind(StrEnum):
    """The kind of a way by sea."""

    TRUNK = "trunk"
    REGIONAL = "regional"
    RIVER = "river"


@dataclass(frozen=True, slots=True)
class Accuracy:
    """The number of published distances, and the differences from them in percent.

    The mean is that of absolute differences; nineteen of twenty are no larger than `most`.
    """

    compared: int
    mean: float
    most: float


ACCURACY: Mapping[WayKind, Accuracy] = {
    WayKind.TRUNK: Accuracy(197, 0.6, 2.3),
    WayKind.REGIONAL: Accuracy(439, 1.7, 6.1),
    WayKind.RIVER: Accuracy(12, 1.3, 7.0),
}


def kind_of(distance_nm: float, passages: Iterable[Passage]) -> WayKind:
    """Return the kind of a way by its length and its passages."""
    if not RIVERS.isdisjoint(passages):
        return WayKind.RIVER
    return WayKind.TRUNK if distance_nm >= TRUNK_NM else WayKind.REGIONAL
