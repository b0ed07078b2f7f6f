"""Islands take over the server's markup as it stands: React reports no difference."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from selenium.webdriver import Chrome

from tests.support.pages import ContactPage, HsSearchPage, SearchBox
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

LISTEN = """
window.faults = [];
addEventListener("portolan:fault", (event) => {
  const { error, where } = event.detail;
  faults.push(`${where}: ${error && error.message}`);
});
"""
SPOIL = (
    "addEventListener('DOMContentLoaded', () => document.querySelector('main form').prepend('x'));"
)


def before_each_page(browser: Chrome, script: str) -> str:
    """Run a script before those of the page; returns what removes it again."""
    added: dict[str, Any] = browser.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument", {"source": script}
    )
    return str(added["identifier"])


@pytest.fixture
def listening(browser: Chrome) -> Iterator[Chrome]:
    """A browser that notes what React minds."""
    added = before_each_page(browser, LISTEN)
    yield browser
    browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": added})


def faults(browser: Chrome) -> list[str]:
    result: list[str] = browser.execute_script("return window.faults")
    return result


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_the_empty_form_is_taken_over(listening: Chrome, site: RunningSite, locale: str) -> None:
    page = ContactPage(listening, site, locale).open()
    page.ready()
    assert not faults(listening)


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_the_refused_form_is_taken_over(listening: Chrome, site: RunningSite, locale: str) -> None:
    page = ContactPage(listening, site, locale).open()
    page.ready()
    page.fill(first_name='Ana "<b>&', work_email="no-address", message="two\nlines")
    # Around React, as a browser without scripts posts.
    listening.execute_script(
        "HTMLFormElement.prototype.submit.call(document.querySelector('main form'))"
    )
    page.one("main .summary")
    page.ready()
    assert page.value("message") == "two\nlines"
    assert not faults(listening)


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_the_search_box_is_taken_over(listening: Chrome, site: RunningSite, locale: str) -> None:
    page = SearchBox(listening, site, locale).open("/search?q=%3Cb%3E%22vgm")
    page.wake_island()
    assert not faults(listening)


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_the_search_for_codes_is_taken_over(
    listening: Chrome, site: RunningSite, locale: str
) -> None:
    page = HsSearchPage(listening, site, locale).open("/data/hs-code?q=%3Cb%3E%22tea")
    page.wake_island()
    assert page.value == '<b>"tea'
    assert not faults(listening)


def test_a_difference_would_be_seen(listening: Chrome, site: RunningSite) -> None:
    added = before_each_page(listening, SPOIL)
    page = ContactPage(listening, site).open()
    page.click("main [name=first_name]")
    page.wait(lambda: faults(listening))
    listening.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": added})
    assert "PostForm" in faults(listening)[0]


TYPED = """
addEventListener("DOMContentLoaded", () => {
  const form = document.querySelector("main form");
  form.first_name.value = "Ana";
  form.message.value = "two\\nlines";
  form.last_name.value = "Okonkwo";
  form.last_name.focus();
});
"""


def test_a_difference_loses_nothing_that_is_typed(
    listening: Chrome, site: RunningSite, before: Callable[[str], None]
) -> None:
    before(SPOIL)
    before(TYPED)
    page = ContactPage(listening, site).open()
    page.wait(lambda: faults(listening) and page.is_hydrated)
    listening.switch_to.active_element.send_keys("-Strand")
    assert page.value("last_name") == "Okonkwo-Strand"
    assert (page.value("first_name"), page.value("message")) == ("Ana", "two\nlines")
