"""Before a visitor has chosen: no cookie and no request to anybody else, on any page."""

from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from selenium.webdriver import Chrome

from tests.support.clock import Clock
from tests.support.instance import furnished
from tests.support.live_server import LiveServer, live_server
from tests.support.pages import ChoicesPage
from tests.support.pages.consent import TELL_LIFE
from tests.support.scripted import ScriptedVendor, scripted_vendor
from tests.support.urls import TEMPLATES

pytestmark = pytest.mark.browser

ASKED = "return performance.getEntriesByType('resource').map(one => one.name)"

POLL_MS = 200
A_LONG_TIME_MS = 30_000


@pytest.fixture(scope="module")
def vendor() -> Iterator[ScriptedVendor]:
    """A host in the place of all services."""
    with scripted_vendor() as running:
        yield running


@pytest.fixture(scope="module")
def configured(
    vendor: ScriptedVendor, tmp_path_factory: pytest.TempPathFactory, content: Path
) -> Iterator[LiveServer]:
    """The site with every service configured, but for the consent tool: that one asks."""
    dsn = vendor.url.replace("http://", "http://key@")
    with live_server(
        furnished(tmp_path_factory.mktemp("configured"), content),
        BOT_CHECK_SCRIPT_URL=f"{vendor.url}/bot.js",
        BOT_CHECK_SITE_KEY="key",
        SECOND_LOADER_URL=f"{vendor.url}/second.js",
        TAG_MANAGER_SCRIPT_URL=f"{vendor.url}/tags.js",
        TAG_MANAGER_CONTAINER_ID="TAGS-1",
        CUSTOMER_MESSAGING_SCRIPT_URL=f"{vendor.url}/chat",
        CUSTOMER_MESSAGING_APP_ID="chat-1",
        ANALYTICS_URL=f"{vendor.url}/events",
        ANALYTICS_API_KEY="key",
        SENTRY_BROWSER_DSN=f"{dsn}/1",
        SECOND_ERROR_REPORTING_DSN=f"{dsn}/2",
        RUM_INTAKE_URL=vendor.url,
        RUM_APPLICATION_ID="00000000-0000-0000-0000-000000000001",
        RUM_CLIENT_TOKEN="token",
    ) as server:
        yield server


@pytest.fixture
def page(
    browser: Chrome, configured: LiveServer, vendor: ScriptedVendor, before: Callable[[str], None]
) -> ChoicesPage:
    """A visitor who was never here, of whom nobody has heard."""
    before(TELL_LIFE)
    vendor.script.forget()
    found = ChoicesPage(browser, configured)
    found.forget()
    return found


@pytest.mark.parametrize("path", TEMPLATES.values(), ids=TEMPLATES)
def test_nothing_is_stored_and_nobody_is_asked(
    page: ChoicesPage, vendor: ScriptedVendor, clock: Clock, path: str
) -> None:
    # A landing from an advertisement has the most to remember.
    mark = "&" if "?" in path else "?"
    page.open(f"{path}{mark}utm_source=paper&gclid=1&msclkid=2")
    page.wait(lambda: clock.waits(POLL_MS))
    clock.tick(POLL_MS)
    page.wait_until_live()
    # Nor does anybody lose patience who waits for a choice.
    clock.tick(A_LONG_TIME_MS)
    assert page.driver.get_cookies() == []
    assert vendor.script.asked == []
    hosts = {urlsplit(address).netloc for address in page.driver.execute_script(ASKED)}
    assert hosts == {f"localhost:{page.server.port}"}
    assert page.driver.execute_script("return localStorage.length") == 0
