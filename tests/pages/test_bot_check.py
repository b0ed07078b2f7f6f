"""The bot check against a vendor on this machine, over real connections."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from threading import Event
from typing import Any
from urllib.parse import parse_qs

import pytest
from flask import Flask

from portolan.sections.shared.lead_pages import bot_check
from tests.support.checking_client import CheckingClient
from tests.support.contact import ENGLISH, JSON, Send, sender
from tests.support.form_tokens import ripe_token
from tests.support.ports import free_port
from tests.support.stored_leads import only_submission
from tests.support.upstream import FakeHost, Reply, upstream_server

SECRET = "the server's own key"
RESPONSE = "03AFcWeA-response"
FIELD = "g-recaptcha-response"


@pytest.fixture
def vendor() -> Iterator[FakeHost]:
    """The vendor's server."""
    with upstream_server() as running:
        yield running


@pytest.fixture
def environment(environment: dict[str, str], vendor: FakeHost) -> dict[str, str]:
    """Both keys, and where to ask."""
    return {
        **environment,
        "BOT_CHECK_SITE_KEY": "the key of the page",
        "BOT_CHECK_SECRET": SECRET,
        "BOT_CHECK_VERIFY_URL": f"{vendor.url}/siteverify",
    }


@pytest.fixture
def send(app: Flask, client: CheckingClient, monkeypatch: pytest.MonkeyPatch) -> Send:
    """Posts the contact form with a good token and a response."""
    token, post = ripe_token(app, monkeypatch), sender(client, ENGLISH)

    def send(**more: Any) -> Any:
        return post(**{"form_token": token, FIELD: RESPONSE, **more})

    return send


def says(answer: object, status: int = 200) -> Reply:
    return Reply(status, {"Content-Type": "application/json"}, json.dumps(answer).encode())


def yes(**other: object) -> Reply:
    """What the vendor says of a person who has just sent the contact form here."""
    made_at = datetime.now(UTC).isoformat()
    verdict = {"action": "contact", "hostname": "localhost", "challenge_ts": made_at}
    return says({"success": True, "score": 0.9, **verdict, **other})


def flags(app: Flask) -> list[str]:
    with app.app_context():
        return only_submission().flags


def test_a_person_has_passed(app: Flask, send: Send, vendor: FakeHost) -> None:
    vendor.reply = yes()
    assert send().status_code == 303
    assert flags(app) == ["bot-check-passed"]


@pytest.mark.parametrize(
    "other",
    [
        {"action": "quote"},
        {"hostname": "evil.example"},
        {"challenge_ts": "2026-01-01T00:00:00Z"},
        {"score": 0.1},
        {"score": 0},
    ],
)
def test_a_yes_to_something_else_is_none(
    app: Flask, send: Send, vendor: FakeHost, other: dict[str, object]
) -> None:
    vendor.reply = yes(**other)
    assert send().status_code == 303
    assert flags(app) == ["bot-check-failed"]


def test_the_vendor_learns_the_response_and_nothing_else(send: Send, vendor: FakeHost) -> None:
    vendor.reply = yes()
    send(headers={**JSON, "Cookie": "fp-utm=1", "User-Agent": "Femke's browser"})
    [request] = vendor.received
    assert (request.method, request.target) == ("POST", "/siteverify")
    assert parse_qs(request.body.decode()) == {"secret": [SECRET], "response": [RESPONSE]}
    assert "cookie" not in request.names
    text = str(request.headers) + request.body.decode()
    for private in ("127.0.0.1", "Femke", "femke", "localhost", "fp-utm"):
        assert private not in text.replace(vendor.url.removeprefix("http://"), "")


@pytest.mark.parametrize(
    "answer",
    [
        {"success": False, "error-codes": ["timeout-or-duplicate"]},
        {"success": False, "error-codes": ["invalid-input-response"]},
        {"success": False},
        {"success": False, "error-codes": None},
        {"success": True},
    ],
)
def test_a_no_is_flagged_and_kept(
    app: Flask, send: Send, vendor: FakeHost, answer: dict[str, Any]
) -> None:
    vendor.reply = says(answer)
    assert send().status_code == 303
    assert flags(app) == ["bot-check-failed"]


def test_after_a_no_the_limit_is_stricter(app: Flask, send: Send, vendor: FakeHost) -> None:
    app.config["FORM_TOKEN_POSTS"] = "100 per hour"
    vendor.reply = says({"success": False})
    results = [send(message=f"Pallet {number}").status_code for number in range(12)]
    assert results == [303] * 10 + [429] * 2


