"""A form is sent whatever fails of what measures, asks or checks beside it."""

import json
import uuid
from collections.abc import Callable, Iterator

import pytest
from selenium.webdriver import Chrome

from tests.browser.test_hydration import LISTEN
from tests.support.browser import console
from tests.support.measured import EVERYTHING, forget, permit
from tests.support.pages import ContactPage, SitePage
from tests.support.stack import names
from tests.support.stack.receivers import Receivers
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

Before = Callable[[str], None]

NO_CRYPTO = "Object.defineProperty(window, 'crypto', {value: undefined});"
PUSH_THROWS = """
window.dataLayer = [];
Object.defineProperty(dataLayer, "push", {get: () => (entry) => {
  window.isPushed = true;
  throw new Error("no push");
}, set() {}});
"""
TOOL_THROWS = """
const fail = () => { throw new Error("no tool"); };
Object.defineProperty(window, "consentTool", {set() {}, get() {
  window.isLookedFor = true;
  return {
    getConsent: fail, addEventListener: fail, removeEventListener: fail,
    open: fail, getGeography: fail, setConsent: fail,
  };
}});
"""
LOADED = "return dataLayer.filter(one => one.event === 'route-loaded').map(one => one.path)"


@pytest.fixture
def browser(browser: Chrome, site: RunningSite) -> Iterator[Chrome]:
    """A visitor who has permitted everything."""
    forget(browser, site)
    permit(browser, site, *EVERYTHING)
    yield browser
    forget(browser, site)
    # Of what fails the browser has something to say, too.
    console(browser)


def sent(browser: Chrome, site: RunningSite) -> str:
    """The word of a message that the contact form has sent, typed by a visitor."""
    word = uuid.uuid4().hex
    page = ContactPage(browser, site).open()
    page.ready()
    page.fill_well()
    page.fill(message=word)
    page.send()
    page.wait(lambda: page.location == "/confirmation/contact")
    return word


def leads(receivers: Receivers, word: str) -> int:
    """How often the lead has arrived."""
    return sum(word in json.dumps(lead) for lead in receivers.leads)


@pytest.mark.parametrize("fault", [NO_CRYPTO, PUSH_THROWS, TOOL_THROWS])
def test_a_message_arrives(
    browser: Chrome, site: RunningSite, receivers: Receivers, before: Before, fault: str
) -> None:
    before(fault)
    word = sent(browser, site)
    ContactPage(browser, site).wait(lambda: leads(receivers, word))
    assert leads(receivers, word) == 1


def test_a_script_of_the_bot_check_that_is_blocked_holds_no_form_up(
    browser: Chrome, site: RunningSite, receivers: Receivers
) -> None:
    browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": [f"*{names.BOT_CHECK}*"]})
    word = sent(browser, site)
    browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
    ContactPage(browser, site).wait(lambda: leads(receivers, word))
    [lead] = [one for one in receivers.leads if word in json.dumps(one)]
    assert "bot-check-missing" in lead["flags"]


def test_of_a_consent_tool_that_throws_we_hear_and_the_rest_of_the_page_goes_on(
    browser: Chrome, site: RunningSite, before: Before
) -> None:
    for script in (LISTEN, TOOL_THROWS):
        before(script)
    page = SitePage(browser, site).open("/blog")
    page.wait(lambda: browser.execute_script("return window.isLookedFor"))
    page.wait(lambda: browser.execute_script("return faults.includes('consent: no tool')"))
    browser.execute_script("window.same = true")
    page.click("footer a[href='/glossary']")
    page.wait(lambda: page.location == "/glossary")
    page.wait(lambda: "/glossary" in browser.execute_script(LOADED))
    assert browser.execute_script("return window.same")


def test_a_listener_of_consent_that_throws_keeps_no_other_from_it(
    browser: Chrome, site: RunningSite
) -> None:
    page = SitePage(browser, site).open("/blog")
    page.wait(lambda: browser.execute_script("return dataLayer.some(one => one[1] === 'update')"))
    heard = browser.execute_script("""
        const heard = [];
        let isFirst = true;
        addConsentListener(() => { if (!isFirst) throw new Error("a tag"); isFirst = false; });
        addConsentListener(told => heard.push(told.analytics_storage));
        choose({ analytics: false });
        return heard;
    """)
    assert heard == ["granted", "denied"]
