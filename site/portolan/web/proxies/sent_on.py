"""The headers of a request for another host."""

from collections.abc import Iterator
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from portolan.web.proxies.proxied_request import ProxiedRequest

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

Line = tuple[str, str]
"""A header: its name and its value."""

# Hop-by-hop headers (RFC 9110, section 7.6.1).
ONE_HOP = frozenset({
    "connection", "expect", "http2-settings", "keep-alive", "proxy-authenticate",
    "proxy-authentication-info", "proxy-authorization", "proxy-connection", "te", "trailer",
    "transfer-encoding", "upgrade",
})  # fmt: skip
# Headers that this server sets itself, or passes only if the rule allows it.
_OURS = frozenset({
    "authorization", "content-length", "content-type", "cookie", "forwarded", "host", "proxy",
    "via",
})  # fmt: skip
# Headers that proxies set, which a visitor could forge; and those that override the method or
# path of a request.
_PROXIES_WORD = (
    "cf-", "client-ip", "fastly-", "true-client-", "x-client-ip", "x-cluster-client-", "x-envoy-",
    "x-forwarded", "x-host", "x-http-method", "x-method-override", "x-original-", "x-real-",
    "x-remote-", "x-rewrite-", "x-url-",
)  # fmt: skip


def sent_on(request: ProxiedRequest, host: str) -> list[Line]:
    """The headers for the upstream, whose name (with its port) is `host`."""
    site = urlsplit(request.site_url)
    return [
        ("Host", host),
        *_visitors(request.environ),
        *_credentials(request),
        *_framing(request),
        ("X-Forwarded-For", request.environ.get("REMOTE_ADDR", "")),
        ("X-Forwarded-Proto", site.scheme),
        ("X-Forwarded-Host", site.netloc),
    ]


def named_in(connection: str) -> frozenset[str]:
    """The header names in a `Connection` header, which end at this hop."""
    return frozenset(name.strip().lower() for name in connection.split(","))


def _visitors(environ: "WSGIEnvironment") -> Iterator[Line]:
    dropped = ONE_HOP | _OURS | named_in(environ.get("HTTP_CONNECTION", ""))
    for key, value in environ.items():
        name = key.removeprefix("HTTP_").replace("_", "-").lower()
        if key.startswith("HTTP_") and name not in dropped and not name.startswith(_PROXIES_WORD):
            yield name, value


def _credentials(request: ProxiedRequest) -> Iterator[Line]:
    given = (part.strip() for part in request.environ.get("HTTP_COOKIE", "").split(";"))
    cookies = [cookie for cookie in given if cookie.partition("=")[0] in request.rule.cookies]
    if cookies:
        yield "Cookie", "; ".join(cookies)
    if request.rule.from_machines and "HTTP_AUTHORIZATION" in request.environ:
        yield "Authorization", request.environ["HTTP_AUTHORIZATION"]


def _framing(request: ProxiedRequest) -> Iterator[Line]:
    if kind := request.environ.get("CONTENT_TYPE"):
        yield "Content-Type", kind
    if request.coding:
        yield "Transfer-Encoding", "chunked"
    elif request.length or not request.only_reads:
        yield "Content-Length", str(request.size)
