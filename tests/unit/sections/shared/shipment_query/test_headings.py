"""Names of columns, as spreadsheets of forwarders have them."""

import pytest

from portolan.core.locales import typed
from portolan.sections.shared.shipment_query.headings import BY_NAME, ListColumn, heading_of


@pytest.mark.parametrize(
    ("text", "column", "unit"),
    [
        ("Origin", "origin", ""), ("POL", "origin", ""), ("Port of Loading", "origin", ""),
        ("起运港", "origin", ""), ("To", "destination", ""), ("目的地 ", "destination", ""),
        ("Mode_of_transport", "mode", ""), ("运输方式", "mode", ""),
        ("Gross weight [KG]", "weight", "kg"), ("weight_kg", "weight", "kg"),
        ("Weight in tonnes", "weight", "tonnes"), ("毛重（吨）", "weight", "吨"),
        ("重量/kg", "weight", "kg"), ("重量kg", "weight", "kg"), ("Tonnes", "weight", "tonnes"),
        ("Weight", "weight", ""), ("TEU", "teu", ""), ("标准箱", "teu", ""),
        ("Distance (km)", "distance", "km"), ("km", "distance", "km"),
        ("距离（公里）", "distance", "公里"), ("Ref. no.", "reference", ""), ("ETD", "date", ""),
        ("Reefer", "refrigerated", ""), ("UoM", "unit", ""), ("箱量（TEU）", "teu", ""),
    ],
)  # fmt: skip
def test_a_column_is_recognized(text: str, column: str, unit: str) -> None:
    heading = heading_of(text)
    assert heading
    assert (heading.column, heading.unit) == (column, unit)


@pytest.mark.parametrize("text", ["", "  ", "Notes", "Origin country", "Weight (m3)", "x" * 10_000])
def test_any_other_name_is_left_aside(text: str) -> None:
    assert heading_of(text) is None


def test_no_name_means_two_columns() -> None:
    names = [name for one in ListColumn for name in typed(one)]
    assert len(BY_NAME) == len(names)
    assert set(BY_NAME.values()) == set(ListColumn)
