"""The home page's first screen: it asks from where to where, above the question of consent."""

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import emulate
from tests.support.measured import forget
from tests.support.pages import ChoicesPage
from tests.support.stack.site import Site

pytestmark = pytest.mark.browser

ENDS = """
return [document.querySelector('.hero form').getBoundingClientRect().bottom,
        document.querySelector('#consent').getBoundingClientRect().top];
"""


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
@pytest.mark.parametrize("screen", [(390, 844), (1440, 900)])
def test_the_search_is_in_the_first_screen(
    browser: Chrome, asking: Site, locale: str, screen: tuple[int, int]
) -> None:
    width, height = screen
    emulate(browser, width=width, height=height)
    forget(browser, asking)
    page = ChoicesPage(browser, asking, locale).open("/")
    page.wait_until_asked()
    form, question = browser.execute_script(ENDS)
    assert form <= question < height
