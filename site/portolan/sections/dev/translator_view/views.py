"""The page of an entry, and the links to it."""

from flask import Flask, Response, request

from portolan.web.page import Page
from portolan.web.section import Section

SWITCH = "translate"
"""The parameter that turns a page's texts into links to their entries."""

blueprint = Section("translator_view", __name__)


def init_translator_view(app: Flask) -> None:
    """Mark the texts of every page whose address has the parameter."""
    app.after_request(_mark)


def _mark(response: Response) -> Response:
    if SWITCH in request.args and response.mimetype == "text/html" and not response.is_streamed:
        # A start does not wait for the readers of catalogs.
        from portolan.sections.dev.translator_view.entry_page import marked_page

        response.set_data(marked_page(response.get_data(as_text=True)))
    return response


@blueprint.page("/_translate/<locale>/<name>/<int:line>")
def entry(locale: str, name: str, line: int) -> Page:
    """An entry: where it stands, what it says, and what is wrong with it."""
    from portolan.sections.dev.translator_view.entry_page import entry_page

    return entry_page(locale, name, line)
