"""What the site itself answers at another path: the inside of a rewrite."""

from contextvars import Context

from flask import Response, current_app, g, request

from portolan.web.page_cache.wsgi_response import ask
from portolan.web.response import REPRESENTATION

REWRITTEN = "portolan.rewritten"
"""WSGI environment key: the request is the inside of a rewrite, which cannot be rewritten again."""


def ask_inside(path: str, query: str, *, rewritten: bool = False) -> Response:
    """What the site answers to the visitor at another path."""
    inside = {
        **request.environ,
        # HEAD is cut short by whoever answers it.
        "REQUEST_METHOD": "GET",
        "PATH_INFO": path.encode().decode("latin-1"),
        "QUERY_STRING": query,
        REWRITTEN: rewritten,
        REPRESENTATION: request.environ.get(REPRESENTATION, "html"),
    }
    g.is_page_data = True
    # In a context of its own, or Flask would let the two requests share one `g`.
    shown = Context().run(ask, current_app.wsgi_app, inside)
    return Response(shown.read(), shown.status, shown.headers)
