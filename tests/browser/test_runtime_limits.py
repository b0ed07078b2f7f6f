"""What the browser keeps and sends at the most, and who sent the visitor."""

from collections.abc import Callable, Iterator

import pytest
from selenium.webdriver import Chrome

from tests.browser.test_runtime_analytics import SentEvents
from tests.browser.test_runtime_error_reports import Intake, reported
from tests.support.browser import console
from tests.support.measured import cookies, permit
from tests.support.pages import ChoicesPage, ContactPage, SitePage
from tests.support.stack import names
from tests.support.stack.site import RunningSite
from tests.support.stack.vendors import Vendors

pytestmark = [pytest.mark.browser, pytest.mark.owns_server]

Before = Callable[[str], None]

WAITING, TEXT, CRUMBS = 512, 250, 100
ROUTES = """
const facts = JSON.parse(document.getElementById("page-facts").textContent);
for (let at = 0; at < 600; at++) dispatchEvent(new CustomEvent("portolan:route", {
  detail: {
    path: `/many/${at}`, search: "", hash: "", key: "", kind: "replace",
    facts: {...facts, path: `/many/${at}`},
  },
}));
"""
THROW = """
dispatchEvent(new ErrorEvent("error", {error: new TypeError(arguments[0])}));
"""
FETCH = """
const done = arguments[arguments.length - 1];
Promise.all(Array.from({length: 120}, () => fetch("/robots.txt"))).then(() => done());
"""
EMPTIED = """
addEventListener("DOMContentLoaded", () => {
  for (const block of document.querySelectorAll("[data-island-props]")) block.textContent = "{}";
});
"""


@pytest.fixture
def browser(browser: Chrome) -> Iterator[Chrome]:
    """A browser, which itself writes down what is thrown."""
    yield browser
    console(browser)


@pytest.fixture
def reports(vendors: Vendors) -> Intake:
    """The first service of error reports."""
    return Intake(names.ERRORS, vendors)


def test_of_600_events_before_the_choice_the_first_512_are_told(
    page: SitePage, vendors: Vendors
) -> None:
    choices = ChoicesPage(page.driver, page.server).open("/glossary")
    choices.wait_for_question()
    choices.driver.execute_script(ROUTES)
    sent = SentEvents(vendors)
    assert sent.events == []
    choices.accept_all()
    choices.wait(lambda: len(sent.events) >= WAITING)
    many = [f"/many/{at}" for at in range(WAITING - 1)]
    assert [one.properties.get("path") for one in sent.events] == ["/glossary", *many]


def test_a_report_has_100_steps_and_texts_of_250_signs(page: SitePage, reports: Intake) -> None:
    permit(page.driver, page.server)
    page.open("/glossary")
    page.wait(page.scripts)
    page.driver.execute_script(THROW, "one")
    page.wait(lambda: reports.received)
    page.driver.execute_async_script(FETCH)
    page.driver.execute_script(THROW, "long " * 100)
    page.wait(lambda: len(reports.received) == 2)
    [_, event] = reported(reports.envelopes)
    assert len(event["breadcrumbs"]) == CRUMBS
    assert event["exception"]["values"][0]["value"] == ("long " * 100)[:TEXT] + "..."


def test_an_island_is_reported_with_its_components(
    page: SitePage, reports: Intake, before: Before
) -> None:
    before(EMPTIED)
    permit(page.driver, page.server)
    form = ContactPage(page.driver, page.server).open()
    form.click("main [name=first_name]")
    form.wait(lambda: reports.received)
    [event] = reported(reports.envelopes)
    assert event["tags"] == {"where": "PostForm"}
    assert page.server.url("/static/post-form.") in event["contexts"]["react"]["componentStack"]


def test_the_document_tells_who_sent_the_visitor(page: SitePage, site: RunningSite) -> None:
    permit(page.driver, page.server, "advertising")
    other = SitePage(page.driver, site).open("/glossary")
    other.driver.execute_script("location.href = arguments[0]", page.server.url("/help"))
    page.wait(lambda: "referrer" in cookies(page))
    assert cookies(page)["referrer"]["value"] == site.url("/").replace(":", "%3A").replace(
        "/", "%2F"
    )
    assert page.path_in_bar == "/help"
