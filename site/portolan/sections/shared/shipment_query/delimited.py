"""Lists as text: pasted from a spreadsheet, or a CSV file in any usual encoding and delimiter."""

import codecs
import csv
import re
from io import StringIO

from portolan.core.i18n import _
from portolan.sections.shared.shipment_query.headings import heading_of
from portolan.sections.shared.shipment_query.unreadable import MOST_COLUMNS, UnreadableList

DELIMITERS = ("\t", ";", ",", "|", "，")
LOOKED_AT = 20
"""Lines among which the names of the columns are looked for."""

_HIGH = re.compile(rb"[\x80-\xff]+")
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1f]")
_WIDE_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def text_of_file(content: bytes) -> str:
    """The text of a file in UTF-8, UTF-16 with its mark, GB18030 or Windows-1252."""
    try:
        text = content.decode(_encoding(content))
    except UnicodeDecodeError:
        raise _no_table() from None
    if _CONTROLS.search(text):
        raise _no_table()
    return text


def _encoding(content: bytes) -> str:
    if content.startswith(_WIDE_MARKS):
        return "utf-16"
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        # A Chinese character is two such bytes, and an umlaut a single one between letters.
        runs = [len(run) for run in _HIGH.findall(content)]
        pairs = sum(length % 2 == 0 for length in runs)
        return "gb18030" if 2 * pairs >= len(runs) else "cp1252"
    return "utf-8-sig"


def lines_of_text(text: str) -> tuple[list[list[str]], str]:
    """The lines of a text in cells, and the delimiter: that by which most columns are recognized.

    Raise UnreadableList for a text that no table can be.
    """
    text = text.removeprefix("\ufeff")
    beginning = "\n".join(text.splitlines()[:LOOKED_AT])
    delimiter = max(DELIMITERS, key=lambda each: _recognized(beginning, each))
    return _parsed(text, delimiter), delimiter


def _parsed(text: str, delimiter: str) -> list[list[str]]:
    try:
        return list(csv.reader(StringIO(text, newline=""), delimiter=delimiter))
    except csv.Error:
        raise _no_table() from None


def _recognized(beginning: str, delimiter: str) -> int:
    """How many columns are recognized; none where a cell becomes too long by that delimiter."""
    try:
        lines = _parsed(beginning, delimiter)
    except UnreadableList:
        return 0
    counts = (sum(heading_of(cell) is not None for cell in line[:MOST_COLUMNS]) for line in lines)
    return max(counts, default=0)


def _no_table() -> UnreadableList:
    return UnreadableList(_("We cannot read this table. Send CSV or XLSX."))
