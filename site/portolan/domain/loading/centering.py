"""A load moved as a whole where its weight would be far from the middle of its unit.

Otherwise it stands at the front wall and at the left one. CTU Code (IMO/ILO/UNECE, 2014), annex 7,
3.1.4: the center of gravity within 5% of the middle.
"""

from collections.abc import Sequence

from portolan.domain.loading.balance import center_of
from portolan.domain.loading.blocks import PieceBlock, Size
from portolan.domain.loading.order import ends_of
from portolan.domain.loading.piece import LoadPiece

GOOD_BALANCE = 0.05
"""As a share of length or width; nearer to the middle is no better."""


def centered(
    room: Size, blocks: Sequence[PieceBlock], pieces: Sequence[LoadPiece]
) -> list[PieceBlock]:
    """The blocks moved toward the door and the right, as far as balance asks and room allows."""
    along, across = shift(room, blocks, pieces)
    return [PieceBlock(one.block, one.x + along, one.y + across, one.z) for one in blocks]


def off_center(
    room: Size, blocks: Sequence[PieceBlock], pieces: Sequence[LoadPiece]
) -> tuple[float, float]:
    """Distance of the centered load's weight from the middle, as shares of length and width."""
    center, moved = center_of(blocks, pieces), shift(room, blocks, pieces)
    along, across = ((center[way] + moved[way]) / room[way] - 0.5 for way in (0, 1))
    return along, across


def shift(room: Size, blocks: Sequence[PieceBlock], pieces: Sequence[LoadPiece]) -> tuple[int, int]:
    """Distance to move a load that stands at the front and left wall, in millimeters."""
    center, ends = center_of(blocks, pieces), [ends_of(one) for one in blocks]
    along, across = (
        min(
            _to_the_middle(room[way], center[way]),
            room[way] - max(each[way + 3] for each in ends),
        )
        for way in (0, 1)
    )
    return along, across


def _to_the_middle(room: int, center: float) -> int:
    off = room / 2 - center
    return round(off) if off > room * GOOD_BALANCE else 0
