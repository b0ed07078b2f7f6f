"""What an operator can ask and do."""

import signal
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from flask import Flask

from portolan.leads import spool
from portolan.leads.repository import store
from tests.support.stored_leads import rows
from tests.unit.leads.conftest import FIELDS, MakeLead

WORKER = """
import sys
from flask import Flask
from portolan.core.config import Settings
from portolan.leads import commands, init_leads
app = Flask("leads")
environment = {"SITE_ENV": "test", "INSTANCE_PATH": sys.argv[1]}
app.config.update(SETTINGS=Settings.from_environment(environment), SECRET_KEY="x")
init_leads(app)
print("ready", flush=True)
app.test_cli_runner().invoke(args=["leads", "deliver", "--forever"])
print("stopped", flush=True)
"""


def run(app: Flask, *arguments: str) -> str:
    result = app.test_cli_runner().invoke(args=["leads", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def test_status(leads_app: Flask, make_lead: MakeLead) -> None:
    store(make_lead(received_at=datetime.now(UTC) - timedelta(minutes=42)))
    spool.put(make_lead(message="spooled"))
    output = run(leads_app, "status")
    assert output.split("\n")[:5] == [
        "waiting    1",
        "delivered  0",
        "dead       0",
        "spooled    1",
        "stuck      0",
    ]
    assert "42 minutes" in output
    assert "femke" not in output.casefold()


def test_deliver_without_a_receiver(leads_app: Flask, make_lead: MakeLead) -> None:
    store(make_lead())
    assert run(leads_app, "deliver") == "delivered 0\n"


def test_a_person_is_forgotten_everywhere(leads_app: Flask, make_lead: MakeLead) -> None:
    other = {**FIELDS, "work_email": "other@example.com"}
    stored, spooled, saved = make_lead(), make_lead(message="spooled"), make_lead(fields=other)
    store(stored)
    store(saved)
    spool.put(spooled)
    output = run(leads_app, "forget", "FEMKE@Example.com")
    assert output.splitlines() == [
        "deleted 2, redacted 0",
        f"deleted {spooled.id}",
        f"deleted {stored.id}",
    ]
    assert rows() == (1, 1)
    assert spool.waiting() == []


def test_the_worker_stops_when_it_is_told(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WORKER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as worker:
        assert worker.stdout is not None
        assert worker.stdout.readline() == "ready\n"
        with pytest.raises(subprocess.TimeoutExpired):
            worker.wait(0.5)
        worker.send_signal(signal.SIGTERM)
        assert worker.stdout.readline() == "stopped\n"
