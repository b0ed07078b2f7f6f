"""The sink: what it takes, how much of it, and what its page shows."""

import json
from typing import Any

import pytest
from flask import Flask

from app import create_app
from portolan.core.config import REQUIRED_IN_PRODUCTION
from portolan.sections.dev.event_sink.event_store import MOST_BYTES, MOST_EVENTS, MOST_REPORTS
from tests.support.checking_client import CheckingClient

EVENTS = "/_sink/events"
ENVELOPE = "/_sink/errors/api/0/envelope/?sentry_version=7"
EVENT = {"id": "1", "type": "route-update", "time": 0, "properties": {"path": "/blog"}, "user": {}}
REPORT = {
    "event_id": "0" * 32,
    "exception": {"values": [{"type": "RangeError", "value": "too deep"}]},
    "request": {"url": "http://localhost:8000/blog"},
}


def batch(*events: dict[str, Any]) -> bytes:
    """What the browser posts."""
    return json.dumps({"events": events}).encode()


def lines(*parts: dict[str, Any]) -> bytes:
    """An envelope."""
    return b"\n".join(json.dumps(part).encode() for part in parts)


@pytest.mark.parametrize("content_type", ["application/json", "text/plain;charset=UTF-8"])
def test_events_are_taken_and_shown(client: CheckingClient, content_type: str) -> None:
    unlike = {**EVENT, "type": f"of {content_type}", "properties": {"path": "/<b>"}}
    answer = client.post(EVENTS, data=batch(EVENT, unlike), content_type=content_type)
    assert (answer.status_code, answer.text) == (200, "success")
    page = client.get("/_sink")
    assert f"of {content_type}" in page.text
    assert "/&lt;b&gt;" in page.text
    assert page.headers["Cache-Control"] == "no-store"


def test_reports_are_taken_and_shown(client: CheckingClient) -> None:
    answer = client.post(ENVELOPE, data=lines({"event_id": "0" * 32}, {"type": "event"}, REPORT))
    assert (answer.status_code, answer.text) == (200, "success")
    assert "RangeError too deep http://localhost:8000/blog" in client.get("/_sink").text
    assert client.post(ENVELOPE, data=lines({"type": "session"})).text == "success"
    assert client.get("/_sink").status_code == 200


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{}",
        b"[]",
        b"\xff",
        batch({**EVENT, "type": ""}),
        batch({**EVENT, "type": "x" * 101}),
        batch({**EVENT, "time": "soon"}),
        batch(*[EVENT] * 513),
        b"[" * 100_000,
    ],
    ids=lambda body: str(body[:20]),
)
def test_what_are_no_events_is_refused(client: CheckingClient, body: bytes) -> None:
    answer = client.post(EVENTS, data=body, content_type="application/json")
    assert (answer.status_code, answer.text) == (400, "invalid")


@pytest.mark.parametrize("body", [b"{", b"[]", b"7\n8", b"\xff", b"[" * 100_000])
def test_what_is_no_envelope_is_refused(client: CheckingClient, body: bytes) -> None:
    assert client.post(ENVELOPE, data=body).status_code == 400


def test_a_body_has_a_limit(client: CheckingClient) -> None:
    long = batch({**EVENT, "properties": {"text": "x" * MOST_BYTES}})
    assert client.post(EVENTS, data=long).status_code == 400


def test_the_latest_are_kept_and_no_more(client: CheckingClient, app: Flask) -> None:
    for turn in range(MOST_REPORTS + 5):
        client.post(ENVELOPE, data=lines({"turn": turn}))
        client.post(EVENTS, data=batch(*[{**EVENT, "id": f"{turn}.{n}"} for n in range(10)]))
    stored = app.extensions["event_sink"]
    assert (len(stored.reports), len(stored.events)) == (MOST_REPORTS, MOST_EVENTS)
    assert stored.reports[0] == [{"turn": MOST_REPORTS + 4}]
    assert stored.events[0].id == f"{MOST_REPORTS + 4}.9"


def test_production_has_no_sink(tmp_path: Any) -> None:
    site = create_app(
        {
            **dict.fromkeys(REQUIRED_IN_PRODUCTION, "x" * 16),
            "SITE_ENV": "production",
            "SITE_URL_EN_US": "https://www.portolan.example",
            "SITE_URL_ZH_CN": "https://cn.portolan.example",
            "INSTANCE_PATH": str(tmp_path),
        }
    )
    rules = [rule.rule for rule in site.url_map.iter_rules() if rule.rule.startswith("/_sink")]
    assert rules == ["/_sink/csp"]
