"""The home page's first screen, which asks from where to where, and its length on a phone."""

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import emulate
from tests.support.measured import forget
from tests.support.pages import ChoicesPage, SitePage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

ENDS = """
return [document.querySelector('.hero form').getBoundingClientRect().bottom,
        document.querySelector('#consent').getBoundingClientRect().top];
"""


IS_IN_FRONT = """
const list = document.querySelector(".hero .finds:not([hidden])");
const {x, width, bottom, height} = list?.getBoundingClientRect() ?? {height: 0};
const y = Math.min(bottom, innerHeight) - 9;
return height > 0 && list.contains(document.elementFromPoint(x + width / 2, y))
  && getComputedStyle(list).backgroundColor.startsWith("rgb(");
"""


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
@pytest.mark.parametrize("screen", [(390, 844), (1440, 900)])
def test_the_search_is_in_the_first_screen(
    browser: Chrome, asking: RunningSite, locale: str, screen: tuple[int, int]
) -> None:
    width, height = screen
    emulate(browser, width=width, height=height)
    forget(browser, asking)
    page = ChoicesPage(browser, asking, locale).open("/")
    page.wait_for_question()
    form, question = browser.execute_script(ENDS)
    assert form <= question < height


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_on_a_phone_it_is_of_bearable_length(
    browser: Chrome, site: RunningSite, locale: str
) -> None:
    emulate(browser, width=390, height=844)
    page = SitePage(browser, site, locale).open("/")
    assert page.driver.execute_script("return document.documentElement.scrollHeight") <= 7_000


def test_a_phone_shows_two_figures_of_the_story(browser: Chrome, site: RunningSite) -> None:
    emulate(browser, width=390, height=844)
    figures = SitePage(browser, site).open("/").all(".case .figures dd")
    assert len([one for one in figures if one.is_displayed()]) == 2


@pytest.mark.parametrize("width", [360, 820, 1440])
def test_each_question_of_the_tools_has_room_to_be_answered(
    browser: Chrome, site: RunningSite, width: int
) -> None:
    emulate(browser, width=width, height=900)
    page = SitePage(browser, site).open("/")
    alone = page.all(".threes .cell:nth-child(2):nth-last-child(2) input")
    assert len(alone) == 2
    # A phone shows two of the three tools.
    widths = [field.size["width"] for field in alone if field.is_displayed()]
    assert min(widths) >= 190


@pytest.mark.parametrize("screen", [(390, 844), (1440, 900)])
def test_suggestions_stand_in_front_of_the_words_below(
    browser: Chrome, site: RunningSite, screen: tuple[int, int]
) -> None:
    emulate(browser, width=screen[0], height=screen[1])
    page = SitePage(browser, site).open("/")
    page.one(".hero input").send_keys("San")
    page.wait(lambda: browser.execute_script(IS_IN_FRONT))
