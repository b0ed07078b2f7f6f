"""The boot script also runs where a browser does not take its hash for a permission."""

import pytest
from selenium.webdriver import Chrome

from portolan.web.assets import loader_hashes
from tests.support.browser import console
from tests.support.pages import SitePage
from tests.support.stack.site import RunningSite
from tests.support.upstream import Reply

pytestmark = pytest.mark.browser


POLICY = "Content-Security-Policy"


def test_the_inline_script_steps_in(browser: Chrome, site: RunningSite) -> None:
    page = SitePage(browser, site)
    # A policy that lacks the file's hash: that is what an older browser makes of it.
    answer = site.get("/company/contact")
    with site.app.app_context():
        _, of_the_file = loader_hashes()
    answer.headers[POLICY] = answer.headers[POLICY].replace(f"'{of_the_file}'", "")
    site.script.on("/company/contact", Reply(200, list(answer.headers), answer.data))
    page.open("/company/contact")
    page.wait(lambda: browser.execute_script("return self.booted === true"))
    page.wake_island()
    assert any("Content Security Policy" in line for line in console(browser))


def test_it_keeps_quiet_otherwise(browser: Chrome, site: RunningSite) -> None:
    page = SitePage(browser, site).open("/company/contact")
    page.wake_island()
    page.wait(lambda: browser.execute_script("return document.readyState") == "complete")
    boots = "return document.querySelectorAll('script[src*=\"boot.\"]').length"
    assert browser.execute_script(boots) == 1
