"""Hostile requests to the real servers: nothing gets past the rules, and nothing breaks."""

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from urllib.parse import unquote_to_bytes

import pytest

from tests.support.granian import granian_server
from tests.support.hostile_requests import hostile_requests
from tests.support.live_server import live_server
from tests.support.proxied import led_to
from tests.support.raw_http import ask
from tests.support.upstream import FakeHost, Received

Server = Callable[[dict[str, str], FakeHost], AbstractContextManager[int]]

OURS = re.compile(rb"/(?:assets|users)/.+|/login|/webhooks/champ/track|/maps/api/staticmap")
DOUBTFUL = re.compile(rb"(?:^|/)\.{1,2}(?:/|$)|//|[\\;\x00-\x20\x7f]")
NEVER_SENT_ON = {
    "forwarded", "proxy", "authorization", "proxy-authorization", "upgrade", "te", "trailer",
    "expect", "cookie", "x-real-ip", "x-original-url", "x-rewrite-url", "x-http-method-override",
}  # fmt: skip


@contextmanager
def granian(environment: dict[str, str], upstream: FakeHost) -> Iterator[int]:
    """The site on the server of the Procfile."""
    with granian_server({**environment, **led_to(upstream)}) as server:
        yield server.port


@contextmanager
def werkzeug(environment: dict[str, str], upstream: FakeHost) -> Iterator[int]:
    """The site on the server of `flask run`."""
    with live_server(Path(environment["INSTANCE_PATH"]), **led_to(upstream)) as server:
        try:
            yield server.port
        finally:
            server.app.extensions["proxies"].close()


def status(answer: bytes) -> int:
    """The status; 400 where a server hangs up without a word."""
    return int(answer.split(b" ", 2)[1]) if answer else 400


def escapes(seen: Received, port: int) -> list[str]:
    """What is wrong with a request that reached the host."""
    path = seen.target.encode("latin-1").partition(b"?")[0]
    decoded = unquote_to_bytes(unquote_to_bytes(path))
    wrong = []
    if not OURS.fullmatch(path) or DOUBTFUL.search(decoded):
        wrong.append(f"path {seen.target}")
    if seen.method not in ("GET", "POST"):
        wrong.append(f"method {seen.method}")
    wrong += [f"header {name}" for name in NEVER_SENT_ON & seen.names]
    if seen.values("X-Forwarded-For") != ["127.0.0.1"]:
        wrong.append("a pretended address")
    if seen.values("X-Forwarded-Host") != [f"localhost:{port}"] or len(seen.values("Host")) != 1:
        wrong.append("a pretended host")
    if seen.whole and seen.length not in (0, 5, 6, 15):
        wrong.append(f"a body of {seen.length} bytes")
    return wrong


@pytest.mark.parametrize("server", [granian, werkzeug])
def test_nothing_escapes_and_nothing_breaks(
    server: Server, environment: dict[str, str], upstream: FakeHost
) -> None:
    with server(environment, upstream) as port:
        requests = list(hostile_requests(f"localhost:{port}".encode()))
        # The development server drains refused bodies; granian takes a half-closed line for none.
        waits = server is werkzeug
        answers = [(status(ask(port, one, half_close=waits)), one) for one in requests]
    assert len(requests) >= 200
    assert [(code, request) for code, request in answers if code >= 500] == []
    assert [wrong for seen in upstream.received for wrong in escapes(seen, port)] == []
    # Those that are only strange, a double slash in the query for one, come through.
    assert 10 < len(upstream.received) < len(requests) / 3


def test_an_escape_would_be_seen() -> None:
    message = (("Host", "x"), ("X-Forwarded-For", "127.0.0.1"), ("X-Forwarded-Host", "localhost:1"))
    assert escapes(Received("GET", "/assets/x", message, b"", 0), 1) == []
    for path in ("/admin", "/assets/../admin", "/assets/%252e%252e/x", "/assets//x"):
        assert escapes(Received("GET", path, message, b"", 0), 1)
    assert escapes(Received("GET", "/assets/x", (*message, ("Cookie", "a=b")), b"", 0), 1)
    assert escapes(Received("GET", "/assets/x", message[1:], b"", 0), 1)
