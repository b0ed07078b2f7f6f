"""The pictures of the services around freight: to scale, and as their pages say."""

from itertools import pairwise

import pytest
from flask import Flask

from portolan.domain.emissions import factor_set
from portolan.domain.mode import Mode
from portolan.drawing.diagrams.sheet import Scale, Sheet, narrow_sheet
from portolan.sections.products.drawings import (
    boxes,
    calendar,
    classes,
    modes,
    money,
    tariff,
    voyage,
)
from tests.support.drawn import SHEETS, both, drawn, near, page


@both
def test_the_tree_has_twelve_leaves_and_one_way(sheet: Sheet) -> None:
    result = drawn(tariff.tree, sheet)
    codes = [text for text in result.words() if text.startswith("4202.")]
    assert codes == sorted(codes)
    assert len(codes) == 12
    assert len(result.circles("open")) == 11
    assert len(result.paths("strong")) == 3


@both
def test_rules_one_to_four_find_the_heading(sheet: Sheet) -> None:
    result = drawn(tariff.rules, sheet)
    assert [r for r in tariff.RULES if r in result.words()] == list(tariff.RULES)
    assert len(result.circles("open")) == 7


@both
def test_cash_is_the_example_of_the_page(sheet: Sheet) -> None:
    with_advance = drawn(money.cash, sheet).paths("strong")[0]
    days = Scale(0, 120, sheet.left, sheet.right)
    assert {x for x, _ in with_advance} == {days.at(day) for day in (0, 75, 120)}
    ys = sorted({y for _, y in with_advance})
    assert (ys[2] - ys[1]) / (ys[2] - ys[0]) == pytest.approx(0.2, abs=0.002)


def rise(line: list[tuple[float, float]]) -> float:
    return line[0][1] - line[-1][1]


@both
def test_goods_out_are_tied_to_goods_in(sheet: Sheet) -> None:
    result = drawn(money.goods_in_and_out, sheet)
    came, left = result.paths("mid")[0], result.paths("strong")[0]
    assert rise(left) / rise(came) == pytest.approx(0.25, abs=0.002)
    assert len(result.paths("thin")) == len(money.EXPORTS)
    assert {"21,600", "5,346"} <= set(result.words())
    assert "5,346" in page("products/pages/duty-drawback.md")


@both
def test_covers_span_their_legs(sheet: Sheet) -> None:
    days = voyage.boundaries()
    x = Scale(0, days[-1], sheet.left, sheet.right)
    war, strikes = drawn(voyage.profile("war-and-strikes"), sheet).paths("strong")
    assert [war[0][0], war[1][0]] == near(x.at(days[3]), x.at(days[6]))
    assert [strikes[0][0], strikes[1][0]] == near(x.at(days[1]), x.at(days[8]))
    average = drawn(voyage.profile("general-average-cover"), sheet).paths("strong")
    assert [voyage.LEGS[i][0] for i in (3, 5)] == ["sea", "sea"]
    assert len(average) == 2
    rest = drawn(voyage.profile("warehouse-and-storage"), sheet).paths("strong")
    assert [rest[0][0][0], rest[1][1][0]] == near(sheet.left, sheet.right)


@both
def test_the_product_shows_every_cover(sheet: Sheet) -> None:
    rows = [row for covers in voyage.COVERS.values() for row in covers]
    result = drawn(voyage.profile(None), sheet)
    assert len(result.paths("hair")) == len(rows)


def test_a_cover_by_piece_marks_every_change_of_hands() -> None:
    result = drawn(voyage.profile("high-value-goods"), SHEETS[0])
    assert len(result.circles("solid")) == len(voyage.LEGS) - 1


@both
def test_suppliers_are_asked_on_the_days_that_the_page_names(sheet: Sheet) -> None:
    assert "21, 14, 7 days" in page("products/pages/order-management.md")
    result = drawn(calendar.orders, sheet)
    assert len(result.paths("mid")) == 3 * len(calendar.ORDERS)
    late = [ready - due for due, ready in calendar.ORDERS.values() if ready > due]
    unit = (result.paths("hair")[1][0][0] - result.paths("hair")[0][0][0]) / 7
    assert result.lengths("strong") == near(*(days * unit for days in late))


@both
def test_what_has_not_happened_is_only_planned(sheet: Sheet) -> None:
    result = drawn(calendar.milestones, sheet)
    assert len(result.circles("open")) == 10
    assert len(result.circles("solid")) == len(calendar.ACTUAL) < 10


@both
def test_bars_are_as_long_as_their_factors(app: Flask, sheet: Sheet) -> None:
    with app.test_request_context("/"):
        lengths = drawn(modes.bars, sheet).lengths("bar")
    used = factor_set()
    modes_of_freight = (Mode.SEA, Mode.RAIL, Mode.ROAD, Mode.AIR)
    factors = [float(used.choose(mode, 5_000).wtw) for mode in modes_of_freight]
    unit = lengths[-1] / factors[-1]
    assert lengths == near(*(kg * unit for kg in factors))
    assert all(f'"{kg}"' in page("products/pages/climate.md") for kg in factors)
    assert round(factors[-1] / factors[0]) == 34


@both
def test_nine_classes_nine_diamonds(sheet: Sheet) -> None:
    result = drawn(classes.diamonds, narrow_sheet(800) if not sheet.wide else sheet)
    assert len(result.paths("mid")) == 9
    assert len(result.paths("rule")) == classes.STRIPES
    assert result.lengths("mid") == pytest.approx([result.lengths("mid")[0]] * 9, abs=0.5)


def test_a_layer_and_a_trailer_are_to_scale() -> None:
    pallet, trailer = drawn(boxes.pallets, SHEETS[0]).paths("strong")
    assert proportion(pallet) == pytest.approx(1200 / 800, abs=0.01)
    assert proportion(trailer) == pytest.approx(13.6 / 2.45, abs=0.01)
    assert boxes.ROWS * 1.2 <= boxes.TRAILER_M
    assert "33 places" in page("products/pages/b2b-fulfillment.md")


def proportion(outline: list[tuple[float, float]]) -> float:
    xs, ys = zip(*outline, strict=True)
    return float((max(xs) - min(xs)) / (max(ys) - min(ys)))


def test_each_parcel_holds_twice_the_last() -> None:
    edges = [boxes.edge_mm(liters) for liters in boxes.LITERS]
    assert [(b / a) ** 3 for a, b in pairwise(edges)] == pytest.approx([2] * 6)
    fronts = [piece for piece in drawn(boxes.parcels, SHEETS[0]).paths("mid") if len(piece) == 5]
    sides = [piece[1][0] - piece[0][0] for piece in fronts if piece[0][1] == piece[1][1]]
    assert [side / sides[0] for side in sides] == pytest.approx(
        [edge / edges[0] for edge in edges], abs=0.01
    )
