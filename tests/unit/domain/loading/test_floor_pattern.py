"""Floors of equal pieces: inside, apart, and no fewer than two straight rows."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from portolan.domain.loading import LoadPiece, load_plan, load_unit
from portolan.domain.loading.floor_pattern import MOST_PIECES, FloorBlock, floor_pattern
from tests.support.load_checks import assert_sound

sides = st.integers(400, 1600)


@given(st.integers(2000, 7000), st.integers(1500, 2600), sides, sides)
def test_blocks_lie_inside_and_apart(length: int, width: int, one: int, other: int) -> None:
    long, short = max(one, other), min(one, other)
    blocks = floor_pattern(length, width, long, short)
    for block in blocks:
        assert {block.along, block.across} == {long, short}
        assert _ends(block)[2] <= length
        assert _ends(block)[3] <= width
    for one_end, other_end in combinations(map(_ends, blocks), 2):
        assert not _meet(one_end, other_end), (one_end, other_end)
    number = sum(block.number for block in blocks)
    if length * width <= MOST_PIECES * long * short:
        assert number >= (length // long) * (width // short)
        assert number >= (length // short) * (width // long)


def test_small_pieces_have_no_pattern() -> None:
    assert floor_pattern(12032, 2350, 400, 300) == ()


def test_rows_of_one_footprint_share_a_pinwheel() -> None:
    """Four tall and six low pallets of 122 × 102 cm, typed either way, and cartons."""
    pieces = [
        LoadPiece((1220, 1020, 1500), 300, 4, stackable=False),
        LoadPiece((1020, 1220, 1200), 500, 6, stackable=False),
        LoadPiece((400, 300, 200), 5, 20),
    ]
    plan = load_plan(load_unit("20-standard"), pieces)
    assert_sound(plan)
    assert (plan.units, plan.loads[0].count) == (1, 30)


def test_a_pinwheel_ends_at_the_payload() -> None:
    plan = load_plan(load_unit("20-standard"), [LoadPiece((1220, 1020, 1000), 4000, 10)])
    assert_sound(plan)
    assert [load.count for load in plan.loads] == [7, 3]


def _ends(block: FloorBlock) -> tuple[int, int, int, int]:
    far = block.x + block.rows * block.along, block.y + block.columns * block.across
    return block.x, block.y, *far


def _meet(one: tuple[int, int, int, int], two: tuple[int, int, int, int]) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]
