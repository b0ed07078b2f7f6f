"""What is drawn is to scale, and is what the pages say."""

from itertools import pairwise

import pytest
from flask import Flask

from portolan.chart.roses import on_circle
from portolan.chart.window import Point
from portolan.config import ROOT
from portolan.pictures import (
    around_port,
    boxes,
    calendar,
    classes,
    clocks,
    container,
    flight,
    modes,
    money,
    ocean_lane,
    roses,
    rulers,
    tariff,
    terms,
    thresholds,
    voyage,
    year,
)
from portolan.pictures.sheet import Scale, Sheet, narrow_sheet, stepped, uprights, wide_sheet
from tests.support.drawn import Drawn, read

SHEETS = [wide_sheet(500), narrow_sheet(600)]
both = pytest.mark.parametrize("sheet", SHEETS, ids=["wide", "narrow"])
TENTH = 0.11


def page(name: str) -> str:
    return (ROOT / "site/portolan" / name).read_text("utf-8")


def near(*values: float) -> object:
    return pytest.approx(list(values), abs=TENTH)


def drawn(draw: object, sheet: Sheet) -> Drawn:
    assert callable(draw)
    return read(draw(sheet), sheet)


def test_strokes_are_where_they_were_asked_for() -> None:
    rows = [(i * 3.3333, 10.0, 14.2 + i) for i in range(40)]
    found = read(uprights(rows)).paths("hair")
    for (x, a, b), piece in zip(rows, found, strict=True):
        (x1, y1), (x2, y2) = piece
        assert [x1, x2, y1, y2] == near(x, x, a, b)


def test_a_stepped_line_is_level_or_upright() -> None:
    corners = stepped([(0, 5), (4, 9), (7, 2)])
    assert all(a[0] == b[0] or a[1] == b[1] for a, b in pairwise(corners))
    assert corners[-1] == (7, 2)


def test_a_scale_can_run_upward() -> None:
    scale = Scale(0, 10, 100, 50)
    assert (scale.at(0), scale.at(4), scale.unit) == (100, 80, -5)


@both
def test_the_lane_has_a_tick_for_every_thousand_miles(sheet: Sheet) -> None:
    found = drawn(ocean_lane.lane_at_sea, sheet)
    assert len(found.paths("mid")) == ocean_lane.LANE.rhumb_nm // 1000 == 5
    assert {"1000", "5000", "5,050 nm"} <= set(found.words())


@both
def test_the_log_has_a_mark_for_every_day(sheet: Sheet) -> None:
    found = drawn(ocean_lane.lane_at_sea, sheet)
    fast, slow = (ocean_lane.LANE.rhumb_nm / 24 / knots for knots in (18, 14))
    assert len(found.paths("rule")) == int(fast) + 1 + int(slow) + 1


def test_days_of_the_voyage_follow_the_formula_of_the_page() -> None:
    low, high = ocean_lane.days(5712)
    assert (round(low), round(high)) == (14, 23)
    assert "that is 14 to 23" in page("products/pages/ocean-freight.md")


@both
def test_the_great_circle_runs_north_of_the_rhumb_line_and_has_a_tick_an_hour(sheet: Sheet) -> None:
    found = drawn(flight.flight, sheet)
    (circle,), (rhumb, *hours) = found.paths("strong"), found.paths("mid")
    assert circle[0] == near_point(rhumb[0])
    assert circle[-1] == near_point(rhumb[-1])
    assert min(y for _, y in circle) < min(y for _, y in rhumb) - 50
    assert len(hours) == 10


def near_point(at: tuple[float, float]) -> object:
    return pytest.approx(at, abs=0.2)


@both
def test_cities_lie_at_their_distance_between_the_rings(sheet: Sheet) -> None:
    found = drawn(around_port.distances, sheet)
    rings = sorted([*found.circles("hair"), *found.circles("rule")], key=lambda ring: ring[2])
    assert [r for _, _, r in rings] == near(*(rings[0][2] * (i + 1) for i in range(len(rings))))
    x, y, unit = rings[0]
    for (sx, sy), (ex, ey) in found.paths("thin"):
        assert (sx, sy) == near_point((x, y))
        km = ((ex - x) ** 2 + (ey - y) ** 2) ** 0.5 / unit * 100
        assert min(abs(km - around_port.kilometers(p)) for p in around_port.PLACES.values()) < 1


def test_known_distances_from_rotterdam() -> None:
    assert around_port.kilometers(around_port.PLACES["DEHAM"]) == pytest.approx(412, abs=5)
    assert around_port.kilometers(around_port.PLACES["FRPAR"]) == pytest.approx(372, abs=5)


def test_shippers_have_their_share_of_the_container() -> None:
    sheet = wide_sheet(400)
    found = drawn(container.floor, sheet)
    edges = [sheet.left, *(piece[0][0] for piece in found.paths("strong"))]
    widths = [b - a for a, b in pairwise(edges)]
    unit = sheet.span / container.VOLUME_M3
    assert widths == near(*(m3 * unit for m3 in container.SHARES_M3))
    outline = found.paths("mid")[0]
    high = max(y for _, y in outline) - min(y for _, y in outline)
    assert high / sheet.span == pytest.approx(2.35 / 12.03, abs=0.001)


