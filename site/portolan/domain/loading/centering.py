"""A load moved as a whole, so that its weight is near the middle of its unit."""

from collections.abc import Sequence

from portolan.domain.loading.balance import center_of
from portolan.domain.loading.blocks import PieceBlock, Size
from portolan.domain.loading.order import ends_of
from portolan.domain.loading.piece import LoadPiece


def centered(
    room: Size, blocks: Sequence[PieceBlock], pieces: Sequence[LoadPiece]
) -> list[PieceBlock]:
    """The blocks moved to the door and to the right as far as is good and as there is room."""
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
            max(round(room[way] / 2 - center[way]), 0),
            room[way] - max(each[way + 3] for each in ends),
        )
        for way in (0, 1)
    )
    return along, across
