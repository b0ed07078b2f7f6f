"""Mails of receipt: their way from the outbox to a mail server, and what becomes of late ones."""

from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask
from sqlalchemy import select, update

from portolan.core.i18n import lazy
from portolan.core.locale import Locale
from portolan.leads import delivery, spool
from portolan.leads.database import transaction
from portolan.leads.lead import Lead
from portolan.leads.models import Channel, OutboxEntry, State, Submission
from portolan.leads.receipt_mail import RECEIPT_LIFE
from portolan.leads.receipt_texts import ReceiptTexts, on_receipt
from portolan.leads.repository import store
from portolan.leads.selection import by_ids
from portolan.sections.shared.lead_pages.form_page import Thanks
from tests.support.mail_catcher import MailCatcher
from tests.support.ports import free_port
from tests.support.stored_leads import rows
from tests.unit.leads.command_line import run
from tests.unit.leads.conftest import MakeLead
from tests.unit.leads.mails import ask, configure
from tests.unit.leads.outbox_rows import make_due
from tests.unit.leads.receiver import receiver


def unpromised(_sent_at: datetime, _answers: object, _locale: Locale) -> None:
    """A form that promises no answer."""


THANKS = Thanks(lazy("Question received"), lazy("Hi."), lazy("Something went wrong."))
TEXTS = ReceiptTexts(lazy("Talk to an expert"), lambda _answers: THANKS, unpromised)


@pytest.fixture(autouse=True)
def telling(speaking: Flask) -> None:
    """The application knows what the mail of one form says."""
    on_receipt(speaking, "contact", TEXTS)


def send(make_lead: MakeLead, **values: object) -> Lead:
    """Store a lead with its mail."""
    lead = make_lead(has_receipt=True, **values)
    assert store(lead)
    return lead


def mail_entry() -> OutboxEntry:
    """The one entry for a mail."""
    with transaction() as session:
        is_mail = OutboxEntry.channel == Channel.MAIL.value
        return session.scalars(select(OutboxEntry).where(is_mail)).one()


def age(**older: float) -> None:
    """Let everything have been sent earlier."""
    with transaction() as session:
        for one in session.scalars(select(Submission)):
            one.received_at -= timedelta(**older)


def test_a_lead_and_its_mail_go_their_own_ways(
    speaking: Flask, catcher: MailCatcher, make_lead: MakeLead
) -> None:
    lead = send(make_lead)
    assert delivery.deliver_due() == 1  # nobody has configured a receiver
    assert catcher.recipients == ["femke@example.com"]
    with receiver() as crm:
        configure(speaking, public_endpoints_url=crm.url)
        assert delivery.deliver_due() == 1
        assert crm.keys == [str(lead.id)]
    assert delivery.deliver_due() == 0
    assert len(catcher.envelopes) == 1


def test_a_lead_waits_for_no_mail_server(speaking: Flask, make_lead: MakeLead) -> None:
    with receiver() as crm:
        configure(
            speaking,
            public_endpoints_url=crm.url,
            mail_url=f"smtp://127.0.0.1:{free_port()}",
        )
        send(make_lead)
        assert delivery.deliver_due() == 1
        assert len(crm.received) == 1
    assert (mail_entry().state, mail_entry().last_problem) == (
        State.WAITING,
        "ConnectionRefusedError",
    )


def test_it_goes_once_the_server_is_back_and_only_once(
    catcher: MailCatcher, make_lead: MakeLead, caplog: pytest.LogCaptureFixture
) -> None:
    catcher.answers.append("451 try later: femke@example.com")
    send(make_lead)
    assert delivery.deliver_due() == 0
    make_due()
    assert delivery.deliver_due() == 1
    make_due()
    assert delivery.deliver_due() == 0
    assert len(catcher.envelopes) == 1
    assert "femke" not in caplog.text


def test_the_same_lead_twice_is_one_mail(catcher: MailCatcher, make_lead: MakeLead) -> None:
    send(make_lead, page_key="k" * 20)
    assert not store(make_lead(has_receipt=True, page_key="k" * 20))
    assert rows() == (1, 2)
    assert delivery.deliver_due() == 1


def test_none_goes_that_was_not_ordered(catcher: MailCatcher, make_lead: MakeLead) -> None:
    store(make_lead())
    assert rows() == (1, 1)
    assert delivery.deliver_due() == 0
    assert catcher.envelopes == []


def test_the_order_outlives_the_database(catcher: MailCatcher, make_lead: MakeLead) -> None:
    spool.put(make_lead(has_receipt=True))
    spool.put(make_lead(message="another"))
    assert delivery.deliver_due() == 1
    assert catcher.recipients == ["femke@example.com"]
    assert rows() == (2, 3)


def test_one_that_is_late_goes_no_more(
    catcher: MailCatcher, make_lead: MakeLead, caplog: pytest.LogCaptureFixture
) -> None:
    """It would promise what is past; nor does it keep the lead from its end."""
    send(make_lead)
    age(seconds=RECEIPT_LIFE.total_seconds() + 60)
    assert delivery.deliver_due() == 0
    assert catcher.envelopes == []
    assert (mail_entry().state, mail_entry().last_problem) == (
        State.DELIVERED,
        "too late for a receipt",
    )
    assert caplog.records == []


def test_one_of_a_form_that_has_none_goes_nowhere(
    catcher: MailCatcher, make_lead: MakeLead
) -> None:
    send(make_lead, form_name="gone")
    assert delivery.deliver_due() == 0
    assert mail_entry().last_problem == "a form without receipts"


@pytest.mark.parametrize("address", ["a@example.com\r\nBcc: b@example.com", "ann@例.example", ""])
def test_no_mail_to_what_is_no_address(
    catcher: MailCatcher, make_lead: MakeLead, address: str
) -> None:
    """The post orders none; if there were one, nothing would go and the others would."""
    send(make_lead, fields={"work_email": address})
    send(make_lead, message="another")
    assert delivery.deliver_due() == 1
    assert catcher.recipients == ["femke@example.com"]


@pytest.mark.parametrize(
    ("state", "is_delivered", "is_mailed"),
    [
        (State.WAITING, False, True),
        (State.DELIVERED, True, True),
        (State.DELIVERED, False, False),  # no such mailbox, or too late
        (State.DEAD, False, False),
    ],
)
def test_what_may_be_said_of_it(
    make_lead: MakeLead, state: State, *, is_delivered: bool, is_mailed: bool
) -> None:
    lead, without = send(make_lead), make_lead(message="another")
    store(without)
    delivered_at = datetime.now(UTC) if is_delivered else None
    with transaction() as session:
        is_mail = OutboxEntry.channel == Channel.MAIL.value
        change = update(OutboxEntry).where(is_mail)
        session.execute(change.values(state=state.value, delivered_at=delivered_at))
    assert [one.is_mailed for one in by_ids(lead.id, lead.id)] == [is_mailed]
    assert [one.is_mailed for one in by_ids(without.id, without.id)] == [False]


def test_the_newsletter_has_its_own(catcher: MailCatcher, make_lead: MakeLead) -> None:
    lead = ask(make_lead)
    assert delivery.deliver_due() == 1
    assert catcher.mails[0]["Message-ID"].startswith(f"<newsletter.{lead.id}@")


def test_who_is_forgotten_gets_none(
    speaking: Flask, catcher: MailCatcher, make_lead: MakeLead
) -> None:
    send(make_lead)
    run(speaking, "forget", "femke@example.com")
    assert rows() == (0, 0)
    assert delivery.deliver_due() == 0
    assert catcher.envelopes == []
