"""Before anything is measured: what is served is what a fresh rendering says."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from portolan.web.page_cache.page_harvest import request_for
from portolan.web.page_cache.wsgi_response import ask
from tests.bench.fetch import fetch
from tests.bench.site import Address, BenchSite

ENCODINGS = {"": "", "gzip": "gzip", "br": "br", "gzip, deflate, br, zstd": "br"}
_OF_THE_TRANSFER = {
    "connection", "content-encoding", "content-length", "date", "etag", "server", "vary",
    "x-page-cache", "x-page-cache-args", "x-request-id",
}  # fmt: skip


@dataclass(frozen=True)
class Fresh:
    """What the application says now, without the headers of the transfer."""

    headers: dict[str, str]
    body: bytes


def differences(site: BenchSite, port: int, addresses: Iterable[Address]) -> Iterator[str]:
    """What is wrong with each page as the server at `port` sends it; nothing, if all is well."""
    for address in addresses:
        fresh = _fresh(site, address)
        for accept, coding in ENCODINGS.items():
            for fault in _faults(fresh, port, address, accept):
                yield f"{address.host}{address.target} ({coding or 'identity'}): {fault}"


def copies_differ(ours: int, theirs: int, addresses: Iterable[Address]) -> Iterator[str]:
    """Where nginx at port `theirs` sends other bytes or headers than the application."""
    for address in addresses:
        our, their = fetch(ours, address, "br"), fetch(theirs, address, "br")
        if (our.status, our.body) != (their.status, their.body):
            yield f"{address.host}{address.target}: another body or status"
        missing = _compared_headers(our.headers).items() - their.headers.items()
        if missing and our.headers["content-type"].startswith("text/html"):
            yield f"{address.host}{address.target}: without {missing}"


def _fresh(site: BenchSite, address: Address) -> Fresh:
    path, _, query = address.target.partition("?")
    answer = ask(site.app, request_for(address.host, path, query))
    return Fresh(
        _compared_headers({name.lower(): value for name, value in answer.headers}), answer.read()
    )


def _compared_headers(headers: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in headers.items() if name not in _OF_THE_TRANSFER}


def _faults(fresh: Fresh, port: int, address: Address, accept: str) -> Iterator[str]:
    served = fetch(port, address, accept)
    if served.status != 200:
        yield f"status {served.status}"
        return
    if served.headers.get("content-encoding", "") != ENCODINGS[accept]:
        yield f"encoding {served.headers.get('content-encoding')!r}"
    if served.plain != fresh.body:
        yield "another body"
    if int(served.headers["content-length"]) != len(served.body):
        yield "wrong length"
    if served.headers.get("vary") != "Accept-Encoding":
        yield f"varies on {served.headers.get('vary')}"
    if (stored := _compared_headers(served.headers)) != fresh.headers:
        yield f"headers {set(stored.items()) ^ set(fresh.headers.items())}"
    etag = served.headers.get("etag", "")
    if fetch(port, address, accept, {"If-None-Match": etag}).status != 304:
        yield "its own validator is not known"
