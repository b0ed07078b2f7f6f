"""The rows of the list: counted, forgotten, deleted when nobody needs them any more."""

from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import pytest
from flask import Flask
from sqlalchemy import delete, select, update

from portolan.leads import newsletter, subscribers
from portolan.leads.accept import accept
from portolan.leads.database import transaction
from portolan.leads.links import LINK_LIFE
from portolan.leads.models import Submission, Subscriber
from portolan.leads.repository import store
from portolan.leads.subscription_state import Standing
from tests.unit.leads.conftest import MakeLead

pytestmark = pytest.mark.usefixtures("leads_app")

NOW = datetime.now(UTC)
LONG_AGO = NOW - timedelta(days=100)


def subscribed(make_lead: MakeLead, email: str) -> UUID:
    lead = make_lead(form_name=newsletter.FORM, fields={"email": email})
    store(lead)
    result = subscribers.pending_subscriber(lead.id)
    assert result is not None
    return result.id


def addresses() -> set[str]:
    with transaction() as session:
        return set(session.scalars(select(Subscriber.address)))


def test_counts(make_lead: MakeLead) -> None:
    assert subscribers.counts() == {"pending": 0, "confirmed": 0, "unsubscribed": 0}
    subscribed(make_lead, "a@example.com")
    newsletter.confirm(subscribed(make_lead, "b@example.com"))
    assert subscribers.counts() == {"pending": 1, "confirmed": 1, "unsubscribed": 0}


def test_where_one_stands(make_lead: MakeLead) -> None:
    result = subscribed(make_lead, "a@example.com")
    assert subscribers.standing_of(result) is Standing.PENDING
    newsletter.confirm(result)
    assert subscribers.standing_of(result) is Standing.CONFIRMED
    assert subscribers.standing_of(uuid4()) is None


@pytest.mark.parametrize("typed", ["femke@example.com", " FEMKE@Example.COM\n"])
def test_an_address_is_forgotten_however_it_is_written(make_lead: MakeLead, typed: str) -> None:
    results = [
        str(subscribed(make_lead, one)) for one in ("femke@example.com", "Femke@example.com")
    ]
    subscribed(make_lead, "wit.femke@example.com")
    assert sorted(subscribers.forget(typed)) == sorted(results)
    assert addresses() == {"wit.femke@example.com"}
    assert subscribers.forget(typed) == []


def test_who_is_on_the_list_stays_when_the_submission_goes(make_lead: MakeLead) -> None:
    result = subscribed(make_lead, "femke@example.com")
    newsletter.confirm(result)
    with transaction() as session:
        session.execute(delete(Submission))
    assert subscribers.standing_of(result) is Standing.CONFIRMED
    accept(newsletter.unsubscription_lead(result, "en-US", "/newsletter/unsubscribe"))
    with transaction() as session:
        assert session.scalars(select(Submission)).one().fields == {"email": "femke@example.com"}


def test_a_request_whose_submission_is_gone_cannot_be_confirmed(make_lead: MakeLead) -> None:
    result = subscribed(make_lead, "femke@example.com")
    with transaction() as session:
        session.execute(delete(Submission))
    assert not newsletter.confirm(result)


def test_only_what_nobody_needs_is_deleted(leads_app: Flask, make_lead: MakeLead) -> None:
    for name in ("old", "new", "confirmed", "left", "left-today"):
        result = subscribed(make_lead, f"{name}@example.com")
        if name not in ("old", "new"):
            newsletter.confirm(result)
        if name.startswith("left"):
            accept(newsletter.unsubscription_lead(result, "en-US", "/newsletter/unsubscribe"))
    with transaction() as session:
        old = Subscriber.address.not_in(["new@example.com", "left-today@example.com"])
        session.execute(
            update(Subscriber).where(old).values(requested_at=LONG_AGO, last_mailed_at=LONG_AGO)
        )
        session.execute(
            update(Subscriber)
            .where(Subscriber.address == "left@example.com")
            .values(unsubscribed_at=LONG_AGO)
        )
    assert subscribers.purge(NOW - LINK_LIFE) == 2
    assert addresses() == {
        "new@example.com",
        "confirmed@example.com",
        "left-today@example.com",
    }
