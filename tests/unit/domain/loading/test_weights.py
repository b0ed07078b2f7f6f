"""Weights of a load, worked out by hand: center of gravity, floor, road, notes."""

import pytest

from portolan.domain.cargo import containers
from portolan.domain.loading import (
    Balance,
    LoadPiece,
    PieceBlock,
    Securing,
    TurnedBlock,
    UnitLoad,
    balance,
    load_plan,
    load_unit,
    load_units,
    road_limits,
    securing_notes,
)

CUBE = (1000, 1000, 1000)


def block(row: int, x: int, y: int, z: int, *counts: int) -> PieceBlock:
    """A block of cubes of one meter."""
    along, across, up = counts or (1, 1, 1)
    return PieceBlock(TurnedBlock(row, CUBE, (along, across, up)), x, y, z)


def test_the_center_lies_between_the_weights() -> None:
    """100 kg at 0.5 m and 300 kg at 4.5 m: (50 + 1,350) ÷ 400 = 3.5 m."""
    pieces = [LoadPiece(CUBE, 100), LoadPiece(CUBE, 300)]
    result = balance([block(0, 0, 0, 0), block(1, 4000, 1000, 0)], pieces)
    assert result.weight_kg == 400
    assert result.center == (3500, 1250, 500)


def test_a_stack_presses_with_all_its_weight() -> None:
    """Three of 200 kg on one square meter: 600 kg/m²; beside it one of 450."""
    pieces = [LoadPiece(CUBE, 200), LoadPiece(CUBE, 450)]
    result = balance([block(0, 0, 0, 0, 1, 1, 3), block(1, 1000, 0, 0)], pieces)
    assert result.floor_kg_m2 == pytest.approx(600)
    assert result.line_kg_m == pytest.approx(600)


def test_what_stands_on_two_presses_on_both() -> None:
    """200 kg and 300 kg below, 100 kg on half of each: at the most 300 + 100."""
    pieces = [LoadPiece(CUBE, 200), LoadPiece(CUBE, 300), LoadPiece(CUBE, 100)]
    placed = [block(0, 0, 0, 0), block(1, 1000, 0, 0), block(2, 500, 0, 1000)]
    assert balance(placed, pieces).floor_kg_m2 == pytest.approx(400)


def test_two_beside_each_other_press_on_one_meter_of_length() -> None:
    pieces = [LoadPiece(CUBE, 700)]
    result = balance([block(0, 0, 0, 0, 1, 2, 1), block(0, 1000, 0, 0)], pieces)
    assert (result.floor_kg_m2, result.line_kg_m) == pytest.approx((700, 1400))


def test_without_weight_the_center_is_that_of_the_volume() -> None:
    assert balance([block(0, 0, 0, 0, 4, 1, 1)], [LoadPiece(CUBE, 0, 4)]).center == (2000, 500, 500)


def test_an_empty_unit_weighs_nothing() -> None:
    assert balance([], []) == Balance(0, (0, 0, 0), 0, 0)


def test_a_load_stands_in_the_middle_of_its_unit() -> None:
    [load] = load_plan(load_unit("20-standard"), [LoadPiece(CUBE, 500, 2, stackable=False)]).loads
    assert load.off_center == pytest.approx((0, 0), abs=0.001)
    assert load.balance.center[0] == 2949
    assert load.free == (4898, 350, 1392)


def test_volume_and_payload_are_shares_of_the_unit() -> None:
    [load] = load_plan(load_unit("40-standard"), [LoadPiece(CUBE, 250, 40)]).loads
    assert load.volume_m3 == pytest.approx(40)
    assert load.unit.volume_m3 == pytest.approx(67.7)
    assert load.balance.weight_kg / load.unit.payload_kg == pytest.approx(10_000 / 26_730)


def test_what_the_road_allows() -> None:
    """A 40-foot container of 3,750 kg with 24,000 kg of cargo."""
    rooms = {each.country: each.spare_kg(27_750) for each in road_limits()}
    assert rooms == {"DE": -1750, "GB": 1250, "US": -3963, "CN": 5250}


def notes(*pieces: LoadPiece, unit: str = "20-standard") -> set[Securing]:
    """The notes on the first load."""
    plan = load_plan(load_unit(unit), pieces)
    return set(securing_notes(plan.loads[0], plan.pieces))


def test_the_inside_of_a_container_has_one_figure() -> None:
    """That of the containers everywhere else on the site."""
    for each in containers():
        if each.code in {unit.code for unit in load_units()}:
            assert load_unit(each.code).volume_m3 == float(each.volume_m3)


