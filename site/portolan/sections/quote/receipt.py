"""The receipt of a quote: the days, and the advice on the cargo.

Without scripts a visitor sees this advice only after sending the form.
"""

from collections.abc import Mapping, Sequence
from decimal import Decimal

from werkzeug.datastructures import MultiDict

from forms.choices import AT_THE_DOOR
from forms.doors import is_collected
from forms.quote import QuoteForm
from portolan.sections.quote.advice import AdviceView
from portolan.sections.quote.quoted_route import ENDS, is_unknown, place_meant
from portolan.sections.quote.view import advice
from portolan.sections.shared.lead_pages.form_page import Receipt
from portolan.web.locale import current_locale

CHOICES = ("mode", "delivery", "battery_chemistry", "battery_packing")
UNKNOWN_PLACE = "-"
"""The value for an unknown place, whose text may be somebody's address."""


def receipt_args(form: QuoteForm) -> Mapping[str, str | Sequence[str]]:
    """The query arguments of the receipt: the parsed cargo, and the places by code."""
    args: dict[str, str | Sequence[str]] = {
        **{end: _code(form.question(end).data, form.mode.data) for end in ENDS},
        **{name: _chosen(form, name) for name in CHOICES},
        "ready_date": form.ready_date.data or "",
        "weight_kg": _plain(form.weight),
        "volume_cbm": _plain(form.volume),
        **{f"containers-{code}": str(count) for code, count in form.containers.counts.items()},
        **{
            f"pieces-{number}-{column}": text
            for number, row in form.pieces.plain_rows.items()
            for column, text in row.items()
        },
        "pickup": AT_THE_DOOR if is_collected(form) else "",
        "dangerous_goods": sorted(form.dangerous_goods.chosen),
    }
    return {name: value for name, value in args.items() if value}


def receipt_views(args: MultiDict[str, str]) -> list[AdviceView]:
    """The views of a receipt from its query arguments, which anybody may have written."""
    typed = MultiDict(
        (name, text) for name, text in args.items(multi=True) if name in QuoteForm.prefillable
    )
    return advice(QuoteForm(typed, locale=current_locale())) if typed else []


def _code(text: str, mode: str | None) -> str:
    place = place_meant(text, mode)
    return place.code if place else UNKNOWN_PLACE * is_unknown(text)


def _chosen(form: QuoteForm, name: str) -> str:
    """The chosen value; fields that do not apply have not been validated."""
    field = form.question(name)
    return (field.data or "") if field.applies(form) else ""


def _plain(amount: Decimal | None) -> str:
    return "" if amount is None else f"{amount:f}"


RECEIPT = Receipt(args=QuoteForm.prefillable, of=receipt_args, view=receipt_views)
