"""The boot script also runs where a browser does not take its hash for a permission."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from portolan.web import headers
from portolan.web.assets import loader_hashes
from tests.support.browser import console
from tests.support.instance import furnished
from tests.support.live_server import LiveServer, live_server
from tests.support.pages import SitePage

pytestmark = pytest.mark.browser


@pytest.fixture
def site_of_an_older_browser(
    tmp_path: Path, content: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[LiveServer]:
    """A site whose policy lacks the file's hash, which is what an older browser makes of it."""
    with live_server(furnished(tmp_path, content)) as server:
        monkeypatch.setattr(headers, "loader_hashes", lambda: loader_hashes()[:1])
        yield server


def test_the_inline_script_steps_in(browser: Chrome, site_of_an_older_browser: LiveServer) -> None:
    page = SitePage(browser, site_of_an_older_browser).open("/company/contact")
    page.wait(lambda: browser.execute_script("return self.booted === true"))
    page.wait(lambda: page.all("[data-hydrated]"))
    assert any("Content Security Policy" in line for line in console(browser))


def test_it_keeps_quiet_otherwise(browser: Chrome, site: LiveServer) -> None:
    page = SitePage(browser, site).open("/company/contact")
    page.wait(lambda: page.all("[data-hydrated]"))
    page.wait(lambda: browser.execute_script("return document.readyState") == "complete")
    boots = "return document.querySelectorAll('script[src*=\"boot.\"]').length"
    assert browser.execute_script(boots) == 1