def test_a_load_begins_at_the_front_wall_unless_its_weight_is_off_the_middle() -> None:
    """5.4 m of 5.898 m: the middle is 4.2% off; of 4 m it would be 16%."""
    for length, ahead, note in (
        (5400, 0, Securing.GAP_ALONG),
        (4000, 949, Securing.GAPS_AT_BOTH_ENDS),
    ):
        slab = LoadPiece((length, 2200, 500), 900, turns=False)
        [load] = load_plan(load_unit("20-standard"), [slab]).loads
        assert load.ahead_mm == ahead
        assert note in securing_notes(load, [slab])


def test_gaps_are_named_from_15_cm_on() -> None:
    assert Securing.GAPS_AT_BOTH_ENDS in notes(LoadPiece(CUBE, 100))
    assert Securing.GAP_ACROSS in notes(LoadPiece((5800, 2000, 1000), 100))
    assert Securing.TIGHT in notes(LoadPiece((5800, 2250, 1000), 100))


def test_gaps_inside_a_load_are_named() -> None:
    """A row that ends 2 m before its neighbor; a layer of one; a hole between two; nothing."""
    unit, pieces = load_unit("20-standard"), [LoadPiece(CUBE, 100)]
    for placed, is_named in (
        ([block(0, 0, 0, 0, 5, 1, 1), block(0, 0, 1000, 0, 3, 1, 1)], True),
        ([block(0, 0, 0, 0, 5, 2, 1), block(0, 0, 0, 1000)], True),
        ([block(0, 0, 0, 0, 2, 2, 1), block(0, 2151, 0, 0, 3, 2, 1)], True),
        ([block(0, 0, 0, 0, 2, 2, 1), block(0, 2150, 0, 0, 3, 2, 1)], False),
        ([block(0, 0, 0, 0, 2, 2, 1), block(0, 2000, 0, 0, 3, 2, 1)], False),
        ([block(0, 0, 0, 0, 5, 1, 1), block(0, 0, 1000, 0, 5, 1, 1)], False),
        ([block(0, 0, 0, 0, 5, 2, 2)], False),
    ):
        load = UnitLoad(unit, placed, balance(placed, pieces))
        named = securing_notes(load, pieces)
        assert (Securing.GAP_INSIDE in named) is is_named
        assert not (is_named and Securing.TIGHT in named)


def test_weight_far_from_the_middle_is_named() -> None:
    """A slab as long as the container, and a weight at its end."""
    unit, pieces = load_unit("20-standard"), [LoadPiece(CUBE, 1000)]
    for x, result in ((2449, None), (2900, Securing.OFF_CENTER), (4898, Securing.FAR_OFF_CENTER)):
        placed = [block(0, x, 675, 0)]
        load = UnitLoad(unit, placed, balance(placed, pieces))
        named = set(securing_notes(load, pieces)) & {Securing.OFF_CENTER, Securing.FAR_OFF_CENTER}
        assert named == ({result} if result else set())


def test_a_line_load_above_the_limit_is_named() -> None:
    """9,000 kg on 1.8 m are 5,000 kg on a meter, where 4,500 are allowed."""
    assert Securing.LINE_LOAD in notes(LoadPiece((1800, 2200, 500), 9000, turns=False))
    assert Securing.LINE_LOAD not in notes(LoadPiece((2200, 1800, 500), 9000, turns=False))


def test_what_hangs_on_the_kind_of_goods_and_of_unit() -> None:
    assert Securing.DANGEROUS in notes(LoadPiece(CUBE, 100, dangerous=True))
    assert Securing.IN_EUROPE in notes(LoadPiece(CUBE, 100), unit="45-pallet-wide")
    assert Securing.AIR_FLOW in notes(LoadPiece(CUBE, 100), unit="40-reefer")
    assert notes(LoadPiece((800, 800, 400), 100), unit="euro-pallet") == {Securing.STRAPS}
    assert notes(LoadPiece((800, 800, 400), 100), unit="pmc") == {Securing.NET}


def test_a_load_that_is_heavy_above_is_named() -> None:
    """100 kg at 0.5 m and 100 kg at 1.5 m are 1.0 m high; with 300 kg above it is 1.25 m."""
    unit = load_unit("20-standard")
    for kg, is_named in ((100, False), (300, True)):
        pieces = [LoadPiece(CUBE, 100), LoadPiece(CUBE, kg)]
        placed = [block(0, 0, 0, 0), block(1, 0, 0, 1000)]
        load = UnitLoad(unit, placed, balance(placed, pieces))
        assert (Securing.TOP_HEAVY in securing_notes(load, pieces)) is is_named
