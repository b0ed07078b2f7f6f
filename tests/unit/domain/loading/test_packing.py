"""Packing: what is put where, and how much of a container it fills."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portolan.domain.loading import (
    LoadPiece,
    PackingEffort,
    load_plan,
    load_unit,
    load_units,
)
from portolan.domain.loading.centering import GOOD_BALANCE
from portolan.domain.loading.unit import LoadUnit
from tests.support.br_cases import KINDS, UNIT, VOLUME, br_case
from tests.support.load_checks import assert_sound

sides = st.integers(100, 2600)
rows = st.builds(
    LoadPiece,
    size=st.tuples(sides, sides, sides),
    weight_kg=st.floats(0.1, 2000).map(lambda kg: round(kg, 1)),
    count=st.integers(1, 40),
    stackable=st.booleans(),
    upright=st.sampled_from([(False, False, True), (True, True, True)]),
    turns=st.booleans(),
    dangerous=st.booleans(),
)


@given(st.lists(rows, min_size=1, max_size=6), st.sampled_from(load_units()))
@settings(max_examples=60, deadline=None)
def test_every_load_is_sound(pieces: list[LoadPiece], unit: LoadUnit) -> None:
    assert_sound(load_plan(unit, pieces, PackingEffort(2000)))


def test_the_published_cases_are_made_anew() -> None:
    """The first cases of BR1, BR3 and BR7, as the OR-Library has them."""
    assert [(sorted(one.size), one.count) for one in br_case(1, 1)] == [
        ([30, 76, 108], 40),
        ([25, 43, 110], 33),
        ([55, 81, 92], 39),
    ]
    assert [one.count for one in br_case(3, 2)] == [16, 8, 16, 18, 18, 16, 17, 6]
    assert [one.count for one in br_case(7, 1)][:10] == [10, 6, 5, 5, 6, 4, 7, 6, 5, 5]
    assert br_case(1, 1)[0].upright == (False, True, False)


@pytest.mark.parametrize("group", KINDS)
def test_the_published_cases_are_filled(group: int) -> None:
    fills = []
    for number in (1, 2, 3):
        plan = load_plan(UNIT, br_case(group, number), PackingEffort(15_000))
        assert_sound(plan)
        fills.append(plan.loads[0].volume_m3 * 1e9 / VOLUME)
    assert sum(fills) / len(fills) > 0.85


@pytest.mark.parametrize(
    ("unit", "size", "most"),
    [
        ("20-standard", (1200, 800), 11),
        ("40-standard", (1200, 800), 25),
        ("40-reefer", (1200, 800), 23),
        ("20-standard", (1200, 1000), 10),
        ("40-standard", (1200, 1000), 22),
        ("pmc", (1200, 1000), 5),
    ],
)
def test_pallets_that_cannot_be_stacked(unit: str, size: tuple[int, int], most: int) -> None:
    """11 Euro pallets in 20 feet and 25 in 40; of 1.0 m 10, and 12 + 10 in two rows of 12 m."""
    pallet = LoadPiece((*size, 1000), 400, most, stackable=False)
    plan = load_plan(load_unit(unit), [pallet])
    assert (plan.units, plan.is_complete) == (1, True)
    more = load_plan(load_unit(unit), [LoadPiece((*size, 1000), 400, most + 1, stackable=False)])
    assert more.units == 2


@pytest.mark.parametrize(
    ("unit", "piece", "floor"),
    [
        ("20-standard", LoadPiece((1200, 800, 1100), 600, 8), 8),
        # Ten on the floor, and two on top of them.
        ("20-standard", LoadPiece((1200, 1000, 1100), 750, 12), 10),
        ("40-standard", LoadPiece((1200, 800, 1000), 400, 25), 25),
        ("40-standard", LoadPiece((1200, 800, 1000), 400, 26), 25),
        ("20-standard", LoadPiece((600, 400, 400), 18, 40), 40),
        # 14 × 3 crosswise on 5.6 × 1.8 m, and nine lengthwise on the last 0.5 m.
        ("20-standard", LoadPiece((600, 400, 400), 18, 60), 51),
    ],
)
def test_the_floor_is_filled_before_anything_is_stacked(
    unit: str, piece: LoadPiece, floor: int
) -> None:
    """The others stand on them in a second layer, near the middle."""
    [load] = load_plan(load_unit(unit), [piece]).loads
    assert sum(one.block.number for one in load.blocks if not one.z) == floor
    assert max(one.z + one.block.size[2] for one in load.blocks) <= 2 * piece.size[2]
    assert max(map(abs, load.off_center)) < GOOD_BALANCE


@pytest.mark.parametrize(("length", "kg"), [(4000, 90), (6000, 90), (4000, 200), (11_000, 800)])
def test_bars_beside_a_long_piece_are_no_tower(length: int, kg: float) -> None:
    """All have room on the floor, where no wall would hold a stack seven high on 20 cm."""
    pieces = [LoadPiece((3000, 200, 200), 50, 30), LoadPiece((length, 400, 400), kg)]
    plan = load_plan(load_unit("40-standard"), pieces)
    assert_sound(plan)
    [load] = plan.loads
    assert plan.is_complete
    assert max(one.z + one.block.size[2] for one in load.blocks) <= 400


CARTON = LoadPiece((600, 400, 350), 12.5, 40)


@pytest.mark.parametrize(
    ("heavy", "light"),
    [
        (LoadPiece((1100, 1100, 950), 430, 6), CARTON),
        (LoadPiece((1100, 1100, 950), 430, 6, dangerous=True), CARTON),
        (LoadPiece((1100, 1100, 950), 100, 6), CARTON),
        (LoadPiece((1200, 1000, 900), 600, 6), LoadPiece((600, 400, 400), 15, 15)),
        (LoadPiece((2500, 1800, 2000), 6000, 1), LoadPiece((1200, 800, 1000), 300, 4)),
    ],
    ids=["cartons", "dangerous", "from-100-kg", "few-cartons", "machine"],
)
def test_heavy_pieces_stand_on_the_floor_in_the_middle(heavy: LoadPiece, light: LoadPiece) -> None:
    """All of them have room side by side; the others go to the ends and on top."""
    plan = load_plan(load_unit("20-standard"), [heavy, light])
    assert_sound(plan)
    [load] = plan.loads
    assert plan.is_complete
    assert all(not one.z and one.block.counts[2] == 1 for one in load.blocks if not one.block.row)
    assert max(map(abs, load.off_center)) < GOOD_BALANCE


@pytest.mark.parametrize(
    ("count", "size", "steps"),
    [
        (22, (1200, 800, 1500), [(9, 1, 1), (13, 1, 1)]),
        (21, (1200, 1000, 1100), [(10, 1, 1), (11, 1, 1)]),
        (25, (1200, 800, 1500), [(10, 1, 1), (15, 1, 1)]),
    ],
)
def test_pallets_that_do_not_fill_the_floor_are_in_balance_and_few_steps(
    count: int, size: tuple[int, int, int], steps: list[tuple[int, int, int]]
) -> None:
    """22 of 120 × 80 cm: 9 along and 13 across end within 40 cm; 10 and 12 are 2.4 m apart."""
    plan = load_plan(load_unit("40-standard"), [LoadPiece(size, 1000, count)])
    assert_sound(plan)
    [load] = plan.loads
    assert [one.block.counts for one in load.blocks] == steps
    assert max(map(abs, load.off_center)) < GOOD_BALANCE


def test_rows_of_a_floor_that_differ_are_placed_apart() -> None:
    """Stacks of three and one of two, in two columns: none stands where another does."""
    plan = load_plan(load_unit("20-standard"), [LoadPiece((1100, 1000, 700), 60, 29)])
    assert_sound(plan)
    assert plan.units == 1


def test_a_machine_stands_between_pallets() -> None:
    """Two pallets side by side at either end: none of them is lifted onto another."""
    pieces = [LoadPiece((2500, 1800, 2000), 6000, 1), LoadPiece((1200, 800, 1000), 300, 4)]
    [load] = load_plan(load_unit("20-standard"), pieces).loads
    assert [(one.block.row, one.block.counts) for one in load.blocks] == [
        (1, (1, 2, 1)),
        (0, (1, 1, 1)),
        (1, (1, 2, 1)),
    ]


def test_nothing_stands_on_or_behind_dangerous_pallets_in_the_middle() -> None:
    pieces = [LoadPiece((1100, 1100, 950), 430, 6, dangerous=True), CARTON]
    [load] = load_plan(load_unit("20-standard"), pieces).loads
    first = min(one.x for one in load.blocks if one.block.row == 0)
    assert all(one.x + one.block.size[0] <= first for one in load.blocks if one.block.row == 1)


def test_stacked_pallets_take_half_the_floor() -> None:
    plan = load_plan(load_unit("40-standard"), [LoadPiece((1200, 800, 1100), 400, 50)])
    assert plan.units == 1
    assert load_plan(load_unit("40-standard"), [LoadPiece((1200, 800, 1200), 400, 50)]).units == 2


def test_the_payload_ends_a_load() -> None:
    """Fifty drums of 1,000 kg: 28 in each 20-foot container of 28,180 kg."""
    plan = load_plan(load_unit("20-standard"), [LoadPiece((600, 600, 900), 1000, 50)])
    assert [load.count for load in plan.loads] == [28, 22]


def test_loads_that_are_alike_are_planned_once() -> None:
    plan = load_plan(load_unit("euro-pallet"), [LoadPiece((1200, 800, 1000), 300, 900)])
    assert [(load.times, load.count) for load in plan.loads] == [(900, 1)]


def test_what_is_too_large_or_too_heavy_is_left_over() -> None:
    pieces = [
        LoadPiece((7000, 1000, 1000), 100, 2),
        LoadPiece((1000, 1000, 1000), 30_000, 3),
        LoadPiece((1000, 1000, 1000), 100, 4),
    ]
    plan = load_plan(load_unit("20-standard"), pieces)
    assert plan.left_over == [2, 3, 0]
    assert plan.loads[0].count == 4


def test_a_piece_has_to_pass_the_door() -> None:
    """2.30 m pass the inside of 2.392 m but not the door of 2.28 m, unless laid on a side."""
    tall = (1000, 1000, 2300)
    unit = load_unit("20-standard")
    assert load_plan(unit, [LoadPiece(tall, 100)]).units == 0
    assert load_plan(unit, [LoadPiece(tall, 100, upright=(True, True, True))]).units == 1
    assert load_plan(load_unit("40-high-cube"), [LoadPiece(tall, 100)]).units == 1


def test_a_piece_that_may_not_be_turned_keeps_its_sides() -> None:
    across = (1000, 3000, 500)
    unit = load_unit("40-standard")
    assert load_plan(unit, [LoadPiece(across, 100)]).units == 1
    assert load_plan(unit, [LoadPiece(across, 100, turns=False)]).units == 0


def test_heavy_pieces_stand_below_light_ones() -> None:
    pieces = [LoadPiece((1000, 1000, 1000), 50, 5), LoadPiece((1000, 1000, 1000), 900, 5)]
    plan = load_plan(load_unit("20-standard"), pieces)
    assert_sound(plan)
    assert all(one.z == 0 for one in plan.loads[0].blocks if one.block.row == 1)


@pytest.mark.parametrize(("kg", "units"), [(40, 1), (50, 1), (900, 2)])
def test_nothing_stands_on_what_is_lighter(kg: float, units: int) -> None:
    """Three cases of 50 kg take the floor; what is to stand on them weighs no more."""
    pieces = [LoadPiece((1900, 2300, 1300), 50, 3), LoadPiece((1000, 1000, 1000), kg)]
    assert load_plan(load_unit("20-standard"), pieces).units == units


def test_dangerous_goods_stand_near_the_door() -> None:
    crate = (1100, 1100, 1100)
    pieces = [LoadPiece(crate, 100, 4, dangerous=True), LoadPiece(crate, 100, 12)]
    [load] = load_plan(load_unit("20-standard"), pieces).loads
    nearest = min(one.x for one in load.blocks if one.block.row == 0)
    assert nearest >= max(one.x for one in load.blocks if one.block.row == 1)
    assert load.blocks[-1].block.row == 0
