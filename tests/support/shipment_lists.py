"""Sends lists of shipments, and makes workbooks, well-meant and hostile ones."""

import csv
from collections.abc import Iterable, Mapping, Sequence
from html import unescape
from io import BytesIO, StringIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from openpyxl import Workbook, load_workbook
from werkzeug.datastructures import FileStorage
from werkzeug.test import TestResponse, encode_multipart

from tests.conftest import BASE
from tests.support.checking_client import CheckingClient

PAGE = "/emissions-calculator/list"
API = "/api/batch"
OWN = {"Sec-Fetch-Site": "same-origin"}
HEAD = ("Reference", "Date", "Origin", "Destination", "Mode", "Weight (kg)", "TEU", "Distance (km)",
        "Refrigerated")  # fmt: skip
LANE = ("A-1", "2026-03", "CNSHA", "NLRTM", "ocean FCL", "18500", "2", "", "")

Row = Sequence[str]


def table(*rows: Row, head: Row = HEAD, delimiter: str = ",") -> str:
    """Rows below the names of their columns, as CSV."""
    text = StringIO()
    csv.writer(text, delimiter=delimiter, lineterminator="\n").writerows([head, *rows])
    return text.getvalue()


def workbook(*rows: Iterable[Any], head: Row = HEAD) -> bytes:
    """The same as XLSX."""
    book = Workbook()
    for row in (head, *rows):
        book.active.append(list(row))  # type: ignore[union-attr]  # a new book has a sheet
    file = BytesIO()
    book.save(file)
    return file.getvalue()


def sent(
    client: CheckingClient,
    rows: str = "",
    *,
    file: bytes = b"",
    locale: str = "en-US",
    headers: Mapping[str, str] = OWN,
    **fields: str,
) -> TestResponse:
    """The answer to a list, as a browser sends it."""
    upload = {"file": FileStorage(BytesIO(file), "list")} if file else {}
    # By the client itself a large body would be a file on the disk.
    boundary, body = encode_multipart({"rows": rows, **fields, **upload})
    return client.post(
        PAGE,
        data=body,
        content_type=f"multipart/form-data; boundary={boundary}",
        base_url=BASE[locale],
        headers=dict(headers),
    )


def lines_of(answer: TestResponse) -> list[dict[str, str]]:
    """The lines of an answer as CSV, by the names of its columns."""
    assert answer.status_code == 200, answer.text[:2000]
    return list(csv.DictReader(StringIO(answer.text.removeprefix("\ufeff"))))


def sheets_of(answer: TestResponse) -> dict[str, list[tuple[Any, ...]]]:
    """The sheets of an answer as XLSX."""
    assert answer.status_code == 200, answer.text[:2000]
    book = load_workbook(BytesIO(answer.data))
    return {sheet.title: list(sheet.iter_rows(values_only=True)) for sheet in book.worksheets}


def main_text(answer: TestResponse) -> str:
    """The page between header and footer, with entities read."""
    return unescape(answer.text.partition("<main")[2].partition("</main>")[0])


def rows_in(answer: TestResponse) -> str:
    """The rows in the form of a page, as a browser would send them."""
    text = main_text(answer).partition('name="rows"')[2].partition(">")[2]
    # A browser drops the first line break after the tag.
    return text.partition("</textarea>")[0].removeprefix("\n")


_TYPES = (
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/'
    'content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package'
    '.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.'
    'openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/'
    'worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.'
    'spreadsheetml.worksheet+xml"/></Types>'
)
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_LINK = (
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/'
    'relationships"><Relationship Id="rId1" Type="{office}/{kind}" Target="{target}"/>'
    "</Relationships>"
)
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_BOOK = (
    f'<?xml version="1.0"?><workbook xmlns="{_MAIN}" xmlns:r="{_OFFICE}"><sheets>'
    '<sheet name="s" sheetId="1" r:id="rId1"/></sheets></workbook>'
)


def raw_workbook(rows: str, *, before: str = "", more: Mapping[str, bytes] | None = None) -> bytes:
    """A workbook with the XML of its rows as given.

    Args:
        rows: what stands in `sheetData`.
        before: what stands before the sheet's root, such as a DTD.
        more: further parts by their names.
    """
    sheet = (
        f'<?xml version="1.0"?>{before}<worksheet xmlns="{_MAIN}"><sheetData>{rows}</sheetData>'
        "</worksheet>"
    )
    file = BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", _TYPES)
        book = _LINK.format(office=_OFFICE, kind="officeDocument", target="xl/workbook.xml")
        archive.writestr("_rels/.rels", book)
        archive.writestr("xl/workbook.xml", _BOOK)
        link = _LINK.format(office=_OFFICE, kind="worksheet", target="worksheets/sheet1.xml")
        archive.writestr("xl/_rels/workbook.xml.rels", link)
        archive.writestr("xl/worksheets/sheet1.xml", sheet)
        for name, content in (more or {}).items():
            archive.writestr(name, content)
    return file.getvalue()


def inline_row(number: int, *cells: str) -> str:
    """A row of texts as XML."""
    return f'<row r="{number}">' + "".join(
        f'<c t="inlineStr"><is><t>{cell}</t></is></c>' for cell in cells
    ) + "</row>"  # fmt: skip
