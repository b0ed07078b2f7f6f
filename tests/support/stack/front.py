"""The proxy in front of a site: it ends TLS, tells who asks, and says what a test wants said."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from itertools import count
from ssl import SSLContext
from threading import Condition

from tests.support.scripted import ScriptedAnswers
from tests.support.scripted_vendor import scripted_vendor
from tests.support.upstream import Received, Reply

VISITOR = "198.18.0.1"
"""The address of every visitor, unless each post is to come from a network of its own."""

HOP_BY_HOP = {"connection", "keep-alive", "transfer-encoding", "te", "upgrade"}
OURS = {"x-forwarded-for", "x-forwarded-proto"}
LARGEST_BODY = 2_000_000


@dataclass(frozen=True)
class Answered:
    """A request that the site has answered itself."""

    received: Received
    status: int

    @property
    def method(self) -> str:
        """The method of the request."""
        return self.received.method

    @property
    def path(self) -> str:
        """Its path, without the query."""
        return self.received.target.partition("?")[0]

    def header(self, name: str) -> str | None:
        """A header of the request."""
        return next(iter(self.received.values(name)), None)


@dataclass
class Front:
    """A running front.

    Attributes:
        backend: the port of the site's server.
        port: its own.
        script: what it says in the site's place, and what it was asked.
        answered: what the site has answered, oldest first.
        many_networks: whether each request comes from an address of its own.
    """

    backend: int
    port: int = 0
    script: ScriptedAnswers = field(default_factory=ScriptedAnswers)
    answered: list[Answered] = field(default_factory=list)
    many_networks: bool = False
    _numbers: Iterator[int] = field(default_factory=lambda: count(2))
    _changed: Condition = field(default_factory=Condition)

    def forward(self, received: Received) -> Reply:
        """The site's own answer."""
        # One for each request: on loopback it costs little, and none is ever stale.
        connection = HTTPConnection("127.0.0.1", self.backend, timeout=60)
        headers = [(name, value) for name, value in received.headers if _passes(name)]
        headers += [("X-Forwarded-For", self._visitor()), ("X-Forwarded-Proto", "https")]
        if received.length and not received.values("content-length"):
            headers.append(("Content-Length", str(received.length)))
        connection.putrequest(
            received.method, received.target, skip_host=True, skip_accept_encoding=True
        )
        for name, value in headers:
            connection.putheader(name, value)
        connection.endheaders(received.body or None)
        with closing(connection):
            answer = connection.getresponse()
            body = answer.read()
        with self._changed:
            self.answered.append(Answered(received, answer.status))
            self._changed.notify_all()
        remaining = [(name, value) for name, value in answer.getheaders() if _passes(name)]
        return Reply(answer.status, remaining, body)

    def wait_for(self, times: int, method: str, seconds: float) -> None:
        """Return once so many requests of a method are answered, or no more have come."""
        with self._changed:
            self._changed.wait_for(
                lambda: sum(one.method == method for one in self.answered) >= times, seconds
            )

    def forget(self) -> None:
        """Nothing is scripted and nothing was asked; all visitors come from one network."""
        self.script.forget()
        self.answered.clear()
        self.many_networks = False

    def _visitor(self) -> str:
        if not self.many_networks:
            return VISITOR
        number = next(self._numbers)
        return f"198.18.{number // 250 % 250}.{number % 250 + 1}"


def _passes(name: str) -> bool:
    return name.lower() not in HOP_BY_HOP | OURS


@contextmanager
def front(backend: int, tls: SSLContext) -> Iterator[Front]:
    """A front until the block ends."""
    running = Front(backend)
    with scripted_vendor(running.forward, tls) as place:
        place.host.most_stored = LARGEST_BODY
        place.host.remembers = False
        running.script, running.port = place.script, place.host.port
        yield running
