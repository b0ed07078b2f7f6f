"""The way of a mail from the outbox to a mail server, over a real connection."""

import logging
import smtplib
from datetime import UTC, datetime
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import select, update

from portolan.leads import delivery, newsletter, outbox, subscribers
from portolan.leads.database import transaction
from portolan.leads.models import Channel, OutboxEntry, State, Subscriber
from portolan.leads.repository import store
from tests.support.mail_catcher import MailCatcher
from tests.support.ports import free_port
from tests.unit.leads.conftest import MakeLead
from tests.unit.leads.mails import ask, configure
from tests.unit.leads.outbox_rows import entry, make_due
from tests.unit.leads.receiver import receiver

pytestmark = pytest.mark.usefixtures("speaking")


@pytest.mark.parametrize("answer", ["451 try later", "550 5.7.1 relaying denied", "421 busy"])
def test_a_no_from_the_server_loses_nothing(
    catcher: MailCatcher, make_lead: MakeLead, caplog: pytest.LogCaptureFixture, answer: str
) -> None:
    catcher.answers.append(f"{answer}: femke@example.com")
    ask(make_lead)
    assert delivery.deliver_due() == 0
    assert (entry().state, entry().last_problem) == (State.WAITING, f"SMTP {answer[:3]}")
    assert "femke" not in caplog.text
    make_due()
    assert delivery.deliver_due() == 1
    assert len(catcher.envelopes) == 1


def test_a_no_for_one_mail_does_not_hold_up_the_next(
    catcher: MailCatcher, make_lead: MakeLead
) -> None:
    catcher.answers.append("451 try later")
    ask(make_lead, "one@example.com")
    ask(make_lead, "two@example.com")
    assert delivery.deliver_due() == 1
    assert catcher.recipients == ["two@example.com"]


def test_a_mailbox_that_does_not_exist_is_not_tried_again(
    catcher: MailCatcher, make_lead: MakeLead, caplog: pytest.LogCaptureFixture
) -> None:
    catcher.answers.append("550 5.1.1 no such user")
    ask(make_lead)
    assert delivery.deliver_due() == 0
    assert entry().state == State.DELIVERED
    assert entry().last_problem == "SMTP 550, no such mailbox"
    assert caplog.records == []


def test_a_server_that_is_gone_costs_one_attempt_not_one_per_mail(
    speaking: Flask, make_lead: MakeLead
) -> None:
    configure(speaking, mail_url=f"smtp://127.0.0.1:{free_port()}")
    for number in range(3):
        ask(make_lead, f"{number}@example.com")
    assert delivery.deliver_due() == 0
    with transaction() as session:
        assert sum(session.scalars(select(OutboxEntry.attempts))) == 1
        problems = session.scalars(select(OutboxEntry.last_problem)).all()
    assert "ConnectionRefusedError" in problems


def test_mails_do_not_hold_up_leads_nor_leads_mails(
    speaking: Flask, catcher: MailCatcher, make_lead: MakeLead
) -> None:
    store(make_lead())
    ask(make_lead)
    assert delivery.deliver_due() == 1  # nobody has configured a receiver
    with receiver() as crm:
        configure(
            speaking,
            public_endpoints_url=crm.url,
            mail_url=f"smtp://127.0.0.1:{free_port()}",
        )
        ask(make_lead, "other@example.com")
        assert delivery.deliver_due() == 1
        assert [one["form"] for one in crm.received] == ["contact"]


def test_only_the_confirmed_reach_the_receiver(
    speaking: Flask, catcher: MailCatcher, make_lead: MakeLead
) -> None:
    with receiver() as crm:
        configure(speaking, public_endpoints_url=crm.url)
        lead = ask(make_lead)
        delivery.deliver_due()
        assert crm.received == []
        subscriber = subscribers.pending_subscriber(lead.id)
        assert subscriber is not None
        newsletter.confirm(subscriber.id)
        assert delivery.deliver_due() == 1
        assert crm.keys == [str(lead.id)]
        store(newsletter.unsubscription_lead(subscriber.id, "en-US", "/newsletter/unsubscribe"))
        assert delivery.deliver_due() == 1
        assert [(one["form"], one["fields"]["email"]) for one in crm.received] == [
            ("newsletter", "femke@example.com"),
            ("newsletter-unsubscribe", "femke@example.com"),
        ]
    assert len(catcher.envelopes) == 1


def test_giving_up_alarms_and_can_be_taken_back(
    catcher: MailCatcher, make_lead: MakeLead, caplog: pytest.LogCaptureFixture
) -> None:
    ask(make_lead)
    make_due(attempts=outbox.MAX_ATTEMPTS - 1)
    catcher.answers.append("451 try later")
    delivery.deliver_due()
    assert entry().state == State.DEAD
    assert [record.levelno for record in caplog.records] == [logging.CRITICAL]
    assert outbox.revive() == 1
    assert delivery.deliver_due() == 1


def test_a_mail_that_was_asked_for_anew_goes_once(
    catcher: MailCatcher, make_lead: MakeLead
) -> None:
    ask(make_lead)
    with transaction() as session:  # a day without a mail server
        past = datetime.now(UTC) - subscribers.MAIL_PAUSE
        session.execute(update(Subscriber).values(last_mailed_at=past))
    second = ask(make_lead)
    assert delivery.deliver_due() == 1
    [mail] = catcher.mails
    assert str(second.id) in mail["Message-ID"]


def test_the_pause_begins_when_the_mail_goes(catcher: MailCatcher, make_lead: MakeLead) -> None:
    lead = ask(make_lead)
    with transaction() as session:
        past = datetime.now(UTC) - subscribers.MAIL_PAUSE
        session.execute(update(Subscriber).values(last_mailed_at=past))
    delivery.deliver_due()
    again = make_lead(form_name=newsletter.FORM, fields={"email": "femke@example.com"})
    assert not store(again)
    assert subscribers.pending_subscriber(lead.id) is not None


def test_nobody_is_asked_who_has_left_meanwhile(catcher: MailCatcher, make_lead: MakeLead) -> None:
    lead = ask(make_lead)
    subscriber = subscribers.pending_subscriber(lead.id)
    assert subscriber is not None
    store(newsletter.unsubscription_lead(subscriber.id, "en-US", "/newsletter/unsubscribe"))
    assert delivery.deliver_due() == 0
    assert catcher.envelopes == []
    assert entry().state == State.DELIVERED


def test_channels_are_leased_apart(make_lead: MakeLead) -> None:
    lead = ask(make_lead)
    assert outbox.lease() is None
    result = outbox.lease(channel=Channel.MAIL)
    assert result is not None
    assert result.payload["id"] == str(lead.id)


def test_a_dropped_connection_ends_one_mails_try(
    catcher: MailCatcher, make_lead: MakeLead, monkeypatch: pytest.MonkeyPatch
) -> None:
    send, drops = smtplib.SMTP.send_message, [True]

    def dropped_once(server: smtplib.SMTP, *arguments: Any) -> Any:
        if drops.pop() if drops else False:
            server.close()
        return send(server, *arguments)

    monkeypatch.setattr(smtplib.SMTP, "send_message", dropped_once)
    ask(make_lead, "one@example.com")
    ask(make_lead, "two@example.com")
    assert delivery.deliver_due() == 1
    assert catcher.recipients == ["two@example.com"]
