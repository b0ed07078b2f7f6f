"""The alarm: once when something has waited too long, once when that is over."""

import logging
from datetime import UTC, datetime, timedelta
from threading import Event

import pytest
from flask import Flask
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

from portolan.leads import upkeep as chores
from portolan.leads.alarm import Alarm
from portolan.leads.database import transaction
from portolan.leads.figures import Figures
from portolan.leads.models import OutboxEntry
from portolan.leads.repository import store
from portolan.leads.upkeep import Upkeep, upkeep
from tests.unit.leads.conftest import FIELDS, MakeApp, MakeLead

NOON = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)
WAITING = Figures(entries={"waiting": 2, "dead": 1}, spooled=3, stuck=0, oldest=NOON)
QUIET = Figures(entries={"waiting": 0, "dead": 1}, spooled=0, stuck=0, oldest=None)


def at(minutes: float) -> datetime:
    return NOON + timedelta(minutes=minutes)


def test_said_once_per_change(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    alarm = Alarm(60)
    text = []
    for figures, minute in [
        *((WAITING, 59), (WAITING, 60), (WAITING, 61), (WAITING, 62), (WAITING, 600)),
        *((QUIET, 601), (QUIET, 602), (WAITING, 603), (WAITING, 604)),
    ]:
        alarm.look(figures, at(minute))
        text.append([record.levelname for record in caplog.records])
        caplog.clear()
    rings = [[], [], ["CRITICAL"], [], [], ["WARNING"], [], ["CRITICAL"], []]
    assert text == rings


def test_it_says_how_much_waits(caplog: pytest.LogCaptureFixture) -> None:
    Alarm(60).look(WAITING, at(75))
    assert caplog.messages == [
        "leads have waited for 75 minutes: 2 waiting, 1 dead, 3 spooled, 0 stuck"
    ]


def test_without_minutes_it_never_rings() -> None:
    assert not Alarm(0).is_due(WAITING, at(1_000_000))


def test_a_clock_that_was_set_back_rings_nothing() -> None:
    assert not Alarm(1).is_due(WAITING, at(-600))


def test_the_worker_looks(
    make_app: MakeApp, make_lead: MakeLead, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, logger="portolan")
    app = make_app(LEADS_ALARM_MINUTES="10")
    with app.app_context():
        lead = make_lead(received_at=NOON)
        store(lead)
        worker = Upkeep(app.config["SETTINGS"])
        worker.look(at(9))
        assert caplog.messages == []
        worker.look(at(11))
        worker.look(at(12))
        assert [record.levelname for record in caplog.records] == ["CRITICAL"]
        with transaction() as session:
            session.execute(update(OutboxEntry).values(state="delivered"))
        worker.look(at(13))
    assert [record.levelname for record in caplog.records] == ["CRITICAL", "WARNING"]
    assert not any(text in caplog.text for text in FIELDS.values())


def test_it_goes_on_beside_the_deliveries_whatever_happens(
    leads_app: Flask, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looked = 0
    third = Event()

    def look(_self: Upkeep, _now: datetime) -> None:
        nonlocal looked
        looked += 1
        if looked == 1:
            raise OperationalError("SELECT 1", {"name": "Femke"}, RuntimeError())
        if looked == 3:
            third.set()

    monkeypatch.setattr(chores, "LOOK_SECONDS", 0.001)
    monkeypatch.setattr(Upkeep, "look", look)
    with upkeep(leads_app, Event()):
        assert third.wait(10)
    assert "OperationalError" in caplog.text
    assert "Femke" not in caplog.text
