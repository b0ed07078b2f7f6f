"""Search as visitors meet it: the combobox with scripts, the plain form without."""

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.keys import Keys

from tests.support.pages import SearchBox, SearchPage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser


def awake(browser: Chrome, site: RunningSite, locale: str = "en-US") -> SearchBox:
    """A search box that has been touched."""
    page = SearchBox(browser, site, locale).open("/glossary")
    page.click(page.box)
    page.wait(lambda: page.all(f"{page.box}[role=combobox]"))
    return page


@pytest.mark.parametrize(
    ("locale", "typed", "expected"), [("en-US", "demur", "Demurrage"), ("zh-CN", "滞港", "滞港费")]
)
def test_pages_are_suggested_while_typing(
    browser: Chrome, site: RunningSite, locale: str, typed: str, expected: str
) -> None:
    page = awake(browser, site, locale)
    page.type(typed)
    assert any(expected in text for text in page.suggestions)


def test_the_keyboard_chooses_and_opens(browser: Chrome, site: RunningSite) -> None:
    page = awake(browser, site)
    page.type("demur")
    assert page.suggestions
    page.press(Keys.ARROW_DOWN)
    chosen = page.one("header [role=option][aria-selected=true]")
    assert page.one(page.box).get_dom_attribute(
        "aria-activedescendant"
    ) == chosen.get_dom_attribute("id")
    page.press(Keys.ENTER)
    page.wait(lambda: page.location.startswith(("/glossary/", "/help/", "/blog/")))


def test_escape_closes_and_keeps_the_text(browser: Chrome, site: RunningSite) -> None:
    page = awake(browser, site)
    page.type("demur")
    assert page.suggestions
    page.press(Keys.ESCAPE)
    page.wait(lambda: not page.all("header [role=option]"))
    assert page.one(page.box).get_property("value") == "demur"


def test_enter_without_a_choice_searches(browser: Chrome, site: RunningSite) -> None:
    page = awake(browser, site)
    page.type("free time")
    page.submit()
    page.wait(lambda: page.address == "/search?q=free+time")


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_without_scripts_the_form_searches(
    plain_browser: Chrome, site: RunningSite, locale: str
) -> None:
    box = SearchBox(plain_browser, site, locale).open("/")
    box.type("VGM")
    box.submit()
    results = SearchPage(plain_browser, site, locale)
    results.wait(lambda: results.location.startswith("/search?q=VGM"))
    assert "/glossary/verified-gross-mass" in results.results[:3]
    results.click("main .filters a[href*='section=help']")
    results.wait(lambda: "section=help" in results.location)
    assert all(path.startswith("/help/") for path in results.results)


def test_nothing_found_says_so(plain_browser: Chrome, site: RunningSite) -> None:
    page = SearchPage(plain_browser, site).open("/search?q=zzzzqq")
    assert "No results found" in page.one("main").text
