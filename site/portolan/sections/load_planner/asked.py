"""What was asked, in words: the query in one line, and its rows of pieces."""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from portolan.core.i18n import _, ngettext
from portolan.drawing.diagrams.load import tint_of
from portolan.sections.load_planner.wording import UNIT_NAMES
from portolan.sections.shared.load_query.query import EVERY_UNIT, LoadQuery
from portolan.sections.shared.load_query.row import UPRIGHT, WAYS, PieceLine
from portolan.web.templating import in_a_row, number

MOST_LISTED = 2
"""Rows that are told one by one in the line; of more it gives the sums."""


def request_text(query: LoadQuery) -> str:
    """The query in one line, for a form that is folded away."""
    unit = () if query.unit == EVERY_UNIT else (str(UNIT_NAMES[query.unit]),)
    return " · ".join((*_pieces(query), *unit))


def _pieces(query: LoadQuery) -> Iterator[str]:
    if len(query.lines) <= MOST_LISTED:
        yield from map(_row_text, query.lines)
        return
    count = sum(piece.count for piece in query.pieces)
    yield ngettext("{{count}} piece", "{{count}} pieces", count)
    weight_kg = sum(piece.weight_kg * piece.count for piece in query.pieces)
    yield _("{{kg}} kg", kg=number(weight_kg))


def rows_asked(query: LoadQuery) -> Sequence[tuple[str, int, str]]:
    """The rows of the form as a key to the drawing: their tint, their number and their text."""
    return [
        (tint_of(line.row.number - 1), line.row.number, in_a_row((_row_text(line), *_rules(line))))
        for line in query.lines
    ]


def _row_text(line: PieceLine) -> str:
    piece = line.row.piece
    sides = " × ".join(_short(side) for side in (piece.length_cm, piece.width_cm, piece.height_cm))
    return ngettext(
        "{{count}} piece of {{sides}} cm, {{kg}} kg",
        "{{count}} pieces of {{sides}} cm, {{kg}} kg each",
        piece.count,
        sides=sides,
        kg=_short(piece.weight_kg or 0),
    )


def _rules(line: PieceLine) -> Iterator[str]:
    """How the pieces may stand, where it is not the usual."""
    if line.way != UPRIGHT:
        yield str(WAYS[line.way])
    if not line.is_stackable:
        yield _("Nothing on top")
    if line.is_dangerous:
        yield _("Dangerous goods")


def _short(figure: float | Decimal) -> str:
    """A figure with a decimal only where there is one."""
    return number(figure, 1 if figure % 1 else 0)
