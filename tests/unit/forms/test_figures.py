"""Numbers, counts and days as people type them."""

from datetime import UTC, date, datetime
from decimal import Decimal

import pytest

from forms import figures


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("3100", "3100"),
        ("3,100", "3100"),
        ("1,250,000.5", "1250000.5"),
        ("3 100", "3100"),
        ("3\u00a0100", "3100"),
        ("0.001", "0.001"),
        ("３１００．５", "3100.5"),
        ("１，０００", "1000"),
        ("１\u3000０００", "1000"),
        ("3\u202f100", "3100"),
        ("007", "7"),
    ],
)
def test_amounts(text: str, amount: str) -> None:
    assert figures.amount_of(text) == Decimal(amount)


@pytest.mark.parametrize(
    "text",
    ["", "much", "-1", "+1", "1e9", "NaN", "Infinity", "1,5", "1.200,5", "12,34", ".5", "5.",
     "3 kg", "1.0000001", "0x10", "10²", "１０²", "10₂", "½", "①", "٣", "9" * 21, "9" * 100_000],
)  # fmt: skip
def test_what_is_no_amount(text: str) -> None:
    assert figures.amount_of(text) is None


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


def test_days() -> None:
    assert figures.day_of("2028-02-29") == date(2028, 2, 29)


@pytest.mark.parametrize(
    "text", ["", "2027-02-29", "2027-13-01", "27-01-01", "2027/01/01", "20270101", "2027-W01-1"]
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
