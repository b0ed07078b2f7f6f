"""A visitor's list: a file or pasted rows, the decimal mark, and chosen places."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from flask import request

from forms.cleaning import clean_line
from portolan.core.i18n import _
from portolan.sections.shared.shipment_query.amounts import DecimalMark
from portolan.sections.shared.shipment_query.choices import chosen_of, with_choices
from portolan.sections.shared.shipment_query.headings import ListColumn
from portolan.sections.shared.shipment_query.table import (
    ShipmentTable,
    TableRow,
    table_of_file,
    table_of_text,
)
from portolan.sections.shared.shipment_query.unreadable import LONGEST_CELL, UnreadableList
from portolan.sections.shipment_list.wording import TEMPLATE_NAMES
from portolan.web.form_posts import posted_form

FILE, ROWS, MARK, CHOICE, FORMAT = "file", "rows", "mark", "choice", "format"


class ListFormat(StrEnum):
    """Format of the answer."""

    PAGE = "page"
    STATEMENT = "statement"
    CSV = "csv"
    XLSX = "xlsx"


FIRST_ROW = {
    "origin": ListColumn.ORIGIN,
    "destination": ListColumn.DESTINATION,
    "mode": ListColumn.MODE,
    "weight_kg": ListColumn.WEIGHT,
    "distance_km": ListColumn.DISTANCE,
    "refrigerated": ListColumn.REFRIGERATED,
}
"""What an address may fill in, by the names that the calculator has for it."""


def first_row(args: Mapping[str, str]) -> str:
    """A list with one row, from the address of a link; empty without one."""
    given = {
        column: clean_line(args[name][: 4 * LONGEST_CELL])[:LONGEST_CELL]
        for name, column in FIRST_ROW.items()
        if name in args
    }
    if not any(given.values()):
        return ""
    names = {column: str(TEMPLATE_NAMES[column]) for column in FIRST_ROW.values()}
    return ShipmentTable(1, names, {}, [TableRow(2, given)], (), DecimalMark.POINT).text


@dataclass(frozen=True)
class SentList:
    """The fields of the form; an uploaded file goes before the text."""

    text: str
    file: bytes
    mark: DecimalMark | None
    choices: Sequence[str]
    format: ListFormat

    @classmethod
    def of_request(cls) -> "SentList":
        """The posted list; raises as `posted_form`."""
        form = posted_form()
        upload = request.files.get(FILE)
        mark, wish = form.get(MARK, ""), form.get(FORMAT, "")
        return cls(
            form.get(ROWS, ""),
            upload.read() if upload else b"",
            DecimalMark(mark) if mark in list(DecimalMark) else None,
            [value for value in form.getlist(CHOICE) if value],
            ListFormat(wish) if wish in list(ListFormat) else ListFormat.PAGE,
        )

    def table(self) -> ShipmentTable:
        """The table, with the chosen places in its cells; raise UnreadableList if there is none."""
        if self.file:
            return table_of_file(self.file, self.mark)
        if not self.text.strip():
            raise UnreadableList(_("Choose a file, or paste rows."))
        return with_choices(table_of_text(self.text, self.mark), chosen_of(self.choices))
