"""What the tests of mails share: asking for one, and looking at what became of it."""

from dataclasses import replace
from datetime import UTC, datetime

from flask import Flask
from sqlalchemy import select, update

from portolan.leads import newsletter
from portolan.leads.database import transaction
from portolan.leads.lead import Lead
from portolan.leads.models import OutboxEntry
from portolan.leads.repository import store
from tests.unit.leads.conftest import MakeLead


def configure(app: Flask, **settings: object) -> None:
    """Give the application other settings."""
    app.config["SETTINGS"] = replace(app.config["SETTINGS"], **settings)


def ask(make_lead: MakeLead, email: str = "femke@example.com", locale: str = "en-US") -> Lead:
    """Ask for the newsletter, so that a mail is due."""
    lead = make_lead(form_name=newsletter.FORM, fields={"email": email}, locale=locale)
    assert store(lead)
    return lead


def entry() -> OutboxEntry:
    """The one entry of the outbox."""
    with transaction() as session:
        return session.scalars(select(OutboxEntry)).one()


def make_due(**values: object) -> None:
    """Let everything be due again."""
    with transaction() as session:
        session.execute(update(OutboxEntry).values(due_at=datetime.now(UTC), **values))
