"""The way of a lead from the outbox to the receiver, with everything that can happen on it."""

import logging
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from threading import Event, Thread
from typing import Any

import httpx
import pytest
from flask import Flask
from sqlalchemy import select, update

from portolan.leads import delivery, outbox
from portolan.leads.database import transaction
from portolan.leads.models import OutboxEntry, State
from portolan.leads.repository import store
from tests.support.ports import free_port
from tests.unit.leads.conftest import MakeLead
from tests.unit.leads.outbox_rows import entry, make_due
from tests.unit.leads.receiver import Receiver, receiver

pytestmark = pytest.mark.usefixtures("leads_app")


@pytest.fixture
def crm(leads_app: Flask) -> Iterator[Receiver]:
    """A receiver, configured."""
    with receiver() as running:
        configure(leads_app, running.url)
        yield running


def configure(app: Flask, url: str) -> None:
    app.config["SETTINGS"] = replace(app.config["SETTINGS"], public_endpoints_url=url)


def test_a_lead_is_delivered_once_with_its_key(crm: Receiver, make_lead: MakeLead) -> None:
    lead = make_lead(message="提单")
    store(lead)
    assert delivery.deliver_due() == 1
    assert delivery.deliver_due() == 0
    assert crm.paths == ["/leads"]
    assert crm.keys == [str(lead.id)]
    assert crm.received[0]["fields"]["message"] == "提单"
    assert entry().state == State.DELIVERED
    assert entry().delivered_at is not None


@pytest.mark.parametrize(("leads", "clients"), [(0, 0), (2, 1)])
def test_a_pass_makes_one_client_and_none_where_nothing_is_due(
    crm: Receiver, make_lead: MakeLead, monkeypatch: pytest.MonkeyPatch, leads: int, clients: int
) -> None:
    made: list[httpx.Client] = []

    class CountedReceiver(httpx.Client):
        def __init__(self, **options: Any) -> None:
            super().__init__(**options)
            made.append(self)

    monkeypatch.setattr(httpx, "Client", CountedReceiver)
    for number in range(leads):
        store(make_lead(message=f"Lead {number}"))
    assert delivery.deliver_due() == leads
    assert len(made) == clients
    assert all(client.is_closed for client in made)


def test_without_a_receiver_the_rows_wait_untouched(make_lead: MakeLead) -> None:
    store(make_lead())
    assert delivery.deliver_due() == 0
    assert (entry().state, entry().attempts) == (State.WAITING, 0)


@pytest.mark.parametrize("status", [302, 400, 409, 422, 429, 500, 503])
def test_a_no_from_the_receiver_loses_nothing(
    crm: Receiver, make_lead: MakeLead, status: int
) -> None:
    crm.statuses.append(status)
    store(make_lead())
    assert delivery.deliver_due() == 0
    assert (entry().state, entry().last_problem) == (State.WAITING, f"HTTP {status}")
    make_due()
    assert delivery.deliver_due() == 1
    assert crm.keys[0] == crm.keys[1]


def test_a_no_for_one_lead_does_not_hold_up_the_next(crm: Receiver, make_lead: MakeLead) -> None:
    crm.statuses.append(422)
    store(make_lead(message="bad"))
    store(make_lead(message="good"))
    assert delivery.deliver_due() == 1
    assert len(crm.received) == 2


def test_a_receiver_that_is_gone_costs_one_attempt_not_one_per_lead(
    leads_app: Flask, make_lead: MakeLead
) -> None:
    configure(leads_app, f"http://127.0.0.1:{free_port()}")
    for number in range(5):
        store(make_lead(message=f"Pallet {number}"))
    assert delivery.deliver_due() == 0
    with transaction() as session:
        assert sum(session.scalars(select(OutboxEntry.attempts))) == 1


def test_giving_up_alarms_and_can_be_taken_back(
    crm: Receiver, make_lead: MakeLead, caplog: pytest.LogCaptureFixture
) -> None:
    lead = make_lead()
    store(lead)
    make_due(attempts=outbox.MAX_ATTEMPTS - 1)
    crm.statuses.append(500)
    delivery.deliver_due()
    assert entry().state == State.DEAD
    assert [record.levelno for record in caplog.records] == [logging.CRITICAL]
    assert "femke" not in caplog.text.casefold()
    make_due()
    assert delivery.deliver_due() == 0
    assert outbox.revive() == 1
    assert delivery.deliver_due() == 1
    assert crm.keys[-1] == str(lead.id)


