"""The friezes of the sections: to scale, and as their pages say."""

import datetime as dt
from zoneinfo import ZoneInfo

import pytest
import yaml

from portolan.core.config import ROOT
from portolan.drawing.diagrams import (
    boxes,
    clocks,
    roses,
    rulers,
    terms,
    thresholds,
    year,
)
from portolan.drawing.diagrams.sheet import Sheet, wide_sheet
from tests.support.drawn import SHEETS, TENTH, both, drawn, near, page


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
    assert {code: clocks.local_time(code) for code in clocks.TOGETHER} == {
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
    north = -stems[[*clocks.OFFSETS_H].index("NLRTM")] / 51.9
    south = stems[[*clocks.OFFSETS_H].index("ZADUR")] / 29.87
    assert north == pytest.approx(south, abs=0.02)


@both
def test_offices_are_those_of_the_company(sheet: Sheet) -> None:
    files = (ROOT / "site/portolan/sections/company/offices").glob("*.md")
    codes = {
        line[6:] for file in files for line in file.read_text().splitlines() if line[:6] == "code: "
    }
    assert codes == set(clocks.OFFSETS_H)
    assert len(drawn(clocks.meridians, sheet).circles("solid")) == len(codes)


OFFICES = ROOT / "site/portolan/sections/company/offices"
JANUARY = dt.datetime(2027, 1, 15, 12, tzinfo=dt.UTC)


def test_clocks_are_those_of_the_offices() -> None:
    """And at any hour of a winter day one of them is at work."""
    fronts = [yaml.safe_load(file.read_text().split("---")[1]) for file in OFFICES.glob("*.md")]
    ahead = {
        one["code"]: JANUARY.astimezone(ZoneInfo(one["timezone"])).utcoffset() for one in fronts
    }
    assert ahead == {code: dt.timedelta(hours=h) for code, h in clocks.OFFSETS_H.items()}
    locals_ = [[(h + offset) % 24 for offset in clocks.OFFSETS_H.values()] for h in range(24)]
    assert all(any(9 <= local < 17 for local in hours) for hours in locals_)


@both
def test_each_office_has_its_working_day(sheet: Sheet) -> None:
    bars = drawn(clocks.desks, sheet).lengths("bar")
    hour = sum(bars) / len(clocks.OFFSETS_H) / 8
    whole = [length for length in bars if length > 7.9 * hour]
    assert whole == pytest.approx([8 * hour] * len(whole), abs=0.5)
    assert len(bars) == len(clocks.OFFSETS_H) + 1


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
