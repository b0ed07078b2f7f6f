"""The server's call of the application, with a slot for each body that is read.

Granian takes an answer from any thread, also while another one waits for the body, and ends that
wait with it. So who sends too slowly is answered by somebody else than the thread that he holds.

The short body of a form is read before the application is called, so that it holds its slot while
it arrives and not while the application works.
"""

from collections.abc import Callable, Mapping
from io import BytesIO
from threading import Lock
from types import MappingProxyType
from typing import Any

from portolan.leads.limits import network_of
from portolan.web.body_slots import BodySlots, IncomingBody
from portolan.web.cache_control import PRIVATE
from portolan.web.refusals import ENGLISH, Refusals

Headers = list[tuple[str, str]]
Scope = dict[str, Any]
Call = Callable[[Any, Scope], int]
"""Calls the application for a request; its first argument takes the answer."""

LookUp = Callable[[Scope], tuple[int, Headers, bytes] | None]

SHORT = 65_536
"""Bytes of a body that is read at once; forms are shorter, files are not."""
_TEXT = [("Content-Type", "text/plain; charset=utf-8"), ("Cache-Control", PRIVATE)]
_RETRY_AFTER = ("Retry-After", "5")


class OneAnswer:
    """Passes the first answer to the server, and drops any other.

    Args:
        taker: granian's protocol of the request.
        texts: what it may say, in the visitor's language.
    """

    def __init__(self, taker: Any, texts: Refusals = ENGLISH) -> None:
        self._taker = taker
        self._texts = texts
        self._given = Lock()

    def response_bytes(self, status: int, headers: Headers, body: bytes) -> None:
        """Answer with a whole body."""
        if self._is_first():
            self._taker.response_bytes(status, headers, body)

    def response_iter(self, status: int, headers: Headers, body: Any) -> None:
        """Answer with a body in parts."""
        if self._is_first():
            self._taker.response_iter(status, headers, body)
        else:
            body.close()

    def too_slow(self) -> None:
        """Answer a visitor who sends too slowly."""
        headers = [*_TEXT, ("Connection", "close")]
        self.response_bytes(408, headers, self._texts.too_slow.encode())

    def busy(self) -> int:
        """Answer a visitor for whom no slot is free; returns the status."""
        self.response_bytes(503, [*_TEXT, _RETRY_AFTER], self._texts.busy.encode())
        return 503

    def _is_first(self) -> bool:
        # Never released: only one answer gets it.
        return self._given.acquire(blocking=False)


def guarded(
    call: Call,
    slots: BodySlots,
    *,
    hops: int,
    texts: Mapping[str, Refusals] = MappingProxyType({}),
    ready: LookUp | None = None,
) -> Call:
    """The call with a slot for each body; `hops` proxies in front are believed.

    What is `ready` is answered without the call; `texts` are those of a refusal, by host.
    """

    def guarded_call(taker: Any, scope: Scope) -> int:
        length = scope.get("CONTENT_LENGTH") or "0"
        in_chunks = "HTTP_TRANSFER_ENCODING" in scope
        if length == "0" and not in_chunks:
            if ready is None or (lies_ready := ready(scope)) is None:
                return call(taker, scope)
            taker.response_bytes(*lies_ready)
            return lies_ready[0]
        answer = OneAnswer(taker, texts.get(scope.get("HTTP_HOST", "").lower(), ENGLISH))
        body = slots.take(
            scope["wsgi.input"],
            network=_network(scope, hops),
            length=None if in_chunks else int(length),
            cut=answer.too_slow,
        )
        if body is None:
            return answer.busy()
        try:
            if scope["REQUEST_METHOD"] != "POST" or in_chunks or int(length) > SHORT:
                return call(answer, {**scope, "wsgi.input": body})
            return call(answer, {**scope, "wsgi.input": _whole(body, int(length))})
        finally:
            slots.leave(body)

    return guarded_call


def _whole(body: IncomingBody, length: int) -> BytesIO:
    """The body, read; shorter where it was cut off or the visitor has left."""
    whole = BytesIO()
    while (missing := length - whole.tell()) and (part := body.read(missing)):
        whole.write(part)
    whole.seek(0)
    return whole


def _network(scope: Scope, hops: int) -> str:
    """The visitor's network, by the address that the outermost trusted proxy saw."""
    seen = [one.strip() for one in scope.get("HTTP_X_FORWARDED_FOR", "").split(",")]
    address = seen[-hops] if 0 < hops <= len(seen) else scope.get("REMOTE_ADDR", "")
    return network_of(address)
