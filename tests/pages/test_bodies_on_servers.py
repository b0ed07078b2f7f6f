"""Bodies in chunks and bodies cut off, as the real servers hand them on."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from urllib.parse import urlencode

import pytest
from flask import Flask

from tests.support.contact import ANSWERS, PATH
from tests.support.granian import granian_server
from tests.support.live_server import live_server
from tests.support.raw_http import break_off, chunked, status
from tests.support.stored_leads import only_submission

Server = Callable[[dict[str, str]], AbstractContextManager[int]]


@contextmanager
def granian(environment: dict[str, str]) -> Iterator[int]:
    """The site on the server of the Procfile."""
    with granian_server(environment, threads=1) as server:
        yield server.port


@contextmanager
def werkzeug(environment: dict[str, str]) -> Iterator[int]:
    """The site on the server of `flask run`."""
    with live_server(Path(environment["INSTANCE_PATH"])) as server:
        yield server.port


def body_of(message: str) -> bytes:
    return urlencode({**ANSWERS, "message": message}).encode()


@pytest.mark.parametrize("server", [granian, werkzeug])
def test_all_of_it_or_nothing(app: Flask, environment: dict[str, str], server: Server) -> None:
    with server(environment) as port:
        head = (
            f"POST {PATH} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n"
            "Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        ).encode()
        break_off(port, head, b"Content-Length: 5000\r\n\r\n", body_of("Two pal"))
        in_chunks = head + b"Transfer-Encoding: chunked\r\n\r\n"
        assert status(port, in_chunks, *chunked(body_of("Two pallets"))) == 411
        assert status(port, in_chunks, b"5\r\nfirst\r\nzz\r\n") in (400, 411)
        both = head + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"
        assert status(port, both, *chunked(body_of("Two pallets"))) in (400, 411)
        body = body_of("Two pallets")
        whole = head + f"Content-Length: {len(body)}\r\n\r\n".encode()
        assert status(port, whole, body) == 303
    with app.app_context():
        assert only_submission().fields["message"] == "Two pallets"
