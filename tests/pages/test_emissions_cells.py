"""The table of the calculator: none of its cells is a formula, whatever was asked."""

import csv
from io import StringIO

import pytest

from portolan.sections.emissions import exports
from tests.support.checking_client import CheckingClient

QUERY = {"origin": "CNSHA", "destination": "NLRTM", "mode": "ocean-fcl", "weight_kg": "20000"}


@pytest.mark.parametrize(
    ("name", "cell"),
    [("＝1+1", "'＝1+1"), ("x;=1+1", "x;'=1+1"), ("-2", "'-2"), ("Rotterdam",) * 2],
)
def test_no_cell_is_a_formula(
    client: CheckingClient, monkeypatch: pytest.MonkeyPatch, name: str, cell: str
) -> None:
    monkeypatch.setattr(exports, "end_name", lambda _end: name)
    answer = client.get("/emissions-calculator.csv", query_string=QUERY)
    rows = list(csv.DictReader(StringIO(answer.text.removeprefix("\ufeff"))))
    assert rows
    assert {row["origin"] for row in rows} == {cell}
