"""No cell of a table is a formula, whatever separator it is opened with."""

import csv
import io

import pytest
from flask import Flask

from portolan.core.table_cells import as_cell
from portolan.leads.repository import store
from tests.unit.leads.command_line import run
from tests.unit.leads.conftest import MakeLead

SIGNS = "=+-@＝＋－＠"
AT_THE_BEGINNING = [
    ("=1+1", "'=1+1"),
    ("+31 10 555 0148", "'+31 10 555 0148"),
    ("-2+3", "'-2+3"),
    ("@SUM(A1)", "'@SUM(A1)"),
    ("＝1+1", "'＝1+1"),
    ("＋1", "'＋1"),
    ("－1", "'－1"),
    ("＠SUM(A1)", "'＠SUM(A1)"),
    ("\t=1", "'\t'=1"),
    ("\rtext", "'\rtext"),
    ("\ntext", "'\ntext"),
    ("==1", "'==1"),
]
INSIDE = [
    (";=1+1;", ";'=1+1;"),
    ("a;＝1", "a;'＝1"),
    ("a,@b", "a,'@b"),
    ("a\t-1", "a\t'-1"),
    ("two\n- lines", "two\n'- lines"),
    ("two\r+lines", "two\r'+lines"),
    ('";=1', "\";'=1"),
    (";;=1", ";;'=1"),
    ('x;"=1+1;y', "x;'\"=1+1;y"),
    ('a,""@b', 'a,\'""@b'),
]
AS_THEY_ARE = [
    *("", "1 + 1", "a=b", "it's", 'a "quoted", one', "two\nlines", "a; b", "a-b@example.com"),
    *("重量：1-2吨", "'=1"),
]


@pytest.mark.parametrize(("text", "cell"), [*AT_THE_BEGINNING, *INSIDE])
def test_a_formula_is_told_apart(
    leads_app: Flask, make_lead: MakeLead, text: str, cell: str
) -> None:
    store(make_lead(fields={"message": text}, attribution={"utm_source": text}))
    [row] = csv.DictReader(io.StringIO(run(leads_app, "export", "--format", "csv").stdout))
    assert (row["fields.message"], row["attribution.utm_source"]) == (cell, cell)


@pytest.mark.parametrize("text", AS_THEY_ARE)
def test_other_cells_are_as_they_were_written(text: str) -> None:
    assert as_cell(text) == text


@pytest.mark.parametrize("separator", list(",;\t"))
def test_no_separator_makes_a_formula(
    leads_app: Flask, make_lead: MakeLead, separator: str
) -> None:
    hostile = (
        f"{between}{sign}1{quote}"
        for between in (*",;\t\n", '"')
        for sign in SIGNS
        for quote in ("", '"')
    )
    store(make_lead(fields={f"f{number}": text for number, text in enumerate(hostile)}))
    output = run(leads_app, "export", "--format", "csv").stdout
    for quoting in (csv.QUOTE_MINIMAL, csv.QUOTE_NONE):
        for row in csv.reader(io.StringIO(output), delimiter=separator, quoting=quoting):
            assert not [cell for cell in row if cell.startswith(tuple(SIGNS))]


def test_every_cell_is_quoted(leads_app: Flask, make_lead: MakeLead) -> None:
    store(make_lead())
    for line in run(leads_app, "export", "--format", "csv").stdout.splitlines():
        assert all(cell[0] == cell[-1] == '"' for cell in line.split(","))
