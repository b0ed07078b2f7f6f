"""The calculator as page, JSON and CSV, and the sign-up for its open method."""

from flask import Response, jsonify, request

from portolan.core.i18n import _, lazy
from portolan.sections.emissions.addresses import PATH
from portolan.sections.emissions.exports import as_csv, as_data
from portolan.sections.emissions.form_fields import FormFields
from portolan.sections.emissions.props import EmissionsCalculatorProps
from portolan.sections.emissions.result_view import result_view, title_of
from portolan.sections.emissions.signup import SIGN_UP
from portolan.sections.shared.emissions_query.answer import Answer, answer_to
from portolan.sections.shared.emissions_query.problems import Problem, Unanswerable
from portolan.sections.shared.emissions_query.question import Question, arguments
from portolan.sections.shared.lead_pages.serving import serve
from portolan.web.content_section import crumbs
from portolan.web.navigation import Link
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.response import PRIVATE, PUBLIC
from portolan.web.section import Section

blueprint = Section(
    "emissions",
    __name__,
    menu=(
        Link(lazy("Emissions calculator"), "/emissions-calculator", ("shipment", "footer-tools")),
    ),
)
serve(blueprint, SIGN_UP)

UNPROCESSABLE = 422


@blueprint.page(PATH)
def calculator() -> Page:
    """The form; with a question in the address its answer too, or what is wrong with it.

    A link may fill the form in without asking: what it left out is not told to be wrong.
    """
    question = Question.of(request.args)
    if not question.is_asked:
        return _page(question)
    try:
        return _page(question, answer=answer_to(question))
    except Unanswerable as refused:
        return _page(question, problems=_told(question, refused))


@blueprint.get(f"{PATH}.json")
def data() -> Response:
    """The answer as JSON."""
    return _kept(jsonify(as_data(answer_to(Question.of(request.args)))))


@blueprint.get(f"{PATH}.csv")
def table() -> Response:
    """The answer as a table for spreadsheets."""
    found = Response(as_csv(answer_to(Question.of(request.args))), mimetype="text/csv")
    found.headers["Content-Disposition"] = 'attachment; filename="emissions.csv"'
    return _kept(found)


def _told(question: Question, refused: Unanswerable) -> tuple[Problem, ...]:
    """What is wrong with the question; with one that a link began, what is wrong so far."""
    if question.is_sent:
        return refused.problems
    return tuple(one for one in refused.problems if question.typed.get(one.field))


def _page(
    question: Question, answer: Answer | None = None, problems: tuple[Problem, ...] = ()
) -> Page:
    name = _("Emissions calculator")
    title = _("{{title}}: emissions", title=title_of(answer)) if answer else name
    return Page(
        Body(
            "emissions/calculator.html",
            title=_("Error: {{title}}", title=name) if problems else title,
            context={
                "crumbs": crumbs((name, None)),
                "calculator": _view(question, answer, problems),
            },
        ),
        metadata=Metadata(
            description=_(
                "What a shipment emits by sea, air, road or rail: the figure with its distance, "
                "its factor, its formula and its sources."
            ),
            indexable=not question.is_asked,
        ),
        caching=Caching(
            args=arguments(),
            # Places and weights have no end: an answer is neither kept nor listed.
            ages=question.is_asked,
        ),
        status=UNPROCESSABLE if problems else 200,
    )


def _view(
    question: Question, answer: Answer | None, problems: tuple[Problem, ...]
) -> EmissionsCalculatorProps:
    """What the island is drawn from."""
    fields = FormFields(question, problems)
    return {
        "action": PATH,
        "label": _("Emissions calculator"),
        "summary": fields.summary(),
        "groups": fields.groups(),
        "submit": _("Work it out"),
        "result": result_view(answer) if answer else None,
    }


@blueprint.errorhandler(Unanswerable)
def refusal(refused: Unanswerable) -> Response:
    """What is wrong with a question for data or a table, as JSON."""
    first = refused.problems[0]
    answer = jsonify(error={"message": first.message, "field": first.field})
    answer.status_code = UNPROCESSABLE
    answer.headers["Cache-Control"] = PRIVATE
    return answer


def _kept(answer: Response) -> Response:
    answer.headers["Cache-Control"] = PUBLIC
    return answer
