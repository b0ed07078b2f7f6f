"""The voices of customers on the page of products: moved by the visitor, and by nobody else."""

import pytest
from selenium.webdriver import Chrome, Keys

from tests.support.pages import SitePage
from tests.support.stack.site import Site

pytestmark = pytest.mark.browser

STANDS = "return Math.round(document.querySelector('.voices').scrollLeft)"
TURNS = "return getComputedStyle(document.querySelector('.voices')).animationName"


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_the_arrow_keys_move_them(anyone: Chrome, site: Site, locale: str) -> None:
    page = SitePage(anyone, site, locale).open("/products")
    voices = page.one(".voices")
    assert len(page.all(".voices blockquote")) > 1
    assert anyone.get_window_size()["width"] < voices.get_property("scrollWidth")
    voices.send_keys(Keys.ARROW_RIGHT)
    if page.runs_scripts:
        page.wait(lambda: anyone.execute_script(STANDS) > 0)
        assert anyone.execute_script(TURNS) == "none"
