"""Leads: keeping what visitors send, and taking it to whom it concerns."""

from collections.abc import Iterable

from flask import Flask

from portolan.leads import subscribers
from portolan.leads.commands import leads_cli
from portolan.leads.commands.form_names import init_form_names
from portolan.leads.database import init_database
from portolan.leads.forget import on_forget
from portolan.leads.limits import init_limits
from portolan.leads.metrics.commands import metrics_cli
from portolan.leads.metrics.counting import init_counting
from portolan.leads.schema import init_schema


def init_leads(app: Flask, form_names: Iterable[str] = ()) -> None:
    """Give the application its writable database, its limits and `flask leads`.

    Args:
        app: the application.
        form_names: the forms of the site, for the commands.
    """
    init_database(app)
    init_schema(app)
    init_limits(app)
    init_counting(app)
    on_forget(app, subscribers.erase)
    init_form_names(app, form_names)
    app.cli.add_command(leads_cli)
    app.cli.add_command(metrics_cli)
