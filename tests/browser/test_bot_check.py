"""The bot check as a form is sent: its vendor in order, down, slow, or not permitted."""

import json
import uuid
from collections.abc import Callable, Iterator
from threading import Event
from typing import Any

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import console
from tests.support.live_server import LiveServer
from tests.support.measured import forget, permit
from tests.support.pages import ContactPage, NewsletterSection
from tests.support.stack import names
from tests.support.stack.receivers import Receivers
from tests.support.stack.site import RunningSite
from tests.support.stack.vendors import JAVASCRIPT, Vendors
from tests.support.upstream import Reply

Verdict = Callable[[ContactPage], list[str]]

pytestmark = pytest.mark.browser

SCRIPT = f"//{names.BOT_CHECK}/recaptcha/enterprise.js"
EXECUTE = f"//{names.BOT_CHECK}/recaptcha/enterprise/reload"
STAND_IN = """
const tell = arguments[0];
grecaptcha.enterprise.ready(
  () => grecaptcha.enterprise.execute("", {action: "contact"}).then(tell));
"""

NOTE_WHAT_IS_SENT = """
const real = fetch;
window.fetch = (address, how) => {
  if (how?.method === "POST") sessionStorage.sent = how.body.get("g-recaptcha-response");
  return real(address, how);
};
"""
SENT = "return sessionStorage.sent"

PASSED, FAILED = "bot-check-passed", "bot-check-failed"
MISSING, DOWN = "bot-check-missing", "bot-check-down"


@pytest.fixture
def browser(browser: Chrome, site: RunningSite) -> Iterator[Chrome]:
    """A visitor who has chosen what has to be, and nothing else."""
    forget(browser, site)
    permit(browser, site)
    yield browser
    # Of a vendor that is down the browser has something to say, too, as late as the page is left.
    browser.get("about:blank")
    console(browser)


class Held(Event):
    """A gate that no patience opens."""

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until it is set, however long that takes."""
        return super().wait()


@pytest.fixture
def held() -> Iterator[Event]:
    """Holds a vendor's answers until the test is over."""
    gate = Held()
    yield gate
    gate.set()


@pytest.fixture
def verdict(receivers: Receivers) -> Verdict:
    """Sends the contact form, and returns what is kept of the check with it."""

    def verdict(page: ContactPage) -> list[str]:
        message = uuid.uuid4().hex
        page.fill_well()
        page.fill(message=message)
        page.send()
        page.wait(lambda: page.location == "/confirmation/contact")
        [lead] = page.wait(lambda: _leads(receivers, message))
        return [flag for flag in lead["flags"] if flag.startswith("bot-check")]

    return verdict


def _leads(receivers: Receivers, word: str) -> list[dict[str, Any]]:
    return [lead for lead in receivers.leads if word in json.dumps(lead)]


@pytest.fixture
def opened_page(browser: Chrome, site: RunningSite) -> ContactPage:
    """The contact page in English."""
    return opened(browser, site)


def opened(browser: Chrome, site: RunningSite, locale: str = "en-US") -> ContactPage:
    """The contact page, ready to be filled in."""
    page = ContactPage(browser, site, locale).open()
    page.ready()
    return page


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_a_person_has_passed(
    browser: Chrome, site: RunningSite, vendors: Vendors, verdict: Verdict, locale: str
) -> None:
    assert verdict(opened(browser, site, locale)) == [PASSED]
    given = {"action": "contact", "hostname": site.hosts.by_locale[locale]}
    assert list(vendors.responses.values()) == [given]


def test_each_form_has_its_action(browser: Chrome, site: RunningSite, vendors: Vendors) -> None:
    page = NewsletterSection(browser, site).open()
    page.touch()
    page.type_address(f"{uuid.uuid4().hex}@mail.example")
    page.agree()
    page.send()
    page.wait(lambda: page.location == "/confirmation/newsletter")
    assert [one["action"] for one in vendors.responses.values()] == ["newsletter"]


def test_a_form_that_is_sent_again_has_a_response_of_its_own(
    browser: Chrome, site: RunningSite, vendors: Vendors, verdict: Verdict
) -> None:
    page = opened(browser, site)
    # Who sends before the vendor's script is there goes without a response after two seconds.
    page.wait(lambda: browser.execute_script("return Boolean(window.grecaptcha?.enterprise)"))
    page.send()
    page.wait(lambda: page.summary)
    assert verdict(page) == [PASSED]
    assert len(vendors.given) == 2


@pytest.mark.parametrize("reply", [Reply(503), Reply(200, JAVASCRIPT, b"")])
def test_with_a_vendor_that_is_down_the_form_goes_through(
    browser: Chrome, site: RunningSite, vendors: Vendors, verdict: Verdict, reply: Reply
) -> None:
    vendors.script.always(SCRIPT, reply)
    assert verdict(opened(browser, site)) == [MISSING]
    assert vendors.script.times(SCRIPT)


def test_a_script_that_does_not_come_holds_no_form_up(
    browser: Chrome, site: RunningSite, vendors: Vendors, verdict: Verdict, held: Event
) -> None:
    vendors.script.always(SCRIPT, Reply(200, JAVASCRIPT, b"", after=held))
    assert verdict(opened(browser, site)) == [MISSING]
    assert not held.is_set()


def test_a_vendor_that_does_not_answer_holds_no_form_up(
    browser: Chrome, site: RunningSite, vendors: Vendors, verdict: Verdict, held: Event
) -> None:
    vendors.script.always(EXECUTE, Reply(after=held), method="POST")
    assert verdict(opened(browser, site)) == [MISSING]
    assert vendors.of(names.BOT_CHECK, "/recaptcha/enterprise/reload")


ANOTHER_FORM = {"success": True, "score": 0.9, "action": "quote"}
SPENT = {"success": False, "error-codes": ["timeout-or-duplicate"]}


@pytest.mark.parametrize(
    ("answer", "flag"), [(ANOTHER_FORM, FAILED), (SPENT, FAILED), ("no verdict", DOWN)]
)
def test_the_verdict_is_kept_with_the_form(
    opened_page: ContactPage, receivers: Receivers, verdict: Verdict, answer: object, flag: str
) -> None:
    reply = Reply(200, {"Content-Type": "application/json"}, json.dumps(answer).encode())
    receivers.verification.script.always("*", reply, method="POST")
    assert verdict(opened_page) == [flag]
    assert len(receivers.verification.received) == 1


def test_who_has_not_chosen_is_not_checked(
    browser: Chrome, site: RunningSite, vendors: Vendors, verdict: Verdict
) -> None:
    forget(browser, site)
    assert verdict(opened(browser, site)) == [MISSING]
    assert vendors.of(names.BOT_CHECK) == []


def test_without_scripts_the_form_goes_through(
    plain_browser: Chrome, site: RunningSite, vendors: Vendors, verdict: Verdict
) -> None:
    assert verdict(ContactPage(plain_browser, site).open()) == [MISSING]
    assert vendors.of(names.BOT_CHECK) == []


def test_the_stand_in_of_development_gives_a_response(
    browser: Chrome, development: LiveServer
) -> None:
    permit(browser, development)
    page = ContactPage(browser, development).open()
    page.wait(lambda: browser.execute_script("return 'grecaptcha' in window"))
    assert browser.execute_async_script(STAND_IN) == "stand-in-contact"
    browser.execute_script(NOTE_WHAT_IS_SENT)
    page.ready()
    page.fill_well()
    page.send()
    assert page.wait(lambda: browser.execute_script(SENT)) == "stand-in-contact"
