"""A bare application with leads and nothing else, on each kind of database."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from portolan.config import Settings
from portolan.leads import init_leads
from portolan.leads.database import db
from portolan.leads.lead import Lead
from tests.support.postgresql import fresh_database

FIELDS = {"first_name": "Femke", "work_email": "femke@example.com", "message": "Two pallets."}

MakeLead = Callable[..., Lead]
MakeApp = Callable[..., Flask]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'leads.sqlite'}"
    else:
        with fresh_database(request.getfixturevalue("postgresql_url")) as url:
            yield url


@pytest.fixture
def make_app(tmp_path: Path) -> Iterator[MakeApp]:
    """Makes bare applications, and closes their connections."""
    made: list[Flask] = []

    def make(**settings: str) -> Flask:
        app = Flask("leads")
        environment = {"SITE_ENV": "test", "INSTANCE_PATH": str(tmp_path), **settings}
        found = Settings.from_environment(environment)
        app.config.update(SETTINGS=found, SECRET_KEY=found.secret_key, TESTING=True)
        init_leads(app)
        made.append(app)
        return app

    yield make
    for app in made:
        with app.app_context():
            db.engine.dispose()


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
