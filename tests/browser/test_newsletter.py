"""The newsletter as visitors meet it: below every page, and by the links of its mails."""

from collections.abc import Iterator

import pytest
from selenium.webdriver import Chrome
from sqlalchemy import delete, select

from portolan.leads.database import transaction
from portolan.leads.links import LinkPurpose
from portolan.leads.models import Subscriber
from tests.support.newsletter import path_of, standing
from tests.support.pages import NewsletterLink, NewsletterSection
from tests.support.stack.site import RunningSite

pytestmark = [pytest.mark.browser, pytest.mark.owns_server]

THANKS = "/confirmation/newsletter"
WRONG = {
    "en-US": ("Invalid email", "Required", "Error: "),
    "zh-CN": ("电子邮箱无效", "必填", "错误："),
}


@pytest.fixture(autouse=True)
def nobody(site: RunningSite) -> Iterator[None]:
    """The list is empty, before and after."""
    empty(site)
    yield
    empty(site)


def empty(site: RunningSite) -> None:
    with site.app.app_context(), transaction() as session:
        session.execute(delete(Subscriber))


def addresses(site: RunningSite) -> list[str]:
    with site.app.app_context(), transaction() as session:
        return list(session.scalars(select(Subscriber.address)))


def touched(driver: Chrome, site: RunningSite, locale: str = "en-US") -> NewsletterSection:
    page = NewsletterSection(driver, site, locale).open()
    page.touch()
    return page


@pytest.mark.parametrize("path", ["/", "/glossary", "/company/contact", "/newsletter"])
def test_a_request_is_kept_and_thanked_for(anyone: Chrome, site: RunningSite, path: str) -> None:
    page = NewsletterSection(anyone, site).open(path)
    page.touch()
    page.type_address("femke@dewit.example")
    page.agree()
    page.send()
    page.wait(lambda: page.location == THANKS)
    assert page.heading == "Thanks for Subscribing!"
    assert addresses(site) == ["femke@dewit.example"]


@pytest.mark.parametrize("locale", WRONG)
def test_what_is_wrong_is_said(anyone: Chrome, site: RunningSite, locale: str) -> None:
    invalid, required, prefix = WRONG[locale]
    page = touched(anyone, site, locale)
    page.type_address("femke@")
    page.send()
    assert page.error("email").endswith(invalid)
    assert page.error("consent").endswith(required)
    assert len(page.summary) == 2
    assert page.address == "femke@"
    assert page.title.startswith(prefix)
    # With scripts the visitor stays where the form was; without, the form has a page.
    assert page.location == ("/glossary" if page.runs_scripts else "/newsletter")
    assert addresses(site) == []


def test_what_was_wrong_can_be_put_right(anyone: Chrome, site: RunningSite) -> None:
    page = touched(anyone, site)
    page.agree()
    page.send()
    assert page.error("email").endswith("Please enter an email address")
    assert page.has_consent
    page.touch()
    page.type_address("femke@dewit.example")
    page.send()
    page.wait(lambda: page.location == THANKS)
    assert addresses(site) == ["femke@dewit.example"]


def test_nothing_is_loaded_until_it_is_touched(browser: Chrome, site: RunningSite) -> None:
    page = NewsletterSection(browser, site).open()
    page.wait(page.scripts)
    browser.execute_script("document.querySelector('footer').scrollIntoView()")
    assert {"react", "post-form"}.isdisjoint(page.scripts())
    page.touch()
    assert {"react", "post-form"} <= set(page.scripts())


def test_typing_before_hydration_is_not_lost(browser: Chrome, site: RunningSite) -> None:
    browser.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 6})
    page = NewsletterSection(browser, site).open()
    page.click(f"{page.place} [name=email]")
    page.type_address("femke@dewit.example")
    page.wait(lambda: page.is_hydrated)
    browser.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 1})
    assert page.address == "femke@dewit.example"


def test_the_summary_takes_focus_and_leads_to_the_field(browser: Chrome, site: RunningSite) -> None:
    page = touched(browser, site)
    page.send()
    assert page.summary
    focused = browser.switch_to.active_element
    assert "summary" in str(focused.get_dom_attribute("class"))
    page.click(f"{page.place} .summary a")
    assert browser.switch_to.active_element.get_dom_attribute("name") == "email"


def test_the_links_of_the_mail(anyone: Chrome, site: RunningSite) -> None:
    page = touched(anyone, site)
    page.type_address("femke@dewit.example")
    page.agree()
    page.send()
    page.wait(lambda: page.location == THANKS)
    press_in_mail(anyone, site, LinkPurpose.CONFIRM, "You are on the list.")
    assert standing(site.app) == "confirmed"
    press_in_mail(anyone, site, LinkPurpose.UNSUBSCRIBE, "You have unsubscribed.")
    assert standing(site.app) == "unsubscribed"


def press_in_mail(driver: Chrome, site: RunningSite, purpose: LinkPurpose, heading: str) -> None:
    """Open a mail's link, which changes nothing, and press its button."""
    before = standing(site.app)
    link = NewsletterLink(driver, site)
    link.open(path_of(site.app, purpose))
    assert standing(site.app) == before
    link.press()
    link.wait(lambda: link.title.startswith(heading))
