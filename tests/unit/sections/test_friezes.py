"""The friezes of the sections: to scale, and as their pages say."""

import datetime as dt
import re
from zoneinfo import ZoneInfo

import pytest
import yaml
from flask import Flask

from portolan.core.config import ROOT
from portolan.domain.incoterms import INCOTERMS, DeliveryStage
from portolan.drawing.diagrams import clocks
from portolan.drawing.diagrams.sheet import Sheet, narrow_sheet, wide_sheet
from portolan.sections.blog.break_even_drawing import EVEN_M3
from portolan.sections.careers import hiring_drawing
from portolan.sections.careers.diagram import DIAGRAMS as CAREERS
from portolan.sections.company.diagram import hours
from portolan.sections.eguides.rulers_drawing import rulers
from portolan.sections.glossary.diagram import DIAGRAMS as GLOSSARY
from portolan.sections.glossary.diagram import STAGES
from portolan.sections.market_update.new_years_drawing import NEW_YEARS, pauses
from portolan.sections.products.drawings import boxes
from portolan.sections.research.fuel_drawing import slow_steaming
from portolan.sections.shared.office_hours import office_hours
from portolan.sections.webinars.diagram import HOUR_UTC, at_the_hosts
from tests.support.drawn import SHEETS, TENTH, both, drawn, near, page


def test_a_kilogram_and_a_container_stand_on_one_scale() -> None:
    bodies = drawn(boxes.sizes, wide_sheet(150)).paths("rule")
    lengths = [max(x for x, _ in body) - min(x for x, _ in body) for body in bodies]
    assert lengths[-1] / lengths[2] == pytest.approx(12.19, abs=0.05)
    assert pytest.approx(6000, rel=0.01) == 0.182**3 * 1e6


def test_on_a_phone_the_containers_stand_below_the_rest_and_within_the_sheet() -> None:
    sheet = narrow_sheet(470)
    bodies = drawn(boxes.sizes, sheet).paths("rule")
    ends = [max(x for x, _ in body) for body in bodies]
    assert max(ends) <= sheet.right + 1
    assert max(y for _, y in bodies[-1]) > max(y for _, y in bodies[0]) + 100


def test_the_break_even_is_that_of_the_page() -> None:
    assert f"{EVEN_M3:.1f}" == "17.9"
    assert "17.9 m³" in page("products/pages/lcl.md")


@both
def test_fuel_goes_with_the_square_of_the_speed(sheet: Sheet) -> None:
    slow, full = drawn(slow_steaming, sheet).lengths("bar")
    assert slow / full == pytest.approx((14 / 18) ** 2, abs=0.002)


@both
def test_terms_hand_over_in_the_order_of_the_voyage(sheet: Sheet) -> None:
    assert len(STAGES) == len(DeliveryStage)
    result = drawn(GLOSSARY["glossary"].draw, sheet)
    by_code = dict(zip(INCOTERMS, result.lengths("strong"), strict=True))
    assert by_code["EXW"] < by_code["FCA"] < by_code["FAS"] < by_code["FOB"] < by_code["DAP"]
    assert by_code["FOB"] == by_code["CFR"] == by_code["CIF"]
    assert by_code["FCA"] == by_code["CPT"] == by_code["CIP"]


@both
def test_years_begin_on_their_day_and_last_a_fortnight(sheet: Sheet) -> None:
    result = drawn(pauses, sheet)
    lines = result.paths("strong")
    starts = [piece[0][0] for piece in lines]
    first = min(NEW_YEARS, key=lambda day: day.timetuple().tm_yday)
    assert starts.index(min(starts)) == NEW_YEARS.index(first)
    assert len({round(length) for length in result.lengths("strong")}) == 1
    assert all(21 <= day.timetuple().tm_yday <= 51 for day in NEW_YEARS)


def test_one_hour_on_four_clocks(app: Flask) -> None:
    with app.test_request_context("/"):
        words = drawn(at_the_hosts, SHEETS[0]).words()
        working = drawn(at_the_hosts, SHEETS[0]).lengths("strong")
    hosts = ["Santos", "11:00", "Rotterdam", "15:00", "Mumbai", "19:30", "Shanghai", "22:00"]
    assert words[: len(hosts)] == hosts
    assert HOUR_UTC == 14
    assert working == near(*[working[0]] * 4)


