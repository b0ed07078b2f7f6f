"""Advice on unknown places."""

from collections.abc import Iterator

from forms.quote import QuoteForm
from portolan.core.i18n import _
from portolan.sections.quote.advice import AdviceView, remark
from portolan.sections.quote.quoted_route import is_unknown


def place_advice(form: QuoteForm) -> Iterator[AdviceView]:
    """The advice that no transit time is known; most inland places are not in our lists."""
    if is_unknown(form.origin.data):
        yield remark(
            "origin",
            _(
                "This origin is not in our list of ports, airports and cities, so we cannot "
                "estimate the days. A person will look it up."
            ),
        )
    if is_unknown(form.destination.data):
        yield remark(
            "destination",
            _(
                "This destination is not in our list of ports, airports and cities, so we cannot "
                "estimate the days. A person will look it up."
            ),
        )
