"""Totals of the rows of pieces: volume, weight, loading meters, and what is charged."""

from forms.quote import QuoteForm
from portolan.core.i18n import _, ngettext
from portolan.domain.cargo import pieces_count, pieces_volume_m3, pieces_weight_kg
from portolan.sections.quote.advice import AdviceView, link_to, remark, sentences
from portolan.sections.quote.along import along
from portolan.sections.shared.load_query.floor import floor_text
from portolan.sections.shared.load_query.totals import charged_text, product_text, weight_text
from portolan.sections.shared.onward import PLANNER, onward
from portolan.web.templating import number


def pieces_advice(form: QuoteForm) -> AdviceView | None:
    """Volume, weight, loading meters and chargeable weight of the rows."""
    pieces = form.pieces.pieces
    if not pieces:
        return None
    count, volume = pieces_count(pieces), round(pieces_volume_m3(pieces), 3).normalize()
    return {
        "after": "pieces",
        "label": ngettext("{{count}} piece", "{{count}} pieces", count),
        "figure": number(volume, max(0, -int(volume.as_tuple().exponent))),
        "unit": "m³",
        "text": sentences(
            weight_text(pieces, form.weight_kg.amount),
            floor_text(pieces),
            charged_text(form.mode.data or "", pieces, form.weight, form.volume),
        ),
        "brief": None,
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
    text = product_text(form.weight_kg.data or "", form.weight_kg.amount)
    return remark("weight_kg", text) if text else None