@both
def test_every_full_cubic_meter_has_a_slice(sheet: Sheet) -> None:
    found = drawn(container.floor, narrow_sheet(900) if not sheet.wide else sheet)
    slices = sum(-(-m3 // 1) - 1 for m3 in container.SHARES_M3)
    assert len(found.paths("thin")) == slices


@both
def test_the_tree_has_twelve_leaves_and_one_way(sheet: Sheet) -> None:
    found = drawn(tariff.tree, sheet)
    codes = [said for said in found.words() if said.startswith("4202.")]
    assert codes == sorted(codes)
    assert len(codes) == 12
    assert len(found.circles("open")) == 11
    assert len(found.paths("strong")) == 3


@both
def test_rules_one_to_four_find_the_heading(sheet: Sheet) -> None:
    found = drawn(tariff.rules, sheet)
    assert [r for r in tariff.RULES if r in found.words()] == list(tariff.RULES)
    assert len(found.circles("open")) == 7


@both
def test_cash_is_the_example_of_the_page(sheet: Sheet) -> None:
    assert money.money_days() == (12_000_000, 6_000_000)
    assert "6,000,000" in page("products/pages/capital.md")
    with_advance = drawn(money.cash, sheet).paths("strong")[0]
    days = Scale(0, 120, sheet.left, sheet.right)
    assert {x for x, _ in with_advance} == {days.at(day) for day in (0, 75, 120)}
    ys = sorted({y for _, y in with_advance})
    assert (ys[2] - ys[1]) / (ys[2] - ys[0]) == pytest.approx(0.2, abs=0.002)


def rise(line: list[tuple[float, float]]) -> float:
    return line[0][1] - line[-1][1]


@both
def test_goods_out_are_tied_to_goods_in(sheet: Sheet) -> None:
    found = drawn(money.goods_in_and_out, sheet)
    came, left = found.paths("mid")[0], found.paths("strong")[0]
    assert rise(left) / rise(came) == pytest.approx(0.25, abs=0.002)
    assert len(found.paths("thin")) == len(money.EXPORTS)
    assert {"21,600", "5,346"} <= set(found.words())
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
    found = drawn(voyage.profile(None), sheet)
    assert len(found.paths("hair")) == len(rows)


def test_a_cover_by_piece_marks_every_change_of_hands() -> None:
    found = drawn(voyage.profile("high-value-goods"), SHEETS[0])
    assert len(found.circles("solid")) == len(voyage.LEGS) - 1


@both
def test_suppliers_are_asked_on_the_days_that_the_page_names(sheet: Sheet) -> None:
    assert "21, 14, 7 days" in page("products/pages/order-management.md")
    found = drawn(calendar.orders, sheet)
    assert len(found.paths("mid")) == 3 * len(calendar.ORDERS)
    late = [ready - due for due, ready in calendar.ORDERS.values() if ready > due]
    unit = (found.paths("hair")[1][0][0] - found.paths("hair")[0][0][0]) / 7
    assert found.lengths("strong") == near(*(days * unit for days in late))


@both
def test_what_has_not_happened_is_only_planned(sheet: Sheet) -> None:
    found = drawn(calendar.milestones, sheet)
    assert len(found.circles("open")) == 10
    assert len(found.circles("solid")) == len(calendar.ACTUAL) < 10


@both
def test_bars_are_as_long_as_their_factors(app: Flask, sheet: Sheet) -> None:
    with app.test_request_context("/"):
        lengths = drawn(modes.bars, sheet).lengths("bar")
    factors = list(modes.KG_PER_TONNE_KM.values())
    unit = lengths[-1] / factors[-1]
    assert lengths == near(*(kg * unit for kg in factors))
    assert all(f'"{kg}"' in page("products/pages/climate.md") for kg in factors)


@both
def test_nine_classes_nine_diamonds(sheet: Sheet) -> None:
    found = drawn(classes.diamonds, narrow_sheet(800) if not sheet.wide else sheet)
    assert len(found.paths("mid")) == 9
    assert len(found.paths("rule")) == classes.STRIPES
    assert found.lengths("mid") == pytest.approx([found.lengths("mid")[0]] * 9, abs=0.5)


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


def test_a_kilogram_and_a_container_stand_on_one_scale() -> None:
    bodies = drawn(boxes.sizes, wide_sheet(150)).paths("rule")
    lengths = [max(x for x, _ in body) - min(x for x, _ in body) for body in bodies]
    assert lengths[-1] / lengths[2] == pytest.approx(12.19, abs=0.05)
    assert pytest.approx(6000, rel=0.01) == 0.182**3 * 1e6


def test_the_break_even_is_that_of_the_page() -> None:
    assert f"{thresholds.break_even_m3():.1f}" == "17.9"
    assert "17.9 m³" in page("products/pages/lcl.md")


def test_waiting_costs_what_the_example_says() -> None:
    assert [thresholds.demurrage(day) for day in (1, 5, 6, 9)] == [0, 0, 70, 280]
    assert "4 × 70 = 280" in page("products/pages/platform.md")


@both
def test_fuel_goes_with_the_square_of_the_speed(sheet: Sheet) -> None:
    slow, full = drawn(thresholds.slow_steaming, sheet).lengths("bar")
    assert slow / full == pytest.approx((14 / 18) ** 2, abs=0.002)


@both
def test_terms_hand_over_in_the_order_of_the_voyage(sheet: Sheet) -> None:
    assert len(terms.RULES) == 11
    assert all(risk <= cost < terms.STAGES for risk, cost in terms.RULES.values())
    found = drawn(terms.handovers, sheet)
    by_code = dict(zip(terms.RULES, found.lengths("strong"), strict=True))
    assert by_code["EXW"] < by_code["FCA"] < by_code["FAS"] < by_code["FOB"] < by_code["DAP"]
    assert by_code["FOB"] == by_code["CFR"] == by_code["CIF"]
    assert by_code["FCA"] == by_code["CPT"] == by_code["CIP"]


@both
def test_years_begin_on_their_day_and_last_a_fortnight(sheet: Sheet) -> None:
    found = drawn(year.pauses, sheet)
    lines = found.paths("strong")
    starts = [piece[0][0] for piece in lines]
    first = min(year.NEW_YEARS, key=lambda day: day.timetuple().tm_yday)
    assert starts.index(min(starts)) == year.NEW_YEARS.index(first)
    assert len({round(length) for length in found.lengths("strong")}) == 1
    assert all(21 <= day.timetuple().tm_yday <= 51 for day in year.NEW_YEARS)


def test_one_hour_on_four_clocks() -> None:
    assert {code: clocks.local_time(code) for code in clocks.OFFSETS_H} == {
        "BRSSZ": "11:00",
        "NLRTM": "15:00",
        "INNSA": "19:30",
        "CNSHA": "22:00",
    }
    working = drawn(clocks.one_hour, SHEETS[0]).lengths("strong")
    assert working == near(*[working[0]] * 4)


@both
def test_stems_are_as_long_as_the_latitude(sheet: Sheet) -> None:
    found = drawn(clocks.meridians, sheet)
    stems = [piece[1][1] - piece[0][1] for piece in found.paths("mid")]
    north = -stems[clocks.OFFICES.index("NLRTM")] / 51.9
    south = stems[clocks.OFFICES.index("ZADUR")] / 29.87
    assert north == pytest.approx(south, abs=0.02)


@both
def test_offices_are_those_of_the_company(sheet: Sheet) -> None:
    files = (ROOT / "site/portolan/company/offices").glob("*.md")
    codes = {
        line[6:] for file in files for line in file.read_text().splitlines() if line[:6] == "code: "
    }
    assert codes == set(clocks.OFFICES)
    assert len(drawn(clocks.meridians, sheet).circles("solid")) == len(codes)


@both
def test_the_hand_of_a_rose_points_to_the_next_harbor(sheet: Sheet) -> None:
    found = drawn(roses.round_trip, sheet)
    rings, hands = found.circles("hair"), found.paths("strong")
    legs = roses.legs(roses.ROUND[: len(rings)])
    for (x, y, radius), hand, leg in zip(rings, hands, legs, strict=True):
        tip = on_circle(Point(x, y), radius, leg.bearing_degrees / 360)
        assert hand[1] == pytest.approx(tip, abs=0.3)


def test_thirty_two_winds() -> None:
    found = drawn(roses.thirty_two_winds, wide_sheet(190))
    assert [len(found.paths(kind)) for kind in ("thin", "hair", "faint")] == [8, 8, 16]


@both
def test_an_inch_ends_where_two_centimeters_and_a_half_do(sheet: Sheet) -> None:
    found = drawn(rulers.rulers, sheet)
    unit = (found.place("130")[0] - found.place("10")[0]) / 120
    below = [piece[0][0] for piece in found.paths("rule") if len(piece) == 2]
    zero = found.place("10")[0] - 10 * unit
    assert min(abs(x - (zero + 25.4 * unit)) for x in below) < TENTH


@both
def test_the_invoice_is_the_quote(sheet: Sheet) -> None:
    lengths = drawn(rulers.quote_and_invoice, sheet).lengths("bar")
    quote, invoice = lengths[:4], lengths[4:]
    assert quote == near(*invoice)
    full = [length + rulers.CUT for length in quote]
    assert [each / sum(full) for each in full] == pytest.approx(
        [charge / 2550 for charge in rulers.QUOTE], abs=0.001
    )
    assert "2,550" in page("products/pages/ocean-freight.md")


def test_a_dash_is_three_dots_long() -> None:
    assert rulers.units("AN") == [(0, 1), (2, 5), (8, 11), (12, 13)]


@both
def test_the_signal_is_drawn_in_its_proportions(sheet: Sheet) -> None:
    lengths = drawn(rulers.signal, sheet).lengths("bar")
    assert {round(length / min(lengths)) for length in lengths} == {1, 3}
    assert len(lengths) == sum(len(rulers.MORSE[letter]) for letter in "PORTOLAN")
