"""The page of the arrival calendar, and its file."""

import datetime as dt

from flask import Response, abort, request

from portolan.core.i18n import _, lazy
from portolan.sections.arrival.addresses import PATH
from portolan.sections.arrival.allowances import allowances_view
from portolan.sections.arrival.calendar_file import calendar_file
from portolan.sections.arrival.form_view import form_view
from portolan.sections.arrival.result_view import result_view
from portolan.sections.shared.arrival_query.answer import arrival
from portolan.sections.shared.arrival_query.query import ARGS, ArrivalQuery
from portolan.web.content_section import crumbs
from portolan.web.conversions import Conversion
from portolan.web.errand import TOOL, Errand
from portolan.web.navigation import Link
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.section import Section

blueprint = Section(
    "arrival",
    __name__,
    menu=(Link(lazy("Arrival calendar"), PATH, ("shipment", "footer-tools")),),
    errands=(
        Errand(
            "/arrival",
            lazy("Arrival calendar"),
            TOOL,
            lazy("Count forward from the cargo ready date, or back from the date you need it."),
        ),
    ),
    conversions=(
        Conversion("arrival_planned", {"mode": str}, "the dates of an arrival are shown"),
    ),
)

UNPROCESSABLE = 422


@blueprint.page(PATH)
def calendar() -> Page:
    """The form; with a date in the query also the milestones, or what is wrong."""
    query = _query()
    faults = query.faults if query.is_sent else ()
    title = _("Arrival calendar")
    return Page(
        Body(
            "arrival/index.html",
            title=_("Error: {{title}}", title=title) if faults else title,
            context={
                "crumbs": crumbs((title, None)),
                "action": PATH,
                "allowances": allowances_view(),
                "form": form_view(query, faults),
                "result": result_view(query) if query.is_sent and not faults else None,
            },
        ),
        metadata=Metadata(
            description=_(
                "Forward from the cargo ready date, or back from the date you need it: "
                "cut-off, sailing, customs and delivery on working days, with the "
                "holidays at both ends."
            ),
        ),
        # Today decides what is over, and places and dates are unlimited.
        caching=Caching(args=None, read_args=ARGS, returns=True),
        status=UNPROCESSABLE if faults else 200,
    )


@blueprint.get(f"{PATH}.ics")
def file() -> Response:
    """The milestones as a calendar file; there is none once it is too late to be ready."""
    query = _query()
    if not query.is_sent or query.faults:
        abort(404)
    result = arrival(query)
    if result.is_late:
        abort(404)
    return calendar_file(query, result)


def _query() -> ArrivalQuery:
    return ArrivalQuery.of(request.args, dt.datetime.now(dt.UTC).date())
