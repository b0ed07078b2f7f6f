"""Where a visitor is, what the browser's own signal means, the chat, and the stand-in for tags."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver import Chrome

from tests.support.instance import furnished
from tests.support.live_server import LiveServer, live_server
from tests.support.pages import ChoicesPage
from tests.support.scripted import ScriptedVendor, scripted_vendor
from tests.support.upstream import Received, Reply

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
CHAT = """
  const list = window.Intercom.q;
  window.Intercom = (...words) => { window.asked = [...(window.asked || []), words]; };
  for (const words of list) window.Intercom(...words);
"""


def script(asked: Received) -> Reply:
    """The chat's script; everything else is empty."""
    body = CHAT if asked.target.startswith("/chat/") else ""
    return Reply(headers={"Content-Type": "text/javascript"}, body=f"{{{body}}}".encode())


@pytest.fixture(scope="module")
def vendor() -> Iterator[ScriptedVendor]:
    """A host in the place of the chat and of the consent tool."""
    with scripted_vendor(script) as running:
        yield running


@pytest.fixture(scope="module")
def chatting(
    vendor: ScriptedVendor, tmp_path_factory: pytest.TempPathFactory, content: Path
) -> Iterator[LiveServer]:
    """The site with a chat, behind a CDN that knows countries."""
    with live_server(
        furnished(tmp_path_factory.mktemp("chatting"), content),
        CUSTOMER_MESSAGING_SCRIPT_URL=f"{vendor.url}/chat",
        CUSTOMER_MESSAGING_APP_ID="chat-1",
        GEOGRAPHY_HEADER="X-Country",
    ) as server:
        yield server


@pytest.fixture
def page(browser: Chrome, chatting: LiveServer, vendor: ScriptedVendor) -> Iterator[ChoicesPage]:
    """A visitor who was never here."""
    vendor.script.forget()
    found = ChoicesPage(browser, chatting)
    found.forget()
    yield found
    found.forget()


def set_country(browser: Chrome, code: str | None) -> None:
    """What the CDN in front says of the visitor."""
    browser.execute_cdp_cmd("Network.enable", {})
    headers = {"X-Country": code} if code else {}
    browser.execute_cdp_cmd("Network.setExtraHTTPHeaders", {"headers": headers})


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
    browser: Chrome,
    vendor: ScriptedVendor,
    tmp_path_factory: pytest.TempPathFactory,
    content: Path,
    before: Before,
) -> None:
    instance = furnished(tmp_path_factory.mktemp("outside"), content)
    with live_server(instance, CONSENT_SCRIPT_URL=f"{vendor.url}/consent.js") as server:
        page = ChoicesPage(browser, server)
        before(DEFAULTS)
        page.open("/blog")
        (told,) = page.wait(lambda: browser.execute_script(UPDATES))
        assert set(told.values()) == {"granted"}
        before(SIGNAL)
        page.open("/blog")
        (told,) = page.wait(lambda: browser.execute_script(UPDATES))
        page.open()
        # It takes no choice over, and has a window of its own.
        page.wait(lambda: page.one("[data-consent-open]").is_displayed())
        assert page.one("[data-consent-outside]").is_displayed()
        assert not page.one("form[data-consent]").is_displayed()
        page.click("[data-consent-open]")
        assert browser.execute_script("return consentTool.opened") == 1
        offer = page.one("[data-consent-open]")
        browser.execute_script("arguments[0].hidden = true", offer)
        assert not offer.is_displayed()
    granted = {category for category, is_so in told.items() if is_so == "granted"}
    assert granted == {"analytics_storage", "functionality_storage", "security_storage"}


def test_a_chat_is_fetched_when_it_is_wished_for_and_permitted(
    page: ChoicesPage, vendor: ScriptedVendor
) -> None:
    page.open("/blog").wait_until_asked()
    assert not page.one("[data-chat]").is_displayed()
    page.accept_all()
    page.wait(lambda: page.one("[data-chat]").is_displayed())
    assert vendor.script.asked == []
    page.click("[data-chat]")
    asked = page.wait(lambda: page.driver.execute_script("return window.asked"))
    assert asked == [["boot", {"app_id": "chat-1", "hide_default_launcher": True}], ["show"]]
    page.click("[data-chat]")
    page.wait(lambda: len(page.driver.execute_script("return window.asked")) == 3)
    assert [one.path for one in vendor.script.asked] == ["/chat/chat-1"]


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
    browser: Chrome, tmp_path_factory: pytest.TempPathFactory, content: Path
) -> None:
    instance = furnished(tmp_path_factory.mktemp("development"), content)
    with live_server(instance, SITE_ENV="development") as server:
        page = ChoicesPage(browser, server)
        page.forget()
        page.open("/blog").wait_until_asked()
        assert not page.all("[data-page-script]")
        page.accept_all()
        page.wait(lambda: page.all("[data-page-script=tag-manager]"))

        def recorded() -> list[str]:
            events = [event.model_dump() for event in server.app.extensions["sink"].events]
            return [str(one["type"]) for one in events]

        wanted = {"data-layer command", "data-layer route-loaded", "tag-manager consent"}
        page.wait(lambda: wanted <= set(recorded()))
        page.open("/_sink")
        assert "tag-manager consent" in page.one("main").text
        page.forget()
        # What the page still has to tell would find no server.
        browser.get("about:blank")
