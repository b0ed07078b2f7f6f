"""Figures with either decimal mark, grouped or not, with or without a unit."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis.strategies import decimals, sampled_from

from forms.units import WEIGHT_UNITS
from portolan.sections.shared.shipment_query.amounts import (
    DecimalMark,
    certain_mark,
    figure_of,
    is_doubtful,
    mark_of,
)

COMMA, POINT = DecimalMark.COMMA, DecimalMark.POINT


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        *((text, COMMA) for text in ("0,5", "0,125", "1,25", "1.200,5", "1.200.000", "1,2345")),
        *((text, POINT) for text in ("0.5", "0.125", "1.5", "1,200.5", "1,200,000", "1234.5 kg")),
        *((text, None) for text in ("1.200", "1,200", "120,000", "1200", "", "abc", "1 200")),
    ],
)  # fmt: skip
def test_what_a_figure_shows(text: str, mark: DecimalMark | None) -> None:
    assert certain_mark(text) is mark
    assert is_doubtful(text) == (mark is None and ("." in text or "," in text))


def test_the_mark_of_a_list() -> None:
    assert mark_of(["1.200", "0,5"], by_default=POINT) is COMMA
    assert mark_of(["1.200", "0.5"], by_default=COMMA) is POINT
    assert mark_of(["1.200", "7"], by_default=COMMA) is COMMA
    assert mark_of(["0,5", "0.5"], by_default=POINT) is POINT


@given(
    decimals(min_value=0, max_value=9_999_999, places=3),
    sampled_from([("", "."), (",", "."), ("", ","), (".", ","), (" ", ",")]),
)
def test_any_figure_is_read_as_it_was_written(figure: Decimal, signs: tuple[str, str]) -> None:
    group, mark = signs
    text = f"{figure:,}".replace(",", "g").replace(".", mark).replace("g", group)
    assert figure_of(text, COMMA if mark == "," else POINT, WEIGHT_UNITS) == figure


@pytest.mark.parametrize(
    ("text", "unit", "kg"),
    [
        ("12", "", "12"), ("12", "t", "12000"), ("12 kg", "t", "12"), ("1.5T", "", "1500"),
        ("10 lbs.", "", "4.5359237"), ("3 吨", "公斤", "3000"), ("3 stone", "", None),
        ("-3", "", None), ("3 4", "", None), ("1e3", "", None), ("٣", "", None),
    ],
)  # fmt: skip
def test_units(text: str, unit: str, kg: str | None) -> None:
    assert figure_of(text, POINT, WEIGHT_UNITS, unit) == (None if kg is None else Decimal(kg))
