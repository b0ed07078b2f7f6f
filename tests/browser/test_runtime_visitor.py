"""Where a visitor is, what the browser's own signal means, the chat, and the stand-in for tags."""

from collections.abc import Callable
from typing import Any

import pytest
from selenium.webdriver import Chrome

from tests.support.live_server import LiveServer
from tests.support.pages import ChoicesPage
from tests.support.setting_rows import shows
from tests.support.stack import names
from tests.support.stack.site import Site
from tests.support.stack.vendors import JAVASCRIPT, Vendors
from tests.support.upstream import Reply

pytestmark = pytest.mark.browser

Before = Callable[[str], None]

SIGNAL = "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {get: () => true});"
DEFAULTS = """
  window.consentTool = Object.assign(new EventTarget(), {getConsent: () => ({
    purposes: {essential: true, analytics: true, advertising: true, personalization: true},
    isConfirmed: false,
  }), opened: 0, open() { this.opened += 1; }});
"""
UPDATES = """
  return dataLayer.filter(one => one[1] === 'update').map(one => one[2]);
"""
SCRIPT_OF_THE_TOOL = f"//{names.CONSENT_TOOL}/*"


@pytest.fixture
def page(choices: ChoicesPage) -> ChoicesPage:
    """A visitor who was never here."""
    return choices


def set_country(browser: Chrome, code: str | None) -> None:
    """What the CDN in front says of the visitor."""
    browser.execute_cdp_cmd("Network.enable", {})
    headers = {"X-Country": code} if code else {}
    browser.execute_cdp_cmd("Network.setExtraHTTPHeaders", {"headers": headers})


@shows("GEOGRAPHY_HEADER")
@pytest.mark.parametrize(
    ("code", "known"),
    [
        ("NL", {"countryCode": "NL", "isEU": True, "isEMEA": True}),
        ("ZA", {"countryCode": "ZA", "isEU": False, "isEMEA": True}),
        ("US", {"countryCode": "US", "isEU": False, "isEMEA": False}),
        (None, {"isEU": False, "isEMEA": False}),
    ],
)
def test_the_consent_tool_knows_where_the_visitor_is(
    page: ChoicesPage, code: str | None, known: dict[str, Any]
) -> None:
    set_country(page.driver, code)
    page.open("/blog").wait_until_asked()
    found = page.driver.execute_script("return consentTool.getGeography()")
    set_country(page.driver, None)
    assert found == known


def test_defaults_of_a_tool_do_not_outweigh_the_browser_s_signal(
    browser: Chrome, site: Site, vendors: Vendors, before: Before
) -> None:
    vendors.script.always(SCRIPT_OF_THE_TOOL, Reply(200, JAVASCRIPT, b""))
    page = ChoicesPage(browser, site)
    before(DEFAULTS)
    page.open("/route-search")
    (told,) = page.wait(lambda: browser.execute_script(UPDATES))
    assert set(told.values()) == {"granted"}
    before(SIGNAL)
    page.open("/route-search")
    (told,) = page.wait(lambda: browser.execute_script(UPDATES))
    granted = {category for category, is_so in told.items() if is_so == "granted"}
    assert granted == {"analytics_storage", "functionality_storage", "security_storage"}


def test_a_tool_that_takes_no_choice_over_has_a_window_of_its_own(
    browser: Chrome, site: Site
) -> None:
    page = ChoicesPage(browser, site).open()
    page.wait(lambda: page.one("[data-consent-open]").is_displayed())
    assert page.one("[data-consent-outside]").is_displayed()
    assert not page.one("form[data-consent]").is_displayed()
    page.click("[data-consent-open]")
    assert page.one("html").get_attribute("data-consent-window") == "open"
    offer = page.one("[data-consent-open]")
    browser.execute_script("arguments[0].hidden = true", offer)
    assert not offer.is_displayed()


def test_a_chat_is_fetched_when_it_is_wished_for_and_permitted(
    page: ChoicesPage, vendors: Vendors
) -> None:
    page.open("/blog").wait_until_asked()
    assert not page.one("[data-chat]").is_displayed()
    page.accept_all()
    page.wait(lambda: page.one("[data-chat]").is_displayed())
    assert vendors.of(names.CHAT) == []
    page.click("[data-chat]")
    asked = page.wait(lambda: page.driver.execute_script("return window.asked"))
    assert asked == [["boot", {"app_id": "chat-1", "hide_default_launcher": True}], ["show"]]
    page.click("[data-chat]")
    page.wait(lambda: len(page.driver.execute_script("return window.asked")) == 3)
    assert [one.target for one in vendors.of(names.CHAT)] == ["/widget/chat-1"]


def test_a_chat_ends_with_the_permission(page: ChoicesPage) -> None:
    page.open("/blog").wait_until_asked()
    page.accept_all()
    page.wait(lambda: page.one("[data-chat]").is_displayed())
    page.click("[data-chat]")
    page.wait(lambda: page.driver.execute_script("return window.asked"))
    page.driver.execute_script("consentTool.setConsent(['analytics'])")
    page.wait(lambda: not page.one("[data-chat]").is_displayed())
    assert page.driver.execute_script("return window.asked.at(-1)") == ["shutdown"]


def test_the_route_search_offers_no_chat(page: ChoicesPage) -> None:
    page.open("/route-search").wait_until_asked()
    page.accept_all()
    page.wait(lambda: not page.is_asked)
    page.click("footer a[href='/glossary']")
    page.wait(lambda: page.location == "/glossary" and page.one("[data-chat]").is_displayed())
    page.open("/route-search")
    page.wait(lambda: page.driver.execute_script(UPDATES))
    assert not page.one("[data-chat]").is_displayed()


def test_in_development_a_stand_in_records_what_tags_would_learn(
    browser: Chrome, development: LiveServer
) -> None:
    page = ChoicesPage(browser, development)
    page.forget()
    page.open("/blog").wait_until_asked()
    assert not page.all("[data-page-script]")
    page.accept_all()
    page.wait(lambda: page.all("[data-page-script=tag-manager]"))

    def recorded() -> list[str]:
        events = [event.model_dump() for event in development.app.extensions["sink"].events]
        return [str(one["type"]) for one in events]

    wanted = {"data-layer command", "data-layer route-loaded", "tag-manager consent"}
    page.wait(lambda: wanted <= set(recorded()))
    page.open("/_sink")
    assert "tag-manager consent" in page.one("main").text
    page.forget()
    # What the page still has to tell would find no server.
    browser.get("about:blank")
