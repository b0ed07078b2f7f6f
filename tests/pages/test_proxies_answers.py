"""What comes back from other hosts, and how it reaches the visitor."""

import pytest
from flask import Flask
from werkzeug.test import Client

from portolan.web.headers import fixed_headers
from portolan.web.serving import served
from tests.support.checking_client import CheckingClient
from tests.support.upstream import FakeHost, Reply

pytestmark = pytest.mark.usefixtures("proxied")


def test_every_answer_carries_the_sites_headers(
    app: Flask, client: CheckingClient, upstream: FakeHost
) -> None:
    weak = {"Permissions-Policy": "camera=*", "X-Content-Type-Options": "x", "Server": "IIS/6"}
    upstream.reply = Reply(headers=weak)
    answer = client.get("/ping")
    for name, value in fixed_headers(app.config["SETTINGS"]).items():
        assert answer.headers.getlist(name) == [value]
    assert "Server" not in answer.headers


def test_cookies_pass_for_the_web_application_only(
    client: CheckingClient, upstream: FakeHost
) -> None:
    lines = [("Set-Cookie", "app_session=2; Domain=x.example"), ("Set-Cookie", "consent=x")]
    upstream.reply = Reply(headers=lines)
    client.set_cookie("consent", "all")
    client.set_cookie("app_session", "1")
    client.get("/login")
    assert upstream.last.values("Cookie") == ["app_session=1"]
    assert client.get("/login").headers.getlist("Set-Cookie") == ["app_session=2"]
    answer = client.get("/ping")
    assert upstream.last.values("Cookie") == []
    assert answer.headers.getlist("Set-Cookie") == []


def test_redirects_lead_to_our_addresses(client: CheckingClient, upstream: FakeHost) -> None:
    upstream.reply = Reply(302, {"Location": f"{upstream.url}/users/me?a=b"})
    assert client.get("/login").location == "/users/me?a=b"
    upstream.reply = Reply(302, {"Location": "https://sign-in.example/"})
    assert client.get("/login").location == "https://sign-in.example/"
    assert client.get("/ping").status_code == 502
    # Nothing is followed here.
    assert len(upstream.received) == 3


@pytest.mark.parametrize("status", [201, 204, 206, 304, 404, 422, 500, 599])
def test_statuses_pass(status: int, client: CheckingClient, upstream: FakeHost) -> None:
    upstream.reply = Reply(status, {"ETag": '"1"', "Content-Type": "text/plain"})
    answer = client.get("/ping")
    assert answer.status_code == status
    assert answer.data == (b"" if status in (204, 304) else b"hello")
    assert answer.headers["ETag"] == '"1"'


def test_head_gets_the_headers_and_no_body(client: CheckingClient, upstream: FakeHost) -> None:
    upstream.reply = Reply(headers={"Content-Length": "5"})
    answer = client.head("/humans.txt")
    assert upstream.last.method == "HEAD"
    assert (answer.headers["Content-Length"], answer.data) == ("5", b"")


def test_what_is_compressed_stays_so(client: CheckingClient, upstream: FakeHost) -> None:
    coded = {"Content-Encoding": "gzip", "Content-Type": "text/css"}
    upstream.reply = Reply(headers=coded, body=b"\x1f\x8bwhatever")
    answer = client.get("/packs/a.css", headers={"Accept-Encoding": "gzip"})
    assert (answer.data, answer.headers["Content-Encoding"]) == (b"\x1f\x8bwhatever", "gzip")
    assert upstream.last.values("Accept-Encoding") == ["gzip"]


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_the_page_cache_neither_keeps_nor_compresses(
    method: str, app: Flask, upstream: FakeHost
) -> None:
    upstream.reply = Reply(
        headers={"Content-Type": "text/plain", "X-Page-Cache": "store"}, body=b"x" * 5000
    )
    visitor = Client(served(app))
    for count in (1, 2):
        answer = visitor.open(
            "/documents/a.txt",
            method=method,
            base_url="http://localhost:8000",
            headers={"Accept-Encoding": "gzip, br"},
        )
        assert answer.data == b"x" * 5000
        assert "Content-Encoding" not in answer.headers
        assert "X-Page-Cache" not in answer.headers
        assert len(upstream.received) == count
