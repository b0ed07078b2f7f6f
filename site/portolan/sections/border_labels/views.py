"""The pages of PAPS and PARS, and labels as files."""

from flask import Response, abort, request

from portolan.core.i18n import _, lazy
from portolan.domain.border import NumberKind
from portolan.drawing.diagrams.border_label import InvalidNumber
from portolan.sections.border_labels.tool import ARGS, Tool
from portolan.web.cache_control import PUBLIC
from portolan.web.content_section import crumbs
from portolan.web.conversions import Conversion
from portolan.web.errand import TOOL, Errand
from portolan.web.navigation import Link
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.section import Section

blueprint = Section(
    "border_labels",
    __name__,
    menu=(Link(lazy("PAPS and PARS labels"), "/paps", ("reference", "footer-tools")),),
    errands=(
        Errand(
            "/paps",
            lazy("PAPS labels"),
            TOOL,
            lazy("Barcode labels for trucks into the United States."),
        ),
        Errand(
            "/pars",
            lazy("PARS labels"),
            TOOL,
            lazy("Barcode labels for trucks into Canada."),
        ),
    ),
    conversions=(Conversion("label_made", {"kind": str}, "a label is shown"),),
)

UNPROCESSABLE = 422


@blueprint.page("/paps")
def paps() -> Page:
    """The page of PAPS numbers, for trucks into the United States."""
    description = _(
        "What a PAPS number is, how it is made up, and a barcode label of it to print: "
        "for trucks into the United States."
    )
    return _page(NumberKind.PAPS, _("PAPS numbers and labels"), description)


@blueprint.page("/pars")
def pars() -> Page:
    """The page of PARS numbers, for trucks into Canada."""
    description = _(
        "What a PARS number is, how it is made up, and a barcode label of it to print: "
        "for trucks into Canada."
    )
    return _page(NumberKind.PARS, _("PARS numbers and labels"), description)


@blueprint.get("/paps/label.svg")
def paps_label() -> Response:
    """A PAPS label as a file."""
    return _label(NumberKind.PAPS)


@blueprint.get("/pars/label.svg")
def pars_label() -> Response:
    """A PARS label as a file."""
    return _label(NumberKind.PARS)


def _page(kind: NumberKind, title: str, description: str) -> Page:
    tool = Tool(kind, request.args)
    return Page(
        Body(
            f"border_labels/{kind}.html",
            title=_("Error: {{title}}", title=title) if tool.is_refused else title,
            context={"crumbs": crumbs((title, None)), "tool": tool.view()},
        ),
        metadata=Metadata(description=description),
        caching=Caching(
            args=ARGS,
            # Numbers are unlimited and private, so the page cache does not store results.
            ages=tool.has_query,
        ),
        status=UNPROCESSABLE if tool.is_refused else 200,
    )


def _label(kind: NumberKind) -> Response:
    tool = Tool(kind, request.args)
    try:
        svg = tool.svg()
    except InvalidNumber:
        abort(UNPROCESSABLE)
    answer = Response(svg, mimetype="image/svg+xml")
    name = f"{kind}-{tool.number.number}.svg"
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    answer.headers["Cache-Control"] = PUBLIC
    return answer
