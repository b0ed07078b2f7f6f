"""What pieces weigh together and are charged by, in words."""

from collections.abc import Sequence
from decimal import Decimal

from forms.choices import AIR, LCL
from forms.figures import factors_of
from portolan.core.i18n import _
from portolan.core.measures import measure
from portolan.domain.cargo import Piece, air_weight, pieces_weight_kg, revenue_tonnes
from portolan.domain.cargo.lcl import KG_PER_TONNE
from portolan.domain.errors import OutOfRange
from portolan.web.templating import number


def weight_text(pieces: Sequence[Piece], typed: Decimal | None) -> str:
    """The weight of the pieces, and that a typed one counts; empty where theirs is not known."""
    rows = pieces_weight_kg(pieces)
    if rows is None:
        return ""
    if typed is None or typed == rows:
        return _("{{kg}} kg in all.", kg=_kg(rows))
    return _(
        "The rows come to {{kg}} kg; the {{typed}} kg given as weight count.",
        kg=_kg(rows),
        typed=_kg(typed),
    )


def product_text(typed: str, weight: Decimal | None) -> str:
    """The product that a weight such as `8 x 600` was read as; empty of any other."""
    if weight is None or factors_of(typed) is None:
        return ""
    return _("{{typed}}: {{kg}} kg in all.", typed=typed, kg=_kg(weight))


def charged_text(
    mode: str, pieces: Sequence[Piece], weight: Decimal | None, volume: Decimal | None
) -> str:
    """The chargeable weight by air, or the revenue tonnes of LCL; empty for other modes."""
    if weight is None or volume is None:
        return ""
    try:
        if mode == AIR:
            charged = air_weight(pieces, weight).chargeable_kg
            return _("Air freight is charged for {{kg}} kg.", kg=_kg(charged))
        if mode == LCL:
            return _("LCL is charged by W/M: {{measure}}.", measure=charged_measure(volume, weight))
    except OutOfRange:
        # The field's own validator reports the error.
        return ""
    return ""


def charged_measure(volume: Decimal, weight: Decimal) -> str:
    """The revenue tonnes of LCL by the measure that decides: `14.5 m³` or `16 t`.

    Raise OutOfRange for a weight or a volume out of bounds.
    """
    tonnes = round(revenue_tonnes(volume, weight), 3).normalize()
    unit = "t" if weight > volume * KG_PER_TONNE else "m³"
    return measure(number(tonnes, max(0, -int(tonnes.as_tuple().exponent))), unit)


def _kg(weight: Decimal) -> str:
    return number(weight, 1 if weight % 1 else 0)
