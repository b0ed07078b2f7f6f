"""The table of a list, with the row numbers of its sheet."""

import csv
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from io import StringIO

from forms.cleaning import clean_line
from portolan.core.i18n import _, pgettext
from portolan.sections.shared.shipment_query.amounts import DecimalMark, is_nothing, mark_of
from portolan.sections.shared.shipment_query.delimited import LOOKED_AT, lines_of_text, text_of_file
from portolan.sections.shared.shipment_query.headings import (
    UNITS,
    ListColumn,
    ListHeading,
    heading_of,
)
from portolan.sections.shared.shipment_query.unreadable import (
    LONGEST_CELL,
    MOST_COLUMNS,
    MOST_LINES,
    MOST_ROWS,
    MOST_TEXT,
    UnreadableList,
)
from portolan.sections.shared.shipment_query.workbook import is_workbook, sheets_of_workbook

Lines = Sequence[Sequence[str]]
FEWEST_NAMES = 2
FIGURES = (*UNITS, ListColumn.TEU)


@dataclass(frozen=True)
class TableRow:
    """A row with something in it: its number in the sheet, and its texts by column."""

    number: int
    texts: Mapping[ListColumn, str]


@dataclass(frozen=True)
class ShipmentTable:
    """The rows of a list.

    `names` are the columns as the list calls them, `at` is the row that does; `left_aside` are
    columns that are not read; `units` are those that names of columns say.
    """

    at: int
    names: Mapping[ListColumn, str]
    units: Mapping[ListColumn, str]
    rows: Sequence[TableRow]
    left_aside: Sequence[str]
    mark: DecimalMark

    def with_rows(self, rows: Sequence[TableRow]) -> "ShipmentTable":
        """The same table with other rows."""
        return replace(self, rows=rows)

    @property
    def text(self) -> str:
        """The table as tab-separated text, for a hidden input that is read again."""
        text = StringIO()
        writer = csv.writer(text, delimiter="\t", lineterminator="\n")
        below = self.at
        text.write("\n" * (self.at - 1))
        writer.writerow(self.names.values())
        for row in self.rows:
            text.write("\n" * (row.number - below - 1))
            writer.writerow([row.texts.get(column, "") for column in self.names])
            below = row.number
        return text.getvalue()


def table_of_file(content: bytes, mark: DecimalMark | None = None) -> ShipmentTable:
    """The table of an uploaded file; raise UnreadableList for one that has none.

    Of a workbook it is on the first sheet that names columns.
    """
    if is_workbook(content):
        sheets = sheets_of_workbook(content)
        named = (lines for lines in sheets if len(_named(lines)[1]) >= FEWEST_NAMES)
        return _table(next(named, sheets[0] if sheets else []), mark, DecimalMark.POINT)
    return table_of_text(text_of_file(content), mark)


def table_of_text(text: str, mark: DecimalMark | None = None) -> ShipmentTable:
    """The table of a text; raise UnreadableList for one that has none.

    Where its figures leave the decimal mark open, a list with semicolons has decimal commas:
    spreadsheets write the one with the other.
    """
    lines, delimiter = lines_of_text(text)
    default = DecimalMark.COMMA if delimiter == ";" else DecimalMark.POINT
    return _table(lines, mark, default)


def _table(lines: Lines, mark: DecimalMark | None, by_default: DecimalMark) -> ShipmentTable:
    at, headings = _headings(lines)
    _check_width(lines)
    rows = list(_rows(lines, at, headings))
    _check_length(lines, rows)
    line = [_clean(cell) for cell in lines[at]]
    return ShipmentTable(
        at=at + 1,
        names={heading.column: line[place] for place, heading in headings.items()},
        units={heading.column: heading.unit for heading in headings.values()},
        rows=rows,
        left_aside=[name for place, name in enumerate(line) if name and place not in headings],
        mark=mark or mark_of(figures_of(rows), by_default=by_default),
    )


def figures_of(rows: Sequence[TableRow]) -> Iterator[str]:
    """The cells that hold figures."""
    return (row.texts.get(column, "") for row in rows for column in FIGURES)


def _headings(lines: Lines) -> tuple[int, Mapping[int, ListHeading]]:
    """The row with the names of the columns, and the columns by their places in it."""
    at, headings = _named(lines)
    if len(headings) < FEWEST_NAMES:
        raise UnreadableList(
            _(
                "We found no row with names of columns. The first row has to name them: Origin, "
                "Destination, Mode, and Weight or TEU."
            )
        )
    _check_columns({heading.column for heading in headings.values()})
    return at, headings


def _named(lines: Lines) -> tuple[int, Mapping[int, ListHeading]]:
    """The row, among the first ones, in which most names of columns are recognized."""
    every = enumerate(_headings_of(line) for line in lines[:LOOKED_AT])
    return max(every, key=lambda one: len(one[1]), default=(0, {}))


def _headings_of(line: Sequence[str]) -> Mapping[int, ListHeading]:
    """The columns of a line by their places; of two with one meaning the first."""
    columns: dict[ListColumn, tuple[int, ListHeading]] = {}
    for place, cell in enumerate(line[:MOST_COLUMNS]):
        if heading := heading_of(cell):
            columns.setdefault(heading.column, (place, heading))
    return dict(columns.values())


def _check_columns(columns: set[ListColumn]) -> None:
    needed = {
        ListColumn.ORIGIN: pgettext("of a shipment", "Origin"),
        ListColumn.DESTINATION: pgettext("of a shipment", "Destination"),
        ListColumn.MODE: pgettext("way of transport", "Mode"),
        ListColumn.WEIGHT: _("Weight or TEU"),
    }
    if ListColumn.TEU in columns:
        needed.pop(ListColumn.WEIGHT)
    for column, name in needed.items():
        if column not in columns:
            raise UnreadableList(_("The column {{name}} is missing.", name=name))


def _check_width(lines: Lines) -> None:
    if any(not is_nothing(cell) for line in lines for cell in line[MOST_COLUMNS:]):
        raise UnreadableList(_("At most {{most}} columns.", most=MOST_COLUMNS))


def _rows(lines: Lines, at: int, headings: Mapping[int, ListHeading]) -> Iterator[TableRow]:
    for number, line in enumerate(lines[at + 1 : MOST_LINES + 1], at + 2):
        texts = {
            heading.column: _clean(line[place])
            for place, heading in headings.items()
            if place < len(line)
        }
        if any(texts.values()):
            yield TableRow(number, texts)


def _check_length(lines: Lines, rows: Sequence[TableRow]) -> None:
    if not rows:
        raise UnreadableList(_("There is no shipment below the names of the columns."))
    is_longer = any(any(cell.strip() for cell in line) for line in lines[MOST_LINES + 1 :])
    if len(rows) > MOST_ROWS or is_longer:
        raise UnreadableList(_("At most {{most}} rows.", most=f"{MOST_ROWS:,}"))
    if sum(len(text.encode()) for row in rows for text in row.texts.values()) > MOST_TEXT:
        raise UnreadableList(_("The cells of this list hold too much text."))


def _clean(cell: str) -> str:
    # One more than the longest, so that a longer one is seen to be too long.
    return clean_line(cell[: 4 * LONGEST_CELL])[: LONGEST_CELL + 1]
