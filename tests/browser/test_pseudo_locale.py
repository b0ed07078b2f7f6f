"""The pseudo-locale on the narrowest screen: words longer by two fifths, and nothing overflows."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import emulate
from tests.support.live_server import LiveServer, live_server
from tests.support.more_locales import Environment
from tests.support.urls import RELEASED, one_each

pytestmark = pytest.mark.browser

WIDTH = 320
NEEDED = "return document.documentElement.scrollWidth"
WIDER = """
return [...document.querySelectorAll(":is(main, footer) :not(svg *)")]
  .filter((one) => one.getBoundingClientRect().right > document.documentElement.scrollWidth - 1)
  .map((one) => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 30)}`);
"""
"""What stands out most, for the message; a table that scrolls may be among it."""


@pytest.fixture(scope="module")
def pseudo_server(pseudo_environment: Environment) -> Iterator[LiveServer]:
    """The site with the pseudo-locale, for browsers."""
    more = {**pseudo_environment, "SITE_URL_EN_XA": "http://en-xa.localhost:{port}"}
    with live_server(Path(more.pop("INSTANCE_PATH")), **more) as server:
        yield server


TRIED = [pytest.param(path, id=name) for name, path in one_each(RELEASED).items()]


@pytest.mark.parametrize("path", TRIED)
def test_a_template_fits(browser: Chrome, pseudo_server: LiveServer, path: str) -> None:
    emulate(browser, width=WIDTH, height=900, scheme="light", motion="reduce")
    browser.get(pseudo_server.url(path, "en-XA"))
    assert browser.execute_script("return document.documentElement.lang") == "en-XA"
    assert browser.execute_script(NEEDED) <= WIDTH, browser.execute_script(WIDER)
