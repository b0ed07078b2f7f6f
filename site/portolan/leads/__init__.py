"""Leads: storage and delivery of what visitors send.

A server has its database from the start; commands load it when they ask it, which most never do.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from flask import Flask

from portolan.core.lazy_imports import LateGroup, loads_late, runs_a_command
from portolan.leads.erasing import on_forget
from portolan.leads.first_use import on_first_use
from portolan.leads.limits import init_limits
from portolan.leads.metrics.counting import init_counting

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

FORM_NAMES = "portolan.leads.form_names"
"""The key of the names of the site's forms among the application's extensions."""


def init_leads(app: Flask, form_names: Iterable[str] = ()) -> None:
    """Give the application its writable database, its limits and `flask leads`.

    Args:
        app: the application.
        form_names: the forms of the site, for the commands.
    """
    if not runs_a_command():
        from portolan.leads.database import init_database

        init_database(app)
    app.extensions.setdefault("readiness", {})["database"] = _is_reachable
    app.extensions[FORM_NAMES] = frozenset(form_names)
    init_limits(app)
    init_counting(app)
    on_forget(app, _erase_subscriber)
    on_first_use(app, _migrate)
    loads_late(app, "portolan.leads.accept")
    for name, home, text in (
        ("leads", "commands:leads_cli", "Deliver what visitors sent, and look after it."),
        ("metrics", "metrics.commands:metrics_cli", "Figures for Prometheus."),
        ("db", "commands.tables:tables_cli", "The tables' history."),
    ):
        app.cli.add_command(LateGroup(app, name, f"portolan.leads.{home}", text))


def _is_reachable() -> bool:
    from portolan.leads.database import is_reachable

    return is_reachable()


def _migrate(app: Flask) -> None:
    # Alembic is loaded where tables have to be made ready, and nowhere else.
    from portolan.leads.schema import bring_up_to_date

    bring_up_to_date(app)


def _erase_subscriber(session: "Session", address: str) -> list[str]:
    from portolan.leads.subscribers import erase

    return erase(session, address)