@pytest.mark.usefixtures("unhurried")
def test_two_workers_never_hold_one_entry(leads_app: Flask, make_lead: MakeLead) -> None:
    for number in range(20):
        store(make_lead(message=f"Pallet {number}"))

    def take(_number: int) -> int:
        with leads_app.app_context():
            result = outbox.lease()
            # With SKIP LOCKED a busy entry is passed over, so a worker may come away empty.
            return result.entry_id if result else 0

    with ThreadPoolExecutor(8) as workers:
        taken = [entry_id for entry_id in workers.map(take, range(20)) if entry_id]
    assert len(taken) == len(set(taken)) > 0


def test_a_dead_worker_s_entry_falls_due_again(make_lead: MakeLead) -> None:
    store(make_lead())
    first = outbox.lease()
    assert first is not None
    assert outbox.lease() is None
    later = datetime.now(UTC) + timedelta(seconds=outbox.LEASE_SECONDS + 1)
    second = outbox.lease(later)
    assert second is not None
    assert (second.entry_id, second.attempt) == (first.entry_id, 2)


def test_a_worker_that_wakes_up_late_changes_nothing(make_lead: MakeLead) -> None:
    store(make_lead())
    first = outbox.lease()
    assert first is not None
    make_due()
    second = outbox.lease()
    assert second is not None
    outbox.postpone_or_give_up(first, "ReadTimeout")
    assert entry().last_problem is None
    outbox.mark_delivered(second)
    outbox.postpone_or_give_up(first, "ReadTimeout")
    assert entry().state == State.DELIVERED


def test_waits_are_jittered_below_a_ceiling_that_doubles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "random", random)
    for attempt, ceiling in ((1, 15), (2, 30), (5, 240), (12, 21_600), (25, 21_600)):
        waits = [outbox.wait_seconds(attempt) for _ in range(200)]
        assert 0 <= min(waits) < ceiling * 0.2
        assert ceiling * 0.8 < max(waits) <= ceiling


def test_the_worker_goes_on_until_it_is_told(
    leads_app: Flask, crm: Receiver, make_lead: MakeLead, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "POLL_SECONDS", 0.02)
    stop, done = Event(), Event()

    def work() -> None:
        with leads_app.app_context():
            delivery.deliver_forever(stop)
        done.set()

    Thread(target=work, daemon=True).start()
    store(make_lead(message="one"))
    store(make_lead(message="two"))
    _eventually(lambda: len(crm.received) == 2)
    assert not done.is_set()
    stop.set()
    assert done.wait(5)


def _eventually(condition: "object") -> None:
    assert callable(condition)
    waiting = Event()
    for _ in range(250):
        if condition():
            return
        waiting.wait(0.02)
    pytest.fail("it did not happen")


def test_a_dropped_connection_ends_one_try_and_not_the_pass(
    crm: Receiver, make_lead: MakeLead
) -> None:
    drops = delivery.MOST_DROPS - 1
    crm.statuses += [0] * drops
    for number in range(2 * drops):
        store(make_lead(message=f"Pallet {number}"))
    assert delivery.deliver_due() == drops
    make_due()
    assert delivery.deliver_due() == drops
    assert len(set(crm.keys)) == 2 * drops


def test_where_every_connection_is_dropped_the_pass_ends(
    crm: Receiver, make_lead: MakeLead
) -> None:
    crm.statuses += [0] * 100
    for number in range(2 * delivery.MOST_DROPS):
        store(make_lead(message=f"Pallet {number}"))
    assert delivery.deliver_due() == 0
    assert len(crm.keys) == delivery.MOST_DROPS


@pytest.mark.parametrize("ahead", [timedelta(hours=1), timedelta(days=1), timedelta(days=400)])
def test_a_lead_of_a_clock_that_was_ahead_does_not_wait(
    crm: Receiver, make_lead: MakeLead, ahead: timedelta
) -> None:
    store(make_lead())
    with transaction() as session:
        session.execute(update(OutboxEntry).values(due_at=datetime.now(UTC) + ahead))
    assert delivery.deliver_due() == 1


def test_a_try_of_a_clock_that_was_ahead_does_not_wait_longer_than_any(
    crm: Receiver, make_lead: MakeLead
) -> None:
    store(make_lead())
    longest = timedelta(seconds=outbox.LONGEST_WAIT_SECONDS)
    for ahead, delivered in ((longest - timedelta(minutes=1), 0), (timedelta(days=1), 1)):
        with transaction() as session:
            later = datetime.now(UTC) + ahead
            session.execute(update(OutboxEntry).values(due_at=later, attempts=1))
        assert delivery.deliver_due() == delivered
