"""The page of the loading planner."""

from flask import request

from portolan.core.i18n import _, lazy
from portolan.sections.load_planner.addresses import PATH
from portolan.sections.load_planner.form_view import form_view
from portolan.sections.load_planner.result_view import result_view
from portolan.sections.shared.load_query.query import ARGS, LoadQuery
from portolan.sections.shared.load_query.result import load_result
from portolan.web.content_section import crumbs
from portolan.web.conversions import Conversion
from portolan.web.errand import TOOL, Errand
from portolan.web.navigation import Link
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.section import Section

blueprint = Section(
    "load_planner",
    __name__,
    menu=(Link(lazy("Loading planner"), PATH, ("shipment", "footer-tools")),),
    errands=(
        Errand(
            "/load-planner",
            lazy("Loading planner"),
            TOOL,
            lazy("Your pieces in containers, pallets or aircraft units, drawn step by step."),
        ),
    ),
    conversions=(Conversion("load_planned", {"unit": str}, "a loading plan is shown"),),
)

UNPROCESSABLE = 422


@blueprint.page(PATH)
def planner() -> Page:
    """The form; with pieces in the query also the plan, or what is wrong with them."""
    query = LoadQuery.of(request.args)
    is_complete = bool(query.lines) and not query.faults
    faults = query.faults if query.is_sent else ()
    title = _("Loading planner")
    return Page(
        Body(
            "load_planner/index.html",
            title=_("Error: {{title}}", title=title) if faults else title,
            context={
                "crumbs": crumbs((title, None)),
                "action": PATH,
                "form": form_view(query, faults),
                "result": result_view(query, load_result(query)) if is_complete else None,
            },
        ),
        metadata=Metadata(
            description=_(
                "Your pieces in containers, pallets or aircraft units: how many, where each "
                "stands, center of gravity, floor load and road limits, drawn step by step."
            ),
        ),
        # Pieces are unlimited, so no cache stores the results.
        caching=Caching(args=None, read_args=ARGS, returns=True),
        status=UNPROCESSABLE if faults else 200,
    )
