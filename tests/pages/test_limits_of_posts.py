"""Limits as visitors meet them: by recipient, and with a Redis that hangs."""

import socket
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from html import unescape

import pytest
from flask import Flask
from sqlalchemy import select

from forms.messages import TOO_MANY_FOR_MAILBOX
from portolan.leads.accept import NotStored
from portolan.leads.database import transaction
from portolan.leads.models import OutboxEntry
from tests.support.checking_client import CheckingClient
from tests.support.contact import ENGLISH, JSON, Send, sender
from tests.support.form_tokens import ripe_token
from tests.support.newsletter import THANKS, subscribe, subscribers
from tests.support.stored_leads import rows


@pytest.fixture
def patient(app: Flask) -> Flask:
    """The application, where the limit by network does not matter."""
    app.config["LEADS_LIMIT_UNVERIFIED"] = "1000 per hour"
    return app


def test_a_mailbox_is_asked_about_so_often_and_then_the_visitor_is_told(
    patient: Flask, client: CheckingClient
) -> None:
    for number in range(20):
        tag = "femke" if number % 2 else f"Femke+{number}"
        assert subscribe(client, ENGLISH, {"email": f"{tag}@example.com"}).status_code == 303
    stored = len(subscribers(patient))
    answer = subscribe(client, ENGLISH, {"email": "femke+stranger@example.com"})
    assert answer.status_code == 429
    assert str(TOO_MANY_FOR_MAILBOX) in unescape(answer.text)
    assert "femke+stranger@example.com" in answer.text
    assert 3000 < int(answer.headers["Retry-After"]) <= 3600
    assert len(subscribers(patient)) == stored == 11
    assert subscribe(client, ENGLISH, {"email": "jan@example.com"}).status_code == 303


def test_spellings_of_one_mailbox_share_the_mail_of_the_day(
    patient: Flask, client: CheckingClient
) -> None:
    spellings = ["victim+0", "victim+1", "victim+2", "Victim", "victim"]
    for spelling in spellings:
        answer = subscribe(client, ENGLISH, {"email": f"{spelling}@example.org"})
        assert (answer.status_code, answer.location) == (303, THANKS)
    with patient.app_context(), transaction() as session:
        entries = session.scalars(select(OutboxEntry).order_by(OutboxEntry.id)).all()
        now = datetime.now(UTC)
        # One today, one when the day is over; the others are there for staff to see.
        assert [(entry.state, entry.last_problem, entry.due_at > now) for entry in entries] == [
            ("waiting", None, False),
            ("waiting", None, True),
            *[("delivered", "mailed today already", False)] * 3,
        ]
        assert entries[1].due_at - now > timedelta(hours=23)
    assert {one.address for one in subscribers(patient)} == {
        f"{spelling}@example.org" for spelling in spellings
    }


def test_no_thanks_for_what_was_not_kept(
    patient: Flask, client: CheckingClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often one tries while nothing can be kept, and at once when it can be again."""
    with monkeypatch.context() as broken:
        broken.setattr("portolan.leads.accept.accept", _refuse)
        results = [subscribe(client, ENGLISH).status_code for _ in range(12)]
    assert results == [503] * 12
    assert subscribers(patient) == []
    assert subscribe(client, ENGLISH).status_code == 303
    assert [one.address for one in subscribers(patient)] == ["femke@example.com"]


def _refuse(_lead: object) -> None:
    raise NotStored


WAITS = [
    ("1 per minute", "wait a minute", 60),
    ("1 per 10 minutes", "wait ten minutes", 600),
    ("1 per hour", "wait an hour", 3600),
    ("9 per minute; 1 per day", "tomorrow", 86_400),
]


@pytest.mark.parametrize(("rule", "words", "seconds"), WAITS)
def test_who_has_to_wait_is_told_for_how_long(
    app: Flask, client: CheckingClient, rule: str, words: str, seconds: int
) -> None:
    app.config["LEADS_LIMIT_UNVERIFIED"] = rule
    send = sender(client, ENGLISH)
    assert send(message="Pallet 1").status_code == 303
    answer = send(message="Pallet 2")
    assert answer.status_code == 429
    assert words in answer.text
    assert "Pallet 2" in answer.text
    assert seconds / 2 < int(answer.headers["Retry-After"]) <= seconds
    scripted = send(message="Pallet 2", headers=JSON)
    assert words in scripted.get_json()["message"]
    assert "Retry-After" in scripted.headers


def test_what_goes_to_staff_has_no_recipient(patient: Flask, client: CheckingClient) -> None:
    send = sender(client, ENGLISH)
    for number in range(22):
        assert send(message=f"Pallet {number}").status_code == 303
    with patient.app_context():
        assert rows() == (22, 25)


class TestRedisHangs:
    """It takes connections and says nothing; here it says how many there were."""

    @pytest.fixture
    def silent(self) -> Iterator[socket.socket]:
        """A server that never answers."""
        with socket.create_server(("127.0.0.1", 0)) as listening:
            yield listening

    @pytest.fixture
    def environment(self, environment: dict[str, str], silent: socket.socket) -> dict[str, str]:
        return {**environment, "REDIS_URL": f"redis://127.0.0.1:{silent.getsockname()[1]}/0"}

    @pytest.fixture
    def send(self, client: CheckingClient) -> Send:
        """Posts the contact form."""
        return sender(client, ENGLISH)

    def test_posts_are_answered_and_counted(
        self, app: Flask, client: CheckingClient, send: Send, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert client.get("/form-token").status_code == 200
        assert subscribe(client, ENGLISH).status_code == 303
        token = ripe_token(app, monkeypatch)
        results = [
            send(message=f"P {number}", form_token=token).status_code for number in range(10)
        ]
        assert results == [303] * 10
        results = [
            send(message=f"Q {number}", form_token=token).status_code for number in range(12)
        ]
        # With the newsletter's, ten without a good token.
        assert results == [303] * 9 + [429] * 3
