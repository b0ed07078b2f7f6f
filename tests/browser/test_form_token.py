"""The form token in a browser: fetched at the first touch, once, and sent along."""

import json
from datetime import timedelta
from uuid import uuid4

import pytest
from selenium.webdriver import Chrome

from portolan.leads.database import transaction
from portolan.leads.models import Submission
from portolan.sections.shared.lead_pages.form_token import issue
from tests.support.browser import console
from tests.support.form_tokens import later
from tests.support.pages import ExpertPage, SignUpPage
from tests.support.stack.site import RunningSite
from tests.support.upstream import Reply

pytestmark = [pytest.mark.browser, pytest.mark.owns_server]

FETCHED = """
return performance.getEntriesByType("resource").filter(
  (one) => one.name.endsWith("/form-token") && one.responseStatus === 200).length
"""


def fetched(driver: Chrome) -> int:
    """How many tokens the page has."""
    return int(driver.execute_script(FETCHED))


@pytest.fixture(autouse=True)
def early(site: RunningSite) -> None:
    """Hand out tokens of a minute ago: a test types faster than anybody."""
    with pytest.MonkeyPatch.context() as patch, site.app.app_context():
        later(patch, timedelta(minutes=-1))
        token = json.dumps({"form_token": issue()}).encode()
    headers = {"Content-Type": "application/json", "Cache-Control": "no-store"}
    site.script.always("/form-token", Reply(200, headers, token))


def newest_flags(site: RunningSite) -> list[str]:
    with site.app.app_context(), transaction() as session:
        newest = Submission.received_at.desc()
        return session.query(Submission).order_by(newest).limit(1).one().flags


def test_with_scripts_a_form_has_a_token(browser: Chrome, site: RunningSite) -> None:
    page = ExpertPage(browser, site).open()
    page.ready()
    assert fetched(browser) == 0
    page.fill(first_name="Femke")
    page.wait(lambda: fetched(browser) == 1)
    page.fill_well()
    page.fill(company_name=uuid4().hex)
    page.send()
    page.wait(lambda: page.location == "/confirmation/talk-to-an-expert")
    assert "no-token" not in newest_flags(site)


def test_without_scripts_it_is_kept_and_flagged(plain_browser: Chrome, site: RunningSite) -> None:
    page = SignUpPage(plain_browser, site).open()
    page.fill_well()
    page.fill(company_name=uuid4().hex)
    page.send()
    page.wait(lambda: page.location == "/confirmation/sign-up")
    assert "no-token" in newest_flags(site)


def test_where_no_token_is_to_be_had_the_form_is_kept(browser: Chrome, site: RunningSite) -> None:
    browser.execute_cdp_cmd("Network.enable", {})
    browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/form-token"]})
    try:
        page = ExpertPage(browser, site).open()
        page.ready()
        page.fill_well()
        page.fill(company_name=uuid4().hex)
        page.send()
        page.wait(lambda: page.location == "/confirmation/talk-to-an-expert")
    finally:
        browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        lines = [line for line in console(browser) if "form-token" not in line]
    assert lines == []
    assert "no-token" in newest_flags(site)
