"""A running site and two browsers: one that runs scripts, and one that does not."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import chromium, console, emulate
from tests.support.instance import furnished
from tests.support.live_server import LiveServer, live_server

FORMS = (
    "company/contact|sign-up|talk-to-an-expert|get-started|open-emissions-signup|newsletter|"
    "route-search"
)
REFUSED = re.compile(rf"/({FORMS})\S* - Failed to load resource.* status of (422|503)")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, content: Path) -> Iterator[LiveServer]:
    """The site, served to browsers for the whole session."""
    instance = furnished(tmp_path_factory.mktemp("site"), content)
    with live_server(instance) as server:
        # All tests are one network, and type faster than anybody.
        for name in ("LEADS_LIMIT", "LEADS_LIMIT_UNVERIFIED", "FORM_TOKEN_LIMIT"):
            server.app.config[name] = "1000 per minute"
        server.app.config["LEADS_LIMIT_RECIPIENT"] = "1000 per minute"
        yield server


@pytest.fixture(scope="session")
def _with_scripts() -> Iterator[Chrome]:
    driver = chromium()
    yield driver
    driver.quit()


@pytest.fixture(scope="session")
def _without_scripts() -> Iterator[Chrome]:
    driver = chromium(javascript=False)
    yield driver
    driver.quit()


@pytest.fixture
def browser(_with_scripts: Chrome) -> Iterator[Chrome]:
    """A browser; whatever it says in its console fails the test."""
    emulate(_with_scripts, width=1280, height=900)
    console(_with_scripts)
    yield _with_scripts
    # Chromium itself remarks on a scripted post that is refused; that answer is meant.
    said = [line for line in console(_with_scripts) if not REFUSED.search(line)]
    assert not said


@pytest.fixture
def plain_browser(_without_scripts: Chrome) -> Chrome:
    """A browser that runs no scripts."""
    return _without_scripts
