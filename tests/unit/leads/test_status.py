"""How things stand, for people and for the monitoring."""

import json
from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask
from sqlalchemy import update

from portolan.leads import outbox, spool
from portolan.leads.database import transaction
from portolan.leads.models import OutboxEntry
from portolan.leads.repository import store
from tests.support.ports import free_port
from tests.unit.leads.command_line import run
from tests.unit.leads.conftest import MakeApp, MakeLead


def wait_for(make_lead: MakeLead, minutes: int) -> None:
    """A stored lead that has waited for so long."""
    store(make_lead(received_at=datetime.now(UTC) - timedelta(minutes=minutes)))


def test_as_data(leads_app: Flask, make_lead: MakeLead) -> None:
    wait_for(make_lead, 42)
    spool.put(make_lead(message="spooled"))
    result = json.loads(run(leads_app, "status", "--json").output)
    assert 42 * 60 <= result.pop("oldest_seconds") < 43 * 60
    counts = {"waiting": 1, "delivered": 0, "dead": 0, "spooled": 1, "stuck": 0}
    assert result == {"database": True, **counts}


def test_nothing_waits(leads_app: Flask) -> None:
    arguments = ("status", "--json", "--fail-on-dead", "--max-age", "1m")
    assert json.loads(run(leads_app, *arguments).output)["oldest_seconds"] == 0


@pytest.mark.parametrize(
    ("max_age", "exit_code"), [("41m", 1), ("44m", 0), ("1h", 0), ("1d", 0), ("0m", 1)]
)
def test_too_old_is_a_failure(
    leads_app: Flask, make_lead: MakeLead, max_age: str, exit_code: int
) -> None:
    wait_for(make_lead, 42)
    run(leads_app, "status", "--max-age", max_age, exit_code=exit_code)


def test_what_waits_in_the_spool_grows_old_too(make_app: MakeApp, make_lead: MakeLead) -> None:
    away = make_app(DATABASE_URL=f"postgresql://nobody@127.0.0.1:{free_port()}/nothing")
    with away.app_context():
        spool.put(make_lead())
        assert "database is away" in run(away, "status", exit_code=1).output
        result = json.loads(run(away, "status", "--json", exit_code=1).output)
    assert not result["database"]
    assert result["spooled"] == 1
    assert "waiting" not in result
    assert result["oldest_seconds"] < 60


def test_a_dead_letter_is_a_failure_if_asked_for(leads_app: Flask, make_lead: MakeLead) -> None:
    store(make_lead())
    with transaction() as session:
        session.execute(update(OutboxEntry).values(state="dead", attempts=25))
    run(leads_app, "status")
    run(leads_app, "status", "--fail-on-dead", exit_code=1)
    assert run(leads_app, "replay").output == "replayed 1\n"
    leased = outbox.lease()
    assert leased is not None
    assert leased.attempt == 1
    run(leads_app, "status", "--fail-on-dead")


def test_so_is_a_file_that_the_database_refused(leads_app: Flask, make_lead: MakeLead) -> None:
    spool.put(make_lead())
    [path] = spool.waiting()
    path.rename(path.with_suffix(".stuck"))
    run(leads_app, "status", "--fail-on-dead", exit_code=1)
    assert run(leads_app, "replay").output == "replayed 1\n"
    assert len(spool.waiting()) == 1
