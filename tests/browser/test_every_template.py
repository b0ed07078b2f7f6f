"""Every template in a real browser, in one visit: what it is when loaded and when navigated to."""

from collections.abc import Callable, Iterator
from difflib import unified_diff
from itertools import groupby, product

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import AXE, axe, emulate
from tests.support.live_server import LiveServer
from tests.support.matrix import covering
from tests.support.navigating import ASLEEP, Visit, is_shown
from tests.support.pages import SitePage
from tests.support.stack.site import Site
from tests.support.urls import DEVELOPMENT, RELEASED

pytestmark = pytest.mark.browser

LOCALES = ("en-US", "zh-CN")
SCHEMES = ("light", "dark")
WIDTHS = (360, 768, 1280, 1440)
LOOKS = {
    page: [look[2:] for look in looks]
    for page, looks in groupby(
        sorted(covering(RELEASED, LOCALES, SCHEMES, (360, 1280))), lambda look: look[:2]
    )
}
"""Scheme and width in which axe looks at a page, by its template and locale."""

WIDTH = "return document.documentElement.scrollWidth"
TOLD = "return window.violations"
LISTEN = (
    "window.violations = [];"
    "addEventListener('securitypolicyviolation', e => violations.push(e.blockedURI))"
)

Documents = dict[str, str]
"""What was loaded, by its path."""


@pytest.fixture(scope="module")
def documents() -> dict[str, Documents]:
    """Those of each locale, so that each has to be loaded once."""
    return {locale: {} for locale in LOCALES}


@pytest.fixture
def visit(
    browser: Chrome, site: Site, before: Callable[[str], None], locale: str
) -> Iterator[Visit]:
    """A visit in which islands sleep until told, and pages note what their policy refused."""
    for source in (ASLEEP, LISTEN, AXE.read_text(encoding="utf-8")):
        before(source)
    yield Visit(SitePage(browser, site, locale)).refuse()
    browser.delete_all_cookies()


@pytest.mark.parametrize("name", RELEASED)
def test_a_template(
    browser: Chrome, visit: Visit, documents: dict[str, Documents], name: str, locale: str
) -> None:
    path = RELEASED[name]
    if is_shown(path):
        documents[locale][path] = visit.start(path).html
    else:
        visit.page.open(path)
    visit.wake()
    for scheme, width in LOOKS[name, locale]:
        look(browser, width, scheme)
        assert not axe(browser), (path, scheme, width)
    for width in WIDTHS:
        look(browser, width, scheme)
        assert fits(browser, width), (path, width)
    if is_shown(path):
        navigate(visit, neighbor(path), documents[locale])
    assert visit.run(TOLD) == []


@pytest.mark.parametrize("path", DEVELOPMENT.values(), ids=DEVELOPMENT)
def test_a_template_of_development(browser: Chrome, development: LiveServer, path: str) -> None:
    browser.get(development.url(path))
    for scheme, width in product(SCHEMES, (360, 1280)):
        look(browser, width, scheme)
        assert not axe(browser), (path, scheme, width)
        assert fits(browser, width), (path, width)


def look(browser: Chrome, width: int, scheme: str) -> None:
    """A screen on which nothing moves: what moves on the way between two pages takes its time."""
    emulate(browser, width=width, height=900, scheme=scheme, motion="reduce")


def navigate(visit: Visit, path: str, documents: Documents) -> None:
    """Go to another page, which is then as if it had been loaded."""
    if path not in documents:
        here = visit.page.location
        documents[path] = visit.start(path).html
        visit.start(here)
    visit.run("sleep()")
    visit.go(path)
    assert not differences(documents[path], visit.html), path


def neighbor(path: str) -> str:
    """The page before this one, of those that the navigation shows."""
    paths = [one for one in RELEASED.values() if is_shown(one)]
    return paths[paths.index(path) - 1]


def differences(loaded: str, navigated: str) -> str:
    """What is not the same, line by line."""
    before, after = (one.replace("><", ">\n<").splitlines() for one in (loaded, navigated))
    return "\n".join(unified_diff(before, after, "loaded", "navigated", n=1, lineterm=""))[:2_000]


def fits(browser: Chrome, width: int) -> bool:
    """Whether nothing on the page is wider than the screen."""
    return bool(browser.execute_script(WIDTH) <= width)
