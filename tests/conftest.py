"""Fixtures that every test can ask for."""

import os
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskCliRunner
from jinja2 import FileSystemBytecodeCache

from app import create_app
from portolan.core.config import INSTANCE
from portolan.web.route_network import RouteNetworkReader
from tests.support.checking_client import CheckingClient
from tests.support.html_validate import Faultless, HtmlValidator
from tests.support.instance import furnished, let_go, with_tables
from tests.support.shared_application import SharedApplication, only_visits
from tests.support.untranslated import Misses

pytest_plugins = [
    "tests.support.matrix",
    "tests.support.affected",
    "tests.support.applications",
    "tests.support.clock",
    "tests.support.deployed",
    "tests.support.failures",
    "tests.support.garbage",
    "tests.support.more_locales",
    "tests.support.scheduling",
    "tests.support.servers",
    "tests.support.stack.fixtures",
    "tests.support.visitors",
    "tests.support.walked",
    "tests.support.proxied",
    "tests.support.scratch",
    "tests.support.workshop",
]

LOCALES = ("en-US", "zh-CN")
BASE = {"en-US": "http://localhost:8000", "zh-CN": "http://zh-cn.localhost:8000"}
BRACKETED = {"en-US": "({})", "zh-CN": "（{}）"}
"""How a code stands behind the name of its place."""


@pytest.fixture(scope="session")
def content() -> Path:
    """The content database, built by `make content` before the tests run."""
    built = INSTANCE / "content.sqlite"
    assert built.exists(), "build the content first: make content"
    return built


@pytest.fixture(scope="session")
def validator(pytestconfig: pytest.Config) -> Iterator[HtmlValidator]:
    """The HTML checker, started once; it is not asked again about what it found nothing in."""
    with (
        closing(Faultless(pytestconfig.cache.mkdir("html-validate"))) as faultless,
        HtmlValidator(faultless) as running,
    ):
        yield running


@pytest.fixture
def instance(tmp_path: Path, content: Path, tables: Path) -> Path:
    """An instance folder of the test's own, with the real content and data sets in it."""
    return with_tables(furnished(tmp_path, content), tables)


@pytest.fixture(scope="session")
def route_network_reader(content: Path) -> RouteNetworkReader:
    """The route network, built by `make content` before the tests run and read once for all."""
    return RouteNetworkReader(content.parent / "route_network")


@pytest.fixture
def environment(instance: Path) -> dict[str, str]:
    """The environment that the application is made from; tests may add to it."""
    return {"SITE_ENV": "test", "INSTANCE_PATH": str(instance)}


@pytest.fixture(autouse=True, scope="session")
def compiled_templates(pytestconfig: pytest.Config) -> Iterator[None]:
    """Every application finds the templates that another has compiled, be it in an earlier run.

    They are kept by their text, so that none is ever of another time.
    """
    stored = FileSystemBytecodeCache(str(pytestconfig.cache.mkdir("templates")))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Flask, "jinja_options", {"bytecode_cache": stored})
        yield


@pytest.fixture
def app(
    request: pytest.FixtureRequest,
    environment: dict[str, str],
    route_network_reader: RouteNetworkReader,
    shared_application: SharedApplication,
) -> Iterator[Flask]:
    """The application, with empty tables; one of its own for a test that may change it."""
    if only_visits(request, environment):
        yield shared_application.as_new()
        return
    made = create_app(environment)
    made.extensions["route_network"] = route_network_reader
    yield made
    made.extensions["proxies"].close()
    let_go(made)


@pytest.fixture
def misses(monkeypatch: pytest.MonkeyPatch) -> Misses:
    """Takes note of untranslated messages."""
    return Misses.on_watch(monkeypatch)


@pytest.fixture
def client(app: Flask, validator: HtmlValidator, misses: Misses) -> CheckingClient:
    """A client of the site that checks every page it fetches."""
    app.test_client_class = CheckingClient
    result = app.test_client()
    assert isinstance(result, CheckingClient)
    result.validator, result.misses = validator, misses
    return result


@pytest.fixture
def runner(app: Flask) -> FlaskCliRunner:
    """Runs the site's commands."""
    return app.test_cli_runner()


@pytest.fixture(params=LOCALES)
def locale(request: pytest.FixtureRequest) -> str:
    """Each locale in turn."""
    return str(request.param)


@pytest.fixture
def base_url(locale: str) -> str:
    """The base URL of the locale's site."""
    return BASE[locale]


@pytest.fixture(autouse=True, scope="session")
def quiet_environment() -> Iterator[None]:
    """No setting of the developer's shell reaches the tests."""
    stored = dict(os.environ)
    for name in ("DATABASE_URL", "REDIS_URL", "SITE_ENV", "SENTRY_DSN"):
        os.environ.pop(name, None)
    # Node is that of the virtual environment, also where nobody has activated it.
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    yield
    os.environ.update(stored)
