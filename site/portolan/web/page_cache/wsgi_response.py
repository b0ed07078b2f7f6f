"""The answer of a WSGI application, captured before it is sent; light compression when sent."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from types import TracebackType
from typing import Any
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from portolan.web.accept_encoding import CODINGS, IDENTITY, preferred
from portolan.web.page_cache.compression import IN_PASSING, compress
from portolan.web.page_cache.page_entry import Header

INTERNAL = frozenset({"x-page-cache", "x-page-cache-args"})
_COMPRESSED_LENGTHS = range(1_024, 2_000_001)
_TEXT = (
    "text/", "image/svg", "application/json", "application/javascript", "application/xml",
    "application/atom+xml", "application/manifest+json",
)  # fmt: skip
_WITHOUT_BODY = ("204", "206", "304")

_ExcInfo = tuple[type[BaseException], BaseException, TracebackType] | tuple[None, None, None]


@dataclass(slots=True)
class WsgiResponse:
    """A status line, headers, and an unread body."""

    status: str
    headers: list[Header]
    body: Iterable[bytes]

    def header(self, name: str) -> str:
        """The value of a header, all its lines joined; empty if missing."""
        return ", ".join(value for key, value in self.headers if key.lower() == name)

    def read(self) -> bytes:
        """The whole body; reading it closes the answer."""
        try:
            return b"".join(self.body)
        finally:
            self.close()

    def close(self) -> None:
        """Close the body."""
        close: Callable[[], Any] | None = getattr(self.body, "close", None)
        if close is not None:
            close()


class _Continued:
    """A body whose beginning has been read already."""

    def __init__(self, chunks: Iterator[bytes], body: object) -> None:
        self._chunks = chunks
        self.close: Callable[[], Any] = getattr(body, "close", lambda: None)

    def __iter__(self) -> Iterator[bytes]:
        return self._chunks


def ask(app: WSGIApplication, environ: WSGIEnvironment) -> WsgiResponse:
    """Call `app` and return its answer, whose status is known even if sent with the body only."""
    started: list[tuple[str, list[Header]]] = []
    written: list[bytes] = []

    def start_response(
        status: str, headers: list[Header], _exc_info: _ExcInfo | None = None, /
    ) -> Callable[[bytes], object]:
        started[:] = [(status, headers)]
        return written.append

    body = app(environ, start_response)
    if not started or written:
        rest = iter(body)
        first = next(rest, b"")
        body = _Continued(chain(written, (first,), rest), body)
    status, headers = started[0]
    return WsgiResponse(status, headers, body)


def send(
    answer: WsgiResponse, environ: WSGIEnvironment, start_response: StartResponse
) -> Iterable[bytes]:
    """Send an answer that is not cached; longer text is compressed quickly."""
    headers = [header for header in answer.headers if header[0].lower() not in INTERNAL]
    is_compressed = _is_worth_compressing(answer)
    if is_compressed:
        headers = [header for header in headers if header[0].lower() != "vary"]
        headers.append(("Vary", vary_on_encoding(answer.header("vary"))))
    if environ["REQUEST_METHOD"] == "HEAD" or not is_compressed:
        start_response(answer.status, headers)
        return answer.body
    headers = [header for header in headers if header[0].lower() != "content-length"]
    body = answer.read()
    coding = preferred(environ.get("HTTP_ACCEPT_ENCODING"))
    if coding != IDENTITY:
        body = compress(body, coding, IN_PASSING)
        headers.append(("Content-Encoding", CODINGS[coding]))
    headers.append(("Content-Length", str(len(body))))
    start_response(answer.status, headers)
    return [body]


def _is_worth_compressing(answer: WsgiResponse) -> bool:
    length = answer.header("content-length")
    return (
        length.isdecimal()
        and int(length) in _COMPRESSED_LENGTHS
        and answer.header("content-type").lower().startswith(_TEXT)
        and not answer.status.startswith(_WITHOUT_BODY)
        and not answer.header("content-encoding")
        # From another host: streamed, whatever its length.
        and answer.header("x-page-cache") != "pass"
        # A strong ETag is for the plain bytes; compressed ones would need another.
        and answer.header("etag")[:2] in ("", "W/")
        and "no-transform" not in answer.header("cache-control").lower()
    )


def vary_on_encoding(vary: str) -> str:
    """The value of Vary with Accept-Encoding added."""
    names = [name.strip() for name in vary.split(",") if name.strip()]
    if "*" in names or "accept-encoding" in (name.lower() for name in names):
        return ", ".join(names)
    return ", ".join([*names, "Accept-Encoding"])
