"""The WSGI layers directly around Flask, which correct the request's environment."""

import logging
import re
from collections.abc import Iterable
from io import BytesIO
from threading import Lock
from typing import TYPE_CHECKING

from flask import Flask, Response, request
from werkzeug.exceptions import BadRequest, LengthRequired
from werkzeug.middleware.proxy_fix import ProxyFix

from portolan.core.config import Settings
from portolan.core.lazy_imports import loads_late
from portolan.web.errors import error_page
from portolan.web.page_data import PageDataPaths
from portolan.web.proxies.address import raw_path
from portolan.web.proxies.layer import Proxies
from portolan.web.request_ids import RequestIds
from portolan.web.response import respond

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_CONTROL = re.compile(r"[\x00-\x1f\x7f]")
_ESCAPED_CONTROL = re.compile(r"%(?:0[0-8bcef]|1[0-9a-f]|7f)", re.IGNORECASE)

log = logging.getLogger(__name__)

UNCOUNTED = "portolan.uncounted"
"""WSGI environment key of a request with a chunked body, which is not read."""


def init_layers(app: Flask) -> None:
    """Wrap the application: request ids, trusted proxies, reverse proxy, whole bodies, page data.

    The host is never taken from a proxy's header: it decides the locale and the cache key.
    """
    settings: Settings = app.config["SETTINGS"]
    app.before_request(refuse_controls)
    app.before_request(refuse_escaped_slashes)
    app.before_request(refuse_uncounted)
    hops = settings.trusted_proxies
    # Outside WholeBodies, since proxied bodies are streamed.
    proxies = Proxies(WholeBodies(WithoutControls(PageDataPaths(app.wsgi_app))), settings)
    app.extensions["proxies"] = proxies
    loads_late(app, "portolan.web.proxies.exchange")
    layered: WSGIApplication = proxies
    if hops:
        layered = ProxyFix(layered, x_for=hops, x_proto=hops)
    elif settings.is_production:
        layered = UnknownProxy(layered)
    app.wsgi_app = RequestIds(layered)  # type: ignore[method-assign]  # Flask's own place


class UnknownProxy:
    """WSGI layer that logs once if there is a proxy in front that the settings do not mention.

    All visitors then share its IP address, and with it one limit of posts.
    """

    def __init__(self, application: "WSGIApplication") -> None:
        self._application = application
        self._warned = Lock()

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Pass the request on unchanged, with a warning if a proxy has forwarded it."""
        # The lock is never released: only the first thread gets it.
        if "HTTP_X_FORWARDED_FOR" in environ and self._warned.acquire(blocking=False):
            log.warning("requests carry X-Forwarded-For, but TRUSTED_PROXIES is 0")
        return self._application(environ, start_response)


class WholeBodies:
    """WSGI layer that refuses bodies of unknown length, and treats truncated ones as errors.

    With the server's `wsgi.input_terminated`, Werkzeug takes a truncated body for a whole one.
    A truncated chunked body cannot be detected: the server passes on whatever chunks arrived.
    Browsers always send a length.
    """

    def __init__(self, application: "WSGIApplication") -> None:
        self._application = application

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Pass the request on, so that its body is counted, or marked for refusal."""
        if "HTTP_TRANSFER_ENCODING" in environ:
            environ = {**environ, "wsgi.input": BytesIO(), UNCOUNTED: True}
        # Without this key Werkzeug counts the bytes, and notices missing ones.
        counted = {name: environ[name] for name in environ if name != "wsgi.input_terminated"}
        return self._application(counted, start_response)


class WithoutControls:
    """WSGI layer that turns a query's control characters into spaces, so that no page repeats them.

    Tabs and line breaks stay: a search may have been pasted with them.
    """

    def __init__(self, application: "WSGIApplication") -> None:
        self._application = application

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Pass the request on with a clean query."""
        query = environ.get("QUERY_STRING", "")
        if "%" in query:
            environ = {**environ, "QUERY_STRING": _ESCAPED_CONTROL.sub("%20", query)}
        return self._application(environ, start_response)


def refuse_controls() -> None:
    """Answer 400 to a path with control characters: no page has one, and no link leads there."""
    if _CONTROL.search(request.path):
        raise BadRequest


def refuse_escaped_slashes() -> Response | None:
    """Answer 404 to a path with `%2F`, which is part of a name: no page has one in its name.

    Granian does not tell of it; there the proxy in front escapes it once more.
    """
    escaped = "%2f" in raw_path(request.environ).lower()
    return respond(error_page(404)) if escaped else None


def refuse_uncounted() -> None:
    """Answer 411 to a chunked body."""
    if UNCOUNTED in request.environ:
        raise LengthRequired
