"""What a page loads: nothing of React until an island is near or touched."""

import pytest
from selenium.webdriver import Chrome

from tests.support.pages import ChoicesPage, ContactPage, SearchBox
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser


PLAN = (
    "/load-planner?unit=40-standard&pieces-1-count=25&pieces-1-length=120&pieces-1-width=80"
    "&pieces-1-height=100&pieces-1-weight=400"
)
UNTOUCHED = [
    "/",
    "/blog/suez-or-the-cape",
    "/glossary",
    "/help",
    "/search?q=tea",
    "/company/contact",
    "/careers/jobs",
    "/emissions-calculator?origin=CNSHA&destination=NLRTM&mode=ocean-fcl&weight_kg=1000",
    "/paps?number=ABCD123456",
    "/get-started",
    "/get-started?origin=Shanghai&destination=Rotterdam&mode=air",
    PLAN,
]
"""Pages without an island, and with islands whose HTML is complete."""


@pytest.mark.parametrize("path", UNTOUCHED)
def test_a_page_that_nobody_touches_loads_the_boot_script_alone(
    browser: Chrome, asking: RunningSite, path: str
) -> None:
    page = ChoicesPage(browser, asking)
    page.forget()
    page.open(path).wait_for_question()
    # What waits until the page is ready, the question for consent and the button of a chat have
    # scripts of their own; so have the small parts that need no React, here the glossary's filter
    # and the first step of the quote.
    assert set(page.scripts()) <= {"boot", "background", "consent", "chat", "parts"}


def test_the_contact_page_hydrates_its_form(browser: Chrome, site: RunningSite) -> None:
    page = ContactPage(browser, site).open()
    page.ready()
    assert "react" in page.scripts()


def test_the_search_box_wakes_when_it_is_focused(browser: Chrome, site: RunningSite) -> None:
    page = SearchBox(browser, site).open("/glossary")
    page.wait(page.scripts)
    assert "react" not in page.scripts()
    page.click(page.box)
    page.wait(lambda: "react" in page.scripts())
