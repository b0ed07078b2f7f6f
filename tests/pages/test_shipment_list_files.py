"""Lists as files: every usual encoding, delimiter and decimal mark; workbooks."""

from datetime import date, datetime
from io import BytesIO

import pytest
from openpyxl import Workbook
from werkzeug import formparser

from portolan.web.form_posts import FORM_LIMIT
from tests.support.checking_client import CheckingClient
from tests.support.shipment_lists import (
    HEAD,
    LANE,
    PAGE,
    inline_row,
    lines_of,
    main_text,
    raw_workbook,
    rows_in,
    sent,
    table,
    workbook,
)

WEIGHT = "Weight (kg)"
CHINESE = table(
    ("甲", "2026-03", "上海", "鹿特丹", "海运整箱", "18.5", "2"),
    head=("参考号", "日期", "起运港", "目的港", "运输方式", "毛重（吨）", "标准箱"),
)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "gb18030"])
def test_encodings(client: CheckingClient, encoding: str) -> None:
    line = lines_of(sent(client, file=CHINESE.encode(encoding), format="csv"))[0]
    assert line["Reference"] == "甲"
    assert line[WEIGHT] == "18500.0"


def test_a_file_of_windows_with_an_umlaut(client: CheckingClient) -> None:
    text = "Reference;Origin;Destination;Mode;Weight\nMüller;Hamburg;Shanghai;LCL;1250\n"
    assert lines_of(sent(client, file=text.encode("cp1252"), format="csv"))[0]["Reference"] == (
        "Müller"
    )


@pytest.mark.parametrize("delimiter", ["\t", ";", ",", "|"])
def test_delimiters_titles_above_and_blank_rows(client: CheckingClient, delimiter: str) -> None:
    text = "Shipments of 2026\n\n" + table(LANE, ("",) * 9, LANE, delimiter=delimiter)
    lines = lines_of(sent(client, text, format="csv"))
    assert [line["Row"] for line in lines] == ["4", "6"]
    assert lines[0][WEIGHT] == "18500.0"


def test_row_numbers_stay_when_the_rows_come_back(client: CheckingClient) -> None:
    text = "Shipments of 2026\n\n" + table(LANE, ("",) * 9, ("x", *LANE[1:4], "?", *LANE[5:]))
    answer = sent(client, text)
    again = main_text(sent(client, rows_in(answer)))
    assert "Row 6, Mode" in main_text(answer)
    assert "Row 6, Mode" in again


@pytest.mark.parametrize(
    ("texts", "mark", "weights"),
    [
        (["1,250.5", "1,200"], "", ["1250.5", "1200.0"]),
        (["1.250,5", "1.200"], "", ["1250.5", "1200.0"]),
        (["1 250,5", "12,500"], "", ["1250.5", "12.5"]),
        (["1.200", "3"], "", ["1.2", "3.0"]),
        (["1.200", "3"], "comma", ["1200.0", "3.0"]),
        (["12,500", "3"], "comma", ["12.5", "3.0"]),
        (["0,5", "1234,75"], "", ["0.5", "1234.75"]),
        (["1'250.5", "１２００"], "", ["1250.5", "1200.0"]),
        (["12 t", "0,5 吨"], "", ["12000.0", "500.0"]),
    ],
)
def test_decimal_marks(
    client: CheckingClient, texts: list[str], mark: str, weights: list[str]
) -> None:
    rows = [(*LANE[:4], "LCL", text, "", "", "") for text in texts]
    lines = lines_of(sent(client, table(*rows, delimiter="\t"), format="csv", mark=mark))
    assert [line[WEIGHT] for line in lines] == weights


def test_semicolons_mean_decimal_commas(client: CheckingClient) -> None:
    rows = table((*LANE[:4], "LCL", "1.200", "", "", ""), delimiter=";")
    assert lines_of(sent(client, rows, format="csv"))[0][WEIGHT] == "1200.0"
    assert "We read the comma as the decimal mark" in main_text(sent(client, rows))


def test_columns_in_any_order_under_other_names(client: CheckingClient) -> None:
    rows = table(
        ("18.5", "note", "NLRTM", "Sea freight", "CNSHA", "Mar 2026"),
        head=("Gross weight [t]", "Remark", "POD", "Mode of transport", "Port of loading", "ETD"),
        delimiter="\t",
    )
    line = lines_of(sent(client, rows, format="csv"))[0]
    assert (line["Month"], line[WEIGHT], line["From (code)"]) == ("2026-03", "18500.0", "CNSHA")


