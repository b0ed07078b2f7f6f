"""Retention: what has arrived goes when its time is over, and nothing that has not."""

import os
import time
from datetime import UTC, datetime, timedelta
from uuid import uuid4

import pytest
from flask import Flask
from sqlalchemy import select, update

from portolan.leads import purge as purging
from portolan.leads import spool
from portolan.leads.database import transaction
from portolan.leads.models import OutboxEntry, Submission, Subscriber
from portolan.leads.purge import purge, purge_own_times, purgeable
from portolan.leads.repository import store
from portolan.leads.upkeep import Upkeep
from tests.support.stored_leads import rows
from tests.unit.leads.command_line import run
from tests.unit.leads.conftest import MakeApp, MakeLead

NOW = datetime.now(UTC)


def put_in(make_lead: MakeLead, state: str, days: int) -> None:
    """A lead of that age, its entry in that state."""
    lead = make_lead(message=f"{state} {days}", received_at=NOW - timedelta(days=days))
    store(lead)
    with transaction() as session:
        mine = OutboxEntry.submission_id == lead.id
        session.execute(update(OutboxEntry).where(mine).values(state=state))


def left() -> set[str]:
    with transaction() as session:
        return {fields["message"] for fields in session.scalars(select(Submission.fields))}


def test_only_what_has_arrived_and_is_old(leads_app: Flask, make_lead: MakeLead) -> None:
    for state in ("waiting", "delivered", "dead"):
        for days in (1, 89, 91, 400):
            put_in(make_lead, state, days)
    assert purgeable(NOW - timedelta(days=90)) == 2
    output = run(leads_app, "purge", "--older-than", "90d").output
    assert output == "deleted 2 submissions, 0 subscribers\n"
    assert left() == {
        *("delivered 1", "delivered 89"),
        *(f"{state} {days}" for state in ("waiting", "dead") for days in (1, 89, 91, 400)),
    }
    assert rows() == (10, 10)


def test_what_still_goes_another_way_stays(leads_app: Flask, make_lead: MakeLead) -> None:
    put_in(make_lead, "delivered", 91)
    with transaction() as session:
        one = session.scalars(select(Submission)).one()
        session.add(OutboxEntry(submission=one, channel="mail", due_at=NOW))
    assert purge(NOW) == 0
    with transaction() as session:
        session.execute(update(OutboxEntry).values(state="delivered"))
    assert purge(NOW) == 1
    assert rows() == (0, 0)


def test_batch_after_batch(
    leads_app: Flask, make_lead: MakeLead, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(purging, "BATCH", 3)
    for days in range(91, 98):
        put_in(make_lead, "delivered", days)
    done: list[int] = []
    assert purge(NOW, done.append) == 7
    assert done == [3, 3, 1]


@pytest.mark.parametrize("age", ["90", "-1d", "1w", "", "d"])
def test_an_age_that_is_none_is_refused(leads_app: Flask, make_lead: MakeLead, age: str) -> None:
    put_in(make_lead, "delivered", 400)
    run(leads_app, "purge", "--older-than", age, exit_code=2)
    run(leads_app, "purge", exit_code=2)
    assert rows() == (1, 1)


def subscribe(standing: str, days: int) -> str:
    """Somebody who did that so long ago; returns the address."""
    then = NOW - timedelta(days=days)
    address = f"{standing}-{days}@example.com"
    with transaction() as session:
        session.add(
            Subscriber(
                id=uuid4(),
                address=address,
                locale="en-US",
                standing=standing,
                requested_at=then,
                unsubscribed_at=then if standing == "unsubscribed" else None,
            )
        )
    return address


def subscribed() -> set[str]:
    with transaction() as session:
        return set(session.scalars(select(Subscriber.address)))


def test_who_has_left_the_newsletter_goes_too(leads_app: Flask) -> None:
    there = {
        (standing, days): subscribe(standing, days)
        for standing in ("pending", "confirmed", "unsubscribed")
        for days in (5, 20)
    }
    output = run(leads_app, "purge", "--older-than", "1d").output
    # Links in mails are good for 14 days.
    gone = {there["pending", 20], there["unsubscribed", 20]}
    assert output == "deleted 0 submissions, 2 subscribers\n"
    assert subscribed() == set(there.values()) - gone


def test_a_request_that_may_still_be_confirmed_stays(leads_app: Flask, make_lead: MakeLead) -> None:
    put_in(make_lead, "delivered", 5)  # the mail that asks
    subscribe("pending", 5)
    with transaction() as session:
        request = session.scalars(select(Submission.id)).one()
        session.execute(update(Subscriber).values(submission_id=request))
    assert purge(NOW) == 0
    with transaction() as session:
        session.execute(update(Subscriber).values(standing="confirmed"))
    assert purge(NOW) == 1
    assert len(subscribed()) == 1


def test_a_subscriber_is_forgotten_too(leads_app: Flask) -> None:
    address = subscribe("confirmed", 5)
    subscribe("pending", 5)
    assert run(leads_app, "forget", address.upper()).output.startswith("deleted 1, redacted 0\n")
    assert subscribed() == {"pending-5@example.com"}


def chores(make_app: MakeApp, make_lead: MakeLead, **settings: str) -> tuple[Flask, Upkeep]:
    """A worker's chores, and something old that has arrived."""
    app = make_app(**settings)
    with app.app_context():
        put_in(make_lead, "delivered", 91)
    return app, Upkeep(app.config["SETTINGS"])


def test_the_worker_keeps_to_the_retention_day_by_day(
    make_app: MakeApp, make_lead: MakeLead
) -> None:
    app, upkeep = chores(make_app, make_lead, LEADS_KEEP_DAYS="90")
    with app.app_context():
        upkeep.look(NOW)
        assert left() == set()
        put_in(make_lead, "delivered", 92)
        upkeep.look(NOW + timedelta(hours=23))
        assert left() == {"delivered 92"}
        upkeep.look(NOW + timedelta(hours=24))
        assert left() == set()


def test_without_a_retention_everything_stays(make_app: MakeApp, make_lead: MakeLead) -> None:
    app, upkeep = chores(make_app, make_lead)
    with app.app_context():
        upkeep.look(NOW)
        assert left() == {"delivered 91"}


def test_what_a_dead_process_left_half_written_goes_after_a_day(
    make_app: MakeApp, make_lead: MakeLead
) -> None:
    app, upkeep = chores(make_app, make_lead)
    with app.app_context():
        spool.put(make_lead())
        for name, hours in (("old.draft", 25), ("young.draft", 1)):
            path = spool.folder() / name
            path.write_text("half a le")
            os.utime(path, (time.time() - hours * 3600,) * 2)
        upkeep.look(NOW)
        assert not (spool.folder() / "old.draft").exists()
        assert (spool.folder() / "young.draft").exists()
        assert len(spool.waiting()) == 1


def test_an_application_goes_after_its_own_time(leads_app: Flask, make_lead: MakeLead) -> None:
    for days in (179, 181):
        put_in(make_lead, "delivered", days)
    with transaction() as session:
        session.execute(update(Submission).values(form_name="application"))
    put_in(make_lead, "delivered", 400)
    assert purge_own_times(NOW) == 1
    assert left() == {"delivered 179", "delivered 400"}
