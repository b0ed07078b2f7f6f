"""The headers of a request for another host."""

from collections.abc import Iterator
from urllib.parse import urlsplit

from portolan.web.proxies.proxied_request import ProxiedRequest

Line = tuple[str, str]
"""A header: its name and its value."""

# Hop-by-hop headers (RFC 9110, section 7.6.1).
ONE_HOP = frozenset({
    "connection", "expect", "http2-settings", "keep-alive", "proxy-authenticate",
    "proxy-authentication-info", "proxy-authorization", "proxy-connection", "te", "trailer",
    "transfer-encoding", "upgrade",
})  # fmt: skip
# What a browser says about itself and what it wants; all other names stay behind, since those that
# proxies and gateways set are believed by somebody.
_PASSED = frozenset({
    "accept", "accept-charset", "accept-encoding", "accept-language",
    "access-control-request-headers", "access-control-request-method", "cache-control",
    "content-encoding", "content-language", "dnt", "idempotency-key", "if-match",
    "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "last-event-id",
    "origin", "pragma", "prefer", "priority", "purpose", "range", "referer", "save-data",
    "upgrade-insecure-requests", "user-agent", "x-csrf-token", "x-requested-with", "x-xsrf-token",
})  # fmt: skip
_PASSED_BEGINNINGS = ("sec-ch-", "sec-fetch-", "sec-gpc", "sec-purpose")
# How services that call webhooks name their event, and what they sign it with.
_MACHINES_ENDS = ("-delivery", "-event", "-event-id", "-signature", "-signature-256", "-timestamp")


def sent_on(request: ProxiedRequest, host: str) -> list[Line]:
    """The headers for the upstream, whose name (with its port) is `host`."""
    site = urlsplit(request.site_url)
    return [
        ("Host", host),
        *_visitors(request),
        *_credentials(request),
        *_framing(request),
        ("X-Forwarded-For", request.environ.get("REMOTE_ADDR", "")),
        ("X-Forwarded-Proto", site.scheme),
        ("X-Forwarded-Host", site.netloc),
    ]


def named_in(connection: str) -> frozenset[str]:
    """The header names in a `Connection` header, which end at this hop."""
    return frozenset(name.strip().lower() for name in connection.split(","))


def _visitors(request: ProxiedRequest) -> Iterator[Line]:
    dropped = ONE_HOP | named_in(request.environ.get("HTTP_CONNECTION", ""))
    for key, value in request.environ.items():
        name = key.removeprefix("HTTP_").replace("_", "-").lower()
        if key.startswith("HTTP_") and name not in dropped and _is_passed(name, request):
            yield name, value


def _is_passed(name: str, request: ProxiedRequest) -> bool:
    if name in _PASSED or name.startswith(_PASSED_BEGINNINGS):
        return True
    return request.rule.from_machines and name.endswith(_MACHINES_ENDS)


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
