"""An hour without the receiver, in each way that a receiver can be away: nothing is lost."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta, tzinfo

import pytest
from flask import Flask

from portolan.leads import delivery, outbox, receiver
from portolan.leads.repository import store
from tests.unit.leads.conftest import MakeLead
from tests.unit.leads.unruly import MANNERS, Unruly, unruly_receiver

LEADS = 6
STEP = timedelta(minutes=10)
OUTAGE = timedelta(hours=1)
# After an hour the waits have grown to an hour or so.
PATIENCE = timedelta(hours=6)


class SetClock(datetime):
    """The time as this test tells it."""

    instant = datetime.now(UTC)

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "SetClock":
        """The time told."""
        return cls.fromtimestamp(cls.instant.timestamp(), tz)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[SetClock]:
    """The outbox goes by it."""
    monkeypatch.setattr(outbox, "datetime", SetClock)
    SetClock.instant = datetime.now(UTC)
    return SetClock


@pytest.fixture
def crm(leads_app: Flask, monkeypatch: pytest.MonkeyPatch) -> Iterator[Unruly]:
    """A receiver, configured; the site's patience with it is shortened for the test."""
    monkeypatch.setattr(receiver, "TIMEOUT_SECONDS", 0.1)
    with unruly_receiver() as running:
        result = replace(leads_app.config["SETTINGS"], public_endpoints_url=running.url)
        leads_app.config["SETTINGS"] = result
        yield running


@pytest.mark.parametrize("manner", [one for one in MANNERS if one != "yes"])
def test_an_hour_away(manner: str, crm: Unruly, clock: type[SetClock], make_lead: MakeLead) -> None:
    leads = [
        make_lead(message=f"Pallet {number}", received_at=clock.instant) for number in range(LEADS)
    ]
    waiting = list(leads)
    crm.manner = manner
    delivered, begun = 0, clock.instant
    while clock.instant < begun + OUTAGE:
        if waiting:
            store(waiting.pop())
        delivered += delivery.deliver_due()
        clock.instant += STEP
    assert (delivered, waiting) == (0, [])
    assert outbox.counts() == {"waiting": LEADS, "delivered": 0, "dead": 0}

    crm.manner = "yes"
    end = clock.instant + PATIENCE
    while delivered < LEADS and clock.instant < end:
        clock.instant += STEP
        delivered += delivery.deliver_due()
    assert outbox.counts() == {"waiting": 0, "delivered": LEADS, "dead": 0}
    # What the receiver took and did not confirm came again, as the same and under the same key.
    assert sorted(crm.taken) == sorted(str(lead.id) for lead in leads)
    for key, bodies in crm.taken.items():
        assert {body["id"] for body in bodies} == {key}
        assert all(body == bodies[0] for body in bodies)
