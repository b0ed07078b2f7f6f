"""The WSGI layer of the reverse proxy."""

from collections.abc import Iterable, Mapping
from io import BytesIO
from typing import TYPE_CHECKING

from werkzeug.exceptions import HTTPException

from portolan.core.config import Settings
from portolan.web.headers import fixed_headers
from portolan.web.locale import hosts, site_urls
from portolan.web.proxies.address import raw_path
from portolan.web.proxies.entry import refuse_unfit
from portolan.web.proxies.faults import FAULT, NotConnected
from portolan.web.proxies.proxied_request import ProxiedRequest
from portolan.web.proxies.slots import ExchangeSlots
from portolan.web.proxies.table import RULES, rule_of
from portolan.web.representation import REPRESENTATION
from portolan.web.request_metrics.verdicts import note_proxied

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

    from portolan.web.proxies.upstream import Upstream

PASS_BY = ("X-Page-Cache", "pass")
"""The header that makes the page cache pass an answer on unread."""


class Proxies:
    """A WSGI layer that answers proxied paths from their hosts, and passes all others on.

    Args:
        application: this site, which also draws the error pages.
        settings: name the hosts.
    """

    def __init__(self, application: "WSGIApplication", settings: Settings) -> None:
        self._application = application
        self._locales = hosts(settings)
        self._site_urls = site_urls(settings)
        self._fixed = [*fixed_headers(settings).items(), PASS_BY]
        self._slots = ExchangeSlots()
        targets = {rule.target for rule in RULES if rule.target}
        urls = {target: getattr(settings, target) for target in targets}
        self._upstreams = _upstreams({target: url for target, url in urls.items() if url})

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Answer a proxied path, or pass the request on."""
        request = self._proxied(environ)
        if request is None:
            return self._application(environ, start_response)
        # Imported here: without proxied paths the HTTP client is not loaded.
        from portolan.web.proxies.exchange import exchange

        try:
            refuse_unfit(request, self._site_urls.values())
            answer = exchange(request, self._upstream(request), self._slots)
        except HTTPException as fault:
            note_proxied(environ, request.rule.target, str(fault.code))
            return self._application(_with_fault(environ, fault), start_response)
        note_proxied(environ, request.rule.target, "answered")
        start_response(answer.status, [*answer.headers, *self._fixed])
        return answer.body

    def close(self) -> None:
        """Close idle connections."""
        for upstream in self._upstreams.values():
            upstream.close()

    def _proxied(self, environ: "WSGIEnvironment") -> ProxiedRequest | None:
        """The request, if its path is proxied."""
        path = raw_path(environ)
        rule = rule_of(path)
        locale = self._locales.get(environ.get("HTTP_HOST", "").lower())
        # The site's own requests, made for rewrites, stay here.
        if rule is None or locale is None or REPRESENTATION in environ:
            return None
        request = ProxiedRequest(environ, rule, path, self._site_urls[locale.code])
        # Slashes in a row are the site's to settle.
        return None if request.only_reads and "//" in path else request

    def _upstream(self, request: ProxiedRequest) -> "Upstream":
        upstream = self._upstreams.get(request.rule.target or "")
        if upstream is None:
            raise NotConnected
        return upstream


def _upstreams(urls: Mapping[str, str]) -> Mapping[str, "Upstream"]:
    if not urls:
        return {}
    from portolan.web.proxies.upstream import Upstream

    return {target: Upstream(url) for target, url in urls.items()}


def _with_fault(environ: "WSGIEnvironment", fault: HTTPException) -> "WSGIEnvironment":
    """The environment for the fault's page, without the body, which may be read in part."""
    bodiless = {name: value for name, value in environ.items() if name != "HTTP_TRANSFER_ENCODING"}
    return {**bodiless, FAULT: fault, "CONTENT_LENGTH": "0", "wsgi.input": BytesIO()}
