"""Before a visitor has chosen: no cookie and no request to anybody else, on any page."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from selenium.webdriver import Chrome

from tests.support.clock import Clock
from tests.support.pages import ChoicesPage
from tests.support.pages.consent import TELL_LIFE
from tests.support.stack.site import RunningSite
from tests.support.stack.vendors import Vendors
from tests.support.urls import RELEASED

pytestmark = pytest.mark.browser

ASKED = "return performance.getEntriesByType('resource').map(one => one.name)"

POLL_MS = 200
A_LONG_TIME_MS = 30_000


@pytest.fixture
def page(
    browser: Chrome, asking: RunningSite, vendors: Vendors, before: Callable[[str], None]
) -> ChoicesPage:
    """A visitor who was never here, of whom nobody has heard."""
    before(TELL_LIFE)
    result = ChoicesPage(browser, asking)
    result.forget()
    return result


@pytest.mark.parametrize("path", RELEASED.values(), ids=RELEASED)
def test_nothing_is_stored_and_nobody_is_asked(
    page: ChoicesPage, asking: RunningSite, vendors: Vendors, clock: Clock, path: str
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
    assert vendors.received == []
    hosts = {urlsplit(address).netloc for address in page.driver.execute_script(ASKED)}
    assert hosts == {asking.hosts.en_us}
    assert page.driver.execute_script("return localStorage.length") == 0
