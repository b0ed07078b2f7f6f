"""kill -9 in the middle of it: what was answered is there, and repeating doubles nothing."""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy import select

from portolan.leads.database import transaction
from portolan.leads.models import OutboxEntry, Submission
from portolan.leads.repository import store
from tests.unit.leads.conftest import MakeLead

KILLS = 4

# Accepts leads without end and names each one as soon as it is accepted.
VISITORS = """
import sys, itertools
from flask import Flask
from portolan.config import Settings
from portolan.leads import init_leads
from portolan.leads.accept import Outcome, accept
from portolan.leads.lead import Lead
app = Flask("leads")
environment = {"SITE_ENV": "test", "INSTANCE_PATH": sys.argv[1], "DATABASE_URL": sys.argv[2]}
app.config.update(SETTINGS=Settings.from_environment(environment), SECRET_KEY="x")
init_leads(app)
with app.app_context():
    for number in itertools.count():
        key = f"{sys.argv[3]}-{number:016}"
        print("asked", key, flush=True)
        outcome = accept(Lead(form_name="contact", locale="en-US", page_path="/",
            fields={"message": key}, page_key=key))
        assert outcome is Outcome.STORED
        print("answered", key, flush=True)
"""


def run_and_kill(instance: Path, url: str, name: str, after: float) -> list[list[str]]:
    """What the process had said when it was killed, as pairs of word and key."""
    command = [sys.executable, "-c", VISITORS, str(instance), url, name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline()]
        time.sleep(after)
        process.kill()
        said += process.stdout.readlines()
    return [line.split() for line in said if line.endswith("\n")]


@pytest.mark.usefixtures("leads_app")
def test_killed(tmp_path: Path, database_url: str, make_lead: MakeLead, leads_app: Flask) -> None:
    asked, answered = set(), set()
    for number in range(KILLS):
        said = run_and_kill(tmp_path, database_url, f"kill{number}", after=0.05 + 0.033 * number)
        asked |= {key for word, key in said if word == "asked"}
        answered |= {key for word, key in said if word == "answered"}
    assert len(answered) > KILLS
    kept = messages()
    assert answered <= set(kept) <= asked
    for key in asked:  # the visitor, unsure, sends it again
        store(make_lead(message=key, page_key=key, fields={"message": key}))
    assert sorted(messages()) == sorted(asked)
    with transaction() as session:
        assert len(session.scalars(select(OutboxEntry.submission_id)).all()) == len(asked)


def messages() -> list[str]:
    with transaction() as session:
        return [fields["message"] for fields in session.scalars(select(Submission.fields))]
