"""The day of arrival that follows from the ready date, as advice."""

import datetime as dt

from forms.quote import QuoteForm
from portolan.core.i18n import _
from portolan.sections.quote.advice import AdviceView, link_to, remark, sentences
from portolan.sections.quote.along import along
from portolan.sections.quote.quoted_route import route_of
from portolan.sections.shared.arrival_query.answer import arrival
from portolan.sections.shared.arrival_query.query import ArrivalQuery
from portolan.sections.shared.arrival_query.wording import by_cape_text, likely_text, range_text
from portolan.sections.shared.onward import ARRIVAL, onward

AFTER = "ready_date"


def arrival_advice(form: QuoteForm) -> AdviceView | None:
    """The likely day of arrival; None until places, mode and ready date are known."""
    route = route_of(form)
    if not (route.origin and route.destination and route.leg):
        return None
    answers = {**along(form), "origin": route.origin.slug, "destination": route.destination.slug}
    query = ArrivalQuery.of(answers, dt.datetime.now(dt.UTC).date())
    if not query.date("ready") or query.faults:
        return None
    days = arrival(query)
    text = sentences(likely_text(days), range_text(days), by_cape_text(query))
    link = link_to(_("Each date on the way"), onward(ARRIVAL, answers))
    return {**remark(AFTER, text), "link": link}
