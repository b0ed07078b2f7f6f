"""Limits as visitors meet them: by recipient, and with a Redis that hangs."""

import socket
from collections.abc import Iterator

import pytest
from flask import Flask

from portolan.leads import newsletter
from tests.support.checking_client import CheckingClient
from tests.support.contact import ENGLISH, Send, sender
from tests.support.form_tokens import ripe_token
from tests.support.newsletter import THANKS, subscribe, subscribers
from tests.support.stored_leads import rows


@pytest.fixture
def posts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that the database was asked about, one for each post that came so far."""
    asked: list[str] = []
    ask = newsletter.ask

    def noting(session: object, lead: object) -> bool:
        asked.append(lead.fields["email"])  # type: ignore[attr-defined]  # of the test's own
        return ask(session, lead)  # type: ignore[arg-type]  # of the test's own

    monkeypatch.setattr("portolan.leads.newsletter.ask", noting)
    return asked


def test_after_six_posts_an_hour_thanks_are_all_there_is(
    app: Flask, client: CheckingClient, posts: list[str]
) -> None:
    app.config["LEADS_LIMIT_UNVERIFIED"] = "1000 per hour"
    answers = [subscribe(client, ENGLISH) for _ in range(9)]
    assert {(answer.status_code, answer.location) for answer in answers} == {(303, THANKS)}
    assert len({str(answer.headers) for answer in answers}) == 1
    assert len(posts) == 6
    assert len(subscribers(app)) == 1


def test_spellings_of_one_mailbox_are_one(
    app: Flask, client: CheckingClient, posts: list[str]
) -> None:
    app.config["LEADS_LIMIT_UNVERIFIED"] = "1000 per hour"
    for spelling in ("femke", "Femke", "FEMKE", "femke+a", "femke+b", "fEMKE+c", "femkE", "feMke"):
        assert subscribe(client, ENGLISH, {"email": f"{spelling}@example.com"}).status_code == 303
    assert len(posts) == len(subscribers(app)) == 6
    subscribe(client, ENGLISH, {"email": "jan@example.com"})
    assert len(posts) == 7


def test_what_goes_to_staff_has_no_recipient(app: Flask, client: CheckingClient) -> None:
    app.config["LEADS_LIMIT_UNVERIFIED"] = "1000 per hour"
    send = sender(client, ENGLISH)
    for number in range(8):
        assert send(message=f"Pallet {number}").status_code == 303
    with app.app_context():
        assert rows() == (8, 8)


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
        found = [send(message=f"P {number}", form_token=token).status_code for number in range(10)]
        assert found == [303] * 10
        found = [send(message=f"Q {number}", form_token=token).status_code for number in range(12)]
        # With the newsletter's, ten without a good token.
        assert found == [303] * 9 + [429] * 3
