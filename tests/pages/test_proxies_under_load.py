"""The reverse proxy on the server of the Procfile: large bodies, hung hosts, visitors who leave."""

from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from http.client import HTTPConnection, IncompleteRead, RemoteDisconnected
from itertools import repeat
from socket import create_connection
from threading import Event

import pytest

from portolan.web.proxies.slots import EACH
from portolan.web.proxies.spool import IN_FILE
from tests.support.granian import Granian, granian_server
from tests.support.proxied import led_to
from tests.support.upstream import FakeHost, Reply

MEGABYTE = 1_000_000
ROOM = 30 * MEGABYTE
OWN = {"Sec-Fetch-Site": "same-origin"}


@pytest.fixture
def server(environment: dict[str, str], upstream: FakeHost) -> Iterator[Granian]:
    """The site with twelve threads, its proxied paths led to `upstream`."""
    with granian_server({**environment, **led_to(upstream)}) as running:
        yield running


def fetch(
    server: Granian,
    path: str,
    method: str = "GET",
    body: bytes | Iterable[bytes] | None = None,
    **more: str,
) -> tuple[int, int]:
    """The status, and the length of the body, which is not kept."""
    connection = HTTPConnection("localhost", server.port, timeout=60)
    try:
        connection.request(method, path, body, {**OWN, **more})
        answer = connection.getresponse()
        length = sum(len(part) for part in iter(lambda: answer.read(MEGABYTE), b""))
        if answer.length:
            raise IncompleteRead(b"", answer.length)
        return answer.status, length
    finally:
        connection.close()


@pytest.mark.parametrize("headers", [{}, {"Content-Length": str(200 * MEGABYTE)}])
def test_a_document_of_200_megabytes_passes_in_flat_memory(
    server: Granian, upstream: FakeHost, headers: dict[str, str]
) -> None:
    assert fetch(server, "/documents/small") == (200, 5)
    before = server.peak_memory()
    large = repeat(b"x" * MEGABYTE, 200)
    upstream.reply = Reply(headers={"Content-Type": "text/plain", **headers}, body=large)
    assert fetch(server, "/documents/large") == (200, 200 * MEGABYTE)
    assert server.peak_memory() - before < ROOM


def test_an_upload_of_20_megabytes_passes_in_flat_memory(
    server: Granian, upstream: FakeHost
) -> None:
    headers = {"Content-Length": str(20 * MEGABYTE)}
    assert fetch(server, "/documents/small", "POST", b"x") == (200, 5)
    before = server.peak_memory()
    large = repeat(b"x" * MEGABYTE, 20)
    assert fetch(server, "/documents/large", "POST", large, **headers) == (200, 5)
    assert (upstream.last.length, upstream.last.whole) == (20 * MEGABYTE, True)
    assert server.peak_memory() - before < 20 * MEGABYTE


def test_a_hung_host_takes_nothing_else_with_it(server: Granian, upstream: FakeHost) -> None:
    goes_on = Event()
    upstream.reply = Reply(after=goes_on)
    with ThreadPoolExecutor(40) as visitors:
        waiting = [visitors.submit(fetch, server, "/ping") for _ in range(40)]
        assert upstream.wait_for(EACH)
        pages = [fetch(server, "/")[0] for _ in range(50)]
        # It still hangs, with all that it may hold.
        assert len(upstream.received) == EACH
        goes_on.set()
        statuses = Counter(visitor.result()[0] for visitor in waiting)
    assert pages == [200] * 50
    assert set(statuses) == {200, 503}
    assert statuses[200] >= EACH
    assert fetch(server, "/ping") == (200, 5)


def test_visitors_who_send_nothing_of_what_they_promised_hold_up_nobody_else(
    server: Granian, upstream: FakeHost
) -> None:
    head = "POST /leads HTTP/1.1\r\nHost: localhost:{}\r\nSec-Fetch-Site: same-origin\r\n"
    promised = (head + "Content-Length: 1000\r\n\r\nabc").format(server.port).encode()
    with ExitStack() as held:
        for _ in range(4):
            silent = held.enter_context(create_connection(("127.0.0.1", server.port), 10))
            silent.sendall(promised)
        assert [fetch(server, "/ping")[0] for _ in range(10)] == [200] * 10
        assert fetch(server, "/")[0] == 200


def test_a_burst_on_a_host_that_answers_loses_nobody(server: Granian, upstream: FakeHost) -> None:
    # More than it has slots, as a browser asks for the pictures of a page; not more than threads
    # that can be spared, since on the others a moment of silence is enough.
    with ThreadPoolExecutor(EACH + 1) as visitors:
        statuses = visitors.map(lambda _: fetch(server, "/assets/a.png")[0], range(100))
        assert Counter(statuses) == {200: 100}


def test_who_leaves_takes_the_hosts_connection_along(server: Granian, upstream: FakeHost) -> None:
    upstream.reply = Reply(body=repeat(b"x" * MEGABYTE))
    for _ in range(EACH + 1):
        upstream.broken_off.clear()
        connection = HTTPConnection("localhost", server.port, timeout=60)
        connection.request("GET", "/documents/endless")
        assert connection.getresponse().read(5) == b"x" * 5
        connection.close()
        assert upstream.broken_off.wait(60)


def test_slow_readers_of_documents_leave_the_other_paths_alone(
    server: Granian, upstream: FakeHost
) -> None:
    large, small = Reply(body=b"x" * 8 * MEGABYTE), Reply()
    upstream.reply = lambda received: large if "documents" in received.target else small
    ask = f"GET /documents/large HTTP/1.1\r\nHost: localhost:{server.port}\r\n\r\n".encode()
    with ExitStack() as held:
        for count in range(1, 21):
            # Each from a network of its own: one network may read eight at a time.
            own = (f"127.0.1.{count}", 0)
            slow = held.enter_context(create_connection(("127.0.0.1", server.port), 10, own))
            slow.sendall(ask)
            assert slow.recv(12) == b"HTTP/1.1 200"
        assert [fetch(server, "/login")[0] for _ in range(50)] == [200] * 50
        assert [fetch(server, "/ping")[0] for _ in range(50)] == [200] * 50
        assert fetch(server, "/")[0] == 200


def test_an_answer_that_breaks_off_is_seen_to(server: Granian, upstream: FakeHost) -> None:
    # Of an answer that fits into a file, nothing is sent before all is there.
    head = f"HTTP/1.1 200 OK\r\nContent-Length: {3 * IN_FILE}\r\n\r\n"
    upstream.reply = Reply(raw=head.encode() + b"x" * 2 * IN_FILE)
    # Which of the two depends on whether the headers have left before the rest fails to come.
    with pytest.raises((IncompleteRead, RemoteDisconnected)):
        fetch(server, "/documents/half")
