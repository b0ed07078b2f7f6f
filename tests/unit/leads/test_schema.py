"""The migrations make the tables that the models describe, once, whoever starts first."""

import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, Popen

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from flask import Flask
from flask_migrate import downgrade, upgrade
from sqlalchemy import inspect, make_url

from app import create_app
from portolan.leads.database import METADATA, db
from portolan.leads.database import database_url as url_of
from portolan.leads.schema import is_current
from tests.support.ports import free_port
from tests.support.postgresql import fresh_database
from tests.unit.leads.conftest import MakeApp

START = """
import sys
from flask import Flask
from portolan.core.config import Settings
from portolan.leads import init_leads
from portolan.leads.database import db
app = Flask("leads")
environment = {"SITE_ENV": "test", "INSTANCE_PATH": sys.argv[1], "DATABASE_URL": sys.argv[2]}
app.config.update(SETTINGS=Settings.from_environment(environment), SECRET_KEY="x")
init_leads(app)
with app.app_context():
    db.engine.dispose()
"""


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database without any table, of each kind in turn."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'leads.sqlite'}"
    else:
        with fresh_database(request.getfixturevalue("postgresql_url")) as url:
            yield url


def test_migrations_and_models_agree(leads_app: Flask) -> None:
    with db.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_down_and_up_again(leads_app: Flask) -> None:
    assert inspect(db.engine).has_table("submission")
    downgrade(revision="base")
    assert set(inspect(db.engine).get_table_names()) == {"alembic_version"}
    assert not is_current()
    upgrade()
    assert is_current()


def test_four_processes_start_at_once(tmp_path: Path, database_url: str) -> None:
    command = [sys.executable, "-c", START, str(tmp_path / "new"), database_url]
    starts = [Popen(command, stderr=PIPE, text=True) for _ in range(4)]
    assert [start.communicate()[1] for start in starts] == [""] * 4
    assert [start.returncode for start in starts] == [0] * 4


def test_production_leaves_the_tables_to_the_release(make_app: MakeApp) -> None:
    app = make_app(
        SITE_ENV="production",
        SECRET_KEY="x" * 16,
        SITE_URL_EN_US="https://www.portolan.example",
        SITE_URL_ZH_CN="https://cn.portolan.example",
        ANALYTICS_API_KEY="x",
        TAG_MANAGER_CONTAINER_ID="x",
    )
    with app.app_context():
        assert inspect(db.engine).get_table_names() == []


def test_the_application_starts_without_its_database(make_app: MakeApp) -> None:
    assert make_app(DATABASE_URL="postgresql://nobody@127.0.0.1:1/nothing")


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_every_way_to_write_postgresql_is_our_driver(scheme: str) -> None:
    result = url_of(f"{scheme}://user:p%40ss@host:5433/name")
    assert result == make_url("postgresql+psycopg://user:p%40ss@host:5433/name")


@pytest.mark.parametrize("command", ["upgrade", "current", "downgrade"])
def test_without_its_database_a_command_says_so_in_one_sentence(
    environment: dict[str, str], command: str
) -> None:
    away = f"postgresql://ann:sesame@127.0.0.1:{free_port()}/nothing"
    app = create_app({**environment, "DATABASE_URL": away})
    result = app.test_cli_runner().invoke(args=["db", command])
    assert result.exit_code == 1
    assert result.output == "Error: the database is away (OperationalError)\n"


def test_with_it_the_tables_are_there(environment: dict[str, str], database_url: str) -> None:
    app = create_app({**environment, "DATABASE_URL": database_url})
    result = app.test_cli_runner().invoke(args=["db", "upgrade"])
    assert result.exit_code == 0, result.output
    with app.app_context():
        assert is_current()
        db.engine.dispose()
