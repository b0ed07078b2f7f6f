"""Where browsers register the service worker: over https, or on this machine's own names."""

from collections.abc import Iterator

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import chromium
from tests.support.live_server import LiveServer
from tests.support.stack.running import Stack
from tests.support.workshop import Workshop

pytestmark = pytest.mark.browser

TEXT = "Service workers can only be used over HTTPS, or on localhost for development"


@pytest.fixture
def new_browser(whole_stack: Stack) -> Iterator[Chrome]:
    """A browser that has never heard that the site is to be had over https alone."""
    driver = chromium(arguments=whole_stack.arguments)
    yield driver
    driver.quit()


def test_a_plain_host_is_told_why_there_is_none(new_browser: Chrome, fresh_stack: Stack) -> None:
    asking = fresh_stack.asking
    shop = Workshop(new_browser, asking)
    new_browser.get(asking.url("/blog").replace("https:", "http:"))

    # Chromium itself remarks on fonts, which the page's policy has it fetch over https.
    shop.wait(lambda: TEXT in shop.said())
    assert fresh_stack.plain_front.script.times("/blog") == 1
    assert fresh_stack.plain_front.script.times("/sw.js") == 0
    assert asking.script.times("/sw.js") == 0


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_both_hosts_have_one(shop: Workshop, locale: str) -> None:
    shop.locale = locale
    shop.visit("/blog").wait_for_worker()
    assert shop.said() == ["Content is available offline"]


def test_a_site_that_has_it_switched_off_asks_for_none(
    browser: Chrome, development: LiveServer
) -> None:
    shop = Workshop(browser, development).visit("/blog")
    shop.wait(lambda: shop.run("return document.readyState") == "complete")
    assert shop.run("return (await navigator.serviceWorker.getRegistrations()).length") == 0
