"""The calculator as page, JSON and CSV, and the sign-up for its open method."""

from flask import Response, jsonify, request

from portolan.core.i18n import _, lazy
from portolan.sections.emissions.addresses import PATH
from portolan.sections.emissions.exports import as_csv, as_data
from portolan.sections.emissions.form_fields import FormFields
from portolan.sections.emissions.props import EmissionsCalculatorProps
from portolan.sections.emissions.result_view import result_view, title_of
from portolan.sections.emissions.signup import SIGN_UP
from portolan.sections.shared.emissions_query.problems import Problem, Unanswerable
from portolan.sections.shared.emissions_query.query import EmissionsQuery, arguments
from portolan.sections.shared.emissions_query.result import EmissionsResult, answer_to
from portolan.sections.shared.lead_pages.serving import serve
from portolan.web.cache_control import PRIVATE, PUBLIC
from portolan.web.content_section import crumbs
from portolan.web.conversions import Conversion
from portolan.web.errand import TOOL, Errand
from portolan.web.navigation import Link
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.section import Section

blueprint = Section(
    "emissions",
    __name__,
    menu=(
        Link(lazy("Emissions calculator"), "/emissions-calculator", ("shipment", "footer-tools")),
    ),
    errands=(
        Errand(
            "/emissions-calculator",
            lazy("Emissions calculator"),
            TOOL,
            lazy("What a shipment emits, and how we calculate it."),
        ),
    ),
    conversions=(
        Conversion("emissions_calculated", {"mode": str}, "a result of the calculator is shown"),
    ),
)
serve(blueprint, SIGN_UP)

UNPROCESSABLE = 422


@blueprint.page(PATH)
def calculator() -> Page:
    """The form; with a query also the result, or its errors.

    A link may fill in a part of the form: the rest does not count as errors. Nor is anything
    answered while only a row of pieces more or fewer is asked for.
    """
    query = EmissionsQuery.of(request.args)
    if not query.has_input or query.pieces.is_pressed:
        return _page(query)
    try:
        return _page(query, answer=answer_to(query))
    except Unanswerable as refused:
        return _page(query, problems=_problems(query, refused))


@blueprint.get(f"{PATH}.json")
def data() -> Response:
    """The result as JSON."""
    return _cached(jsonify(as_data(answer_to(EmissionsQuery.of(request.args)))))


@blueprint.get(f"{PATH}.csv")
def table() -> Response:
    """The result as CSV."""
    answer = Response(as_csv(answer_to(EmissionsQuery.of(request.args))), mimetype="text/csv")
    answer.headers["Content-Disposition"] = 'attachment; filename="emissions.csv"'
    return _cached(answer)


def _problems(query: EmissionsQuery, refused: Unanswerable) -> tuple[Problem, ...]:
    """The errors of the query; of a partly filled one, only those in filled fields."""
    if query.is_sent:
        return refused.problems
    return tuple(one for one in refused.problems if query.typed.get(one.field))


def _page(
    query: EmissionsQuery, answer: EmissionsResult | None = None, problems: tuple[Problem, ...] = ()
) -> Page:
    name = _("Emissions calculator")
    title = _("{{title}}: emissions", title=title_of(answer)) if answer else name
    return Page(
        Body(
            "emissions/calculator.html",
            title=_("Error: {{title}}", title=name) if problems else title,
            context={
                "crumbs": crumbs((name, None)),
                "calculator": _view(query, answer, problems),
                "mode": query["mode"],
            },
        ),
        metadata=Metadata(
            description=_(
                "What a shipment emits by sea, air, road or rail: the figure with its distance, "
                "its factor, its formula and its sources."
            ),
        ),
        caching=Caching(
            args=arguments(),
            many=query.has_input,
        ),
        status=UNPROCESSABLE if problems else 200,
    )


def _view(
    query: EmissionsQuery, answer: EmissionsResult | None, problems: tuple[Problem, ...]
) -> EmissionsCalculatorProps:
    """The props of the island."""
    fields = FormFields(query, problems)
    return {
        "action": PATH,
        "label": _("Emissions calculator"),
        "summary": fields.summary(),
        "groups": fields.groups(),
        "submit": _("Work it out"),
        "fold": _("Work out the weight and volume from pieces"),
        "result": result_view(answer) if answer else None,
    }


@blueprint.errorhandler(Unanswerable)
def refusal(refused: Unanswerable) -> Response:
    """The JSON error of a query for JSON or CSV."""
    first = refused.problems[0]
    answer = jsonify(error={"message": first.message, "field": first.field})
    answer.status_code = UNPROCESSABLE
    answer.headers["Cache-Control"] = PRIVATE
    return answer


def _cached(answer: Response) -> Response:
    answer.headers["Cache-Control"] = PUBLIC
    return answer
