"""The props of the quote form: the fields, in steps, with advice."""

from typing import TypedDict, cast

from forms.field_view import PostFormProps, form_view
from forms.quote import QuoteForm
from forms.rule_view import RulesView, rules_view
from forms.site_form import SiteForm
from portolan.core.i18n import _
from portolan.sections.quote.advice import AdviceView
from portolan.sections.quote.arrival import arrival_advice
from portolan.sections.quote.fit import fit_advice
from portolan.sections.quote.goods import goods_advice
from portolan.sections.quote.pieces import carried_advice, pieces_advice, product_advice
from portolan.sections.quote.places import place_advice
from portolan.sections.quote.transit import transit_advice


class StepView(TypedDict):
    """A group of the form as a step: its id on the page, and its position."""

    id: str
    place: str


class QuoteFormProps(PostFormProps):
    """The quote form; the last entries are for the script that shows one step at a time.

    `carried` tells of what came with the address; what is typed later is only in `advice`.
    `left_out` has the messages of what an address brought and a post could not: the script asks
    with an address for what it cannot judge.
    """

    parts: str
    steps: list[StepView]
    advice: list[AdviceView]
    carried: list[AdviceView]
    rules: dict[str, RulesView]
    left_out: dict[str, str]


def quote_view(form: SiteForm) -> QuoteFormProps:
    """The props of the form: empty, prefilled, or rejected."""
    drawn = form_view(form)
    return {
        **drawn,
        "parts": _("Parts of the form"),
        "steps": _steps(len(drawn["groups"])),
        "advice": advice(cast("QuoteForm", form)),
        "carried": carried_advice(cast("QuoteForm", form)),
        "rules": rules_view(form),
        "left_out": form.left_out,
    }


def advice(form: QuoteForm) -> list[AdviceView]:
    """All advice beside the fields."""
    given = [
        *place_advice(form),
        transit_advice(form),
        pieces_advice(form),
        product_advice(form),
        fit_advice(form),
        *goods_advice(form),
        arrival_advice(form),
    ]
    return [one for one in given if one]


def _steps(count: int) -> list[StepView]:
    return [
        {
            "id": f"quote-step-{number}",
            "place": _("Step {{number}} of {{count}}", number=number, count=count),
        }
        for number in range(1, count + 1)
    ]
