"""What a page loads: nothing of React until an island is near or touched."""

import pytest
from selenium.webdriver import Chrome

from tests.support.pages import ChoicesPage, ContactPage, SearchBox
from tests.support.stack.site import Site

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("path", ["/", "/blog/suez-or-the-cape", "/glossary"])
def test_a_plain_page_loads_the_boot_script_alone(browser: Chrome, asking: Site, path: str) -> None:
    page = ChoicesPage(browser, asking)
    page.forget()
    page.open(path).wait_until_asked()
    # The question for consent and the button of a chat have scripts of their own.
    assert set(page.scripts()) <= {"boot", "consent", "chat"}


def test_the_contact_page_hydrates_its_form(browser: Chrome, site: Site) -> None:
    page = ContactPage(browser, site).open()
    page.wait(lambda: page.is_hydrated)
    assert "react" in page.scripts()


def test_the_search_box_wakes_when_it_is_focused(browser: Chrome, site: Site) -> None:
    page = SearchBox(browser, site).open("/glossary")
    page.wait(page.scripts)
    assert "react" not in page.scripts()
    page.click(page.box)
    page.wait(lambda: "react" in page.scripts())
