"""The rows of pieces in a query, read by the field of the quote form."""

from collections.abc import Mapping

from werkzeug.datastructures import MultiDict
from wtforms import Form

from forms.piece_fields import MORE, PiecesField
from forms.piece_rows import CELLS
from portolan.core.i18n import lazy, lazy_pgettext

ROWS_ARG = "pieces"
MORE_ARG = f"{ROWS_ARG}-{MORE}"
"""The argument of the buttons for one row more or fewer."""
CELL_ARGS = tuple(f"{ROWS_ARG}-{cell}" for cell in CELLS)


class _PiecesForm(Form):
    pieces = PiecesField(
        lazy_pgettext("of a shipment", "Pieces"),
        hint=lazy(
            "A row for each size, as packed, pallet included: how many, and the sides and weight "
            "of one. From them we work out weight and volume. Inches, feet and pounds are "
            "converted: 48 in, 500 lb."
        ),
    )


def pieces_in(typed: Mapping[str, str]) -> PiecesField:
    """The rows in the texts of a query, judged: `errors` has what is wrong."""
    given = {name: typed[name] for name in (*CELL_ARGS, MORE_ARG) if typed.get(name)}
    form = _PiecesForm(MultiDict(given))
    if not form.pieces.is_pressed:
        form.validate()
    return form.pieces
