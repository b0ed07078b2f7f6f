"""The WSGI layers directly around Flask: they change what a request says of itself."""

import logging
from collections.abc import Iterable
from io import BytesIO, RawIOBase
from threading import Lock
from typing import IO, TYPE_CHECKING, NoReturn

from flask import Flask
from werkzeug.exceptions import BadRequest, HTTPException, RequestEntityTooLarge
from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.wsgi import get_content_length

from portolan.config import Settings
from portolan.web.form_posts import FORM_LIMIT
from portolan.web.page_data import PageDataPaths
from portolan.web.proxies.layer import Proxies

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

log = logging.getLogger(__name__)


def init_layers(app: Flask) -> None:
    """Believe the proxies in front, let other hosts answer their paths, find page data's pages.

    The host is never taken from a proxy's header: it picks the locale and the cache's key.
    """
    settings: Settings = app.config["SETTINGS"]
    hops = settings.trusted_proxies
    # Outside WholeBodies: what is sent on is not read here.
    proxies = Proxies(WholeBodies(PageDataPaths(app.wsgi_app)), settings)
    app.extensions["proxies"] = proxies
    layered: WSGIApplication = proxies
    if hops:
        layered = ProxyFix(layered, x_for=hops, x_proto=hops)
    elif settings.is_production:
        layered = UnknownProxy(layered)
    app.wsgi_app = layered  # type: ignore[method-assign, assignment]  # Flask's own place


class UnknownProxy:
    """WSGI layer: says once that a proxy stands in front which the settings do not know.

    All visitors then share its address, and with it one limit of posts.
    """

    def __init__(self, application: "WSGIApplication") -> None:
        self._application = application
        self._said = Lock()

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Hand the request on as it is."""
        # The lock is never released: whoever gets it is the first.
        if "HTTP_X_FORWARDED_FOR" in environ and self._said.acquire(blocking=False):
            log.warning("requests carry X-Forwarded-For, but TRUSTED_PROXIES is 0")
        return self._application(environ, start_response)


class WholeBodies:
    """WSGI layer: a body is handed on whole and with its length, or reading it is an error.

    A server that says `wsgi.input_terminated` makes Werkzeug read up to a limit and take
    what it got for everything, where the rest was cut off or the visitor's line broke.
    """

    def __init__(self, application: "WSGIApplication") -> None:
        self._application = application

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Hand the request on with the length of its body."""
        if environ.get("wsgi.input_terminated"):
            environ = _with_length(environ)
        return self._application(environ, start_response)


class Unreadable(RawIOBase):
    """A body that nobody may take for the whole: to read it is the error."""

    def __init__(self, error: HTTPException) -> None:
        super().__init__()
        self._error = error

    def readinto(self, _buffer: object) -> NoReturn:
        """Raise the error; every way of reading comes by here."""
        raise self._error


def _with_length(environ: "WSGIEnvironment") -> "WSGIEnvironment":
    # Without this word of the server Werkzeug counts the bytes, and misses those that lack.
    counted = {name: environ[name] for name in environ if name != "wsgi.input_terminated"}
    if get_content_length(environ) is None:
        body, length = _whole_body(environ["wsgi.input"])
        counted |= {"wsgi.input": body, "CONTENT_LENGTH": str(length)}
        counted.pop("HTTP_TRANSFER_ENCODING", None)
    return counted


def _whole_body(stream: IO[bytes]) -> tuple[IO[bytes] | Unreadable, int]:
    """The body and its length; more than anybody may send is not kept."""
    body = BytesIO()
    room = FORM_LIMIT + 1
    try:
        while room and (part := stream.read(room)):
            room -= body.write(part)
    except OSError:  # chunks that make no sense
        return Unreadable(BadRequest()), 1
    if not room:
        return Unreadable(RequestEntityTooLarge()), FORM_LIMIT + 1
    body.seek(0)
    return body, FORM_LIMIT + 1 - room
