"""Answers that lie ready, sent by threads of their own.

Granian sends a body in parts on the thread that called the application, which the visitor so holds
for as long as he reads. It takes the parts from any thread, also after the call has returned.
"""

from threading import Thread
from typing import Any

from portolan.web.guarded_bodies import Call, Headers, Scope

RELEASED_THREAD = "portolan.released_thread"
"""WSGI environment key of the request's `ReleasedThread`; missing under other servers."""


class ReleasedThread:
    """Passes an answer to the server, and a body in parts from another thread if `is_enabled`.

    Args:
        taker: granian's protocol of the request.
    """

    __slots__ = ("_taker", "is_enabled", "response_bytes")

    def __init__(self, taker: Any) -> None:
        self._taker = taker
        self.is_enabled = False
        self.response_bytes = taker.response_bytes

    def response_iter(self, status: int, headers: Headers, body: Any) -> None:
        """Answer with a body in parts."""
        if not self.is_enabled:
            self._taker.response_iter(status, headers, body)
            return
        answer = (status, headers, body)
        Thread(target=self._taker.response_iter, args=answer, daemon=True).start()


def with_own_threads(call: Call) -> Call:
    """Server call that sends a ready answer from a thread of its own if the application wishes."""

    def releasing_call(taker: Any, scope: Scope) -> int:
        scope[RELEASED_THREAD] = released = ReleasedThread(taker)
        return call(released, scope)

    return releasing_call
