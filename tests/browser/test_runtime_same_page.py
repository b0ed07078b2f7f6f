"""A page that came by navigation is the page that would have been loaded."""

from collections.abc import Iterator
from difflib import unified_diff

import pytest
from selenium.webdriver import Chrome

from tests.support.navigating import ASLEEP, Visit, is_shown
from tests.support.pages import SitePage
from tests.support.stack.site import Site
from tests.support.urls import TEMPLATES

pytestmark = pytest.mark.browser

PATHS = [path for path in TEMPLATES.values() if is_shown(path)]


@pytest.fixture
def asleep(browser: Chrome) -> Iterator[Chrome]:
    """A browser in which islands do not wake."""
    added = browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": ASLEEP})
    yield browser
    browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)
    browser.delete_all_cookies()


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_all_templates(asleep: Chrome, site: Site, locale: str) -> None:
    visit = Visit(SitePage(asleep, site, locale)).decide()
    loaded = {path: visit.start(path).html for path in PATHS}
    for path in PATHS:
        visit.go(path)
        assert not differences(loaded[path], visit.html), path


def differences(loaded: str, navigated: str) -> str:
    """What is not the same, line by line."""
    before, after = (one.replace("><", ">\n<").splitlines() for one in (loaded, navigated))
    return "\n".join(unified_diff(before, after, "loaded", "navigated", n=1, lineterm=""))[:2_000]
