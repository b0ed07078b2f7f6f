"""Gaps between the blocks of a load, which its outer edges do not show."""

from collections.abc import Sequence

from portolan.domain.loading.blocks import PieceBlock
from portolan.domain.loading.order import Ends, ends_of, overlap

MOST_GAP_MM = 150
"""CTU Code, annex 7, 2.3.6: gaps that sum up to 15 cm in a direction need not be filled."""


def has_gap_inside(blocks: Sequence[PieceBlock]) -> bool:
    """Whether some block can slide more than 15 cm before it meets another or the load's edge.

    As where one row ends before the row beside it, or on a layer that is not full.
    """
    ends = [ends_of(one) for one in blocks]
    edge = [max(one[way + 3] for one in ends) for way in (0, 1)]
    start = [min(one[way] for one in ends) for way in (0, 1)]
    return any(
        free > MOST_GAP_MM
        for one in ends
        for way in (0, 1)
        for free in (
            min(_beyond(one, ends, way), default=edge[way]) - one[way + 3],
            one[way] - max(_before(one, ends, way), default=start[way]),
        )
    )


def _beyond(one: Ends, ends: Sequence[Ends], way: int) -> list[int]:
    """Where the blocks begin that stand beyond one, toward the door or the right."""
    return [other[way] for other in ends if other[way] >= one[way + 3] and _meets(one, other, way)]


def _before(one: Ends, ends: Sequence[Ends], way: int) -> list[int]:
    """Where the blocks end that stand before one, toward the front wall or the left."""
    return [
        other[way + 3] for other in ends if other[way + 3] <= one[way] and _meets(one, other, way)
    ]


def _meets(one: Ends, other: Ends, way: int) -> bool:
    """Whether a block would meet another if it slid that way."""
    return overlap(one, other, 1 - way) > 0 and overlap(one, other, 2) > 0
