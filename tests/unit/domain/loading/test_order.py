"""The order of loading: none before what it stands on or behind."""

from random import Random

import pytest

from portolan.domain.loading import PieceBlock, TurnedBlock
from portolan.domain.loading.order import in_loading_order

SIDE = 1000


def block(at: tuple[int, int, int], *size: int) -> PieceBlock:
    length, width, height = size
    return PieceBlock(TurnedBlock(0, (length, width, height), (1, 1, 1)), *at)


def cube(x: int, y: int, z: int) -> PieceBlock:
    return block((x, y, z), SIDE, SIDE, SIDE)


def order(*blocks: PieceBlock) -> list[PieceBlock]:
    mixed = list(blocks)
    Random(1).shuffle(mixed)  # noqa: S311 - no secret
    return in_loading_order(mixed)


def test_from_the_front_wall_to_the_door_and_from_the_floor_up() -> None:
    blocks = [cube(x, y, z) for x in (0, 1000) for z in (0, 1000) for y in (0, 1000)]
    assert order(*blocks) == blocks


@pytest.mark.parametrize(("y", "comes_first"), [(1999, True), (2000, False), (1, True), (0, False)])
def test_what_bears_a_block_comes_first_by_a_millimeter(y: int, *, comes_first: bool) -> None:
    """A block that lies nearer to the wall, on one that begins behind it."""
    lower, upper = cube(500, 1000, 0), cube(0, y, 1000)
    assert (order(lower, upper) == [lower, upper]) is comes_first


@pytest.mark.parametrize(
    ("far_end", "is_first"),
    [
        ((400, 1001, 2001), False),
        ((401, 1001, 2001), True),
        ((400, 1000, 2001), True),
        ((400, 1001, 2000), True),
    ],
    ids=["a millimeter in the way", "beside", "apart sideways", "above"],
)
def test_nothing_stands_in_the_way_of_what_is_still_to_come(
    far_end: tuple[int, int, int], *, is_first: bool
) -> None:
    """The far one waits for two below it, while nothing bears the near one: it could come first."""
    length, width, top = far_end
    base, middle = block((800, 0, 0), SIDE, SIDE, SIDE), block((200, 0, 1000), 700, SIDE, 500)
    far = block((0, 0, 1500), length, width, 500)
    near = block((400, 1000, 0), SIDE, SIDE, top - 500)
    expected = [near, base, middle, far] if is_first else [base, middle, far, near]
    assert in_loading_order([far, middle, near, base]) == expected
