"""The floor of a truck that pieces take, in words."""

from collections.abc import Sequence

from portolan.core.i18n import _
from portolan.domain.cargo import Piece, loading_meters
from portolan.web.templating import number


def floor_text(pieces: Sequence[Piece]) -> str:
    """The loading meters of the pieces, none on top of another."""
    meters = number(loading_meters(pieces), 2)
    return _("{{meters}} loading meters of a truck, nothing stacked.", meters=meters)
