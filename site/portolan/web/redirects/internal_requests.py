"""Internal requests, which rewrites are answered with."""

from contextvars import Context

from flask import Response, current_app, g, request

from portolan.web.page_cache.wsgi_response import ask
from portolan.web.representation import REPRESENTATION

REWRITTEN = "portolan.rewritten"
"""WSGI environment key of an internal request for a rewrite, which is not rewritten again."""


def ask_inside(path: str, query: str, *, rewritten: bool = False) -> Response:
    """The site's answer to the visitor at another path."""
    inside = {
        **request.environ,
        # For HEAD the body is dropped later.
        "REQUEST_METHOD": "GET",
        "PATH_INFO": path.encode().decode("latin-1"),
        "QUERY_STRING": query,
        REWRITTEN: rewritten,
        REPRESENTATION: request.environ.get(REPRESENTATION, "html"),
    }
    g.is_page_data = True
    # In a context of its own, so that the two requests do not share one `g`.
    answer = Context().run(ask, current_app.wsgi_app, inside)
    return Response(answer.read(), answer.status, answer.headers)
