"""Lists as XLSX, read by openpyxl once a first pass has found nothing that is beyond bounds.

A file of 40 kB can hold a row of ten million cells, which take gigabytes once they are read. So
all XML of the file is passed through a parser that keeps nothing and counts, and the file is
refused where there is more than a list of shipments can have.
"""

import datetime as dt
import warnings
from collections.abc import Iterator
from contextlib import closing
from io import BytesIO
from typing import Any
from xml.sax import SAXException
from xml.sax.handler import ContentHandler
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from portolan.core.i18n import _
from portolan.sections.shared.shipment_query.unreadable import (
    MOST_COLUMNS,
    MOST_LINES,
    UnreadableList,
)

ZIP_MARK = b"PK\x03\x04"
OLE_MARK = b"\xd0\xcf\x11\xe0"
"""The beginning of old XLS files, and of XLSX files with a password."""

MOST_PARTS, MOST_BYTES = 300, 8 * 1024 * 1024
MOST_NODES, MOST_CELLS, MOST_DEEP = 300_000, 1_000, 30
"""Elements and texts of the whole file, cells of one row, elements within one another."""

MOST_SHEETS = 5
FIRST_CELLS = {"max_row": MOST_LINES + 1, "max_col": MOST_COLUMNS + 1}
ENCRYPTED = 0x1


def is_workbook(content: bytes) -> bool:
    """Whether a file is a workbook, one that can be read or not."""
    return content.startswith((ZIP_MARK, OLE_MARK))


def sheets_of_workbook(content: bytes) -> list[list[list[str]]]:
    """The rows of the first sheets in texts; formulas count as the values stored with them.

    Raise UnreadableList for a file that is too large, encrypted, or no workbook.
    """
    if content.startswith(OLE_MARK):
        raise UnreadableList(
            _(
                "This workbook is in an old format or has a password. Save it as XLSX without a "
                "password."
            )
        )
    try:
        with ZipFile(BytesIO(content)) as archive:
            _check(archive)
        return _read(content)
    except UnreadableList:
        raise
    # Of a file that is none, openpyxl raises whatever comes first: KeyError, ValueError, …
    except Exception:
        raise UnreadableList(_("We cannot read this workbook.")) from None


def _check(archive: ZipFile) -> None:
    parts = archive.infolist()
    if any(part.flag_bits & ENCRYPTED for part in parts):
        raise UnreadableList(_("This file has a password. Save it without one."))
    if any(part.compress_type not in (ZIP_STORED, ZIP_DEFLATED) for part in parts):
        raise BadZipFile
    # No more than these sizes is ever unpacked, whatever the parts hold.
    if len(parts) > MOST_PARTS or sum(part.file_size for part in parts) > MOST_BYTES:
        raise _too_large()
    _count(archive, [part for part in parts if part.filename.endswith((".xml", ".rels"))])


def _count(archive: ZipFile, parts: list[ZipInfo]) -> None:
    from defusedxml import DefusedXmlException, sax

    counter = NodeCounter()
    for part in parts:
        with archive.open(part) as file:
            try:
                sax.parse(file, counter, forbid_dtd=True)
            except (SAXException, DefusedXmlException):
                raise BadZipFile from None


class NodeCounter(ContentHandler):
    """Counts what a file holds, and raises UnreadableList beyond the bounds."""

    def __init__(self) -> None:
        super().__init__()
        self._nodes = self._cells = self._depth = 0

    def startElement(self, name: str, attrs: Any) -> None:  # noqa: N802 - the parser's name
        """Count an element, and the cells of a row."""
        self._count(len(attrs))
        self._depth += 1
        if self._depth > MOST_DEEP:
            raise _too_large()
        kind = name.rpartition(":")[2]
        if kind == "row":
            self._cells = 0
        elif kind == "c":
            self._cells += 1
            if self._cells > MOST_CELLS:
                raise _too_large()

    def endElement(self, name: str) -> None:  # noqa: ARG002, N802 - the parser's names
        """Count back."""
        self._depth -= 1

    def characters(self, content: str) -> None:  # noqa: ARG002 - only how many there are counts
        """Count a text; the parser tells a long one in parts, and line breaks alone."""
        self._count(0)

    def _count(self, more: int) -> None:
        self._nodes += 1 + more
        if self._nodes > MOST_NODES:
            raise _too_large()


def _too_large() -> UnreadableList:
    return UnreadableList(
        _(
            "This workbook holds too much. Send one sheet with at most 1,000 rows and 100 columns, "
            "without pictures."
        )
    )


def _read(content: bytes) -> list[list[list[str]]]:
    # Imported with the first workbook: it takes a quarter of a second.
    from openpyxl import load_workbook

    # It warns of what it leaves out, such as lists to choose from; nothing of that is read.
    warnings.filterwarnings("ignore", module="openpyxl")
    book = load_workbook(BytesIO(content), read_only=True, data_only=True, keep_links=False)
    with closing(book):
        return [
            [list(_texts(row)) for row in sheet.iter_rows(**FIRST_CELLS, values_only=True)]
            for sheet in book.worksheets[:MOST_SHEETS]
        ]


def _texts(row: tuple[Any, ...]) -> Iterator[str]:
    for value in row:
        if isinstance(value, dt.datetime | dt.date):
            yield value.isoformat()[: len("2026-03-15")]
        elif isinstance(value, float):
            yield f"{value:.6f}".rstrip("0").rstrip(".")
        else:
            yield "" if value is None else str(value)
