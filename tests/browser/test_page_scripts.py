"""The scripts of others: which pages load which, under the real security policy."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from tests.support.clock import Clock
from tests.support.instance import furnished
from tests.support.live_server import LiveServer, live_server
from tests.support.pages import ChoicesPage, SitePage
from tests.support.scripted import ScriptedVendor, scripted_vendor
from tests.support.upstream import Received, Reply

pytestmark = pytest.mark.browser

Before = Callable[[str], None]

TOOL = """
  const events = new EventTarget();
  let choice;
  self.choose = (purposes) => {
    choice = {purposes, isConfirmed: true};
    events.dispatchEvent(new Event('consent-change'));
  };
  self.consentTool = Object.assign(events, {getConsent: () => choice});
"""
"""What the outside consent tool of these tests does: the test is its visitor."""

CHOOSE = "self.choose(arguments[0])"
ARRIVES_LATE = """
window.heard = [];
let add;
Object.defineProperty(window, 'addConsentListener', {
  get: () => add,
  set(value) {
    add = value;
    window.addConsentListener(told => heard.push(told));
    setTimeout(() => {
      window.consentTool = Object.assign(new EventTarget(), {
        getConsent: () => ({purposes: {essential: true, analytics: true}, isConfirmed: true}),
      });
    }, 650);
  },
});
"""
MEASURED = {
    "ad_storage": "denied",
    "ad_user_data": "denied",
    "analytics_storage": "granted",
    "functionality_storage": "granted",
    "security_storage": "granted",
    "personalization_storage": "denied",
    "ad_personalization": "denied",
}
TRACES = "return self.traces || []"
NAMED = "return [...document.querySelectorAll('[data-page-script]')].map(e => e.dataset.pageScript)"
IS_THERE = "return Boolean(self.consentTool && self.addConsentListener)"
ALL = ["/consent.js", "/bot.js", "/second.js", "/tags.js"]
ESSENTIAL = {"essential": True}


def script(asked: Received) -> Reply:
    """A script that leaves a trace on the page."""
    path = asked.target.partition("?")[0]
    trace = f"(self.traces = self.traces || []).push({path!r});{TOOL if 'consent' in path else ''}"
    return Reply(headers={"Content-Type": "text/javascript"}, body=f"{{{trace}}}".encode())


@pytest.fixture(scope="module")
def vendor() -> Iterator[ScriptedVendor]:
    """A host in the place of all services."""
    with scripted_vendor(script) as running:
        yield running


@pytest.fixture(scope="module")
def configured(
    vendor: ScriptedVendor, tmp_path_factory: pytest.TempPathFactory, content: Path
) -> Iterator[LiveServer]:
    """The site with every service configured."""
    instance = furnished(tmp_path_factory.mktemp("configured"), content)
    with live_server(
        instance,
        CONSENT_SCRIPT_URL=f"{vendor.url}/consent.js",
        BOT_CHECK_SCRIPT_URL=f"{vendor.url}/bot.js",
        BOT_CHECK_SITE_KEY="a key",
        SECOND_LOADER_URL=f"{vendor.url}/second.js",
        TAG_MANAGER_SCRIPT_URL=f"{vendor.url}/tags.js",
        TAG_MANAGER_CONTAINER_ID="TAGS-1",
    ) as server:
        yield server


@pytest.fixture(autouse=True)
def nothing_asked(vendor: ScriptedVendor) -> None:
    """Nothing has been asked of the vendor yet."""
    vendor.script.forget()


def traces(page: SitePage) -> list[str]:
    """The scripts that have run on the page, in their order."""
    found: list[str] = page.driver.execute_script(TRACES)
    return found


def fetched(vendor: ScriptedVendor) -> list[str]:
    """What browsers have asked the vendor for."""
    return [asked.target for asked in vendor.script.asked]


def opened(browser: Chrome, server: LiveServer, path: str, locale: str = "en-US") -> SitePage:
    """The page, once its consent tool has come."""
    page = SitePage(browser, server, locale).open(path)
    page.wait(lambda: browser.execute_script(IS_THERE))
    return page


@pytest.mark.parametrize(
    ("purposes", "loaded"),
    [
        ({}, ALL[:1]),
        (ESSENTIAL, ALL[:2]),
        (ESSENTIAL | {"advertising": True}, ALL),
        (ESSENTIAL | {"analytics": True}, ALL),
        (ESSENTIAL | {"personalization": True}, ALL),
    ],
)
def test_each_answer_lets_in_what_it_permits(
    browser: Chrome,
    configured: LiveServer,
    vendor: ScriptedVendor,
    purposes: dict[str, bool],
    loaded: list[str],
) -> None:
    page = opened(browser, configured, "/blog")
    assert fetched(vendor) == ["/consent.js"]
    browser.execute_script(CHOOSE, purposes)
    page.wait(lambda: traces(page) == loaded)
    # What is permitted is asked for within the event, so nothing more can come.
    assert len(browser.execute_script(NAMED)) == len(loaded)
    assert {target.partition("?")[0] for target in fetched(vendor)} == set(loaded)


def test_each_is_asked_for_as_it_is_configured_and_once(
    browser: Chrome, configured: LiveServer, vendor: ScriptedVendor
) -> None:
    page = opened(browser, configured, "/blog")
    for purposes in (ESSENTIAL, {"analytics": True}, {}, ESSENTIAL | {"advertising": True}):
        browser.execute_script(CHOOSE, purposes)
    page.wait(lambda: traces(page) == ALL)
    assert sorted(fetched(vendor)) == [
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
    browser: Chrome, configured: LiveServer, vendor: ScriptedVendor, path: str, locale: str
) -> None:
    opened(browser, configured, path, locale)
    browser.execute_script(CHOOSE, ESSENTIAL | {"analytics": True, "advertising": True})
    # What is permitted is asked for within the event, so there is nothing to wait for.
    assert browser.execute_script(NAMED) == ["consent"]
    assert fetched(vendor) == ["/consent.js"]


def test_leaving_the_route_search_adds_the_rest_once(
    browser: Chrome, configured: LiveServer, vendor: ScriptedVendor
) -> None:
    page = opened(browser, configured, "/route-search")
    browser.execute_script(CHOOSE, ESSENTIAL | {"analytics": True})
    page.click("footer a[href='/glossary']")
    page.wait(lambda: page.location == "/glossary" and traces(page) == ALL)
    page.click("footer a[href='/help']")
    page.wait(lambda: page.location == "/help" and page.heading)
    # One document all the way: the consent tool too was fetched once.
    assert traces(page) == ALL
    assert len(fetched(vendor)) == len(ALL)


def test_a_site_without_services_asks_nobody(browser: Chrome, site: LiveServer) -> None:
    page = ChoicesPage(browser, site)
    page.open("/blog").wait_until_asked()
    page.accept_all()
    page.wait(lambda: not page.is_asked)
    assert browser.execute_script(NAMED) == []
    page.forget()


def test_a_tool_that_comes_after_650_ms_is_heard_at_800_once(
    browser: Chrome, configured: LiveServer, vendor: ScriptedVendor, before: Before, clock: Clock
) -> None:
    vendor.script.on("/consent.js", Reply(headers={"Content-Type": "text/javascript"}, body=b""))
    before(ARRIVES_LATE)
    page = SitePage(browser, configured).open("/blog")
    page.wait(lambda: clock.waits(650) and clock.waits(200))
    clock.tick(799)
    assert browser.execute_script("return heard") == []
    clock.tick(1)
    assert browser.execute_script("return heard") == [MEASURED]
    clock.tick(10_000)
    assert browser.execute_script("return heard") == [MEASURED]
