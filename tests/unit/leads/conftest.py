"""A bare application with leads and nothing else, on each kind of database."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from shutil import copyfile
from types import SimpleNamespace
from typing import Any

import pytest
from flask import Flask
from flask_babel import Babel

from portolan.core.config import TRANSLATIONS, Settings
from portolan.leads import database, init_leads, outbox
from portolan.leads.lead import Lead
from tests.support.instance import let_go
from tests.support.mail_catcher import MailCatcher, mail_catcher

FIELDS = {"first_name": "Femke", "work_email": "femke@example.com", "message": "Two pallets."}

MakeLead = Callable[..., Lead]
MakeApp = Callable[..., Flask]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database with empty tables in it, of each kind in turn."""
    if request.param == "sqlite":
        tables: Path = request.getfixturevalue("tables")
        return f"sqlite:///{copyfile(tables, tmp_path / 'leads.sqlite')}"
    return str(request.getfixturevalue("emptied_database"))


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another try waits as long as it ever would: a draw of nearly nothing comes too soon here."""
    monkeypatch.setattr(outbox, "random", SimpleNamespace(uniform=lambda _least, most: most))


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Databases that wait for a busy machine: of many at once the last waits for all the others."""
    for name in ("BUSY_SECONDS", "CONNECT_SECONDS"):
        monkeypatch.setattr(database, name, 60)
    monkeypatch.setattr(database, "_POSTGRESQL_TIMEOUTS", "-c lock_timeout=60s")


@pytest.fixture
def make_app(tmp_path: Path) -> Iterator[MakeApp]:
    """Makes bare applications, and closes their connections."""
    made: list[Flask] = []

    def make(**settings: str) -> Flask:
        app = Flask("leads")
        environment = {"SITE_ENV": "test", "INSTANCE_PATH": str(tmp_path), **settings}
        result = Settings.from_environment(environment)
        app.config.update(SETTINGS=result, SECRET_KEY=result.secret_key, TESTING=True)
        init_leads(app)
        made.append(app)
        return app

    yield make
    for app in made:
        let_go(app)


@pytest.fixture
def leads_app(make_app: MakeApp, database_url: str) -> Iterator[Flask]:
    """A bare application on each kind of database; the test runs inside its context."""
    app = make_app(DATABASE_URL=database_url)
    with app.app_context():
        yield app


@pytest.fixture
def make_lead() -> MakeLead:
    """Makes leads that differ in what the test names."""

    def make(*, message: str | None = None, **values: Any) -> Lead:
        fields = {**FIELDS, "message": message} if message else FIELDS
        common = {"form_name": "contact", "locale": "en-US", "page_path": "/company/contact"}
        return Lead(**{**common, "fields": fields, **values})

    return make


@pytest.fixture
def speaking(leads_app: Flask) -> Flask:
    """The bare application with the catalogs of the site."""
    Babel(leads_app, default_translation_directories=str(TRANSLATIONS))
    return leads_app


@pytest.fixture
def catcher(leads_app: Flask) -> Iterator[MailCatcher]:
    """A mail server, configured."""
    with mail_catcher() as running:
        settings = leads_app.config["SETTINGS"]
        leads_app.config["SETTINGS"] = replace(settings, mail_url=running.url)
        yield running
