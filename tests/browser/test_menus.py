"""The menus of the header, by keyboard; how much room the head of a page takes on small screens."""

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.keys import Keys

from tests.support.browser import emulate
from tests.support.pages import SitePage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

OPEN = "return document.querySelectorAll('header [open]').length"
HEADER = "return document.querySelector('.top').offsetHeight"
WHOLE = "return document.body.scrollHeight"
FIRST_FIELD = """
return Math.min(...[...document.querySelectorAll('main :is(input, select, textarea)')]
  .map(one => one.getBoundingClientRect()).filter(box => box.width > 9).map(box => box.top));
"""
NOWHERE = "return [...document.querySelectorAll('a:not([href])')].map(one => one.outerHTML)"
FORMS = ("/get-started", "/company/contact", "/sign-up", "/emissions-calculator",
         "/load-planner", "/arrival", "/route-search")  # fmt: skip


def test_escape_shuts_a_menu_and_leaves_the_focus_on_its_name(
    browser: Chrome, site: RunningSite
) -> None:
    page = SitePage(browser, site).open("/glossary")
    name = page.one("header summary")
    name.click()
    assert browser.execute_script(OPEN) == 1
    page.one("header [open] a").send_keys(Keys.TAB)
    page.wait(lambda: "swap" in page.scripts())
    browser.switch_to.active_element.send_keys(Keys.ESCAPE)
    assert browser.execute_script(OPEN) == 0
    assert browser.switch_to.active_element == name
    name.send_keys(Keys.ESCAPE)
    assert browser.execute_script(OPEN) == 0


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_the_header_is_low_and_home_is_short_on_a_phone(
    browser: Chrome, site: RunningSite, locale: str
) -> None:
    emulate(browser, width=390, height=844)
    SitePage(browser, site, locale).open("/")
    assert browser.execute_script(HEADER) <= 112
    assert browser.execute_script(WHOLE) <= 7_000
    assert browser.execute_script(NOWHERE) == []


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
@pytest.mark.parametrize("width", [390, 820])
def test_the_first_field_is_seen_at_once(
    browser: Chrome, site: RunningSite, locale: str, width: int
) -> None:
    emulate(browser, width=width, height=844)
    page = SitePage(browser, site, locale)
    tops = {path: page.open(path).driver.execute_script(FIRST_FIELD) for path in FORMS}
    assert {path: top for path, top in tops.items() if top > 420} == {}