OFFICES = ROOT / "site/portolan/sections/company/offices"
JANUARY = dt.datetime(2027, 1, 15, 12, tzinfo=dt.UTC)


def test_desks_are_those_of_the_offices(app: Flask) -> None:
    """And at any hour of a winter day one of them is open."""
    fronts = [yaml.safe_load(file.read_text().split("---")[1]) for file in OFFICES.glob("*.md")]
    with app.test_request_context("/"):
        offices = office_hours()
    assert {
        one["code"]: (
            one["title"],
            JANUARY.astimezone(ZoneInfo(one["timezone"])).utcoffset(),
            *(dt.time.fromisoformat(one[end]) for end in ("opens", "closes")),
            one["timezone"] if _has_summer_time(ZoneInfo(one["timezone"])) else "",
        )
        for one in fronts
    } == {
        code: (city, dt.timedelta(hours=ahead), _time(opens), _time(closes), zone)
        for code, city, ahead, opens, closes, zone in offices
    }
    open_hours = [each for office in offices for each in clocks.open_utc(office)]
    assert all(any(a <= h < b for a, b in open_hours) for h in range(24))


def test_desks_stand_from_west_to_east(app: Flask) -> None:
    with app.test_request_context("/"):
        codes = [office.code for office in office_hours()]
    west, east = ["USLAX", "USNYC", "BRSSZ", "ESVLC"], ["SGSIN", "HKHKG", "CNSZX", "CNSHA"]
    assert codes[:4] == west
    assert codes[-4:] == east


def _has_summer_time(zone: ZoneInfo) -> bool:
    later = JANUARY + dt.timedelta(days=180)
    return JANUARY.astimezone(zone).utcoffset() != later.astimezone(zone).utcoffset()


def _time(hours: float) -> dt.time:
    return dt.time(int(hours), round(hours % 1 * 60))


@both
def test_each_office_has_its_hours(app: Flask, sheet: Sheet) -> None:
    with app.test_request_context("/"):
        result, offices = drawn(hours, sheet), office_hours()
    assert {office.city for office in offices} <= set(result.words())
    hour = (result.place("24")[0] - result.place("00")[0]) / 24
    # Where there is summer time its hours are drawn too, and not displayed in winter.
    whole = sum((office.closes - office.opens) * (1 + bool(office.zone)) for office in offices)
    assert sum(result.lengths("bar")) == pytest.approx(whole * hour, abs=1)


def test_hiring_takes_what_its_words_say(app: Flask) -> None:
    assert [step.time for step in hiring_drawing.STEPS] == ["≤ 5", "30 min", "≤ 90 min", "≤ 3"]
    with app.test_request_context("/"):
        alt = str(CAREERS["careers"].alt)
    for words in ("five working days", "30 minutes", "90 minutes at most", "three working days"):
        assert words in alt


def test_the_page_on_careers_leaves_the_times_to_its_drawing() -> None:
    text = page("company/pages/careers.md").partition("## How we hire")[2].partition("##")[0]
    assert "application form" in text
    assert not re.search(r"\d|working days", text)


@both
def test_steps_of_hiring_stand_in_their_order(app: Flask, sheet: Sheet) -> None:
    with app.test_request_context("/"):
        result = drawn(hiring_drawing.steps, sheet)
        at = [result.place(str(step.name)) for step in hiring_drawing.STEPS]
    assert at == sorted(at, key=sum)
    assert len(result.circles("solid")) == len(hiring_drawing.STEPS)


@both
def test_an_inch_ends_where_two_centimeters_and_a_half_do(sheet: Sheet) -> None:
    result = drawn(rulers, sheet)
    unit = (result.place("120")[0] - result.place("20")[0]) / 100
    below = [piece[0][0] for piece in result.paths("rule") if len(piece) == 2]
    zero = result.place("20")[0] - 20 * unit
    assert min(abs(x - (zero + 25.4 * unit)) for x in below) < TENTH


@both
def test_the_hours_of_webinars_stand_beside_the_days_not_on_them(app: Flask, sheet: Sheet) -> None:
    with app.test_request_context():
        result = drawn(at_the_hosts, sheet)
    ends = [max(x for x, _ in piece) for kind in ("hair", "strong") for piece in result.paths(kind)]
    assert max(ends) < sheet.right - 4 * sheet.em
