"""The search for HS codes as visitors meet it: the combobox with scripts, the form without."""

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.keys import Keys

from tests.support.browser import axe, emulate
from tests.support.pages import HsSearchPage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

SMARTPHONES = "/data/hs-code/851713-"


def awake(
    browser: Chrome, site: RunningSite, locale: str = "en-US", path: str | None = None
) -> HsSearchPage:
    """The search on a page, touched."""
    page = HsSearchPage(browser, site, locale).open(path)
    page.wake()
    return page


@pytest.mark.parametrize(
    ("locale", "typed"),
    [("en-US", "smartphone"), ("en-US", "8517.13"), ("en-US", "85 17 13"), ("zh-CN", "智能手机")],
)
def test_codes_are_suggested_while_typing(
    browser: Chrome, site: RunningSite, locale: str, typed: str
) -> None:
    page = awake(browser, site, locale)
    page.type(typed)
    assert page.suggestions[0][0] == "8517.13"
    assert page.suggestions[0][1]
    assert len(page.suggestions) <= 8
    assert any(character.isdigit() for character in page.status_text)
    assert not axe(browser)


def test_the_keyboard_chooses_and_opens(browser: Chrome, site: RunningSite) -> None:
    page = awake(browser, site)
    page.type("8517")
    assert page.suggestions
    page.press(Keys.ARROW_DOWN)
    assert page.chosen == "8517"
    page.press(Keys.ARROW_DOWN)
    page.wait(lambda: page.chosen != "8517")
    assert not axe(browser)
    page.press(Keys.ARROW_UP)
    page.press(Keys.ENTER)
    page.wait(lambda: page.location.startswith("/data/hs-code/8517-"))


def test_the_pointer_opens_a_code(browser: Chrome, site: RunningSite) -> None:
    page = awake(browser, site)
    page.type("8517.13")
    assert page.suggestions
    page.click("#hs-q-list [role=option]")
    page.wait(lambda: page.location.startswith(SMARTPHONES))


def test_enter_without_a_choice_asks_the_server(browser: Chrome, site: RunningSite) -> None:
    page = awake(browser, site)
    page.type("bicycle")
    assert page.suggestions
    page.submit()
    page.wait(lambda: page.address == "/data/hs-code?q=bicycle")
    assert page.results


def test_escape_closes_and_keeps_the_text(browser: Chrome, site: RunningSite) -> None:
    page = awake(browser, site)
    page.type("bicycle")
    assert page.suggestions
    page.press(Keys.ESCAPE)
    page.wait(lambda: not page.all("#hs-q-list [role=option]"))
    assert page.value == "bicycle"


def test_a_slip_of_the_keyboard_suggests_the_word(browser: Chrome, site: RunningSite) -> None:
    page = awake(browser, site)
    page.type("umbrela")
    assert "umbrella" in page.suggestions[0][1]
    page.click("#hs-q-list [role=option]")
    page.wait(lambda: page.location == "/data/hs-code?q=umbrella")


def test_the_list_fits_a_phone(browser: Chrome, site: RunningSite) -> None:
    emulate(browser, width=360, height=740)
    page = awake(browser, site)
    page.type("machine")
    assert len(page.suggestions) == 8
    root = "document.documentElement"
    assert browser.execute_script(f"return {root}.scrollWidth <= {root}.clientWidth")


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_without_scripts_the_form_asks(
    plain_browser: Chrome, site: RunningSite, locale: str
) -> None:
    page = HsSearchPage(plain_browser, site, locale).open()
    page.type("8517 13")
    page.submit()
    page.wait(lambda: page.address == "/data/hs-code?q=8517+13")
    assert page.results[0] == "8517.13"
    assert page.value == "8517 13"
    page.click(".hs-hits a")
    page.wait(lambda: page.location.startswith(SMARTPHONES))


def test_without_scripts_an_unknown_code_offers_the_search(
    plain_browser: Chrome, site: RunningSite
) -> None:
    page = HsSearchPage(plain_browser, site).open("/data/hs-code/999999")
    assert page.results
    page.one(page.box).clear()
    page.type("tea")
    page.click(".hs-search .btn")
    page.wait(lambda: page.address == "/data/hs-code?q=tea")
