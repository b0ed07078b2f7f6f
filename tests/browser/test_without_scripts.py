"""The site without JavaScript: menus, links, languages."""

import pytest
from selenium.webdriver import Chrome

from tests.support.pages import SitePage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [360, 1280])
def test_menus_open_and_lead_somewhere(
    plain_browser: Chrome, site: RunningSite, width: int
) -> None:
    plain_browser.set_window_size(width, 900)
    page = SitePage(plain_browser, site).open("/")
    for number in range(1, 5):
        page.click(f".nav li:nth-child({number}) > details > summary")
        assert len(page.all(".nav details[open]")) == 1
    page.click(".nav details[open] .panel a")
    assert page.heading
    plain_browser.set_window_size(1280, 900)


def test_the_language_switch_leads_to_the_same_page(
    plain_browser: Chrome, site: RunningSite
) -> None:
    page = SitePage(plain_browser, site).open("/glossary/demurrage")
    page.click("header .twin")
    assert page.driver.current_url == site.url("/glossary/demurrage", "zh-CN")
    assert page.heading.startswith("滞港费")
    page.click("header .twin")
    assert page.heading == "Demurrage"


def test_a_reader_finds_the_way_through_an_article(
    plain_browser: Chrome, site: RunningSite
) -> None:
    page = SitePage(plain_browser, site).open("/help/demurrage-and-detention")
    page.click(".toc a")
    assert "#" in page.location
    page.click(".pn a")
    assert page.location.startswith("/help/")
    page.click(".back a")
    assert page.location == "/help"
