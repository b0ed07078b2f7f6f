"""Totals of the rows of pieces: volume, weight, loading meters, and what is charged."""

from decimal import Decimal

from forms.choices import AIR, LCL
from forms.figures import factors_of
from forms.quote import QuoteForm
from portolan.core.i18n import _, ngettext
from portolan.domain.cargo import (
    air_weight,
    loading_meters,
    pieces_count,
    pieces_volume_m3,
    pieces_weight_kg,
    revenue_tonnes,
)
from portolan.domain.errors import OutOfRange
from portolan.sections.quote.advice import AdviceView, link_to, remark, sentences
from portolan.sections.quote.along import along
from portolan.sections.shared.onward import PLANNER, onward
from portolan.web.templating import number


def pieces_advice(form: QuoteForm) -> AdviceView | None:
    """Volume, weight, loading meters and chargeable weight of the rows."""
    pieces = form.pieces.pieces
    if not pieces:
        return None
    count = pieces_count(pieces)
    floor = _(
        "{{meters}} loading meters of a truck, nothing stacked.",
        meters=number(loading_meters(pieces), 2),
    )
    return {
        "after": "pieces",
        "label": ngettext("{{count}} piece", "{{count}} pieces", count),
        "figure": number(pieces_volume_m3(pieces), 3),
        "unit": "m³",
        "text": sentences(_weight(form), floor, _charged(form)),
        "link": link_to(_("Plan a load"), _planner(form)),
    }


def _planner(form: QuoteForm) -> str:
    """The planner with the same rows; it plans at once if it knows each one's weight."""
    rows = {
        f"pieces-{number}-{column}": text
        for number, row in form.pieces.plain_rows.items()
        for column, text in row.items()
    }
    unit = "all" if pieces_weight_kg(form.pieces.pieces) else ""
    return onward(PLANNER, {**along(form), **rows, "unit": unit})


def carried_advice(form: QuoteForm) -> list[AdviceView]:
    """A word in the first part of the form on pieces that came along with its address."""
    if not (form.is_prefilled and form.pieces.pieces):
        return []
    text = ngettext(
        "Your piece was carried over: see Cargo below.",
        "Your {{count}} pieces were carried over: see Cargo below.",
        pieces_count(form.pieces.pieces),
    )
    return [remark("mode", text)]


def product_advice(form: QuoteForm) -> AdviceView | None:
    """The product that a weight such as `8 x 600` was read as."""
    typed, weight = form.weight_kg.data or "", form.weight_kg.amount
    if weight is None or factors_of(typed) is None:
        return None
    return remark("weight_kg", _("{{typed}}: {{kg}} kg in all.", typed=typed, kg=_kg(weight)))


def _weight(form: QuoteForm) -> str:
    rows, typed = pieces_weight_kg(form.pieces.pieces), form.weight_kg.amount
    if rows is None:
        return ""
    if typed is None or typed == rows:
        return _("{{kg}} kg in all.", kg=_kg(rows))
    return _(
        "The rows come to {{kg}} kg; the {{typed}} kg below count.", kg=_kg(rows), typed=_kg(typed)
    )


def _charged(form: QuoteForm) -> str:
    """The chargeable weight, or the revenue tonnes of LCL."""
    if form.weight is None or form.volume is None:
        return ""
    try:
        if form.mode.data == AIR:
            charged = air_weight(form.pieces.pieces, form.weight).chargeable_kg
            return _("Air freight is charged for {{kg}} kg.", kg=_kg(charged))
        if form.mode.data == LCL:
            units = revenue_tonnes(form.volume, form.weight)
            return _("LCL is charged for {{units}} units of W/M.", units=number(units, 3))
    except OutOfRange:
        # The field's own validator reports the error.
        return ""
    return ""


def _kg(weight: Decimal) -> str:
    return number(weight, 1 if weight % 1 else 0)
