"""A vendor's script off the main thread: where it comes from, where it runs, what it can reach."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
import trustme
from selenium.webdriver import Chrome

from portolan.web.script_proxy.fetch import Fetcher
from portolan.web.script_proxy.kept import KeptScripts
from portolan.web.script_proxy.view import PATH, SCRIPTS
from tests.support.browser import console
from tests.support.instance import furnished
from tests.support.live_server import LiveServer, live_server
from tests.support.pages import SitePage
from tests.support.vendor import (
    ADDRESS,
    NAME,
    URL,
    Names,
    Roads,
    Vendor,
    answer,
    trusting,
    vendor,
)

pytestmark = pytest.mark.browser

UNLISTED = f"https://{NAME}/unlisted.js"
PATIENCE_MS = 20_000
LIBRARY = "/~partytown/*"

# It holds its thread up until the page, which it does not, lets it go on; it tells the page what it
# saw, and asks for more.
SCRIPT = f"""
const tell = (name, value) => document.documentElement.setAttribute("data-vendor-" + name, value);
tell("title", document.title);
window.dataLayer = window.dataLayer || [];
window.dataLayer.push = (one) => tell("heard", one.event);
const isLetGo = () => document.documentElement.getAttribute("data-go") === "on";
const end = Date.now() + {PATIENCE_MS};
tell("busy", "yes");
while (!isLetGo() && Date.now() < end);
const more = document.createElement("script");
more.onload = () => tell("more", "loaded");
more.onerror = () => tell("more", "refused");
more.src = "{UNLISTED}";
document.head.appendChild(more);
tell("done", isLetGo() ? "let go" : "alone");
"""

LET_GO = "document.documentElement.setAttribute('data-go', 'on')"


@pytest.fixture(scope="module")
def configured(tmp_path_factory: pytest.TempPathFactory, content: Path) -> Iterator[LiveServer]:
    """The site with a second loader that runs off the main thread."""
    instance = furnished(tmp_path_factory.mktemp("off-thread"), content)
    with live_server(
        instance,
        SECOND_LOADER_URL=URL,
        THIRD_PARTY_SCRIPTS=URL,
        OFF_THREAD_SCRIPTS=URL,
        OFF_THREAD_FORWARDS="dataLayer.push",
    ) as server:
        yield server


@pytest.fixture
def seller(configured: LiveServer) -> Iterator[Vendor]:
    """The vendor's server, and the way to it."""
    authority = trustme.CA()
    configured.script.forget()
    with vendor(authority) as server:
        server.speak = answer(SCRIPT.encode())
        fetcher = Fetcher(
            look_up=Names(cdn_vendor_example=[[ADDRESS]]),
            sockets=Roads(server.port),
            tls=trusting(authority),
        )
        configured.app.extensions[SCRIPTS] = KeptScripts(fetcher)
        yield server


@pytest.fixture
def page(browser: Chrome, configured: LiveServer, seller: Vendor) -> Iterator[SitePage]:
    """A page on which the visitor permits everything."""
    shown = SitePage(browser, configured).open("/livez")
    # The library's worker of the page before looks for its update when it likes.
    workers = {"origin": configured.url(""), "storageTypes": "service_workers"}
    browser.execute_cdp_cmd("Storage.clearDataForOrigin", workers)
    configured.script.forget()
    browser.execute_cdp_cmd("Network.clearBrowserCache", {})
    browser.add_cookie({"name": "privacy_choices", "value": "1.advertising.analytics"})
    yield shown
    browser.get("about:blank")
    browser.delete_all_cookies()


def told(page: SitePage, name: str) -> str | None:
    """What the vendor's script has told the page."""
    return page.one("html").get_attribute(f"data-vendor-{name}")


def opened(page: SitePage) -> None:
    """Load a page, and let the script go on that holds its thread up."""
    page.open("/blog")
    page.wait(lambda: told(page, "busy"))
    page.driver.execute_script(LET_GO)


def test_the_script_holds_up_no_page(page: SitePage) -> None:
    opened(page)
    assert page.wait(lambda: told(page, "done")) == "let go"
    assert told(page, "title") == page.title


def test_it_comes_through_the_proxy_and_so_does_all_that_it_asks_for(
    page: SitePage, configured: LiveServer, seller: Vendor
) -> None:
    opened(page)
    assert page.wait(lambda: told(page, "more")) == "refused"
    asked = [one.query for one in configured.script.requests(PATH)]
    assert asked == [f"url={quote(url, safe='')}" for url in (URL, UNLISTED)]
    assert [request.split()[1] for request in seller.requests] == [b"/js/tag.js?id=P-1"]
    console(page.driver)


def test_what_the_page_tells_its_data_layer_reaches_the_script(page: SitePage) -> None:
    opened(page)
    page.wait(lambda: told(page, "done"))
    page.driver.execute_script("dataLayer.push({event: 'sailed'})")
    page.wait(lambda: told(page, "heard") == "sailed")
    assert page.driver.execute_script("return dataLayer.at(-1).event") == "sailed"
    console(page.driver)


def test_without_consent_nothing_is_loaded(
    page: SitePage, configured: LiveServer, seller: Vendor
) -> None:
    page.driver.delete_all_cookies()
    page.open("/blog")
    page.wait(lambda: page.driver.execute_script("return document.readyState") == "complete")
    page.wait(lambda: configured.script.times("/page-data/app-data.json"))
    assert [*configured.script.requests(LIBRARY), *configured.script.requests(PATH)] == []
    assert not seller.requests


def test_a_site_without_such_scripts_has_no_library(browser: Chrome, site: LiveServer) -> None:
    page = SitePage(browser, site).open("/blog")
    fetched = "return fetch('/~partytown/partytown.js').then(({status}) => status)"
    assert page.driver.execute_script(fetched) == 404
    console(browser)
