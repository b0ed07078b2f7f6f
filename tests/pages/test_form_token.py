"""The token of forms: how a page gets it, and what a post with it or without it is worth."""

from datetime import timedelta

import pytest
from flask import Flask
from sqlalchemy import select

from portolan.leads.database import transaction
from portolan.leads.models import Submission
from portolan.sections.shared.lead_pages.form_token import LIFE, issue, vouches
from tests.support.checking_client import CheckingClient
from tests.support.contact import ENGLISH, Send, sender
from tests.support.form_tokens import later, ripe_token
from tests.support.stored_leads import only_submission

PATH = "/form-token"


@pytest.fixture
def send(client: CheckingClient) -> Send:
    """Posts the contact form."""
    return sender(client, ENGLISH)


@pytest.fixture
def token(app: Flask, monkeypatch: pytest.MonkeyPatch) -> str:
    """A token of a minute ago."""
    return ripe_token(app, monkeypatch)


def test_each_page_gets_its_own_and_nobody_keeps_it(client: CheckingClient, base_url: str) -> None:
    answers = [client.get(PATH, base_url=base_url) for _ in range(2)]
    for answer in answers:
        assert (answer.status_code, answer.mimetype) == (200, "application/json")
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["X-Robots-Tag"] == "noindex"
        assert "Set-Cookie" not in answer.headers
        assert list(answer.get_json()) == ["form_token"]
    assert answers[0].get_json() != answers[1].get_json()


def test_search_engines_hear_nothing_of_it(client: CheckingClient) -> None:
    assert PATH not in client.get("/sitemap.xml").text
    assert PATH not in client.get("/company/contact").text


def test_one_network_gets_so_many(client: CheckingClient) -> None:
    results = [client.get(PATH).status_code for _ in range(62)]
    assert results == [200] * 60 + [429] * 2
    refused = client.get(PATH)
    assert refused.get_json() == {"form_token": None}
    assert int(refused.headers["Retry-After"]) > 0
    assert refused.headers["Cache-Control"] == "no-store"


def test_with_it_nothing_is_to_be_said(app: Flask, send: Send, token: str) -> None:
    assert send(form_token=token).status_code == 303
    with app.app_context():
        result = only_submission()
    assert result.flags == []
    assert "form_token" not in result.fields


def test_a_token_from_the_page_of_the_other_language(
    app: Flask, client: CheckingClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = client.get(PATH, base_url="http://zh-cn.localhost:8000").get_json()["form_token"]
    later(monkeypatch, timedelta(minutes=1))
    with app.test_request_context(base_url=ENGLISH):
        assert vouches(given)


@pytest.mark.parametrize(
    "given", ["", "x", "a.b.c", "é", "\0", "." * 150, "x" * 100_000, "AAAAAAAAAAAAAAAA.Zz.c2ln"]
)
def test_what_we_have_not_signed_is_flagged_and_kept(app: Flask, send: Send, given: str) -> None:
    assert send(form_token=given).status_code == 303
    with app.app_context():
        assert only_submission().flags == ["no-token"]


def test_somebody_elses_signature(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    token = ripe_token(app, monkeypatch)
    with app.test_request_context():
        unsigned, _, signature = token.rpartition(".")
        assert not vouches(f"{unsigned}.{'B' if signature[0] == 'A' else 'A'}{signature[1:]}")
        assert not vouches("x" + token)
        assert vouches(token)
    app.config["SECRET_KEY"] = "another key of another site"
    with app.test_request_context():
        assert not vouches(token)


@pytest.mark.parametrize(
    ("age", "vouched"),
    [
        (timedelta(seconds=-60), False),
        (timedelta(seconds=0), False),
        (timedelta(seconds=1), False),
        (timedelta(seconds=3), True),
        (LIFE - timedelta(seconds=5), True),
        (LIFE + timedelta(seconds=2), False),
    ],
)
def test_too_young_and_too_old(
    app: Flask, monkeypatch: pytest.MonkeyPatch, *, age: timedelta, vouched: bool
) -> None:
    # The clock stands still: on a busy machine a second is soon over.
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: 1_800_000_000.0)
    with app.test_request_context():
        token = issue()
        later(monkeypatch, age)
        assert vouches(token) is vouched


def test_one_token_does_not_serve_a_flood(app: Flask, send: Send, token: str) -> None:
    for number in range(12):
        assert send(form_token=token, message=f"Pallet {number}").status_code == 303
    with app.app_context(), transaction() as session:
        newest = select(Submission).order_by(Submission.received_at)
        assert [one.flags for one in session.scalars(newest)] == [[]] * 10 + [["no-token"]] * 2


def test_without_it_the_limit_is_stricter(
    app: Flask, send: Send, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = [send(message=f"Pallet {number}").status_code for number in range(12)]
    assert results == [303] * 10 + [429] * 2
    for ten in range(3):
        token = ripe_token(app, monkeypatch)
        for number in range(10):
            answer = send(form_token=token, message=f"Pallet {ten} {number}")
            assert answer.status_code == 303
    token = ripe_token(app, monkeypatch)
    assert send(form_token=token, message="One too many").status_code == 429


def test_a_refused_form_costs_no_token(app: Flask, send: Send, token: str) -> None:
    for _ in range(15):
        assert send(form_token=token, work_email="femke@").status_code == 422
    assert send(form_token=token).status_code == 303
    with app.app_context():
        assert only_submission().flags == []
