"""Every template in a real browser, in one visit: what it is when loaded and when navigated to."""

import re
from collections.abc import Callable
from difflib import unified_diff
from itertools import product

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import OF_THE_SCREEN, axe, emulate
from tests.support.live_server import LiveServer
from tests.support.matrix import in_turn, one_in, so_many
from tests.support.navigating import ASLEEP, Visit, is_page
from tests.support.pages import SitePage
from tests.support.stack.site import RunningSite
from tests.support.time_of_day import TIME_OF_DAY
from tests.support.urls import DEVELOPMENT, RELEASED

pytestmark = pytest.mark.browser

LOCALES = ("en-US", "zh-CN")
SCHEMES = ("light", "dark")
ORDER = list(RELEASED)
WIDTHS = (360, 768, 1280, 1440)
FULL = sorted(in_turn(RELEASED, LOCALES))
"""Each template in one language, by turn. In the other it has to fit the narrow screen, on which
most is in want of room: that is looked at where it is visited anyway, before a choice."""
CORNERS = list(product(SCHEMES, (360, 1280)))
"""Scheme and width in which axe looks at a page."""
FRAME = ("header.top", "body > footer")
FRAMED = set(one_in(6, ORDER))
"""The templates on which axe looks at header and footer, too: they are the same on all."""
HALTS = ("/api", "/paps")
"""Where a visitor is meanwhile: on the first, and who comes from there on the second."""

OWN_TO_A_VISIT = re.compile(TIME_OF_DAY + r"""| autofocus=""(?=>)""")
"""The time of day at offices, and what takes the focus of a loaded page: of one that is gone to the
runtime gives it to the heading."""
WIDTH = "return document.documentElement.scrollWidth"
EMPTY_FIGURES = """
const seen = (each) => each.checkVisibility();
return [...document.querySelectorAll("figure")].filter(seen).map((figure) =>
  [...figure.querySelectorAll("svg")]).filter((all) => all.length && !all.some(seen)).length;
"""
"""Figures whose caption is there and whose drawing is not."""
VIOLATIONS_OF_PAGE = "return window.violations"
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
def visit(browser: Chrome, site: RunningSite, before: Callable[[str], None], locale: str) -> Visit:
    """A visit in which islands sleep until told, and pages note what their policy refused."""
    for source in (ASLEEP, LISTEN):
        before(source)
    return Visit(SitePage(browser, site, locale)).refuse()


@pytest.mark.parametrize(("name", "locale"), FULL)
def test_a_template(visit: Visit, documents: Documents, name: str, locale: str) -> None:
    path = RELEASED[name]
    if is_page(path):
        halt = HALTS[path == HALTS[0]]
        left = documents.get((locale, halt)) or visit.start(halt).html
        documents[locale, halt] = left
        loaded = visit.start(path).html
        look_around(visit, name)
        navigate(visit, halt, left)
        navigate(visit, path, loaded)
    else:
        visit.page.open(path)
        look_around(visit, name)
    assert visit.run(VIOLATIONS_OF_PAGE) == []


def looks_at(name: str) -> list[tuple[str, int]]:
    """Two opposite corners, which begin elsewhere with each template; all with `--matrix`."""
    turn = ORDER.index(name) % len(CORNERS)
    looks = [CORNERS[turn], CORNERS[-1 - turn]]
    return [*looks, *(one for one in CORNERS if one not in looks)][: so_many(4, 2)]


def look_around(visit: Visit, name: str) -> None:
    """Axe finds nothing on the page, and no screen is too narrow for it.

    At the second look its main part is enough, and what screen and colors can change: what stands
    around it is on all pages, and what it is made of is the same.
    """
    visit.wake()
    path, looks = RELEASED[name], looks_at(name)
    without = () if name in FRAMED else FRAME
    for number, (scheme, width) in enumerate(looks):
        assert_fits(visit.driver, path, width, scheme)
        if number < so_many(4, 1):
            violations = axe(visit.driver, without=without)
        else:
            violations = axe(visit.driver, "main", OF_THE_SCREEN)
        assert not violations, (path, scheme, width)
    for width in sorted({*WIDTHS} - {width for _, width in looks}):
        assert_fits(visit.driver, path, width, scheme)


@pytest.mark.parametrize("path", DEVELOPMENT.values(), ids=DEVELOPMENT)
def test_a_template_of_development(browser: Chrome, development: LiveServer, path: str) -> None:
    browser.get(development.url(path))
    for scheme, width in product(SCHEMES, (360, 1280)):
        assert_fits(browser, path, width, scheme)
        assert not axe(browser), (path, scheme, width)


def look(browser: Chrome, width: int, scheme: str) -> None:
    """A screen on which nothing moves: what moves on the way between two pages takes its time."""
    emulate(browser, width=width, height=900, scheme=scheme, motion="reduce")


def navigate(visit: Visit, path: str, loaded: str) -> None:
    """Go to another page, which is then as if it had been loaded."""
    visit.run("sleep()")
    visit.go(path)
    assert not differences(loaded, visit.html), path


def differences(loaded: str, navigated: str) -> str:
    """What is not the same, line by line, but for what is own to a visit."""
    loaded, navigated = (OWN_TO_A_VISIT.sub("", one) for one in (loaded, navigated))
    if loaded == navigated:
        return ""
    before, after = (one.replace("><", ">\n<").splitlines() for one in (loaded, navigated))
    return "\n".join(unified_diff(before, after, "loaded", "navigated", n=1, lineterm=""))[:2_000]


def assert_fits(browser: Chrome, path: str, width: int, scheme: str) -> None:
    """Nothing on the page is wider than this screen, and no figure is without its drawing."""
    look(browser, width, scheme)
    assert not browser.execute_script(EMPTY_FIGURES), (path, width)
    assert browser.execute_script(WIDTH) <= width, (path, width)
