"""The open roles: filtered at once with scripts, by sending the form without."""

import pytest
from selenium.webdriver import Chrome

from tests.support.pages import JobsPage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser


def test_with_scripts_the_list_follows_the_choice(browser: Chrome, site: RunningSite) -> None:
    page = JobsPage(browser, site).open()
    everything = page.roles
    page.click("#job-word")
    page.wait(lambda: page.all("[data-island=JobList][data-hydrated]"))
    page.choose_team("customs")
    page.wait(lambda: len(page.roles) < len(everything))
    assert page.location == "/careers/jobs?team=customs"
    customs = page.roles
    page.type_word("zzzz")
    page.wait(lambda: not page.roles)
    assert "No open roles match" in page.tally
    page.open("/careers/jobs?team=customs")
    assert page.roles == customs


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_without_scripts_the_form_filters(
    plain_browser: Chrome, site: RunningSite, locale: str
) -> None:
    page = JobsPage(plain_browser, site, locale).open()
    everything = page.roles
    page.choose_team("customs")
    page.click(".sift button")
    page.wait(lambda: "team=customs" in page.location)
    assert 0 < len(page.roles) < len(everything)
