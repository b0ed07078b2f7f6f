"""What the security policy stops in a real browser, and who hears of it."""

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import console
from tests.support.live_server import LiveServer
from tests.support.pages import SitePage

pytestmark = pytest.mark.browser

STRANGER = """
const picture = new Image();
picture.src = "https://other.example/picture.png?secret";
document.body.append(picture);
"""


def test_what_is_stopped_is_reported(
    browser: Chrome, site: LiveServer, caplog: pytest.LogCaptureFixture
) -> None:
    page = SitePage(browser, site).open("/blog?secret")
    browser.execute_script(STRANGER)
    page.wait(lambda: "img-src stopped https://other.example on /blog" in caplog.text)
    assert "secret" not in caplog.text
    (complaint,) = console(browser)
    assert "https://other.example" in complaint
