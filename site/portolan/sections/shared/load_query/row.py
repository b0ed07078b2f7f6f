"""A row of pieces as typed: five figures, how the pieces may stand, and what is wrong."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from functools import cached_property
from typing import NamedTuple

from forms.cleaning import is_blank
from forms.messages import Rule, text_of
from forms.piece_rows import COLUMNS, PieceColumn, PieceRow
from portolan.core.i18n import _, lazy, pgettext
from portolan.domain.loading import LoadPiece

PIECES_ARG = "pieces"
"""The names of the quote form: what was typed there can be carried on."""

CHOICES = ("way", "top", "dangerous")
YES = "y"
MM_PER_CM = 10
UPRIGHT, ANY_SIDE, AS_GIVEN = "upright", "any", "fixed"
WAYS = {
    UPRIGHT: lazy("Upright, may be turned"),
    ANY_SIDE: lazy("On any side"),
    AS_GIVEN: lazy("As given, not turned"),
}


class LoadFault(NamedTuple):
    """Something wrong: the name of the field in the query, its label, and the message."""

    name: str
    label: str
    message: str


@dataclass(frozen=True)
class PieceLine:
    """A row: its figures, and its choices by name."""

    row: PieceRow
    choices: Mapping[str, str]

    @classmethod
    def of(cls, typed: Mapping[str, str], number: int) -> "PieceLine":
        """The row of a number, as typed."""
        prefix = f"{PIECES_ARG}-{number}"
        figures = {one.name: typed.get(f"{prefix}-{one.name}", "") for one in COLUMNS}
        choices = {name: typed.get(f"{prefix}-{name}", "") for name in CHOICES}
        return cls(PieceRow(number, figures), choices)

    def name(self, column: str) -> str:
        """The name of a field of the row."""
        return f"{PIECES_ARG}-{self.row.number}-{column}"

    @property
    def way(self) -> str:
        """The ways in which the pieces may stand."""
        return self.choices["way"] or UPRIGHT

    @property
    def is_stackable(self) -> bool:
        """Whether something may stand on them."""
        return self.choices["top"] != YES

    @property
    def is_dangerous(self) -> bool:
        """Whether they are dangerous goods."""
        return self.choices["dangerous"] == YES

    @cached_property
    def faults(self) -> Sequence[LoadFault]:
        """Faults of the row; a weight is needed here."""
        faults = [
            self._fault(column, _text(rule, column))
            for column in COLUMNS
            if (rule := self._rule(column))
        ]
        if self.way not in WAYS:
            label = _(
                "Row {{row}}, {{column}}",
                row=self.row.number,
                column=pgettext("of a shipment", "Orientation"),
            )
            faults.append(LoadFault(self.name("way"), label, text_of(Rule.RESPONSE)))
        return faults

    def _rule(self, column: PieceColumn) -> Rule | None:
        is_missing = is_blank(self.row.texts[column.name])
        return Rule.REQUIRED if is_missing else self.row.fault(column)

    def _fault(self, column: PieceColumn, message: str) -> LoadFault:
        label = _("Row {{row}}, {{column}}", row=self.row.number, column=column.label)
        return LoadFault(self.name(column.name), label, message)

    @property
    def load_piece(self) -> LoadPiece:
        """The pieces of a row without faults, to the millimeter."""
        piece = self.row.piece
        any_side = self.way == ANY_SIDE
        return LoadPiece(
            size=(_mm(piece.length_cm), _mm(piece.width_cm), _mm(piece.height_cm)),
            weight_kg=float(piece.weight_kg or 0),
            count=piece.count,
            stackable=self.is_stackable,
            upright=(any_side, any_side, True),
            turns=self.way != AS_GIVEN,
            dangerous=self.is_dangerous,
        )


def _text(rule: Rule, column: PieceColumn) -> str:
    """The sentence for a wrong figure, with the bounds if it exceeds them."""
    if rule is not Rule.RESPONSE:
        return text_of(rule)
    low, high = (f"{bound:,}" for bound in (column.least, column.most))
    if column.is_whole:
        return _("Enter a whole number from {{low}} to {{high}}.", low=low, high=high)
    return _("Enter a number from {{low}} to {{high}}.", low=low, high=high)


def _mm(side_cm: Decimal | int | float) -> int:
    return int((Decimal(side_cm) * MM_PER_CM).to_integral_value(ROUND_HALF_UP))
