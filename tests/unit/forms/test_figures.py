"""Numbers, counts and days as people type them."""

import json
from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any

import pytest
from werkzeug.datastructures import MultiDict

from forms import figures
from forms.quote import QuoteForm
from portolan.core.config import ROOT
from tests.support.locales import EN_US

# The browser's own reading is held to the same cases: assets/tests/figures.test.ts.
AMOUNTS = json.loads((ROOT / "tests/support/amount_cases.json").read_text("utf-8"))
TOTALS = json.loads((ROOT / "tests/support/total_cases.json").read_text("utf-8"))


@pytest.mark.parametrize("case", AMOUNTS, ids=lambda case: repr(case["text"]))
def test_amounts(case: dict[str, Any]) -> None:
    expected = case["amount"] and Decimal(case["amount"])
    units = {unit: Decimal(str(size)) for unit, size in case.get("units", ())}
    assert figures.amount_of(case["text"], units) == expected


@pytest.mark.parametrize("case", TOTALS["cases"], ids=lambda case: repr(case["text"]))
def test_totals(case: dict[str, Any]) -> None:
    expected = case["total"] and Decimal(case["total"])
    assert figures.total_of(case["text"], dict.fromkeys(("kg", "公斤"), Decimal(1))) == expected


def test_the_browser_is_tested_with_the_same_expression() -> None:
    assert TOTALS["times"] == figures.TIMES


def test_a_very_long_text_is_no_amount() -> None:
    assert figures.amount_of("9" * 100_000) is None


@pytest.mark.parametrize(
    ("text", "count"), [("0", 0), ("2", 2), ("０１２", 12), ("999999", 999999)]
)
def test_counts(text: str, count: int) -> None:
    assert figures.count_of(text) == count


@pytest.mark.parametrize(
    "text", ["", "two", "1.5", "-1", "1 2", "1,000", "2³", "9" * 7, "9" * 10**5]
)
def test_what_is_no_count(text: str) -> None:
    assert figures.count_of(text) is None


@pytest.mark.parametrize(
    "text", ["2028-02-29", "2028/2/29", "2028.02.29", "2028年2月29日", "２０２８－０２－２９"]
)
def test_days(text: str) -> None:
    assert figures.day_of(text) == date(2028, 2, 29)


def test_a_typed_day_is_drawn_as_date_inputs_show_it() -> None:
    form = QuoteForm(MultiDict({"ready_date": "2027年1月5日"}), locale=EN_US)
    assert form.ready_date.displayed_value == "2027-01-05"


@pytest.mark.parametrize(
    "text", ["", "2027-02-29", "2027-13-01", "27-01-01", "01/02/2027", "20270101", "2027-W01-1"]
)
def test_what_is_no_day(text: str) -> None:
    assert figures.day_of(text) is None


@pytest.mark.parametrize(
    ("hour", "first", "last"), [(0, 20, 21), (9, 20, 21), (11, 20, 22), (12, 21, 22), (23, 21, 22)]
)
def test_today_depends_on_where_one_is(
    monkeypatch: pytest.MonkeyPatch, hour: int, first: int, last: int
) -> None:
    monkeypatch.setattr(figures, "now", lambda: datetime(2026, 11, 21, hour, tzinfo=UTC))
    assert figures.today_anywhere() == (date(2026, 11, first), date(2026, 11, last))
