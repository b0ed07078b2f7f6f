"""The services that browsers speak to: recorders that answer as each vendor does."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from ssl import SSLContext
from urllib.parse import parse_qs, urlsplit

from tests.support.scripted import ScriptedAnswers
from tests.support.scripted_vendor import ScriptedVendor, scripted_vendor
from tests.support.stack import names
from tests.support.upstream import Received, Reply

OPEN = {"Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*"}
"""The headers by which a service lets every page ask it and read its answers."""

JAVASCRIPT = {"Content-Type": "text/javascript", **OPEN}
LARGEST_BODY = 2_000_000

Answer = Callable[[Received], Reply]


@dataclass
class Vendors:
    """Running recorders of all vendors: one server under many names.

    Attributes:
        responses: what the bot check has given out, by response: its action and its host.
    """

    port: int = 0
    script: ScriptedAnswers = field(default_factory=ScriptedAnswers)
    responses: dict[str, dict[str, str]] = field(default_factory=dict)
    _place: ScriptedVendor | None = None
    _numbers: Iterator[int] = field(default_factory=count)

    @property
    def received(self) -> list[Received]:
        """All requests, oldest first."""
        assert self._place
        return list(self._place.received)

    @property
    def given(self) -> list[str]:
        """The responses of the bot check, oldest first."""
        return list(self.responses)

    def of(self, host: str, path: str = "/") -> list[Received]:
        """The requests to a host for paths that begin so; what browsers ask ahead is none."""
        return [
            one
            for one in self.received
            if one.values("host") == [host]
            and one.target.startswith(path)
            and one.method != "OPTIONS"
        ]

    def requested_hosts(self) -> set[str]:
        """The hosts that were asked for anything."""
        return {host for one in self.received for host in one.values("host")}

    def forget(self) -> None:
        """Nothing was asked, and nothing is scripted."""
        assert self._place
        self._place.script.forget()
        self._place.received.clear()
        self.responses.clear()

    def answer(self, received: Received) -> Reply:
        """What the vendor of that host says."""
        [host] = received.values("host")
        if received.method == "OPTIONS":
            return Reply(204, OPEN, b"")
        return self._answers.get(host, _nothing)(received)

    @property
    def _answers(self) -> Mapping[str, Answer]:
        return {
            names.CONSENT_TOOL: _file("consent_tool.js"),
            names.BOT_CHECK: self._bot_check,
            names.SECOND_LOADER: _file("second_loader.js"),
            names.TAG_MANAGER: _trace,
            names.CHAT: _file("chat.js"),
            names.ANALYTICS: lambda _: Reply(200, OPEN, b'{"code": 200}'),
            names.ERRORS: lambda _: Reply(200, OPEN, b"{}"),
            names.SECOND_ERRORS: lambda _: Reply(200, OPEN, b"{}"),
            names.MONITORING: lambda _: Reply(202, OPEN, b"{}"),
            names.VIDEO: lambda _: Reply(200, {"Content-Type": "text/html"}, b"<p>A player"),
        }

    def _bot_check(self, received: Received) -> Reply:
        if not received.target.startswith("/recaptcha/enterprise/reload"):
            return _file("bot_check.js")(received)
        response = f"response-{next(self._numbers)}"
        [origin] = received.values("origin")
        self.responses[response] = {
            "action": parse_qs(received.body.decode())["action"][0],
            "hostname": str(urlsplit(origin).hostname),
        }
        return Reply(200, OPEN, response.encode())


def _file(name: str) -> Answer:
    body = (Path(__file__).parent / name).read_bytes()
    return lambda _: Reply(200, JAVASCRIPT, body)


def _trace(received: Received) -> Reply:
    """A script that leaves a trace on the page."""
    [host] = received.values("host")
    trace = json.dumps(f"//{host}{received.target.partition('?')[0]}")
    return Reply(200, JAVASCRIPT, f"(self.traces = self.traces || []).push({trace})".encode())


def _nothing(_: Received) -> Reply:
    return Reply(404, OPEN, b"")


@contextmanager
def vendors(tls: SSLContext) -> Iterator[Vendors]:
    """All vendors, until the block ends."""
    running = Vendors()
    with scripted_vendor(running.answer, tls, has_many_hosts=True) as place:
        place.host.most_stored = LARGEST_BODY
        running.port, running.script, running._place = place.host.port, place.script, place
        yield running
