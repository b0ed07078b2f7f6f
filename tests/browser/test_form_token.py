"""The form token in a browser: fetched at the first touch, once, and sent along."""

from datetime import timedelta

import pytest
from selenium.webdriver import Chrome

from portolan.leads.database import transaction
from portolan.leads.models import Submission
from tests.support.live_server import LiveServer
from tests.support.pages import ExpertPage, SignUpPage

pytestmark = pytest.mark.browser

FETCHED = """
return performance.getEntriesByType("resource").filter(
  (one) => one.name.endsWith("/form-token") && one.responseStatus === 200).length
"""


def fetched(driver: Chrome) -> int:
    """How many tokens the page has."""
    return int(driver.execute_script(FETCHED))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server believe that somebody types as fast as a test."""
    monkeypatch.setattr("portolan.desk.form_token.TYPING", timedelta(0))


def newest_flags(site: LiveServer) -> list[str]:
    with site.app.app_context(), transaction() as session:
        newest = Submission.received_at.desc()
        return session.query(Submission).order_by(newest).limit(1).one().flags


def test_with_scripts_a_form_has_a_token(browser: Chrome, site: LiveServer) -> None:
    page = ExpertPage(browser, site).open()
    page.ready()
    assert fetched(browser) == 0
    page.fill(first_name="Femke")
    page.wait(lambda: fetched(browser) == 1)
    page.fill_well()
    page.send()
    page.wait(lambda: page.location == "/confirmation/talk-to-an-expert")
    assert newest_flags(site) == []


def test_without_scripts_it_is_kept_and_flagged(plain_browser: Chrome, site: LiveServer) -> None:
    page = SignUpPage(plain_browser, site).open()
    page.fill_well()
    page.send()
    page.wait(lambda: page.location == "/confirmation/sign-up")
    assert newest_flags(site) == ["no-token"]


def test_where_no_token_is_to_be_had_the_form_is_kept(browser: Chrome, site: LiveServer) -> None:
    browser.execute_cdp_cmd("Network.enable", {})
    browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/form-token"]})
    try:
        page = ExpertPage(browser, site).open()
        page.ready()
        page.fill_well()
        page.send()
        page.wait(lambda: page.location == "/confirmation/talk-to-an-expert")
    finally:
        browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        said = [line for line in browser.get_log("browser") if "form-token" not in line["message"]]  # type: ignore[no-untyped-call]  # Selenium leaves it so
    assert said == []
    assert newest_flags(site) == ["no-token"]
