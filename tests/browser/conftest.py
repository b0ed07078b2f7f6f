"""A running site and two browsers: one that runs scripts, and one that does not."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import chromium, console, emulate
from tests.support.deployed import deployed
from tests.support.instance import furnished
from tests.support.live_server import LiveServer, live_server
from tests.support.measured import forget
from tests.support.navigating import Visit
from tests.support.pages import ChoicesPage, SitePage
from tests.support.pages.consent import TELL_LIFE
from tests.support.scripted import ScriptedAnswers
from tests.support.served import ServedSite
from tests.support.stack.running import Stack
from tests.support.stack.server import BareServer
from tests.support.stack.site import RunningSite

FORMS = (
    "company/contact|company/careers/apply|sign-up|talk-to-an-expert|get-started|"
    "open-emissions-signup|newsletter|route-search"
)
REFUSED = re.compile(rf"/({FORMS})\S* - Failed to load resource.* status of (422|503)")


@pytest.fixture
def site(request: pytest.FixtureRequest) -> ServedSite:
    """The site on its production server, with every service configured; or a deployed one."""
    result: ServedSite = deployed(request.config) or request.getfixturevalue("configured")
    return result


@pytest.fixture
def script(site: ServedSite) -> ScriptedAnswers:
    """What the site is to say instead of its own answers."""
    return site.script


@pytest.fixture
def server(configured: RunningSite, locale: str) -> BareServer:
    """The server with every service configured, asked without a browser."""
    return BareServer.of(configured, locale)


@pytest.fixture(scope="session")
def development(tmp_path_factory: pytest.TempPathFactory, content: Path) -> Iterator[LiveServer]:
    """What exists in development alone: the sink, the style guide, the editor's error pages."""
    instance = furnished(tmp_path_factory.mktemp("development"), content)
    with live_server(instance, SITE_ENV="development") as server:
        # Its first answer builds the content, longer than a browser waits on a busy machine.
        server.get("/")
        yield server


@pytest.fixture(scope="session")
def network(request: pytest.FixtureRequest) -> list[str]:
    """What a browser has to be told to find the site and its vendors."""
    if deployed(request.config):
        return []
    stack: Stack = request.getfixturevalue("whole_stack")
    return stack.arguments


@pytest.fixture(scope="session")
def _shell(network: list[str]) -> Iterator[Chrome]:
    yield from _running(network, whole=False)


@pytest.fixture(scope="session")
def _whole(network: list[str]) -> Iterator[Chrome]:
    yield from _running(network, whole=True)


def _running(network: list[str], *, whole: bool) -> Iterator[Chrome]:
    driver = chromium(arguments=network, whole=whole)
    # The worker would answer in the server's place; its own tests have browsers of their own.
    driver.execute_cdp_cmd("Network.enable", {})
    driver.execute_cdp_cmd("Network.setBypassServiceWorker", {"bypass": True})
    yield driver
    driver.quit()


@pytest.fixture
def _with_scripts(request: pytest.FixtureRequest) -> Chrome:
    is_whole = request.node.get_closest_marker("whole_browser")
    result: Chrome = request.getfixturevalue("_whole" if is_whole else "_shell")
    return result


@pytest.fixture(scope="session")
def _without_scripts(network: list[str]) -> Iterator[Chrome]:
    driver = chromium(javascript=False, arguments=network)
    yield driver
    driver.quit()


@pytest.fixture
def browser(_with_scripts: Chrome) -> Iterator[Chrome]:
    """A browser; whatever it says in its console fails the test."""
    emulate(_with_scripts, width=1280, height=900)
    _with_scripts.execute_cdp_cmd("Network.clearBrowserCookies", {})
    console(_with_scripts)
    yield _with_scripts
    # Chromium itself remarks on a scripted post that is refused; that answer is meant.
    lines = [line for line in console(_with_scripts) if not REFUSED.search(line)]
    # What waits is sent as a page is left: now, and not in the next test.
    _with_scripts.get("about:blank")
    assert not lines


@pytest.fixture
def with_workers(browser: Chrome) -> Iterator[None]:
    """The browser's service workers answer, as they do for every visitor."""
    browser.execute_cdp_cmd("Network.setBypassServiceWorker", {"bypass": False})
    yield
    browser.execute_cdp_cmd("Network.setBypassServiceWorker", {"bypass": True})


@pytest.fixture
def plain_browser(_without_scripts: Chrome) -> Chrome:
    """A browser that runs no scripts."""
    return _without_scripts


@pytest.fixture
def before(_with_scripts: Chrome) -> Iterator[Callable[[str], None]]:
    """Runs scripts in each document before its own."""
    added: list[dict[str, str]] = []

    def add(source: str) -> None:
        name = "Page.addScriptToEvaluateOnNewDocument"
        added.append(_with_scripts.execute_cdp_cmd(name, {"source": source}))

    yield add
    for one in added:
        _with_scripts.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", one)


@pytest.fixture
def visit(browser: Chrome, site: ServedSite, script: ScriptedAnswers) -> Visit:
    """A visit of the site, whose answers the test may script."""
    decided = Visit(SitePage(browser, site)).decide()
    script.forget()
    return decided


@pytest.fixture
def page(browser: Chrome, asking: RunningSite) -> Iterator[SitePage]:
    """The site that asks its visitors, as a new one comes to it."""
    forget(browser, asking)
    yield SitePage(browser, asking)
    forget(browser, asking)


@pytest.fixture
def choices(
    browser: Chrome, asking: RunningSite, before: Callable[[str], None]
) -> Iterator[ChoicesPage]:
    """A visitor who was never here and is asked, and who is forgotten afterwards."""
    before(TELL_LIFE)
    result = ChoicesPage(browser, asking)
    result.forget()
    yield result
    result.forget()
