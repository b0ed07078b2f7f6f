"""Where a visitor is, what the browser's own signal means, the chat, and the stand-in for tags."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from selenium.webdriver import Chrome

from tests.support.live_server import LiveServer
from tests.support.measured import permit
from tests.support.pages import ChoicesPage, ContactPage
from tests.support.scripted import ScriptedAnswers
from tests.support.setting_rows import shows
from tests.support.stack import names
from tests.support.stack.site import RunningSite
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
WITHOUT_A_LOOK_UP = """
  let tool;
  Object.defineProperty(window, 'consentTool', {
    get: () => tool,
    set: found => { tool = found; delete found.getGeography; },
  });
"""
FAILING_LOOK_UP = """
  let tool;
  Object.defineProperty(window, 'consentTool', {
    get: () => tool,
    set: found => { tool = found; found.getGeography = () => Promise.reject(new Error("no")); },
  });
"""
HELD_LOOK_UP = """
  let tool;
  Object.defineProperty(window, 'consentTool', {
    get: () => tool,
    set: found => {
      tool = found;
      found.getGeography = () => new Promise(resolve => { self.answer = resolve; });
    },
  });
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
    page.open("/blog").wait_for_question()
    result = page.driver.execute_script("return consentTool.getGeography()")
    set_country(page.driver, None)
    assert result == known


@pytest.mark.parametrize(("code", "law"), [("NL", "eu"), ("ZA", "emea"), ("US", "other")])
def test_the_question_is_worded_for_the_law_of_the_place(
    page: ChoicesPage, code: str, law: str
) -> None:
    set_country(page.driver, code)
    page.open("/blog").wait_for_question()
    page.wait(lambda: page.one(f"#consent [data-law={law}]").is_displayed())
    set_country(page.driver, None)
    assert len([words for words in page.all("#consent [data-law]") if words.is_displayed()]) == 1


def country_of(page: ContactPage) -> str:
    """The country that the form on the page would send."""
    return page.value("phone_country")


@pytest.fixture
def contact(browser: Chrome, site: RunningSite) -> Iterator[ContactPage]:
    """The contact form, whose visitor's country the CDN in front says; nobody has touched it."""
    permit(browser, site)
    set_country(browser, "NL")
    yield ContactPage(browser, site)
    set_country(browser, None)


def test_the_country_of_the_consent_tool_is_chosen_beforehand(
    contact: ContactPage, vendors: Vendors, script: ScriptedAnswers
) -> None:
    contact.open()
    assert country_of(contact) == "US"
    contact.fill(first_name="Ada")
    contact.wait(lambda: country_of(contact) == "DE")
    assert script.times("/_geography") == 0


@pytest.mark.parametrize("tool", [WITHOUT_A_LOOK_UP, FAILING_LOOK_UP], ids=["without", "failing"])
def test_the_site_s_own_look_up_serves_a_tool_without_one(
    contact: ContactPage, before: Before, script: ScriptedAnswers, tool: str
) -> None:
    before(tool)
    contact.open()
    contact.fill(first_name="Ada")
    contact.wait(lambda: country_of(contact) == "NL")
    contact.fill(last_name="Lovelace")
    assert script.times("/_geography") == 1


def test_a_country_that_a_number_was_typed_for_stays(
    contact: ContactPage, before: Before, script: ScriptedAnswers
) -> None:
    before(HELD_LOOK_UP)
    contact.open()
    contact.fill(phone="212 555 0199")
    contact.wait(lambda: contact.driver.execute_script("return !!self.answer"))
    contact.driver.execute_async_script(
        "addEventListener('portolan:geography', () => requestAnimationFrame(arguments[0]));"
        "answer({countryCode: 'NL'})"
    )
    assert country_of(contact) == "US"


def test_defaults_of_a_tool_do_not_outweigh_the_browser_s_signal(
    browser: Chrome, site: RunningSite, vendors: Vendors, before: Before
) -> None:
    vendors.script.always(SCRIPT_OF_THE_TOOL, Reply(200, JAVASCRIPT, b""))
    page = ChoicesPage(browser, site)
    before(DEFAULTS)
    page.open("/route-search")
    (message,) = page.wait(lambda: browser.execute_script(UPDATES))
    assert set(message.values()) == {"granted"}
    before(SIGNAL)
    page.open("/route-search")
    (message,) = page.wait(lambda: browser.execute_script(UPDATES))
    granted = {category for category, is_so in message.items() if is_so == "granted"}
    assert granted == {"analytics_storage", "functionality_storage", "security_storage"}


def test_a_tool_that_takes_no_choice_over_has_a_window_of_its_own(
    browser: Chrome, site: RunningSite
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
    page.open("/blog").wait_for_question()
    assert not page.one("[data-chat]").is_displayed()
    page.accept_all()
    page.wait(lambda: page.one("[data-chat]").is_displayed())
    assert vendors.of(names.CHAT) == []
    page.click("[data-chat]")
    query = page.wait(lambda: page.driver.execute_script("return window.asked"))
    assert query == [["boot", {"app_id": "chat-1", "hide_default_launcher": True}], ["show"]]
    page.click("[data-chat]")
    page.wait(lambda: len(page.driver.execute_script("return window.asked")) == 3)
    assert [one.target for one in vendors.of(names.CHAT)] == ["/widget/chat-1"]


def test_a_chat_ends_with_the_permission(page: ChoicesPage) -> None:
    page.open("/blog").wait_for_question()
    page.accept_all()
    page.wait(lambda: page.one("[data-chat]").is_displayed())
    page.click("[data-chat]")
    page.wait(lambda: page.driver.execute_script("return window.asked"))
    page.driver.execute_script("consentTool.setConsent(['analytics'])")
    page.wait(lambda: not page.one("[data-chat]").is_displayed())
    assert page.driver.execute_script("return window.asked.at(-1)") == ["shutdown"]


def test_the_route_search_offers_no_chat(page: ChoicesPage) -> None:
    page.open("/route-search").wait_for_question()
    page.accept_all()
    page.wait(lambda: not page.has_question)
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
    page.open("/blog").wait_for_question()
    assert not page.all("[data-page-script]")
    page.accept_all()
    page.wait(lambda: page.all("[data-page-script=tag-manager]"))

    def recorded() -> list[str]:
        # In one step: the server adds to them meanwhile.
        seen = tuple(development.app.extensions["event_sink"].events)
        events = [event.model_dump() for event in seen]
        return [str(one["type"]) for one in events]

    expected = {"data-layer command", "data-layer route-loaded", "tag-manager consent"}
    page.wait(lambda: expected <= set(recorded()))
    page.open("/_sink")
    assert "tag-manager consent" in page.one("main").text
    page.forget()
    # What the page still has to tell would find no server.
    browser.get("about:blank")
