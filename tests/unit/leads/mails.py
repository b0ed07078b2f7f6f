"""What the tests of mails share: asking for one, under other settings."""

from dataclasses import replace

from flask import Flask

from portolan.leads import newsletter
from portolan.leads.lead import Lead
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
