"""Before a visitor has chosen: no cookie and no request to anybody else, on any page."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from selenium.webdriver import Chrome

from tests.support.pages import ChoicesPage
from tests.support.pages.consent import TELL_LIFE
from tests.support.stack.site import Site
from tests.support.stack.vendors import Vendors
from tests.support.urls import RELEASED

pytestmark = pytest.mark.browser

ASKED = "return performance.getEntriesByType('resource').map(one => one.name)"


@pytest.mark.parametrize("path", RELEASED.values(), ids=RELEASED)
def test_nothing_is_stored_and_nobody_is_asked(
    browser: Chrome,
    asking: Site,
    vendors: Vendors,
    before: Callable[[str], None],
    path: str,
) -> None:
    before(TELL_LIFE)
    page = ChoicesPage(browser, asking)
    page.forget()
    # A landing from an advertisement has the most to remember.
    mark = "&" if "?" in path else "?"
    page.open(f"{path}{mark}utm_source=paper&gclid=1&msclkid=2").wait_until_live()
    assert browser.get_cookies() == []
    assert vendors.received == []
    hosts = {urlsplit(address).netloc for address in browser.execute_script(ASKED)}
    assert hosts == {asking.hosts.en_us}
    assert browser.execute_script("return localStorage.length") == 0
