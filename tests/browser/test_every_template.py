"""Every template in a real browser, in one visit: what it is when loaded and when navigated to."""

from collections.abc import Callable, Iterator
from difflib import unified_diff
from itertools import groupby, product

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import AXE, axe, emulate
from tests.support.live_server import LiveServer
from tests.support.matrix import covering, in_turn
from tests.support.navigating import ASLEEP, Visit, is_shown
from tests.support.pages import SitePage
from tests.support.stack.site import Site
from tests.support.urls import DEVELOPMENT, RELEASED

pytestmark = pytest.mark.browser

LOCALES = ("en-US", "zh-CN")
SCHEMES = ("light", "dark")
NARROW, *WIDER = (360, 768, 1280, 1440)
LOOKS = {
    page: [look[2:] for look in looks]
    for page, looks in groupby(
        sorted(covering(RELEASED, LOCALES, SCHEMES, (360, 1280))), lambda look: look[:2]
    )
}
"""Scheme and width in which axe looks at a page, by its template and locale."""
FITTED = in_turn(product(RELEASED, WIDER), LOCALES)
"""Where a wide screen is tried; the narrow one, on which most is in want of room, is everywhere."""
NAVIGATED = in_turn([name for name, path in RELEASED.items() if is_shown(path)], LOCALES)
"""Where a page is also navigated to."""
HALTS = ("/api", "/paps")
"""Where a visitor is meanwhile: on the first, and who comes from there on the second."""

WIDTH = "return document.documentElement.scrollWidth"
TOLD = "return window.violations"
LISTEN = (
    "window.violations = [];"
    "addEventListener('securitypolicyviolation', e => violations.push(e.blockedURI))"
)

Documents = dict[tuple[str, str], str]
"""What was loaded, by locale and path."""


@pytest.fixture(scope="module")
def documents() -> Documents:
    """The halts, so that each has to be loaded once."""
    return {}


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
    browser: Chrome, visit: Visit, documents: Documents, name: str, locale: str
) -> None:
    path, is_navigated = RELEASED[name], (name, locale) in NAVIGATED
    if is_navigated:
        halt = HALTS[path == HALTS[0]]
        left = documents.get((locale, halt)) or visit.start(halt).html
        documents[locale, halt] = left
        loaded = visit.start(path).html
    else:
        visit.page.open(path)
    visit.wake()
    for scheme, width in LOOKS[name, locale]:
        look(browser, width, scheme)
        assert not axe(browser), (path, scheme, width)
    for width in widths(name, locale):
        look(browser, width, scheme)
        assert fits(browser, width), (path, width)
    if is_navigated:
        navigate(visit, halt, left)
        navigate(visit, path, loaded)
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


def widths(name: str, locale: str) -> list[int]:
    """The screens that a page has to fit."""
    return [NARROW, *(width for width in WIDER if ((name, width), locale) in FITTED)]


def navigate(visit: Visit, path: str, loaded: str) -> None:
    """Go to another page, which is then as if it had been loaded."""
    visit.run("sleep()")
    visit.go(path)
    assert not differences(loaded, visit.html), path


def differences(loaded: str, navigated: str) -> str:
    """What is not the same, line by line."""
    if loaded == navigated:
        return ""
    before, after = (one.replace("><", ">\n<").splitlines() for one in (loaded, navigated))
    return "\n".join(unified_diff(before, after, "loaded", "navigated", n=1, lineterm=""))[:2_000]


def fits(browser: Chrome, width: int) -> bool:
    """Whether nothing on the page is wider than the screen."""
    return bool(browser.execute_script(WIDTH) <= width)
