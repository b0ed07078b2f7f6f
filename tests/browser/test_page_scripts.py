"""The scripts of others: which pages load which, under the real security policy."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from tests.support.instance import furnished
from tests.support.live_server import LiveServer, live_server
from tests.support.pages import SitePage
from tests.support.upstream import Received, Reply, Upstream, upstream_server

pytestmark = pytest.mark.browser

PERMIT = "window.dispatchEvent(new Event('portolan:scripts-permitted'))"
TRACES = "return self.traces || []"
NAMED = "return [...document.querySelectorAll('[data-page-script]')].map(e => e.dataset.pageScript)"
ALL = ["/consent.js", "/bot.js", "/second.js", "/tags.js"]


def script(asked: Received) -> Reply:
    """A script that leaves a trace on the page."""
    path = asked.target.partition("?")[0]
    trace = f"(self.traces = self.traces || []).push({path!r});"
    return Reply(headers={"Content-Type": "text/javascript"}, body=trace.encode())


@pytest.fixture(scope="module")
def services() -> Iterator[Upstream]:
    """A host in the place of all services."""
    with upstream_server() as running:
        running.reply = script
        yield running


@pytest.fixture(scope="module")
def configured(
    services: Upstream, tmp_path_factory: pytest.TempPathFactory, content: Path
) -> Iterator[LiveServer]:
    """The site with every service configured."""
    instance = furnished(tmp_path_factory.mktemp("configured"), content)
    with live_server(
        instance,
        CONSENT_SCRIPT_URL=f"{services.url}/consent.js",
        BOT_CHECK_SCRIPT_URL=f"{services.url}/bot.js",
        BOT_CHECK_SITE_KEY="a key",
        SECOND_LOADER_URL=f"{services.url}/second.js",
        TAG_MANAGER_SCRIPT_URL=f"{services.url}/tags.js",
        TAG_MANAGER_CONTAINER_ID="TAGS-1",
    ) as server:
        yield server


def traces(page: SitePage) -> list[str]:
    """The scripts that have run on the page, in their order."""
    found: list[str] = page.driver.execute_script(TRACES)
    return found


def fetched(services: Upstream) -> list[str]:
    """What browsers have asked the services for."""
    return [asked.target for asked in services.received]


def test_consent_first_and_the_rest_when_it_is_given(
    browser: Chrome, configured: LiveServer, services: Upstream
) -> None:
    services.received.clear()
    page = SitePage(browser, configured).open("/blog")
    page.wait(lambda: traces(page) == ALL[:1])
    assert fetched(services) == ["/consent.js"]
    browser.execute_script(PERMIT)
    page.wait(lambda: traces(page) == ALL)
    assert sorted(fetched(services)) == [
        "/bot.js?render=a+key", "/consent.js", "/second.js", "/tags.js?id=TAGS-1",
    ]  # fmt: skip


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
@pytest.mark.parametrize(
    "path",
    [
        "/route-search",
        "/route-search?origin=CNSHA",
        "/route-search/not-found",
        "/route-search/shanghai-cnsha/rotterdam-nlrtm",
    ],
)
def test_the_route_search_loads_the_consent_scripts_alone(
    browser: Chrome, configured: LiveServer, services: Upstream, path: str, locale: str
) -> None:
    services.received.clear()
    page = SitePage(browser, configured, locale).open(path)
    page.wait(lambda: traces(page) == ALL[:1])
    browser.execute_script(PERMIT)
    # What is permitted is asked for within the event, so there is nothing to wait for.
    assert browser.execute_script(NAMED) == ["consent"]
    assert fetched(services) == ["/consent.js"]


def test_a_site_without_services_asks_nobody(browser: Chrome, site: LiveServer) -> None:
    page = SitePage(browser, site).open("/blog")
    page.wait(page.scripts)
    browser.execute_script(PERMIT)
    assert (
        browser.execute_script("return document.querySelectorAll('[data-page-script]').length") == 0
    )
