"""Lists as files: every usual encoding, delimiter and decimal mark; workbooks; hostile ones."""

import tracemalloc
from collections.abc import Callable
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
    assert "Decimals are read after a comma" in main_text(sent(client, rows))


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
    book.active.append(["Shipments of 2026"])  # type: ignore[union-attr]
    sheet = book.create_sheet()
    for row in (HEAD, LANE):
        sheet.append(list(row))
    file = BytesIO()
    book.save(file)
    assert len(lines_of(sent(client, file=file.getvalue(), format="csv"))) == 1


def test_cells_of_a_workbook(client: CheckingClient) -> None:
    rows = (
        (1001, datetime(2026, 3, 5), "CNSHA", "NLRTM", "fcl", 18500, 2, None, False),  # noqa: DTZ001
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


EXPANDING = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'
OUTER = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
LAST_CELL = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
BREAKS = "\n" * 5_000_000

# Made where they are sent: some take seconds.
HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "ten million columns": (
        lambda: raw_workbook('<row r="1">' + "<c/>" * 10_000_000 + "</row>"),
        "too much",
    ),
    "a million columns": (
        lambda: raw_workbook('<row r="1">' + "<c/>" * 1_000_000 + "</row>"),
        "too much",
    ),
    "cells of nothing but breaks": (
        lambda: raw_workbook(f'<row r="1"><c t="inlineStr"><is><t>{BREAKS}</t></is></c></row>'),
        "too much",
    ),
    "a part of many megabytes": (
        lambda: raw_workbook("", more={"xl/media/a.png": b"\0" * 100_000_000}),
        "too much",
    ),
    "thousands of parts": (
        lambda: raw_workbook("", more={f"xl/{n}.xml": b"<a/>" for n in range(2000)}),
        "too much",
    ),
    "the last cell of all": (
        lambda: raw_workbook(inline_row(1, *HEAD) + LAST_CELL),
        "There is no shipment",
    ),
    "elements in elements": (
        lambda: raw_workbook("<a>" * 300_000 + "</a>" * 300_000),
        "too much",
    ),
    "a cell of many parts": (
        lambda: raw_workbook('<row r="1"><c>' + "<is/>" * 290_000 + "</c></row>"),
        "no row with names",
    ),
    "entities": (
        lambda: raw_workbook(inline_row(1, "&b;"), before=EXPANDING),
        "no workbook",
    ),
    "an outer entity": (lambda: raw_workbook(inline_row(1, "&a;"), before=OUTER), "no workbook"),
    "no workbook": (lambda: b"PK\x03\x04" + b"x" * 500, "no workbook"),
    "encrypted": (lambda: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 5000, "has a password"),
    "a picture": (lambda: b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256)) * 4, "no table"),
    "a page": (lambda: b"<!doctype html><p>Origin, Destination", "no row with names"),
    "columns of a text": (
        lambda: table(LANE, head=[*HEAD, *["x"] * 400_000]).encode(),
        "At most 100",
    ),
    "one long cell": (lambda: b"Origin,Destination,Mode,Weight\n" + b"a" * 900_000, "no table"),
    "open quotes": (lambda: b'Origin,Destination,Mode,Weight\n"' + b"a,\n" * 300_000, "no table"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_are_refused_within_bounded_memory(client: CheckingClient, name: str) -> None:
    make, told = HOSTILE[name]
    file = make()
    assert len(file) < FORM_LIMIT
    sent(client, file=workbook(LANE))  # what is loaded once counts for no file
    tracemalloc.start()
    try:
        answer = sent(client, file=file)
        _now, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert answer.status_code == 422
    assert told in main_text(answer)
    assert most < 48_000_000


def test_an_encrypted_part_is_refused(client: CheckingClient) -> None:
    # The flag stands six bytes into each entry, and eight into each line of the directory.
    file = bytearray(workbook(LANE))
    file[6] |= 1
    at = file.index(b"PK\x01\x02")
    file[at + 8] |= 1
    answer = sent(client, file=bytes(file))
    assert answer.status_code == 422
    assert "has a password" in main_text(answer)


def test_a_size_that_lies_unpacks_no_more_than_it_says(client: CheckingClient) -> None:
    file = bytearray(raw_workbook(inline_row(1, *HEAD) + "<row/>" * 2_000_000))
    name = b"xl/worksheets/sheet1.xml"
    for mark, offset in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        head = 30 if mark == b"PK\x03\x04" else 46
        at = next(
            n for n in range(len(file)) if file[n : n + 4] == mark
            and file[n + head : n + head + len(name)] == name
        )  # fmt: skip
        file[at + offset : at + offset + 4] = (900).to_bytes(4, "little")
    answer = sent(client, file=bytes(file))
    assert answer.status_code == 422
    assert "no workbook" in main_text(answer)


@pytest.mark.parametrize("missing", ["Origin", "Destination", "Mode", "Weight or TEU"])
def test_a_missing_column_is_named(client: CheckingClient, missing: str) -> None:
    gone = ("Weight (kg)", "TEU") if missing == "Weight or TEU" else (missing,)
    kept = [place for place, name in enumerate(HEAD) if name not in gone]
    rows = table([LANE[place] for place in kept], head=[HEAD[place] for place in kept])
    assert f"The column {missing} is missing." in main_text(sent(client, rows))
