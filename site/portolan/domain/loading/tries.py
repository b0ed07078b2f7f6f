"""Rules by which the packing of a unit is tried, one after another."""

from dataclasses import dataclass
from typing import NamedTuple


@dataclass
class PackingEffort:
    """The number of blocks that may still be weighed; each unit gets one try at least."""

    left: int = 120_000


class PackingTry(NamedTuple):
    """The rules by which one try chooses its blocks.

    `waste` is the weight of what a block makes useless beside it; `walls` builds from the front
    wall to the door, otherwise from the floor up; a block is at most `depth` of the unit long;
    `heavy` prefers what is heavy; `flat` puts down one layer at a time.
    """

    waste: float
    walls: bool = True
    depth: float = 1.0
    heavy: float = 0.0
    flat: bool = False


WASTES = (1.0, 0.5, 2.0, 0.0, 4.0)

TRIES = tuple(
    PackingTry(waste, walls, depth, heavy)
    for heavy in (0.0, 1.0)
    for depth in (1.0, 0.34, 0.2)
    for walls in (True, False)
    for waste in WASTES
)

FLAT_TRIES = tuple(
    PackingTry(waste, walls=False, heavy=heavy, flat=True)
    for heavy in (1.0, 0.0)
    for waste in WASTES
)
"""The floor first, and on it layer after layer."""

TRIES_AROUND = (*FLAT_TRIES, *TRIES[: 2 * len(WASTES)])
"""Around heavy pieces that stand on the floor already."""

BY_LIFT_TRUCK_KG = 100
"""From this weight on a piece stands on the floor, where all of these have room there."""
