"""Scripted answers: what a server says next on a path, and a log of what it was asked for.

In front of the site (`live_server` puts a `ScriptedSite` around it) as well as in a vendor's
place (`scripted_vendor.scripted_vendor`):

    site.script.on("/page-data/blog/page-data.json", 503, 503, 503)   # then the real answer
    site.script.on("/blog", 404, method="HEAD")
    site.script.on("/blog", DROPPED)
    site.script.on("/blog", real(after=gate))                         # gate: threading.Event
    site.script.always("/page-data/*", Reply(500))
    site.script.times("/page-data/blog/page-data.json")
"""

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from http import HTTPStatus
from socket import SHUT_RDWR, socket
from threading import Condition, Event
from typing import TYPE_CHECKING

from tests.support.upstream import Reply

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

REAL = 0
"""As a status: what the server would have said by itself."""

DROPPED = Reply(drop=True)
"""The connection is closed without an answer."""

LONGEST_WAIT = 30
"""Seconds that an answer is held at the most."""


def real(after: Event) -> Reply:
    """The server's own answer, once `after` is set."""
    return Reply(REAL, after=after)


@dataclass(frozen=True)
class SeenRequest:
    """One request in the log.

    Attributes:
        query: without the question mark.
        time: when it came, in seconds of `time.monotonic()`.
        headers: by their names in lower case: `sec-fetch-dest` tells documents from data.
    """

    method: str
    path: str
    query: str
    time: float
    headers: Mapping[str, str]

    @property
    def target(self) -> str:
        """Path and query."""
        return f"{self.path}?{self.query}" if self.query else self.path

    @property
    def is_document(self) -> bool:
        """Whether a browser asked for it to show it."""
        return self.headers.get("sec-fetch-dest") == "document"


@dataclass
class _Line:
    """Replies on the paths that fit a pattern; the last one stays where it is for good."""

    pattern: str
    method: str
    replies: list[Reply]
    for_good: bool = False

    def fits(self, request: SeenRequest) -> bool:
        return request.method == self.method and fnmatchcase(request.path, self.pattern)

    def next(self) -> Reply:
        return self.replies[0] if self.for_good else self.replies.pop(0)


@dataclass
class ScriptedAnswers:
    """What a server is to say, and what it was asked."""

    seen: list[SeenRequest] = field(default_factory=list)
    _lines: list[_Line] = field(default_factory=list)
    _gates: list[Event] = field(default_factory=list)
    _changed: Condition = field(default_factory=Condition)

    def on(self, pattern: str, *replies: Reply | int, method: str = "GET") -> None:
        """Say these next, one after the other; then what the server says by itself.

        Args:
            pattern: a path, in which `*` stands for anything.
            replies: a reply, or only its status.
        """
        self._add(_Line(pattern, method, [_reply(one) for one in replies]))

    def always(self, pattern: str, reply: Reply | int, method: str = "GET") -> None:
        """Say this from now on; what `on` has said for the path comes first."""
        self._add(_Line(pattern, method, [_reply(reply)], for_good=True))

    def forget(self) -> None:
        """Nothing is scripted any more, nothing has been asked, and nothing is held."""
        with self._changed:
            self.seen, self._lines = [], []
            for gate in self._gates:
                gate.set()
            self._gates = []

    def take(self, request: SeenRequest) -> Reply | None:
        """Take note of a request; returns what to say, None for the server's own answer."""
        with self._changed:
            self.seen.append(request)
            self._changed.notify_all()
            lines = [line for line in self._lines if line.replies and line.fits(request)]
            return min(lines, key=lambda line: line.for_good).next() if lines else None

    def requests(self, pattern: str, method: str = "GET") -> list[SeenRequest]:
        """The requests so far for the paths that fit."""
        line = _Line(pattern, method, [])
        with self._changed:
            return [one for one in self.seen if line.fits(one)]

    def times(self, pattern: str, method: str = "GET") -> int:
        """How many there were."""
        return len(self.requests(pattern, method))

    def documents(self) -> list[str]:
        """Path and query of each document that a browser has asked for, in their order."""
        with self._changed:
            return [one.target for one in self.seen if one.is_document]

    def wait_for(
        self, pattern: str, count: int = 1, method: str = "GET", seconds: float = 10
    ) -> bool:
        """Whether so many requests have come, waiting for them if need be."""
        with self._changed:
            return self._changed.wait_for(lambda: self.times(pattern, method) >= count, seconds)

    def _add(self, line: _Line) -> None:
        with self._changed:
            self._lines.append(line)
            self._gates += [reply.after for reply in line.replies if reply.after]


class ScriptedSite:
    """WSGI layer: says what the script wants, and else what the application says."""

    def __init__(self, application: "WSGIApplication", script: ScriptedAnswers) -> None:
        self._application = application
        self._script = script

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Answer from the script or from the application."""
        reply = self._script.take(_seen_request(environ)) or Reply(REAL)
        if reply.after:
            reply.after.wait(LONGEST_WAIT)
        if reply.drop:
            _hang_up(environ["werkzeug.socket"])
        elif reply.status == REAL:
            return self._application(environ, start_response)
        start_response(f"{reply.status} {HTTPStatus(reply.status).phrase}", reply.lines)
        if environ["REQUEST_METHOD"] == "HEAD" or reply.drop:
            return []
        return [reply.body] if isinstance(reply.body, bytes) else reply.body


def _seen_request(environ: "WSGIEnvironment") -> SeenRequest:
    headers = {
        name.removeprefix("HTTP_").replace("_", "-").lower(): value
        for name, value in environ.items()
        if name.startswith("HTTP_")
    }
    path = environ["PATH_INFO"].encode("latin-1").decode("utf-8", "replace")
    return SeenRequest(
        environ["REQUEST_METHOD"], path, environ["QUERY_STRING"], time.monotonic(), headers
    )


def _hang_up(connection: socket) -> None:
    """End a connection: whatever is written to it afterwards goes nowhere."""
    connection.shutdown(SHUT_RDWR)


def _reply(given: Reply | int) -> Reply:
    return Reply(given, body=b"") if isinstance(given, int) else given
