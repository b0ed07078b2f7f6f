"""Before a visitor has chosen: no cookie and no request to anybody else, on any page.

Each template is visited in the language in which `test_every_template.py` does not visit it, and so
has to fit the narrow screen here.
"""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import emulate
from tests.support.clock import Clock
from tests.support.matrix import in_turn
from tests.support.navigating import AWAKE
from tests.support.pages import ChoicesPage
from tests.support.pages.consent import TELL_LIFE
from tests.support.stack.site import RunningSite
from tests.support.stack.vendors import Vendors
from tests.support.urls import RELEASED

pytestmark = pytest.mark.browser

RESOURCES = "return performance.getEntriesByType('resource').map(one => one.name)"

VISITED = sorted(in_turn(RELEASED, ("zh-CN", "en-US")))
NARROW = 360
WIDTH = "return document.documentElement.scrollWidth"

POLL_MS = 200
A_LONG_TIME_MS = 30_000


@pytest.fixture
def page(
    browser: Chrome,
    asking: RunningSite,
    vendors: Vendors,
    before: Callable[[str], None],
    locale: str,
) -> ChoicesPage:
    """A visitor who was never here, of whom nobody has heard."""
    before(TELL_LIFE)
    result = ChoicesPage(browser, asking, locale)
    result.forget()
    return result


@pytest.mark.parametrize(("name", "locale"), VISITED)
def test_nothing_is_stored_and_nobody_is_asked(
    page: ChoicesPage, asking: RunningSite, vendors: Vendors, clock: Clock, name: str
) -> None:
    path = RELEASED[name]
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
    hosts = {urlsplit(address).netloc for address in page.driver.execute_script(RESOURCES)}
    assert hosts == {asking.hosts.by_locale[page.locale]}
    assert page.driver.execute_script("return localStorage.length") == 0
    page.wait(lambda: page.driver.execute_script(AWAKE))
    emulate(page.driver, width=NARROW, height=900, motion="reduce")
    assert page.driver.execute_script(WIDTH) <= NARROW
