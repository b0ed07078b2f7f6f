"""Rows of pieces as they are typed: the columns, and what is wrong with a figure."""

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import NamedTuple

from flask_babel.speaklater import LazyString

from forms.cleaning import is_blank
from forms.figures import NO_UNITS, amount_of
from forms.messages import Rule
from forms.units import COUNT_UNITS, LENGTH_UNITS, WEIGHT_UNITS, Units
from portolan.core.i18n import lazy, lazy_pgettext
from portolan.domain.cargo import Piece
from portolan.domain.limits import PIECES, SIDE_CM, WEIGHT_KG

MOST_ROWS = 12
FEWER = "fewer"
"""The value of the button that removes the last row."""
_BASE = re.compile(r"([0-9]{2,3})x([0-9]{2,3})")


class PieceColumn(NamedTuple):
    """A figure of each row, with its bounds and the units accepted beside it."""

    name: str
    label: LazyString
    least: Decimal
    most: Decimal
    units: Units = NO_UNITS
    is_whole: bool = False
    is_required: bool = True


COLUMNS = (
    PieceColumn(
        "count",
        lazy_pgettext("how many", "Pieces"),
        PIECES.low,
        PIECES.high,
        COUNT_UNITS,
        is_whole=True,
    ),
    PieceColumn("length", lazy("Length in cm"), SIDE_CM.low, SIDE_CM.high, LENGTH_UNITS),
    PieceColumn("width", lazy("Width in cm"), SIDE_CM.low, SIDE_CM.high, LENGTH_UNITS),
    PieceColumn("height", lazy("Height in cm"), SIDE_CM.low, SIDE_CM.high, LENGTH_UNITS),
    PieceColumn(
        "weight",
        lazy("Kilograms each"),
        WEIGHT_KG.low,
        WEIGHT_KG.high,
        WEIGHT_UNITS,
        is_required=False,
    ),
)
CELLS = tuple(f"{row}-{column.name}" for row in range(1, MOST_ROWS + 1) for column in COLUMNS)


class PieceRow(NamedTuple):
    """A row with something in it: its number, and its texts by column."""

    number: int
    texts: Mapping[str, str]

    def amount(self, column: PieceColumn) -> Decimal | None:
        """The figure in a column; None if it is missing, out of bounds, or no number."""
        amount = amount_of(self.texts[column.name], column.units)
        if amount is None or not column.least <= amount <= column.most:
            return None
        return None if column.is_whole and amount % 1 else amount

    def fault(self, column: PieceColumn) -> Rule | None:
        """The rule that the figure in a column breaks."""
        if is_blank(self.texts[column.name]):
            return Rule.REQUIRED if column.is_required else None
        return Rule.RESPONSE if self.amount(column) is None else None

    @property
    def faults(self) -> list[tuple[PieceColumn, Rule]]:
        """The columns with a fault."""
        faults = ((column, self.fault(column)) for column in COLUMNS)
        return [(column, rule) for column, rule in faults if rule]

    @property
    def piece(self) -> Piece:
        """The pieces of a row without faults."""
        count, length, width, height, weight = map(self.amount, COLUMNS)
        return Piece(length or 0, width or 0, height or 0, int(count or 0), weight)


def pallet_cells(button: str, typed: Mapping[str, str], most: int = MOST_ROWS) -> dict[str, str]:
    """The texts by cell that a button gives by its value: the base of a pallet, `120x80`.

    They go into the last row while that has neither height nor weight, so that a second press
    changes the pallet; else into the row below it.
    """
    base, rows = _BASE.fullmatch(button), rows_of(typed, most)
    last = rows[-1] if rows else PieceRow(0, {"height": "0"})
    is_open = is_blank(last.texts["height"]) and is_blank(last.texts["weight"])
    number = last.number if is_open else last.number + 1
    if not base or number > most:
        return {}
    count = last.texts["count"] if is_open else ""
    texts = {"count": count, "length": base[1], "width": base[2]}
    return {f"{number}-{column}": text for column, text in texts.items()}


def without_last_row(typed: Mapping[str, str]) -> dict[str, str]:
    """The texts by cell without those of the last row that was sent, empty or not."""
    last = max((int(cell.partition("-")[0]) for cell in typed), default=0)
    return {cell: text for cell, text in typed.items() if not cell.startswith(f"{last}-")}


def rows_of(typed: Mapping[str, str], most: int = MOST_ROWS) -> list[PieceRow]:
    """The rows with something in them, from the texts by cell: `1-count`."""
    rows = (
        PieceRow(number, {one.name: typed.get(f"{number}-{one.name}", "") for one in COLUMNS})
        for number in range(1, most + 1)
    )
    return [row for row in rows if not all(map(is_blank, row.texts.values()))]
