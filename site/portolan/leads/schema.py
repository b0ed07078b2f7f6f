"""Migrations of the tables: `flask db upgrade` in production, at first use elsewhere."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import cast

import click
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from flask import Flask
from flask_migrate import Migrate, upgrade
from sqlalchemy.exc import SQLAlchemyError

from portolan.leads.database import db, flask_db

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).with_name("migrations")


def migrations(app: Flask) -> click.Group:
    """Set up `flask db` for the application."""
    Migrate(app, flask_db, directory=str(MIGRATIONS))
    return cast("click.Group", app.cli.commands["db"])


def bring_up_to_date(app: Flask) -> None:
    """Migrate the tables to this release; logs if the database is unreachable."""
    migrations(app)
    try:
        with _one_process_at_a_time(app.config["SETTINGS"].instance_path):
            if not is_current():
                upgrade()
    except (SQLAlchemyError, OSError) as error:
        log.warning("tables not brought up to date: %s", type(error).__name__)


@contextmanager
def _one_process_at_a_time(folder: Path) -> Iterator[None]:
    """Serialize processes that start at the same time.

    SQLite would let them queue too, but for no longer than a visitor may have to wait.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "schema.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        yield


def is_current() -> bool:
    """Whether the database has had every migration."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    newest = ScriptDirectory.from_config(config).get_current_head()
    with db.engines.bare().connect() as connection:
        return MigrationContext.configure(connection).get_current_revision() == newest
