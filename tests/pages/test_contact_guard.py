"""What hostile pages, programs, floods and failures do to the contact form."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from portolan.leads import spool
from portolan.leads.database import db
from tests.support.checking_client import CheckingClient
from tests.support.contact import ENGLISH, JSON, Send, sender
from tests.support.ports import free_port
from tests.support.stored_leads import only_submission, rows

NOT_PROCESSED = {
    "en-US": "Sorry, but we are unable to process your message",
    "zh-CN": "抱歉，我们暂时无法处理您提交的内容",
}

ELSEWHERE = {
    "en-US": "This message came from somewhere other than our own page",
    "zh-CN": "提交的内容并非来自本网站的页面",
}


@pytest.fixture
def send(client: CheckingClient, base_url: str) -> Send:
    """Posts the form on the site of each locale in turn."""
    return sender(client, base_url)


@pytest.fixture
def send_english(client: CheckingClient) -> Send:
    """Posts the form on the English site, where the language does not matter."""
    return sender(client, ENGLISH)


def stored_counts(app: Flask) -> tuple[int, int]:
    with app.app_context():
        return rows()


@pytest.mark.parametrize(
    ("headers", "status", "flags"),
    [
        ({"Sec-Fetch-Site": "same-origin", "Origin": "null"}, 303, ["no-token"]),
        ({"Origin": "http://localhost:8000"}, 303, ["no-token"]),
        (
            {"Sec-Fetch-Site": "cross-site", "Origin": "http://zh-cn.localhost:8000"},
            303,
            ["no-token"],
        ),
        ({}, 303, ["unverified", "no-token"]),
        ({"Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"}, 403, None),
        ({"Sec-Fetch-Site": "cross-site"}, 403, None),
        ({"Origin": "https://evil.example"}, 403, None),
        ({"Origin": "null"}, 403, None),
    ],
)
def test_who_may_post(
    app: Flask, send_english: Send, headers: dict[str, str], status: int, flags: Any
) -> None:
    assert send_english(headers=headers).status_code == status
    scripted = send_english(headers={**headers, "Accept": "application/json"})
    assert scripted.status_code == (201 if status == 303 else status)
    with app.app_context():
        assert spool.waiting() == []
        if flags is None:
            assert rows() == (0, 0)
        else:
            assert only_submission().flags == flags


def test_a_program_in_the_trap_is_flagged(app: Flask, send: Send) -> None:
    assert send(fold_here="http://spam.example").status_code == 303
    with app.app_context():
        assert only_submission().flags == ["honeypot", "no-token"]


def test_a_foreign_post_keeps_what_was_typed(send: Send, app: Flask, locale: str) -> None:
    headers = {"Origin": "null"}
    page = send(headers=headers)
    assert page.status_code == 403
    assert ELSEWHERE[locale] in page.text
    assert 'class="summary"' in page.text
    assert 'value="femke@example.com"' in page.text
    assert "Two pallets of tiles." in page.text
    scripted = send(headers={**headers, "Accept": "application/json"})
    assert (scripted.status_code, list(scripted.get_json())) == (403, ["message"])
    assert ELSEWHERE[locale] in scripted.get_json()["message"]
    assert stored_counts(app) == (0, 0)


def test_too_many_keep_what_they_typed(send: Send, app: Flask) -> None:
    for number in range(10):
        assert send(headers={}, message=f"Pallet {number}").status_code == 303
    page = send(headers={}, message="Pallet 11")
    assert page.status_code == 429
    assert "Pallet 11" in page.text
    assert 'class="summary"' in page.text
    assert "message" in send(headers={"Accept": "application/json"}).get_json()
    assert stored_counts(app) == (10, 13)


class TestGuardWithoutADatabase:
    """PostgreSQL is configured, and nobody runs it."""

    @pytest.fixture
    def environment(self, environment: dict[str, str]) -> dict[str, str]:
        url = f"postgresql://nobody@127.0.0.1:{free_port()}/nothing"
        return {**environment, "DATABASE_URL": url}

    def test_the_message_waits_on_disk(self, app: Flask, send: Send) -> None:
        assert send().status_code == 303
        with app.app_context():
            assert len(spool.waiting()) == 1

    def test_nor_a_disk_the_visitor_is_told(self, send: Send, instance: Path, locale: str) -> None:
        (instance / "spool").write_text("a file where the folder should be")
        page = send()
        assert page.status_code == 503
        assert NOT_PROCESSED[locale] in page.text
        assert 'value="femke@example.com"' in page.text
        assert "Two pallets of tiles." in page.text
        scripted = send(headers=JSON)
        assert (scripted.status_code, scripted.get_json()) == (
            503,
            {"message": NOT_PROCESSED[locale]},
        )


@pytest.mark.postgresql
class TestOnPostgresql:
    """The same on the database of several machines."""

    @pytest.fixture
    def environment(self, environment: dict[str, str], emptied_database: str) -> dict[str, str]:
        return {**environment, "DATABASE_URL": emptied_database}

    @pytest.fixture(autouse=True)
    def closed(self, app: Flask) -> Iterator[None]:
        yield
        with app.app_context():
            db.engine.dispose()

    def test_a_message_is_kept_once(self, app: Flask, send: Send, locale: str) -> None:
        assert send(message="提单").status_code == 303
        assert send(message="提单").status_code == 303
        with app.app_context():
            assert only_submission().fields["message"] == "提单"


def test_nothing_of_it_is_logged(send: Send, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    send()
    send(work_email="femke@")
    for private in ("femke", "wit", "0148", "pallets"):
        assert private not in caplog.text.casefold()
