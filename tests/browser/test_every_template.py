"""Every template in a real browser: accessible, silent, and no wider than the screen."""

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import axe, emulate
from tests.support.live_server import LiveServer
from tests.support.pages import SitePage
from tests.support.urls import TEMPLATES

pytestmark = pytest.mark.browser
LOCALES = ("en-US", "zh-CN")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", TEMPLATES)
def test_axe_finds_nothing(browser: Chrome, site: LiveServer, name: str, locale: str) -> None:
    page = SitePage(browser, site, locale).open(TEMPLATES[name])
    for scheme, width in (("light", 1280), ("dark", 1280), ("light", 360)):
        emulate(browser, width=width, height=900, scheme=scheme)
        assert not axe(browser), (page.location, scheme, width)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", TEMPLATES)
def test_no_page_scrolls_sideways(
    browser: Chrome, site: LiveServer, name: str, locale: str
) -> None:
    page = SitePage(browser, site, locale).open(TEMPLATES[name])
    for width in (360, 768, 1440):
        emulate(browser, width=width, height=900)
        seen = browser.execute_script("return document.documentElement.scrollWidth")
        assert seen <= width, (page.location, width)


@pytest.mark.parametrize("name", TEMPLATES)
def test_nothing_reports_to_the_policy(browser: Chrome, site: LiveServer, name: str) -> None:
    browser.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument",
        {
            "source": "window.violations = [];"
            "addEventListener('securitypolicyviolation', e => violations.push(e.blockedURI))"
        },
    )
    SitePage(browser, site).open(TEMPLATES[name])
    assert browser.execute_script("return window.violations") == []
