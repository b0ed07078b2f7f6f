"""Bodies in chunks and bodies cut off, as the real servers hand them on."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from socket import create_connection
from urllib.parse import urlencode

import pytest
from flask import Flask

from portolan.config import ROOT
from portolan.web.form_posts import FORM_LIMIT
from tests.support.contact import ANSWERS, PATH
from tests.support.live_server import live_server
from tests.support.ports import free_port
from tests.support.raw_http import ask, break_off, chunked
from tests.support.stored_leads import only_submission

Server = Callable[[dict[str, str]], AbstractContextManager[int]]


@contextmanager
def granian(environment: dict[str, str]) -> Iterator[int]:
    """The site on the server of the Procfile."""
    port = free_port()
    command = [sys.executable, "-m", "granian", "--interface", "wsgi", "--http", "1", "--no-ws"]
    command += ["--port", str(port), "--blocking-threads", "1", "--no-log", "wsgi:application"]
    with subprocess.Popen(command, cwd=ROOT, env={**environment, "PORT": str(port)}) as server:
        try:
            wait_for(port)
            yield port
        finally:
            server.terminate()


@contextmanager
def werkzeug(environment: dict[str, str]) -> Iterator[int]:
    """The site on the server of `flask run`."""
    with live_server(Path(environment["INSTANCE_PATH"])) as server:
        yield server.port


def wait_for(port: int) -> None:
    """Until somebody listens, half a minute at most."""
    for _ in range(300):
        try:
            create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            time.sleep(0.1)
        else:
            return


def body_of(message: str) -> bytes:
    return urlencode({**ANSWERS, "message": message}).encode()


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


@pytest.mark.parametrize("server", [granian, werkzeug])
def test_all_of_it_or_nothing(app: Flask, environment: dict[str, str], server: Server) -> None:
    with server(environment) as port:
        head = (
            f"POST {PATH} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n"
            "Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        ).encode()
        break_off(port, head, b"Content-Length: 5000\r\n\r\n", body_of("Two pal"))
        in_chunks = head + b"Transfer-Encoding: chunked\r\n\r\n"
        long = ask(port, in_chunks, *chunked(body_of("x" * 300_000 + "the end")))
        assert status(long) == 422
        assert b"xxthe end" in long
        if server is granian:
            # The development server drains what is left of a refused body, and while doing so
            # waits for a client that waits for it.
            assert status(ask(port, in_chunks, *chunked(body_of("x" * FORM_LIMIT)))) == 413
        assert status(ask(port, in_chunks, *chunked(body_of("Two pallets")))) == 303
    with app.app_context():
        assert only_submission().fields["message"] == "Two pallets"
