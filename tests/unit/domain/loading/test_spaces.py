"""Empty spaces: what a box leaves of one, and which of them are worth keeping."""

from itertools import product

import pytest

from portolan.domain.loading.spaces import Gap, is_part, without

ROOM = Gap(0, 0, 0, 10, 10, 10)
BOX = Gap(3, 4, 0, 6, 8, 5, bears_kg=20)
BESIDE = {
    Gap(0, 0, 0, 3, 10, 10),
    Gap(6, 0, 0, 10, 10, 10),
    Gap(0, 0, 0, 10, 4, 10),
    Gap(0, 8, 0, 10, 10, 10),
}
ON_TOP = Gap(3, 4, 5, 6, 8, 10, 20)


def moved(gap: Gap, x: int = 0, y: int = 0, z: int = 0) -> Gap:
    x0, y0, z0, x1, y1, z1, bears = gap
    return Gap(x0 + x, y0 + y, z0 + z, x1 + x, y1 + y, z1 + z, bears)


def test_a_box_leaves_the_air_beside_it_and_what_its_top_bears() -> None:
    assert set(ROOM.cut_by(BOX)) == {*BESIDE, ON_TOP}


def test_a_box_in_the_air_leaves_what_is_below_it() -> None:
    assert Gap(0, 0, 0, 10, 10, 2) in set(ROOM.cut_by(moved(BOX, z=2)))


@pytest.mark.parametrize(("top", "is_used"), [(20.0, True), (0.0, True), (-1.0, False)])
def test_nothing_is_put_on_a_top_that_bears_nothing(top: float, *, is_used: bool) -> None:
    above = [part for part in ROOM.cut_by(BOX._replace(bears_kg=top)) if part.z0]
    assert above == [ON_TOP._replace(bears_kg=top)] * is_used


def test_a_box_that_fills_the_space_leaves_nothing() -> None:
    assert list(ROOM.cut_by(ROOM)) == []


@pytest.mark.parametrize("way", ["x", "y", "z"])
@pytest.mark.parametrize(("far", "shares"), [(9, True), (10, False), (-9, True), (-10, False)])
def test_boxes_that_touch_share_no_air(way: str, far: int, *, shares: bool) -> None:
    other = moved(ROOM, **{way: far})
    assert (without([ROOM], other, 1) == [ROOM]) != shares
    assert (without([other], ROOM, 1) == [other]) != shares


@pytest.mark.parametrize(("corner", "by"), [*product(range(6), (-1, 1))])
def test_a_space_holds_what_nowhere_stands_out(corner: int, by: int) -> None:
    other = Gap(2, 2, 2, 8, 8, 8, 5)
    ends = list(other)
    ends[corner] += by
    changed = Gap(*ends)  # type: ignore[arg-type]  # six whole numbers and a weight
    is_larger = (by < 0) == (corner < 3)
    assert (is_part(other, [changed]), is_part(changed, [other])) == (is_larger, not is_larger)


def test_a_space_holds_itself_and_none_that_bears_more() -> None:
    assert is_part(ON_TOP, [ON_TOP])
    assert not is_part(ON_TOP._replace(bears_kg=21), [ON_TOP])
    assert is_part(ON_TOP._replace(bears_kg=19), [ON_TOP])


@pytest.mark.parametrize(
    ("least", "left"),
    [(2, {*BESIDE, ON_TOP}), (3, BESIDE - {Gap(0, 8, 0, 10, 10, 10)} | {ON_TOP})],
)
def test_what_is_narrower_than_every_piece_goes(least: int, left: set[Gap]) -> None:
    assert set(without([ROOM], BOX, least)) == left


FLAT = {
    "at the front": Gap(2, 0, 0, 10, 10, 10),
    "at the back": Gap(0, 0, 0, 8, 10, 10),
    "at the left": Gap(0, 2, 0, 10, 10, 10),
    "at the right": Gap(0, 0, 0, 10, 8, 10),
    "below": Gap(0, 0, 2, 10, 10, 10, -1),
    "on top": Gap(0, 0, 0, 10, 10, 8),
}
"""Boxes beside which a space of two is left."""


@pytest.mark.parametrize("box", FLAT.values(), ids=FLAT)
@pytest.mark.parametrize(("least", "is_kept"), [(2, True), (3, False)])
def test_a_piece_fits_into_a_space_of_its_own_size(box: Gap, least: int, *, is_kept: bool) -> None:
    assert len(without([ROOM], box, least)) == is_kept


def test_a_space_that_the_box_does_not_touch_stays() -> None:
    beyond = moved(ROOM, x=10)
    assert beyond in without([ROOM, beyond], BOX, 1)


def test_what_is_part_of_another_space_goes() -> None:
    beside = Gap(6, 0, 0, 20, 10, 10)
    assert Gap(6, 0, 0, 10, 10, 10) not in without([ROOM, beside], BOX, 1)
    higher = Gap(0, 0, 0, 5, 10, 20)
    left = without([ROOM, higher], BOX, 1)
    assert Gap(0, 0, 0, 3, 10, 20) in left
    assert Gap(0, 0, 0, 3, 10, 10) not in left


def test_a_space_that_has_become_part_of_a_joined_one_goes() -> None:
    long = Gap(0, 0, 0, 4, 4, 5)
    assert over(long, Gap(4, 0, 0, 8, 4, 5)) == {Gap(0, 0, 5, 8, 4, 10)}


FIRST, SECOND = Gap(0, 0, 0, 4, 4, 5, 30), Gap(4, 0, 0, 8, 4, 5, 20)


def over(*boxes: Gap) -> set[Gap]:
    """The spaces over boxes that were put in one after another."""
    gaps = [ROOM]
    for box in boxes:
        gaps = without(gaps, box, 1)
    return {gap for gap in gaps if gap.z0}


def test_level_tops_that_touch_are_one_which_bears_what_the_weaker_does() -> None:
    assert Gap(0, 0, 5, 8, 4, 10, 20) in over(FIRST, SECOND)
    assert Gap(0, 0, 5, 4, 8, 10, 30) in over(FIRST, Gap(0, 4, 0, 4, 8, 5, 40))


def test_the_space_over_both_ends_at_the_lower_ceiling() -> None:
    low, high = Gap(0, 0, 5, 4, 4, 8, 30), Gap(4, 0, 0, 8, 4, 10)
    assert Gap(0, 0, 5, 8, 4, 8, 20) in without([low, high], SECOND, 1)
    assert Gap(0, 0, 5, 8, 4, 8, 20) in without(
        [low._replace(z1=10), high._replace(z1=8)], SECOND, 1
    )


def test_of_tops_that_touch_in_part_that_part_reaches_over_both() -> None:
    assert Gap(0, 1, 5, 8, 4, 10, 20) in over(FIRST, Gap(4, 1, 0, 8, 5, 5, 20))


@pytest.mark.parametrize(
    "second",
    [
        Gap(5, 0, 0, 9, 4, 5, 20),
        Gap(4, 5, 0, 8, 9, 5, 20),
        Gap(4, 4, 0, 8, 8, 5, 20),
        Gap(4, 0, 0, 8, 4, 6, 20),
    ],
    ids=["a gap between", "apart both ways", "at a corner", "not level"],
)
def test_other_tops_stay_two(second: Gap) -> None:
    assert over(FIRST, second) == {one._replace(z0=one.z1, z1=10) for one in (FIRST, second)}
