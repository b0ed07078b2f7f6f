"""Answers on their way through: read late, closed always, compressed where it pays."""

import gzip
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from werkzeug.test import Client, create_environ, run_wsgi_app

from portolan.web.page_cache.wsgi_response import ask, send, vary_on_encoding

TEXT = b"demurrage and detention " * 100


def _through(
    headers: dict[str, str], body: Iterable[bytes] = (TEXT,), *, status: str = "200 OK"
) -> Client:
    def app(environ: Any, start_response: Any) -> Iterable[bytes]:
        start_response(status, list(headers.items()))
        return body

    return Client(lambda environ, start: send(ask(app, environ), environ, start))


def _lengthy(**more: str) -> dict[str, str]:
    named = {name.replace("_", "-"): value for name, value in more.items()}
    return {"Content-Type": "text/html", "Content-Length": str(len(TEXT)), **named}


def test_text_is_compressed_in_passing() -> None:
    answer = _through(_lengthy()).get("/", headers={"Accept-Encoding": "gzip"})
    assert gzip.decompress(answer.data) == TEXT
    assert answer.headers["Content-Length"] == str(len(answer.data))
    assert answer.headers["Vary"] == "Accept-Encoding"


def test_head_says_that_the_encoding_matters() -> None:
    answer = _through(_lengthy(Vary="Accept"), [b""]).head("/")
    assert answer.headers["Vary"] == "Accept, Accept-Encoding"
    assert answer.headers["Content-Length"] == str(len(TEXT))


def test_a_weak_validator_holds_for_the_compressed_bytes_too() -> None:
    answer = _through(_lengthy(ETag='W/"1"')).get("/", headers={"Accept-Encoding": "gzip"})
    assert gzip.decompress(answer.data) == TEXT
    assert answer.headers["ETag"] == 'W/"1"'


@pytest.mark.parametrize(
    "headers",
    [
        _lengthy(Content_Type="image/png"),
        _lengthy(Content_Encoding="zstd"),
        _lengthy(ETag='"1"'),
        _lengthy(Cache_Control="no-transform"),
        {"Content-Type": "text/html"},
        {"Content-Type": "text/html", "Content-Length": "900"},
    ],
)
def test_the_rest_is_left_as_it_is(headers: dict[str, str]) -> None:
    answer = _through(headers).get("/", headers={"Accept-Encoding": "gzip"})
    assert answer.data == TEXT
    assert answer.headers.get("Content-Encoding", "zstd") == "zstd"


@pytest.mark.parametrize(("length", "coding"), [(1_000_000, "gzip"), (3_000_000, None)])
def test_what_would_keep_a_thread_busy_is_left_as_it_is(length: int, coding: str | None) -> None:
    body = b"." * length
    through = _through(_lengthy(Content_Length=str(length)), [body])
    answer = through.get("/", headers={"Accept-Encoding": "gzip"})
    assert answer.headers.get("Content-Encoding") == coding


@pytest.mark.parametrize("status", ["206 Partial Content", "304 Not Modified"])
def test_a_partial_answer_is_left_as_it_is(status: str) -> None:
    answer = _through(_lengthy(), status=status).get("/", headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in answer.headers


class CountedBody:
    """Counts how often it is closed."""

    def __init__(self) -> None:
        self.closed = 0

    def __iter__(self) -> Iterator[bytes]:
        yield TEXT

    def close(self) -> None:
        self.closed += 1


@pytest.mark.parametrize("accept", ["", "br"])
def test_a_body_is_closed_once(accept: str) -> None:
    body = CountedBody()
    answer = _through(_lengthy(), body).get("/", headers={"Accept-Encoding": accept}, buffered=True)
    answer.close()
    assert body.closed == 1


def test_an_application_may_start_late() -> None:
    def app(environ: Any, start_response: Callable[..., Any]) -> Iterator[bytes]:
        start_response("200 OK", [("Content-Type", "text/plain")])(b"written ")
        yield b"first "
        yield b"second"

    answer = ask(app, create_environ())
    assert answer.status == "200 OK"
    assert answer.read() == b"written first second"


def test_a_later_status_wins() -> None:
    def app(environ: Any, start_response: Callable[..., Any]) -> list[bytes]:
        start_response("200 OK", [])
        start_response("500 Internal Server Error", [])
        return [b"sorry"]

    def layer(environ: Any, start: Any) -> Iterable[bytes]:
        return send(ask(app, environ), environ, start)

    assert run_wsgi_app(layer, create_environ())[1].startswith("500")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "Accept-Encoding"),
        ("Cookie", "Cookie, Accept-Encoding"),
        ("accept-encoding", "accept-encoding"),
        ("*", "*"),
    ],
)
def test_vary_names_the_encoding_once(before: str, after: str) -> None:
    assert vary_on_encoding(before) == after
