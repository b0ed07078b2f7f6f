"""A lease outlasts the delivery that it is for: no lead is taken twice at a time."""

import smtplib
import ssl
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
import trustme
from flask import Flask

from portolan.leads import outbox
from portolan.leads.carriers import TIMEOUT_SECONDS
from portolan.leads.models import State
from portolan.leads.post_office import at_server
from portolan.leads.receiver import to_receiver
from portolan.leads.repository import store
from tests.support.mail_catcher import MailCatcher, mail_catcher
from tests.unit.leads.conftest import MakeLead
from tests.unit.leads.mails import configure
from tests.unit.leads.outbox_rows import entry

MAIL_WAITS = (
    (smtplib.SMTP, "_get_socket"),  # until somebody takes the connection
    (ssl.SSLContext, "wrap_socket"),  # until keys are exchanged
    (smtplib.SMTP, "getreply"),  # for the answer to each command
)


@pytest.fixture
def guarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MailCatcher]:
    """The mail server with the longest conversation: encryption, and a login."""
    authority = trustme.CA()
    authority.cert_pem.write_to_path(str(tmp_path / "ca.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "ca.pem"))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert("localhost").configure_cert(context)
    with mail_catcher(tls=context) as running:
        yield running


@pytest.fixture
def mail_waits(guarded: MailCatcher, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often the delivery of one mail waits for its server, each time up to the time-out."""
    waits: list[str] = []

    def count(owner: type, name: str) -> None:
        wait = getattr(owner, name)

        def counted(*args: Any, **named: Any) -> Any:
            waits.append(name)
            return wait(*args, **named)

        monkeypatch.setattr(owner, name, counted)

    for owner, name in MAIL_WAITS:
        count(owner, name)
    message = EmailMessage()
    message["From"], message["To"] = "desk@portolan.example", "femke@example.com"
    with at_server(f"smtp://us:pass@localhost:{guarded.port}?starttls=1", "localhost") as post:
        assert post(message) is None
        return len(waits)


def test_a_mail_is_handed_in_before_another_worker_may_take_it(mail_waits: int) -> None:
    assert mail_waits > 8
    assert mail_waits * TIMEOUT_SECONDS < outbox.LEASE_SECONDS


def test_a_lead_is_posted_before_another_worker_may_take_it(
    leads_app: Flask, make_lead: MakeLead, monkeypatch: pytest.MonkeyPatch
) -> None:
    query: list[dict[str, float]] = []

    def take(_transport: httpx.HTTPTransport, request: httpx.Request) -> httpx.Response:
        query.append(request.extensions["timeout"])
        return httpx.Response(200)

    monkeypatch.setattr(httpx.HTTPTransport, "handle_request", take)
    configure(leads_app, public_endpoints_url="http://127.0.0.1:9")
    store(make_lead())
    leased = outbox.lease()
    assert leased
    with to_receiver() as carry:
        assert carry
        assert carry(leased) is None
    [steps] = query
    assert steps.keys() == {"connect", "read", "write", "pool"}
    assert sum(steps.values()) < outbox.LEASE_SECONDS


@pytest.mark.usefixtures("leads_app")
def test_of_two_workers_the_second_gets_nothing_while_the_first_may_be_under_way(
    make_lead: MakeLead, mail_waits: int
) -> None:
    store(make_lead())
    start = datetime.now(UTC)
    first = outbox.lease(start)
    assert first
    assert outbox.lease(start + timedelta(seconds=mail_waits * TIMEOUT_SECONDS)) is None
    outbox.mark_delivered(first)
    assert (entry().state, entry().attempts) == (State.DELIVERED, 1)


@pytest.mark.usefixtures("leads_app")
def test_a_lead_does_not_wait_for_long_for_a_worker_that_died(make_lead: MakeLead) -> None:
    store(make_lead())
    start = datetime.now(UTC)
    assert outbox.lease(start)
    second = outbox.lease(start + timedelta(minutes=5))
    assert second
    assert second.attempt == 2
