"""The scripted servers say what they are told to, in order, and take notes."""

from collections.abc import Iterator
from http.client import HTTPConnection, RemoteDisconnected
from threading import Event, Thread
from urllib.parse import urlsplit

import pytest
from flask import Flask
from werkzeug.serving import make_server

from tests.support.live_server import Silent
from tests.support.scripted import DROPPED, ScriptedAnswers, ScriptedSite, real
from tests.support.scripted_vendor import ScriptedVendor, scripted_vendor
from tests.support.upstream import Reply


@pytest.fixture
def vendor() -> Iterator[ScriptedVendor]:
    """A vendor's server."""
    with scripted_vendor() as running:
        yield running


@pytest.fixture
def site() -> Iterator[tuple[str, ScriptedAnswers]]:
    """A small application behind a script: its address, and the script."""
    app = Flask(__name__)
    app.add_url_rule("/blog", view_func=lambda: "hello")
    script = ScriptedAnswers()
    server = make_server(
        "127.0.0.1", 0, ScriptedSite(app, script), threaded=True, request_handler=Silent
    )
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}", script
    script.forget()
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(params=["site", "vendor"])
def served(
    request: pytest.FixtureRequest, site: tuple[str, ScriptedAnswers], vendor: ScriptedVendor
) -> tuple[str, ScriptedAnswers]:
    """Each of the two: its address, and its script."""
    return site if request.param == "site" else (vendor.url, vendor.script)


def ask(url: str, target: str = "/blog", method: str = "GET") -> tuple[int, bytes]:
    """Status and body of one answer."""
    connection = HTTPConnection(urlsplit(url).netloc, timeout=60)
    try:
        connection.request(method, target, headers={"Sec-Fetch-Dest": "document"})
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def test_statuses_in_their_order_and_then_the_real_answer(
    served: tuple[str, ScriptedAnswers],
) -> None:
    url, script = served
    script.on("/blog", 503, 500)
    assert [ask(url) for _ in range(3)] == [(503, b""), (500, b""), (200, b"hello")]


def test_head_has_a_script_of_its_own(served: tuple[str, ScriptedAnswers]) -> None:
    url, script = served
    script.on("/blog", 404, method="HEAD")
    assert ask(url) == (200, b"hello")
    assert ask(url, method="HEAD") == (404, b"")
    assert ask(url, method="HEAD")[0] == 200


def test_another_body_for_good_after_what_comes_first(served: tuple[str, ScriptedAnswers]) -> None:
    url, script = served
    script.always("/b*", Reply(203, {"Content-Type": "text/plain"}, b"other"))
    script.on("/blog", 503)
    assert [ask(url) for _ in range(3)] == [(503, b""), (203, b"other"), (203, b"other")]


def test_a_dropped_connection(served: tuple[str, ScriptedAnswers]) -> None:
    url, script = served
    script.on("/blog", DROPPED)
    with pytest.raises(RemoteDisconnected):
        ask(url)
    assert ask(url) == (200, b"hello")


def test_an_answer_is_held_until_the_gate_opens(served: tuple[str, ScriptedAnswers]) -> None:
    url, script = served
    gate, answers = Event(), []
    script.on("/blog", real(after=gate))
    asking = Thread(target=lambda: answers.append(ask(url)))
    asking.start()
    assert script.wait_for("/blog")
    assert ask(url) == (200, b"hello")
    assert not answers
    gate.set()
    asking.join(10)
    assert answers == [(200, b"hello")]


def test_to_forget_opens_every_gate(served: tuple[str, ScriptedAnswers]) -> None:
    url, script = served
    gate = Event()
    script.on("/blog", real(after=gate))
    script.forget()
    assert gate.is_set()
    assert ask(url) == (200, b"hello")


def test_the_log(served: tuple[str, ScriptedAnswers]) -> None:
    url, script = served
    ask(url, "/blog?page=2")
    ask(url, "/blog", "HEAD")
    first, second = script.seen
    assert (first.method, first.path, first.query, first.target) == (
        "GET", "/blog", "page=2", "/blog?page=2",
    )  # fmt: skip
    assert 0 <= second.time - first.time < 10
    assert script.times("/blog") == script.times("/blog", "HEAD") == script.times("/*") == 1
    assert script.documents() == ["/blog?page=2", "/blog"]
    assert not script.wait_for("/blog", 2, seconds=0)


def test_a_vendor_keeps_what_it_received() -> None:
    with scripted_vendor(lambda query: Reply(body=query.target.encode())) as vendor:
        vendor.script.on("/a", 503)
        assert [ask(vendor.url, "/a?b=1")[1] for _ in range(2)] == [b"", b"/a?b=1"]
        assert [one.target for one in vendor.received] == ["/a?b=1", "/a?b=1"]
