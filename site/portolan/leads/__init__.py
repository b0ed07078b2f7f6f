"""Leads: keeping what visitors send, and taking it to whom it concerns."""

from flask import Flask

from portolan.leads.commands import leads_cli
from portolan.leads.database import init_database
from portolan.leads.limits import init_limits
from portolan.leads.schema import init_schema


def init_leads(app: Flask) -> None:
    """Give the application its writable database, its limits and `flask leads`."""
    init_database(app)
    init_schema(app)
    init_limits(app)
    app.cli.add_command(leads_cli)
