"""Advice on unknown places, and on names that several places have."""

from collections.abc import Iterator

from forms.quote import QuoteForm
from portolan.core.i18n import _
from portolan.sections.quote.advice import AdviceView, remark
from portolan.sections.quote.quoted_route import ENDS, choices_for, is_unknown
from portolan.web.place_names import written
from portolan.web.templating import in_a_row


def place_advice(form: QuoteForm) -> Iterator[AdviceView]:
    """The advice that no transit time is known; most inland places are not in our lists."""
    for end in ENDS:
        if choices := choices_for(form.question(end).data, form.mode.data):
            yield remark(
                end,
                _(
                    "Several places have this name: {{places}}. Enter one of these codes to see "
                    "the days.",
                    places=in_a_row([written(place) for place in choices]),
                ),
            )
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
