"""The WSGI layers that give each request its id, and say it in the answer as `X-Request-ID`.

A kept page says the id only if the request brought one: an id of its own for each of them would
cost more than the limit set for it (`tests/bench/README.md`).
"""

from collections.abc import Callable, Iterable
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from portolan.core.request_id import current, request_id_of

BROUGHT = "HTTP_X_REQUEST_ID"
REQUEST_ID = "portolan.request_id"
"""WSGI environment key of the id, which a layer further out answers."""


class RequestIds:
    """The layer around Flask that gives each request its id."""

    def __init__(self, application: WSGIApplication) -> None:
        self._application = application

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Pass the request on with its id."""
        known = environ.get(REQUEST_ID)
        own = environ[REQUEST_ID] = known or request_id_of(environ.pop(BROUGHT, None))
        before = current.set(own)
        try:
            answer = start_response if known else _answered(start_response, own)
            return self._application(environ, answer)
        finally:
            current.reset(before)


def with_brought_ids(application: WSGIApplication) -> WSGIApplication:
    """The layer around the page cache: the id that a request brought, on kept pages too."""

    def layer(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if BROUGHT not in environ:
            return application(environ, start_response)
        own = environ[REQUEST_ID] = request_id_of(environ.pop(BROUGHT))
        return application(environ, _answered(start_response, own))

    return layer


def _answered(start_response: StartResponse, own: str) -> StartResponse:
    def start(
        status: str, headers: list[tuple[str, str]], *error: object
    ) -> Callable[[bytes], object]:
        return start_response(status, [*headers, ("X-Request-ID", own)], *error)  # type: ignore[arg-type]  # WSGI types know no optional third value

    return start
