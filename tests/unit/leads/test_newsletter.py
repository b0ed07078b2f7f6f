"""Asking to be on the list, confirming, leaving: what each changes, and who is told."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import pytest
from flask import Flask
from sqlalchemy import select, update

from portolan.leads import newsletter, spool
from portolan.leads.accept import Outcome, accept
from portolan.leads.database import transaction
from portolan.leads.lead import Lead
from portolan.leads.models import Channel, OutboxEntry, State, Submission, Subscriber
from portolan.leads.repository import store
from portolan.leads.subscribers import MAIL_PAUSE
from portolan.leads.subscription_state import Standing
from tests.support.stored_leads import rows
from tests.unit.leads.conftest import MakeLead

pytestmark = pytest.mark.usefixtures("leads_app")

ADDRESS = "femke@example.com"


def request(make_lead: MakeLead, email: str = ADDRESS, **values: object) -> Lead:
    return make_lead(form_name=newsletter.FORM, fields={"email": email}, **values)


def the_one() -> Subscriber:
    with transaction() as session:
        return session.scalars(select(Subscriber)).one()


def waiting(channel: Channel) -> list[UUID]:
    """The submissions that wait in a channel."""
    with transaction() as session:
        result = select(OutboxEntry.submission_id).where(
            OutboxEntry.channel == channel.value, OutboxEntry.state == State.WAITING.value
        )
        return list(session.scalars(result))


def form_names() -> list[str]:
    """The forms of the submissions that the receiver will be told of, in their order."""
    with transaction() as session:
        result = select(Submission.form_name).join(
            OutboxEntry, OutboxEntry.submission_id == Submission.id
        )
        leads = result.where(OutboxEntry.channel == Channel.LEADS.value)
        return list(session.scalars(leads.order_by(OutboxEntry.id)))


def a_day_passes() -> None:
    with transaction() as session:
        past = datetime.now(UTC) - MAIL_PAUSE
        session.execute(update(Subscriber).values(last_mailed_at=past))


def leave(subscriber_id: UUID) -> Outcome:
    return accept(newsletter.unsubscription_lead(subscriber_id, "en-US", "/newsletter/unsubscribe"))


def test_a_request_waits_for_a_mail_and_for_nothing_else(make_lead: MakeLead) -> None:
    lead = request(make_lead, locale="zh-CN", consent="I agree.")
    assert store(lead)
    assert waiting(Channel.MAIL) == [lead.id]
    assert waiting(Channel.LEADS) == []
    result = the_one()
    assert (result.address, result.locale, result.consent) == (ADDRESS, "zh-CN", "I agree.")
    assert (result.standing, result.submission_id) == (Standing.PENDING, lead.id)
    assert result.requested_at == lead.received_at
    assert result.confirmed_at is result.unsubscribed_at is None


def test_other_forms_know_nothing_of_mails(make_lead: MakeLead) -> None:
    store(make_lead())
    assert waiting(Channel.MAIL) == []
    assert len(waiting(Channel.LEADS)) == 1


def test_asking_again_the_same_day_changes_nothing(make_lead: MakeLead) -> None:
    first = request(make_lead)
    store(first)
    for number in range(3):
        assert not store(request(make_lead, page_key=f"another-page-{number:08}"))
        assert not store(request(make_lead))
    assert waiting(Channel.MAIL) == [first.id]
    assert rows() == (1, 1)


def test_a_day_later_another_mail_goes_and_only_for_the_new_request(make_lead: MakeLead) -> None:
    store(request(make_lead))
    a_day_passes()
    second = request(make_lead, locale="zh-CN")
    assert store(second)
    assert the_one().submission_id == second.id
    assert the_one().locale == "zh-CN"
    assert second.id in waiting(Channel.MAIL)


@pytest.mark.parametrize(
    ("other", "is_same"),
    [
        ("femke@EXAMPLE.com", True),
        (" femke@example.com ", True),
        ("Femke@example.com", False),
        ("fem.ke@example.com", False),
        ("femke+news@example.com", False),
        ("femke@example.org", False),
    ],
)
def test_what_counts_as_one_address(make_lead: MakeLead, other: str, *, is_same: bool) -> None:
    store(request(make_lead))
    assert store(request(make_lead, other)) is not is_same
    assert len(waiting(Channel.MAIL)) == (1 if is_same else 2)


@pytest.mark.usefixtures("unhurried")
def test_forty_requests_at_once_are_one_mail(leads_app: Flask, make_lead: MakeLead) -> None:
    def ask(number: int) -> bool:
        with leads_app.app_context():
            return store(request(make_lead, page_key=f"page-key-{number:012}"))

    with ThreadPoolExecutor(10) as visitors:
        assert sorted(visitors.map(ask, range(40))) == [False] * 39 + [True]
    assert len(waiting(Channel.MAIL)) == 1


def test_confirming_tells_the_receiver_once(make_lead: MakeLead) -> None:
    lead = request(make_lead)
    store(lead)
    subscriber = the_one()
    assert newsletter.confirm(subscriber.id)
    assert newsletter.confirm(subscriber.id)
    assert waiting(Channel.LEADS) == [lead.id]
    result = the_one()
    assert result.standing == Standing.CONFIRMED
    assert result.confirmed_at is not None
    with transaction() as session:
        stored = session.get_one(Submission, lead.id)
        assert stored.fields == {
            "email": ADDRESS,
            "confirmed_at": result.confirmed_at.isoformat(),
        }


@pytest.mark.usefixtures("unhurried")
def test_twenty_presses_at_once_tell_the_receiver_once(
    leads_app: Flask, make_lead: MakeLead
) -> None:
    store(request(make_lead))
    subscriber = the_one()

    def press(_number: int) -> bool:
        with leads_app.app_context():
            return newsletter.confirm(subscriber.id)

    with ThreadPoolExecutor(10) as presses:
        assert all(presses.map(press, range(20)))
    assert len(waiting(Channel.LEADS)) == 1


def test_nobody_is_confirmed_who_is_not_known() -> None:
    assert not newsletter.confirm(uuid4())


def test_who_is_on_the_list_gets_no_more_mails(make_lead: MakeLead) -> None:
    store(request(make_lead))
    newsletter.confirm(the_one().id)
    a_day_passes()
    assert not store(request(make_lead))
    assert the_one().standing == Standing.CONFIRMED
    assert len(waiting(Channel.MAIL)) == 1  # that of the first request, which nobody has sent


def test_leaving_tells_the_receiver_the_address(make_lead: MakeLead) -> None:
    store(request(make_lead))
    newsletter.confirm(the_one().id)
    assert leave(the_one().id) is Outcome.STORED
    assert leave(the_one().id) is Outcome.KNOWN
    assert form_names() == [newsletter.FORM, newsletter.LEAVING_FORM]
    assert (the_one().standing, the_one().unsubscribed_at is None) == (
        Standing.UNSUBSCRIBED,
        False,
    )
    with transaction() as session:
        [left] = session.scalars(
            select(Submission).where(Submission.form_name == newsletter.LEAVING_FORM)
        )
        assert left.fields == {"email": ADDRESS}


def test_the_receiver_hears_nothing_of_who_never_confirmed(make_lead: MakeLead) -> None:
    store(request(make_lead))
    assert leave(the_one().id) is Outcome.STORED
    assert the_one().standing == Standing.UNSUBSCRIBED
    assert form_names() == []
    assert not newsletter.confirm(the_one().id)


def test_leaving_and_coming_back_within_the_hour(make_lead: MakeLead) -> None:
    for _round in range(2):
        assert store(request(make_lead))
        assert newsletter.confirm(the_one().id)
        assert leave(the_one().id) is Outcome.STORED
    assert form_names() == [newsletter.FORM, newsletter.LEAVING_FORM] * 2
    assert len(waiting(Channel.MAIL)) == 1, "and no second mail on one day"


def test_a_wish_to_leave_waits_in_the_spool(make_lead: MakeLead) -> None:
    store(request(make_lead))
    newsletter.confirm(the_one().id)
    wish = newsletter.unsubscription_lead(the_one().id, "zh-CN", "/newsletter/unsubscribe")
    spool.put(wish)
    assert ADDRESS not in spool.waiting()[0].read_text()
    spool.put(wish)  # and a second time, since nobody knew whether it was taken
    assert spool.replay(store) == 1
    assert form_names()[-1] == newsletter.LEAVING_FORM
    assert the_one().standing == Standing.UNSUBSCRIBED


def test_requests_from_the_spool_are_one_mail(make_lead: MakeLead) -> None:
    for number in range(5):
        spool.put(request(make_lead, page_key=f"while-it-was-away-{number}"))
    assert spool.replay(store) == 5
    assert spool.waiting() == spool.stuck() == []
    assert len(waiting(Channel.MAIL)) == 1


def test_a_request_that_was_spooled_after_all_is_not_doubled(make_lead: MakeLead) -> None:
    lead = request(make_lead)
    store(lead)
    spool.put(lead)  # the connection broke between the commit and its answer
    newsletter.confirm(the_one().id)
    leave(the_one().id)  # what is accepted takes along what waits
    assert spool.waiting() == []
    assert (spool.stuck(), the_one().standing) == ([], Standing.UNSUBSCRIBED)


def test_the_pause_is_a_whole_day(make_lead: MakeLead) -> None:
    store(request(make_lead))
    with transaction() as session:
        nearly = datetime.now(UTC) - MAIL_PAUSE + timedelta(minutes=1)
        session.execute(update(Subscriber).values(last_mailed_at=nearly))
    assert not store(request(make_lead))
