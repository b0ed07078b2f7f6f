"""The released server under what visitors and the machine do to it."""

import os
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from tests.support.contact import PATH
from tests.support.released import HOST, WORKERS, Released, released_server
from tests.support.stack.procfile import HERE

SLOW_VISITORS, READERS = 20, 20
PATIENCE_SECONDS = 4
"""No measure of speed: only how long a failure takes. A page that is free is there at once."""


@pytest.fixture
def server(environment: dict[str, str]) -> Iterator[Released]:
    """The site in production, as the Procfile starts it."""
    with released_server(environment) as running:
        yield running


def begin_form(port: int) -> socket.socket:
    """A visitor whose form is on its way, and does not arrive."""
    head = f"POST {PATH} HTTP/1.1\r\nHost: {HOST}\r\nSec-Fetch-Site: same-origin\r\n"
    form = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\nmes"
    visitor = socket.create_connection((HERE, port), PATIENCE_SECONDS)
    visitor.sendall((head + form).encode())
    return visitor


def read_page(port: int) -> bytes:
    """The first line of what a reader gets."""
    with socket.create_connection((HERE, port), PATIENCE_SECONDS) as reader:
        reader.sendall(f"GET / HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n".encode())
        with reader.makefile("rb") as answer:
            return answer.readline()


def test_slow_visitors_keep_nobody_out(server: Released) -> None:
    assert server.status("/") == 200
    with ExitStack() as held, ThreadPoolExecutor(READERS) as readers:
        for _ in range(SLOW_VISITORS):
            held.enter_context(begin_form(server.port))
        results = list(readers.map(read_page, [server.port] * READERS))
    assert results == [b"HTTP/1.1 200 OK\r\n"] * READERS


def test_who_sends_too_slowly_is_told_so(server: Released) -> None:
    with begin_form(server.port) as slow:
        slow.settimeout(None)
        with slow.makefile("rb") as answer:
            assert answer.readline() == b"HTTP/1.1 408 Request Timeout\r\n"


def replace(server: Released, killed: int) -> None:
    """Kill a worker, and wait for the one that comes in its place."""
    [other] = set(server.workers()) - {killed}
    os.kill(killed, signal.SIGKILL)
    assert server.has_logged("Started worker")
    assert len(server.workers()) == WORKERS
    assert other in server.workers()
    assert server.status("/") == 200


def test_a_killed_worker_is_replaced_and_so_is_the_one_in_its_place(server: Released) -> None:
    before = server.workers()
    replace(server, before[0])
    [new] = set(server.workers()) - set(before)
    replace(server, new)
