"""The voices of customers on the page of products: moved by the visitor, and by nobody else."""

import pytest
from selenium.webdriver import Chrome, Keys

from tests.support.pages import SitePage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

STANDS = "return Math.round(document.querySelector('.voices').scrollLeft)"
CARD = """
const list = document.querySelector(".voices");
const card = list.children[arguments[0]];
return Math.abs(card.getBoundingClientRect().left - list.getBoundingClientRect().left) < 2;
"""
TURNS = "return getComputedStyle(document.querySelector('.voices')).animationName"


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_the_arrow_keys_move_them(anyone: Chrome, site: RunningSite, locale: str) -> None:
    page = SitePage(anyone, site, locale).open("/products")
    voices = page.one(".voices")
    assert len(page.all(".voices blockquote")) > 1
    assert anyone.get_window_size()["width"] < voices.get_property("scrollWidth")
    voices.send_keys(Keys.ARROW_RIGHT)
    if page.runs_scripts:
        page.wait(lambda: anyone.execute_script(STANDS) > 0)
        assert anyone.execute_script(TURNS) == "none"


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_the_buttons_turn_them_one_by_one_and_back(
    browser: Chrome, site: RunningSite, locale: str
) -> None:
    page = SitePage(browser, site, locale).open("/products")
    browser.execute_script("document.querySelector('.voices').scrollIntoView()")
    page.one("[data-island=Carousel][data-hydrated]")
    back, onward = page.all(".voice-turns button")
    onward.send_keys(Keys.ENTER)
    page.wait(lambda: is_at(page, 1))
    onward.click()
    page.wait(lambda: is_at(page, 2))
    back.click()
    page.wait(lambda: is_at(page, 1))


def is_at(page: SitePage, number: int) -> bool:
    """Whether the card of that number, from 0 on, stands at the left edge of the list."""
    return bool(page.driver.execute_script(CARD, number))


def test_without_scripts_there_are_no_buttons(plain_browser: Chrome, site: RunningSite) -> None:
    page = SitePage(plain_browser, site).open("/products")
    assert not page.one(".voice-turns").is_displayed()
