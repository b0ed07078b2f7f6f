"""Where browsers register the service worker: over https, or on this machine's own names."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import chromium
from tests.support.instance import furnished
from tests.support.live_server import LiveServer, live_server
from tests.support.workshop import Workshop

pytestmark = pytest.mark.browser

PLAIN = "http://www.portolan.example"
TEXT = "Service workers can only be used over HTTPS, or on localhost for development"


@pytest.fixture(scope="module")
def plain_site(tmp_path_factory: pytest.TempPathFactory, content: Path) -> Iterator[LiveServer]:
    """The site under a name that is nobody's own machine, and without https: no operator's."""
    instance = furnished(tmp_path_factory.mktemp("plain"), content)
    with live_server(instance, SITE_URL_EN_US=PLAIN, SERVICE_WORKER="on") as server:
        yield server


@pytest.fixture
def plain_browser_of_it(plain_site: LiveServer) -> Iterator[Chrome]:
    """A browser that finds that name on this machine."""
    rule = f"MAP www.portolan.example:80 127.0.0.1:{plain_site.port}"
    driver = chromium(arguments=[f"--host-resolver-rules={rule}"])
    yield driver
    driver.quit()


def test_a_plain_host_is_told_why_there_is_none(
    plain_browser_of_it: Chrome, plain_site: LiveServer
) -> None:
    shop = Workshop(plain_browser_of_it, plain_site)
    plain_browser_of_it.get(f"{PLAIN}/blog")

    def console_lines() -> list[str]:
        # Chromium's own remark, on a header of the answer, is no word of the site.
        return [line for line in shop.console_lines() if "Cross-Origin-Opener-Policy" not in line]

    assert shop.wait(console_lines) == [TEXT]
    assert plain_site.script.times("/sw.js") == 0


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_both_hosts_have_one(shop: Workshop, locale: str) -> None:
    shop.locale = locale
    shop.visit("/blog").wait_for_worker()
    assert shop.console_lines() == ["Content is available offline"]


def test_a_site_of_development_that_has_it_switched_off_asks_for_none(
    browser: Chrome, development: LiveServer
) -> None:
    shop = Workshop(browser, development).visit("/blog")
    shop.wait(lambda: shop.run("return document.readyState") == "complete")
    assert shop.run("return (await navigator.serviceWorker.getRegistrations()).length") == 0
