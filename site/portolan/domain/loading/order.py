"""The loading order of blocks: from the wall to the door, and from the floor up."""

from collections.abc import Sequence

from portolan.domain.loading.blocks import PieceBlock

Ends = tuple[int, int, int, int, int, int]


def ends_of(one: PieceBlock) -> Ends:
    """Two corners of a block: the nearest to the front wall, and the farthest."""
    length, width, height = one.block.size
    return one.x, one.y, one.z, one.x + length, one.y + width, one.z + height


def overlap(one: Ends, two: Ends, way: int) -> int:
    """Length of what two blocks have in common in one direction, in millimeters."""
    return min(one[way + 3], two[way + 3]) - max(one[way], two[way])


def in_loading_order(blocks: Sequence[PieceBlock]) -> list[PieceBlock]:
    """The blocks from the front wall to the door, none before what it stands on or behind.

    Where blocks stand behind one another in a ring, only what bears them comes first.
    """
    waiting = sorted(blocks, key=lambda one: (one.x, one.z, one.y))
    ordered: list[PieceBlock] = []
    while waiting:
        ends = [ends_of(one) for one in waiting]
        free = [at for at, one in enumerate(ends) if not any(_bears(other, one) for other in ends)]
        reached = [at for at in free if not any(_bars(ends[at], other) for other in ends)]
        ordered.append(waiting.pop((reached or free)[0]))
    return ordered


def _bears(lower: Ends, upper: Ends) -> bool:
    """Whether a block stands somewhere under another."""
    return lower[5] <= upper[2] and overlap(lower, upper, 0) > 0 and overlap(lower, upper, 1) > 0


def _bars(nearer: Ends, farther: Ends) -> bool:
    """Whether a block stands between the door and another one."""
    return (
        farther[3] <= nearer[0]
        and overlap(nearer, farther, 1) > 0
        and overlap(nearer, farther, 2) > 0
    )
