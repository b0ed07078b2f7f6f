"""The spellings of one mailbox: each is a row of its own, and together they get a mail a day."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask
from flask_babel import Babel
from sqlalchemy import select, update

from portolan.leads import delivery, newsletter
from portolan.leads.database import transaction
from portolan.leads.mailbox import mailbox_of
from portolan.leads.models import OutboxEntry, State, Submission, Subscriber
from portolan.leads.repository import store
from portolan.leads.subscribers import MAIL_PAUSE
from tests.support.mail_catcher import MailCatcher, mail_catcher
from tests.unit.leads.conftest import MakeApp, MakeLead

SPELLINGS = [f"femke+{number}@example.com" for number in range(8)]


def ask(make_lead: MakeLead, email: str) -> None:
    store(make_lead(form_name=newsletter.FORM, fields={"email": email}))


def due() -> dict[str, datetime]:
    """When each address is to get a mail."""
    with transaction() as session:
        result = session.execute(
            select(Submission.fields, OutboxEntry.due_at)
            .join(OutboxEntry)
            .where(OutboxEntry.state == State.WAITING.value)
            .order_by(OutboxEntry.id)
        )
        return {fields["email"]: at for fields, at in result}


def hours_pass(hours: float) -> None:
    """Let everything have happened earlier."""
    earlier = timedelta(hours=hours)
    with transaction() as session:
        for row in session.scalars(select(Subscriber)):
            row.last_mailed_at = row.last_mailed_at and row.last_mailed_at - earlier
            row.requested_at -= earlier
        for entry in session.scalars(select(OutboxEntry)):
            entry.due_at -= earlier


@pytest.mark.parametrize(
    ("address", "mailbox"),
    [
        ("femke@example.com", "femke@example.com"),
        (" Femke+news+x@EXAMPLE.com ", "femke@example.com"),
        ("femke.d@example.com", "femke.d@example.com"),
        ("fem+ke@sub.example.com", "fem@sub.example.com"),
    ],
)
def test_where_an_address_leads_to(make_app: MakeApp, address: str, mailbox: str) -> None:
    with make_app().app_context():
        assert mailbox_of(address) == mailbox_of(mailbox)
        assert mailbox_of(address) != mailbox_of("jan@example.com")
        assert "@" not in mailbox_of(address)


@pytest.mark.usefixtures("leads_app")
class TestOrdering:
    def test_the_second_spelling_waits_a_day_and_the_third_for_nothing(
        self, make_lead: MakeLead
    ) -> None:
        now = datetime.now(UTC)
        for spelling in SPELLINGS[:4]:
            ask(make_lead, spelling)
        first, second = due().values()
        assert list(due()) == SPELLINGS[:2]
        assert first < now + timedelta(minutes=1)
        assert now + MAIL_PAUSE <= second < now + MAIL_PAUSE + timedelta(minutes=1)

    def test_who_asks_again_waits_no_shorter_and_is_there_once(self, make_lead: MakeLead) -> None:
        for spelling in [*SPELLINGS[:2], SPELLINGS[1], SPELLINGS[0]]:
            ask(make_lead, spelling)
        assert list(due()) == SPELLINGS[:2]

    def test_the_third_has_its_mail_another_day(self, make_lead: MakeLead) -> None:
        for spelling in SPELLINGS[:3]:
            ask(make_lead, spelling)
        settle_all()
        hours_pass(25)
        ask(make_lead, SPELLINGS[2])
        assert list(due()) == [SPELLINGS[2]]

    def test_another_mailbox_waits_for_nobody(self, make_lead: MakeLead) -> None:
        now = datetime.now(UTC)
        for address in ("femke@example.com", "jan@example.com", "femke@example.org"):
            ask(make_lead, address)
        assert all(at < now + timedelta(minutes=1) for at in due().values())
        assert len(due()) == 3

    @pytest.mark.usefixtures("unhurried")
    def test_spellings_at_one_moment(self, leads_app: Flask, make_lead: MakeLead) -> None:
        leads = [make_lead(form_name=newsletter.FORM, fields={"email": one}) for one in SPELLINGS]

        def keep(lead: object) -> None:
            with leads_app.app_context():
                store(lead)  # type: ignore[arg-type]  # of the list above

        with ThreadPoolExecutor(len(leads)) as visitors:
            list(visitors.map(keep, leads))
        soon = datetime.now(UTC) + timedelta(minutes=1)
        assert sorted(at > soon for at in due().values()) == [False, True]


def settle_all() -> None:
    """Let every mail that waits have gone."""
    with transaction() as session:
        session.execute(update(OutboxEntry).values(state=State.DELIVERED.value))


@pytest.fixture
def caught(make_app: MakeApp, make_lead: MakeLead) -> Iterator[MailCatcher]:
    """What reaches a mailbox for which two of its spellings have asked."""
    with mail_catcher() as catcher:
        app = make_app(MAIL_URL=catcher.url)
        Babel(app)
        with app.app_context():
            for spelling in SPELLINGS[:2]:
                ask(make_lead, spelling)
            yield catcher


def test_a_mailbox_rests_even_where_two_mails_fell_due_meanwhile(caught: MailCatcher) -> None:
    """The mail server was away for more than a day."""
    hours_pass(30)
    delivery.deliver_due()
    assert caught.recipients == SPELLINGS[:1]
    assert list(due()) == SPELLINGS[1:2]
    hours_pass(25)
    delivery.deliver_due()
    assert caught.recipients == SPELLINGS[:2]


def test_the_rest_begins_when_a_mail_goes_and_not_when_it_was_ordered(caught: MailCatcher) -> None:
    hours_pass(3)
    sent = datetime.now(UTC)
    delivery.deliver_due()
    assert caught.recipients == SPELLINGS[:1]
    assert due()[SPELLINGS[1]] >= sent + MAIL_PAUSE
