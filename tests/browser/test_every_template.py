"""Every template in a real browser: accessible, silent, and no wider than the screen."""

from collections.abc import Iterator

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import axe, emulate
from tests.support.pages import SitePage
from tests.support.stack.site import Site
from tests.support.urls import TEMPLATES

pytestmark = pytest.mark.browser


# Colors are the same in both locales, and lines break differently: each pair once.
AXE = {
    "en-US": (("light", 1280), ("dark", 360)),
    "zh-CN": (("dark", 1280), ("light", 360)),
}


WIDTH = "return document.documentElement.scrollWidth"
TOLD = "return window.violations"
LISTEN = (
    "window.violations = [];"
    "addEventListener('securitypolicyviolation', e => violations.push(e.blockedURI))"
)


@pytest.fixture(scope="module", autouse=True)
def told_violations(_with_scripts: Chrome) -> Iterator[None]:
    """Each page notes what its policy refused."""
    name = "Page.addScriptToEvaluateOnNewDocument"
    added = _with_scripts.execute_cdp_cmd(name, {"source": LISTEN})
    yield
    _with_scripts.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)


@pytest.mark.parametrize("locale", AXE)
@pytest.mark.parametrize("name", TEMPLATES)
def test_a_template(browser: Chrome, site: Site, name: str, locale: str) -> None:
    page = SitePage(browser, site, locale).open(TEMPLATES[name])
    for scheme, width in AXE[locale]:
        emulate(browser, width=width, height=900, scheme=scheme)
        assert not axe(browser), (page.location, scheme, width)
        assert fits(browser, width), (page.location, width)
    for width in (768, 1440):
        emulate(browser, width=width, height=900, scheme=scheme)
        assert fits(browser, width), (page.location, width)
    assert browser.execute_script(TOLD) == []


def fits(browser: Chrome, width: int) -> bool:
    """Whether nothing on the page is wider than the screen."""
    return bool(browser.execute_script(WIDTH) <= width)
