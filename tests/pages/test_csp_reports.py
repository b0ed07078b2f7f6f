"""Reports of what the policy has stopped: what is logged of them, and how much at most."""

import json
import logging
from collections.abc import Callable

import pytest
from flask import Flask

from portolan.web.csp_reports import HOUR, MOST_BYTES, MOST_LINES, Reports
from tests.support.checking_client import CheckingClient

PAGE = "http://localhost:8000/blog/suez-or-the-cape"
OLD = "application/csp-report"
NEW = "application/reports+json"

Post = Callable[..., None]


@pytest.fixture
def post(client: CheckingClient) -> Post:
    """Sends a report, and expects that nobody minds."""

    def send(body: object, kind: str = OLD, **more: str) -> None:
        data = body if isinstance(body, bytes) else json.dumps(body)
        answer = client.post("/_sink/csp", data=data, content_type=kind, headers=more)
        assert (answer.status_code, answer.data) == (204, b"")

    return send


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """What has been logged."""
    return lambda: [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]


Logged = Callable[[], list[str]]


def old(**more: object) -> dict[str, object]:
    """A report as the directive report-uri has it."""
    report = {"document-uri": PAGE, "violated-directive": "img-src 'self' data:"}
    return {"csp-report": {**report, "blocked-uri": "https://evil.example/x.png", **more}}


def new(**more: object) -> list[dict[str, object]]:
    """A report as the Reporting API has it."""
    body = {"documentURL": PAGE, "effectiveDirective": "script-src-elem", "blockedURL": "inline"}
    return [{"type": "csp-violation", "age": 7, "url": PAGE, "body": {**body, **more}}]


def test_both_kinds_of_report_are_read(post: Post, logged: Logged) -> None:
    post(old())
    post(new(sourceFile=None, sample="alert(1)"), NEW)
    assert logged() == [
        "img-src stopped https://evil.example on /blog/suez-or-the-cape",
        "script-src-elem stopped inline on /blog/suez-or-the-cape",
    ]


def test_a_line_is_logged_once(post: Post, logged: Logged) -> None:
    for query in ("?q=1", "?q=2"):
        post(old(**{"document-uri": PAGE + query}))
    assert len(logged()) == 1


CANARY = "ines.okafor"
PRIVATE = [
    old(**{"document-uri": f"{PAGE}?email={CANARY}@mail.example#{CANARY}"}),
    old(**{"document-uri": f"http://{CANARY}:{CANARY}@localhost:8000/"}),
    old(**{"document-uri": f"http://localhost:8000/{CANARY}@mail.example"}),
    old(**{"blocked-uri": f"https://{CANARY}@evil.example/{CANARY}?{CANARY}"}),
    old(**{"blocked-uri": f"data:text/plain,{CANARY}"}),
    old(**{"referrer": f"https://mail.example/{CANARY}", "script-sample": CANARY}),
    old(**{"violated-directive": f"img-src {CANARY}"}),
    new(sample=CANARY, referrer=CANARY),
]


@pytest.mark.parametrize("report", PRIVATE)
def test_nothing_of_the_visitor_is_logged(post: Post, logged: Logged, report: object) -> None:
    post(report, NEW if isinstance(report, list) else OLD, **{"User-Agent": CANARY})
    (line,) = logged()
    assert CANARY not in line


NO_CONCERN = [
    (old(**{"document-uri": "https://evil.example/"}), OLD),
    (old(**{"document-uri": "about:blank"}), OLD),
    (old(**{"document-uri": "no address"}), OLD),
    (old(**{"violated-directive": "two\nlines"}), OLD),
    (old(**{"blocked-uri": "chrome-extension://abc/x.js"}), OLD),
    (old(**{"source-file": "moz-extension://abc/x.js"}), OLD),
    (old(), "application/json"),
    (old(), "text/plain"),
    (old(), NEW + "x"),
    ({"csp-report": None}, OLD),
    ([{"type": "deprecation", "body": {"id": "x"}}], NEW),
    (b"", OLD),
    (b"{", OLD),
    (b"\xff\xfe", OLD),
    (b"[" * MOST_BYTES, NEW),
    (b'{"csp-report": ' * 500, OLD),
    (json.dumps(old(sample="x" * MOST_BYTES)).encode(), OLD),
    (json.dumps(old(sample="x" * 2_000_000)).encode(), OLD),
]


@pytest.mark.parametrize(("body", "kind"), NO_CONCERN)
def test_what_is_no_report_of_ours_is_taken_and_dropped(
    post: Post, logged: Logged, body: object, kind: str
) -> None:
    post(body, kind)
    assert logged() == []


@pytest.mark.parametrize("site", ["same-origin", "cross-site", "none"])
def test_where_a_report_comes_from_is_not_asked(post: Post, logged: Logged, site: str) -> None:
    post(old(), **{"Sec-Fetch-Site": site, "Origin": "null"})
    assert len(logged()) == 1


def test_the_log_cannot_be_filled(post: Post, logged: Logged) -> None:
    for number in range(3 * MOST_LINES):
        post(old(**{"document-uri": f"http://localhost:8000/{number}"}))
    assert len(logged()) == MOST_LINES + 1
    assert logged()[-1] == "further reports are left out for an hour"


def test_after_an_hour_a_line_is_logged_again(logged: Logged) -> None:
    now = [0.0]
    reports = Reports(clock=lambda: now[0])
    for now[0] in (0.0, HOUR - 1, HOUR, HOUR + 1):
        reports.tell("one")
    assert logged() == ["one", "one"]


def test_reports_are_posted_only(client: CheckingClient) -> None:
    assert client.get("/_sink/csp").status_code == 405


def test_the_collector_is_where_the_policy_sends_reports(app: Flask) -> None:
    answer = app.test_client().get("/", base_url="http://localhost:8000")
    assert answer.headers["Content-Security-Policy"].endswith("; report-uri /_sink/csp")
    assert "Reporting-Endpoints" not in answer.headers
