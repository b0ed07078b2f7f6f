"""The field for rows of pieces: how many, their sides, the weight of each."""

from collections.abc import Mapping, Sequence
from typing import Any

from flask_babel.speaklater import LazyString
from wtforms import Form, StringField
from wtforms.utils import unset_value
from wtforms.validators import StopValidation

from forms import validators
from forms.choices import Choices
from forms.cleaning import clean_line, is_blank
from forms.fields import Drawn
from forms.messages import Rule, text_of
from forms.piece_rows import (
    CELLS,
    COLUMNS,
    FEWER,
    MOST_ROWS,
    PieceColumn,
    PieceRow,
    pallet_cells,
    rows_of,
    without_last_row,
)
from portolan.core.i18n import _
from portolan.domain.cargo import Piece

MORE = "more"
"""The end of the name of the buttons for one row more, of a pallet perhaps, or fewer."""


class FilledRows:
    """Every row that is begun is complete, and its figures are in bounds."""

    def __call__(self, _form: Form, field: Any) -> None:
        """Raise with the place and the message of the first fault."""
        for row in field.rows:
            for column, rule in row.faults:
                raise StopValidation(
                    _(
                        "Row {{row}}, {{column}}: {{problem}}",
                        row=row.number,
                        column=column.label,
                        problem=text_of(rule),
                    )
                )


class FilledUnlessRows:
    """The value is required unless each of the rows of pieces has a figure in one column."""

    field_flags = {"required": True}  # noqa: RUF012 - WTForms reads a class attribute

    def __init__(self, rows: str, column: str) -> None:
        self.rows = rows
        self.column = column

    def __call__(self, form: Any, field: Any) -> None:
        """Raise if the value is empty and the rows do not give it; stop if they do."""
        if is_blank(field.data or ""):
            is_given = form[self.rows].gives(self.column)
            raise StopValidation("" if is_given else text_of(Rule.REQUIRED))


class PiecesField(Drawn, StringField):
    """Rows of pieces of one size each; each figure has its own input: `pieces-1-count`.

    The data are the rows as typed: `8 x 120 x 80 x 100 cm, 600 kg`.
    """

    kind = "pieces"
    inputmode = "decimal"

    def __init__(self, label: LazyString, **drawing: Any) -> None:
        self.typed: dict[str, str] = {}
        self.is_pressed = False
        self.has_open_row = False
        super().__init__(label, (validators.MayBeEmpty(), FilledRows()), **drawing)

    def process(
        self, formdata: Any, data: Any = unset_value, extra_filters: Sequence[Any] | None = None
    ) -> None:
        """Read the input of each figure, and the row that a button asks for."""
        super().process(formdata, data, extra_filters)
        posted = formdata or {}
        names = zip(CELLS, self.inputs, strict=True)
        self.typed = {cell: clean_line(posted[name]) for cell, name in names if name in posted}
        more = posted.get(f"{self.name}-{MORE}")
        self.is_pressed = more is not None
        pallet = pallet_cells(more or "", self.typed)
        self.has_open_row = self.is_pressed and more != FEWER and not pallet
        self.typed = without_last_row(self.typed) if more == FEWER else self.typed | pallet
        self.data = "; ".join(_written(row.texts) for row in self.rows)

    @property
    def rows(self) -> list[PieceRow]:
        """The rows with something in them."""
        return rows_of(self.typed)

    @property
    def _last(self) -> int:
        """The number of the last row with something in it."""
        return max((row.number for row in self.rows), default=0)

    @property
    def pieces(self) -> Sequence[Piece]:
        """The pieces; none if a row has a fault."""
        rows = self.rows
        return () if any(row.faults for row in rows) else [row.piece for row in rows]

    def gives(self, column: str) -> bool:
        """Whether there are rows, and each has something in that column."""
        rows = self.rows
        return bool(rows) and not any(is_blank(row.texts[column]) for row in rows)

    @property
    def displayed_value(self) -> str:
        """The empty string, since each figure has its own input."""
        return ""

    @property
    def lines(self) -> Choices:
        """The cell and the label of each input, with an empty row where one is asked for."""
        count = min(max(self._last + self.has_open_row, 1), MOST_ROWS)
        return [
            (f"{number}-{column.name}", str(column.label))
            for number in range(1, count + 1)
            for column in COLUMNS
        ]

    @property
    def chosen(self) -> frozenset[str]:
        """An empty collection: figures are typed here, not chosen."""
        return frozenset()

    def beside(self, value: str) -> str:
        """The text of a cell."""
        return self.typed.get(value, "")

    @property
    def inputs(self) -> Sequence[str]:
        """The input names, one for each cell."""
        return [f"{self.name}-{cell}" for cell in CELLS]

    def empty(self) -> None:
        """Clear the rows."""
        super().empty()
        self.typed = {}

    def stored(self, _answers: Mapping[str, str]) -> dict[str, str]:
        """The rows with plain numbers; nothing of rows with a fault."""
        return {str(self.short_name): "; ".join(_written(row) for row in self.plain_rows.values())}

    def read_back(self, stored: str) -> str:
        """The rows in the reader's words and units, each on a line."""
        return "\n".join(_read(row) for row in stored.split("; "))

    @property
    def plain_rows(self) -> Mapping[int, Mapping[str, str]]:
        """The rows without faults as plain numbers, by their number."""
        return {
            row.number: {one.name: _plain(row, one) for one in COLUMNS}
            for row in self.rows
            if not row.faults
        }


def _plain(row: PieceRow, column: PieceColumn) -> str:
    amount = row.amount(column)
    return "" if amount is None else f"{amount:f}"


def _read(written: str) -> str:
    """A row from `_written` in the reader's words."""
    sizes, _comma, weight = written.partition(" cm")
    count, *sides = sizes.split(" x ")
    words = {"count": count, "sides": " × ".join(sides)}
    if kilograms := weight.removeprefix(", ").removesuffix(" kg"):
        return _("{{count}} pieces of {{sides}} cm, {{weight}} kg each", **words, weight=kilograms)
    return _("{{count}} pieces of {{sides}} cm", **words)


def _written(texts: Mapping[str, str]) -> str:
    """A row in one line: `8 x 120 x 80 x 100 cm, 600 kg`."""
    sides = " x ".join(texts[one] for one in ("count", "length", "width", "height"))
    return f"{sides} cm, {texts['weight']} kg" if texts["weight"] else f"{sides} cm"
