"""A vendor's script off the main thread: where it comes from, where it runs, what it can reach."""

from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest
from selenium.webdriver import Chrome

from portolan.web.script_proxy.view import PATH
from tests.support.browser import console
from tests.support.measured import forget, permit
from tests.support.pages import SitePage
from tests.support.setting_rows import shows
from tests.support.stack import names
from tests.support.stack.settings import SECOND_LOADER_URL
from tests.support.stack.site import RunningSite
from tests.support.stack.vendors import Vendors

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("with_workers")]

UNLISTED = f"https://{names.SECOND_LOADER}/unlisted.js"
LIBRARY = "/~partytown/*"
AGENT = "portolan-script-proxy"
HEART = """
let beats = 0;
new MutationObserver((_, observer) => {
  observer.disconnect();
  const beat = () => document.documentElement.setAttribute("data-beats", beats++);
  beat();
  setInterval(beat, 20);
}).observe(document, {childList: true});
"""
"""The page counts in its own thread, where the vendor's script can see it."""


@pytest.fixture
def page(browser: Chrome, site: RunningSite, before: Callable[[str], None]) -> Iterator[SitePage]:
    """A page that beats, on which all is permitted."""
    before(HEART)
    browser.execute_cdp_cmd("Network.clearBrowserCache", {})
    forget(browser, site)
    permit(browser, site, "advertising", "analytics")
    yield SitePage(browser, site)
    forget(browser, site)
    console(browser)


def option_of(page: SitePage, name: str) -> str | None:
    """What the vendor's script has told the page."""
    return page.one("html").get_attribute(f"data-vendor-{name}")


def test_the_script_holds_up_no_page(page: SitePage) -> None:
    page.open("/blog")
    page.wait(lambda: option_of(page, "more"))
    assert option_of(page, "title") == page.title
    assert int(option_of(page, "beats") or 0) >= 3


@shows("SECOND_LOADER_URL", "THIRD_PARTY_SCRIPTS", "OFF_THREAD_SCRIPTS")
def test_it_comes_through_the_proxy_and_so_does_all_that_it_asks_for(
    page: SitePage, site: RunningSite, vendors: Vendors
) -> None:
    page.open("/blog")
    assert page.wait(lambda: option_of(page, "more")) == "refused"
    queries = [one.query for one in site.script.requests(PATH)]
    assert queries == [f"url={quote(url, safe='')}" for url in (SECOND_LOADER_URL, UNLISTED)]
    # A worker of the server may still have it; nobody else asks the vendor.
    for one in vendors.of(names.SECOND_LOADER):
        assert (one.target, one.values("user-agent")) == ("/second.js", [AGENT])


@shows("OFF_THREAD_FORWARDS")
def test_what_the_page_tells_its_data_layer_reaches_the_script(page: SitePage) -> None:
    page.open("/blog")
    page.wait(lambda: option_of(page, "more"))
    page.driver.execute_script("dataLayer.push({event: 'sailed'})")
    page.wait(lambda: option_of(page, "heard") == "sailed")
    assert page.driver.execute_script("return dataLayer.at(-1).event") == "sailed"


def test_without_consent_nothing_is_loaded(
    page: SitePage, site: RunningSite, vendors: Vendors
) -> None:
    forget(page.driver, site)
    page.open("/blog")
    page.wait(lambda: page.driver.execute_script("return document.readyState") == "complete")
    page.wait(lambda: site.script.times("/page-data/app-data.json"))
    assert site.script.times(LIBRARY) == site.script.times(PATH) == 0
    assert not vendors.of(names.SECOND_LOADER)


def test_a_site_without_such_scripts_has_no_library(browser: Chrome, asking: RunningSite) -> None:
    page = SitePage(browser, asking).open("/blog")
    fetched = "return fetch('/~partytown/partytown.js').then(({status}) => status)"
    assert page.driver.execute_script(fetched) == 404
    console(browser)
