"""The WSGI layers directly around Flask: they change what a request says of itself."""

import logging
from collections.abc import Iterable
from io import BytesIO
from threading import Lock
from typing import TYPE_CHECKING

from flask import Flask, request
from werkzeug.exceptions import LengthRequired
from werkzeug.middleware.proxy_fix import ProxyFix

from portolan.core.config import Settings
from portolan.core.late import loads_late
from portolan.web.page_data import PageDataPaths
from portolan.web.proxies.layer import Proxies

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

log = logging.getLogger(__name__)

UNCOUNTED = "portolan.uncounted"
"""WSGI environment key: the request had a body in chunks, which nobody reads."""


def init_layers(app: Flask) -> None:
    """Believe the proxies in front, let other hosts answer their paths, find page data's pages.

    The host is never taken from a proxy's header: it picks the locale and the cache's key.
    """
    settings: Settings = app.config["SETTINGS"]
    app.before_request(refuse_uncounted)
    hops = settings.trusted_proxies
    # Outside WholeBodies: what is sent on is not read here.
    proxies = Proxies(WholeBodies(PageDataPaths(app.wsgi_app)), settings)
    app.extensions["proxies"] = proxies
    loads_late(app, "portolan.web.proxies.exchange")
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
        self._warned = Lock()

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Hand the request on as it is."""
        # The lock is never released: whoever gets it is the first.
        if "HTTP_X_FORWARDED_FOR" in environ and self._warned.acquire(blocking=False):
            log.warning("requests carry X-Forwarded-For, but TRUSTED_PROXIES is 0")
        return self._application(environ, start_response)


class WholeBodies:
    """WSGI layer: a body comes with its length, and less than that is an error.

    A server that says `wsgi.input_terminated` makes Werkzeug take what it got for everything,
    where the visitor's line broke. Of a body in chunks nobody could tell: the server hands on the
    chunks that came as if they were all. Browsers state the length of what they send.
    """

    def __init__(self, application: "WSGIApplication") -> None:
        self._application = application

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Hand the request on, its body to be counted; or without it, to be refused."""
        if "HTTP_TRANSFER_ENCODING" in environ:
            environ = {**environ, "wsgi.input": BytesIO(), UNCOUNTED: True}
        # Without this word of the server Werkzeug counts the bytes, and misses those that lack.
        counted = {name: environ[name] for name in environ if name != "wsgi.input_terminated"}
        return self._application(counted, start_response)


def refuse_uncounted() -> None:
    """Answer 411 to a body in chunks."""
    if UNCOUNTED in request.environ:
        raise LengthRequired