@pytest.mark.parametrize(
    ("texts", "months"),
    [
        (["2026-03-15", "2026/4/1", "202605"], ["2026-03", "2026-04", "2026-05"]),
        (["15.3.2026", "3/4/2026", "3/2026"], ["2026-03", "2026-04", "2026-03"]),
        (["3/15/2026", "3/4/2026", "3/2026"], ["2026-03", "2026-03", "2026-03"]),
        (["31/3/2026", "3/4/2026", "1/12/2026"], ["2026-03", "2026-04", "2026-12"]),
        (["2026年3月15日", "Mar 5, 2026", "5 March 2026"], ["2026-03"] * 3),
        (["Mar-26", "15-Mar-26", "3/15/26"], ["2026-03"] * 3),
    ],
)
def test_dates(client: CheckingClient, texts: list[str], months: list[str]) -> None:
    rows = [("", text, *LANE[2:]) for text in texts]
    lines = lines_of(sent(client, table(*rows), format="csv"))
    assert [line["Month"] for line in lines] == months


def test_a_column_of_units(client: CheckingClient) -> None:
    rows = table(
        ("CNSHA", "NLRTM", "lcl", "18.5", "T"), ("CNSHA", "NLRTM", "lcl", "1850", ""),
        ("CNSHA", "NLRTM", "lcl", "1850", "stone"),
        head=("Origin", "Destination", "Mode", "Weight", "UoM"),
    )  # fmt: skip
    lines = lines_of(sent(client, rows, format="csv"))
    assert [line[WEIGHT] for line in lines[:2]] == ["18500.0", "1850.0"]
    assert lines[2]["What is wrong"] == "Unit: Write kg, t or lb."


def test_the_sheet_behind_a_cover(client: CheckingClient) -> None:
    book = Workbook()
    book.active.append(["Shipments of 2026"])  # type: ignore[union-attr]  # a new book has a sheet
    sheet = book.create_sheet()
    for row in (HEAD, LANE):
        sheet.append(list(row))
    file = BytesIO()
    book.save(file)
    assert len(lines_of(sent(client, file=file.getvalue(), format="csv"))) == 1


def test_cells_of_a_workbook(client: CheckingClient) -> None:
    rows = (
        (1001, datetime(2026, 3, 5), "CNSHA", "NLRTM", "fcl", 18500, 2, None, False),  # noqa: DTZ001 - a cell has no zone
        (1002.5, date(2026, 4, 5), "CNSHA", "NLRTM", "lcl", 1250.125, None, None, None),
        ("=1+1", "2026-05", "CNSHA", "NLRTM", "lcl", "=2*3", None, None, None),
    )
    answer = sent(client, file=workbook(*rows), format="csv")
    lines = lines_of(answer)
    assert [line["Month"] for line in lines[:2]] == ["2026-03", "2026-04"]
    assert [line[WEIGHT] for line in lines[:2]] == ["18500.0", "1250.125"]
    assert [line["Reference"] for line in lines] == ["1001", "1002.5", ""]
    # openpyxl stores no value with a formula, so there is nothing to read.
    assert "Give a weight" in lines[2]["What is wrong"]


def test_a_formula_counts_as_the_value_that_is_stored_with_it(client: CheckingClient) -> None:
    cells = (
        '<row r="2">'
        + inline_row(2, "A", "", "CNSHA", "NLRTM", "lcl").partition(">")[2].removesuffix("</row>")
        + '<c><f>HYPERLINK("http://evil.example")</f><v>1200</v></c></row>'
    )
    file = raw_workbook(inline_row(1, *HEAD) + cells)
    assert lines_of(sent(client, file=file, format="csv"))[0][WEIGHT] == "1200.0"


def test_a_thousand_rows_and_one_more(client: CheckingClient) -> None:
    assert len(lines_of(sent(client, table(*[LANE] * 1000), format="csv"))) == 1000
    for file in (table(*[LANE] * 1001).encode(), workbook(*[LANE] * 1001)):
        answer = sent(client, file=file)
        assert answer.status_code == 422
        assert "At most 1,000 rows." in main_text(answer)


def test_a_large_file_never_touches_the_disk(
    client: CheckingClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_args: object, **_more: object) -> None:
        raise AssertionError("a file on the disk")

    monkeypatch.setattr(formparser, "SpooledTemporaryFile", refuse)
    notes = "x" * 900
    rows = [(*LANE, notes)] * 900
    assert sent(client, file=table(*rows, head=(*HEAD, "Notes")).encode()).status_code == 200


def test_a_file_beyond_the_limit_is_told_in_words(client: CheckingClient, locale: str) -> None:
    answer = sent(client, file=b"a,b\n" * FORM_LIMIT, locale=locale)
    assert answer.status_code == 413
    assert "1 MB" in main_text(answer)
    assert f'action="{PAGE}#answer"' in answer.text


@pytest.mark.parametrize("missing", ["Origin", "Destination", "Mode", "Weight or TEU"])
def test_a_missing_column_is_named(client: CheckingClient, missing: str) -> None:
    gone = ("Weight (kg)", "TEU") if missing == "Weight or TEU" else (missing,)
    remaining = [place for place, name in enumerate(HEAD) if name not in gone]
    rows = table([LANE[place] for place in remaining], head=[HEAD[place] for place in remaining])
    assert f"The column {missing} is missing." in main_text(sent(client, rows))