@pytest.mark.parametrize("response", ["", "x" * 8193])
def test_without_a_response_nobody_is_asked(
    app: Flask, send: Send, vendor: FakeHost, response: str
) -> None:
    assert send(**{FIELD: response}).status_code == 303
    assert flags(app) == ["bot-check-missing"]
    assert vendor.received == []


def test_nor_for_a_form_that_is_refused(send: Send, vendor: FakeHost) -> None:
    assert send(work_email="femke@").status_code == 422
    assert send(headers={"Origin": "null"}).status_code == 403
    assert vendor.received == []


GARBAGE = {
    "an error": Reply(500),
    "too many": Reply(429, body=b"{}"),
    "a redirect": Reply(302, {"Location": "/elsewhere"}),
    "a page": Reply(body=b"<!doctype html>"),
    "nothing": Reply(body=b""),
    "no JSON of ours": says(["success"]),
    "no answer": says({}),
    "a yes in words": says({"success": "true"}),
    "too large": says({"success": True, "more": "x" * 20_000}),
    "without an end": Reply(body=(b" " * 1000 for _ in range(10**6))),
    "too deep": Reply(body=b"[" * 15_000),
    "no HTTP": Reply(raw=b"\x00\x01\x02\r\n\r\n"),
    "cut short": Reply(raw=b'HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{"success": true'),
    "compressed": Reply(headers={"Content-Encoding": "gzip"}, body=b"\x1f\x8b\x08 no gzip"),
    "our secret": says({"success": False, "error-codes": ["invalid-input-secret"]}),
}


@pytest.mark.parametrize("kind", GARBAGE)
def test_a_vendor_that_talks_nonsense(
    app: Flask, send: Send, vendor: FakeHost, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    vendor.reply = GARBAGE[kind]
    assert send().status_code == 303
    assert flags(app) == ["bot-check-down"]
    assert [one.target for one in vendor.received] == ["/siteverify"]
    assert "bot check" in caplog.text
    for private in (SECRET, RESPONSE, "femke"):
        assert private not in caplog.text


def test_while_it_is_down_the_usual_limit_holds(app: Flask, send: Send, vendor: FakeHost) -> None:
    app.config["FORM_TOKEN_POSTS"] = "100 per hour"
    vendor.reply = Reply(500)
    results = [send(message=f"Pallet {number}").status_code for number in range(12)]
    assert results == [303] * 12


class TestNobodyIsThere:
    """The vendor's host takes no connection."""

    @pytest.fixture
    def environment(self, environment: dict[str, str]) -> dict[str, str]:
        url = f"http://127.0.0.1:{free_port()}/siteverify"
        return {**environment, "BOT_CHECK_VERIFY_URL": url}

    def test_the_post_is_kept(self, app: Flask, send: Send) -> None:
        assert send().status_code == 303
        assert flags(app) == ["bot-check-down"]


class TestItHangs:
    """The vendor takes connections, and says nothing or speaks slowly without an end."""

    @pytest.fixture(autouse=True)
    def impatient(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(bot_check, "SECONDS", 0.3)

    @pytest.fixture
    def released(self, vendor: FakeHost) -> Iterator[None]:
        """The vendor hangs until the test is over."""
        end = Event()
        vendor.reply = Reply(after=end)
        yield
        end.set()

    @pytest.mark.usefixtures("released")
    def test_one_visitor_waits_and_the_others_do_not(
        self, app: Flask, send: Send, vendor: FakeHost, caplog: pytest.LogCaptureFixture
    ) -> None:
        app.config["FORM_TOKEN_POSTS"] = "100 per hour"
        for number in range(5):
            assert send(message=f"Pallet {number}").status_code == 303
        assert len(vendor.received) == 1
        assert caplog.text.count("left alone for a minute") == 1

    def test_an_answer_in_small_pieces(self, app: Flask, send: Send, vendor: FakeHost) -> None:
        """Each piece is in time, the whole is not."""
        end = Event()

        def pieces() -> Iterator[bytes]:
            while not end.wait(0.05):
                yield b" "

        vendor.reply = Reply(body=pieces())
        assert send().status_code == 303
        end.set()
        assert flags(app) == ["bot-check-down"]


class TestWithoutItsKeys:
    """One key alone: browsers would send nothing, or nobody could ask."""

    @pytest.fixture(params=["BOT_CHECK_SITE_KEY", "BOT_CHECK_SECRET"])
    def environment(
        self, environment: dict[str, str], request: pytest.FixtureRequest
    ) -> dict[str, str]:
        return {**environment, request.param: ""}

    def test_nothing_is_checked(self, app: Flask, send: Send, vendor: FakeHost) -> None:
        assert send(**{FIELD: ""}).status_code == 303
        assert flags(app) == []
        assert vendor.received == []
