"""Every optional setting: what visitors' browsers load, call and send because of it, and when."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from portolan.core.config import REQUIRED_IN_PRODUCTION, Settings, settings_of
from tests.support.browser import console
from tests.support.measured import EVERYTHING, forget, permit
from tests.support.pages import SitePage
from tests.support.setting_rows import shows
from tests.support.stack import names
from tests.support.stack.site import RunningSite
from tests.support.stack.vendors import JAVASCRIPT, Vendors
from tests.support.upstream import Reply

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("with_workers")]

NO_ROW = {
    "SITE_ENV": "it is what makes the server of all these tests a production server",
    "PORT": "each process of these tests has its own",
    "TRANSLATIONS_PATH": "for catalogs of tests, on no site that visitors reach",
}
"""Settings without a row, and why."""

STATES: dict[str, tuple[str, ...] | None] = {
    "undecided": None,
    "refused": (),
    "advertising": ("advertising",),
    "analytics": ("analytics",),
    "personalization": ("personalization",),
    "everything": EVERYTHING,
}
"""What the visitor has chosen."""

DECIDED = {"refused", "advertising", "analytics", "personalization", "everything"}
TRACKED = DECIDED - {"refused"}
MEASURED = {"analytics", "everything"}
CHATS = {"personalization", "everything"}

HOSTS_BY_CHOICE = {
    names.CONSENT_TOOL: set(STATES),
    names.BOT_CHECK: DECIDED,
    names.TAG_MANAGER: TRACKED,
    names.ANALYTICS: MEASURED,
    names.MONITORING: MEASURED,
    names.ERRORS: DECIDED,
    names.SECOND_ERRORS: DECIDED,
    names.CHAT: CHATS,
}
"""The states in which a vendor is asked for anything; the second loader comes through our proxy."""

SENT = {
    names.CONSENT_TOOL: r"/tool\.js",
    names.BOT_CHECK: r"/recaptcha/enterprise\.js\?render=site-key",
    names.TAG_MANAGER: r"/gtm\.js\?id=TAGS-1",
    names.ANALYTICS: r"/2/httpapi",
    names.MONITORING: r"/api/v2/r.*dd-api-key=pub0{32}.*",
    names.ERRORS: r"/api/1/envelope/.*sentry_key=public.*",
    names.SECOND_ERRORS: r"/sub/api/7/envelope/.*sentry_key=key.*",
    names.CHAT: r"/widget/chat-1",
}
"""What each is asked for, with the key that the setting names."""

LISTEN = """
window.violations = [];
addEventListener("securitypolicyviolation", (event) => violations.push(event.blockedURI));
"""
FAIL = "window.dispatchEvent(new ErrorEvent('error', {error: new TypeError('thrown')}))"
FRAME = """
const [address, tell] = arguments;
const frame = document.createElement("iframe");
addEventListener("securitypolicyviolation", () => tell("refused"), {once: true});
frame.onload = () => tell("shown");
frame.src = address;
document.body.append(frame);
"""


@pytest.fixture
def page(
    browser: Chrome, site: RunningSite, vendors: Vendors, before: Callable[[str], None]
) -> SitePage:
    """A visitor who was never here, on a page that notes what its policy refuses."""
    forget(browser, site)
    before(LISTEN)
    result = SitePage(browser, site).open("/robots.txt")
    # What the page of another test had still to say has arrived meanwhile.
    vendors.forget()
    return result


def optional() -> set[str]:
    """The settings that a production server starts without."""
    every = {one.name.upper() for one in settings_of(Settings)}
    return every - set(REQUIRED_IN_PRODUCTION)


def test_every_setting_has_a_row() -> None:
    sources = [file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py")]
    words = " ".join(
        result for text in sources for result in re.findall(r"@shows\(([^)]*)\)", text)
    )
    view = set(re.findall(r'"(\w+)"', words))
    assert view - optional() == set(), "rows of settings that there are none of"
    assert optional() - view == set(NO_ROW), "settings without a row"


@shows("CONSENT_SCRIPT_URL", "BOT_CHECK_SCRIPT_URL", "BOT_CHECK_SITE_KEY")
@shows("TAG_MANAGER_SCRIPT_URL", "ANALYTICS_URL", "SENTRY_BROWSER_DSN")
@shows("SECOND_ERROR_REPORTING_DSN", "RUM_APPLICATION_ID", "RUM_CLIENT_TOKEN", "RUM_INTAKE_URL")
@shows("CUSTOMER_MESSAGING_APP_ID", "CUSTOMER_MESSAGING_SCRIPT_URL")
@pytest.mark.parametrize("state", STATES)
def test_services_are_asked_in_their_state_of_consent_alone(
    page: SitePage, vendors: Vendors, state: str
) -> None:
    visit(page, state)
    due = {host for host, states in HOSTS_BY_CHOICE.items() if state in states}
    page.wait(lambda: due <= vendors.requested_hosts() - early(vendors))
    assert page.driver.execute_script("return window.violations") == []
    # What waits is sent as the page is left.
    page.open("/robots.txt")
    assert vendors.requested_hosts() - {names.SECOND_LOADER} == due
    for host in due:
        targets = [one.target for one in vendors.of(host)]
        assert any(re.fullmatch(SENT[host], target) for target in targets), (host, targets)


def visit(page: SitePage, state: str) -> None:
    """See a page, have an error on it, go to a second one, and ask for a chat if it is offered."""
    purposes = STATES[state]
    if purposes is not None:
        permit(page.driver, page.server, *purposes)
    page.open("/blog")
    page.wait(lambda: page.driver.execute_script("return Boolean(self.isFollowed)"))
    page.driver.execute_script(FAIL)
    page.click("footer a[href='/glossary']")
    page.wait(lambda: page.location == "/glossary")
    if state in CHATS:
        page.wait(lambda: page.one("[data-chat]").is_displayed())
        page.click("[data-chat]")
    assert page.one("[data-chat]").is_displayed() == (state in CHATS)


def early(vendors: Vendors) -> set[str]:
    """The hosts that were asked for something, but not yet for what proves their setting."""
    return {
        host
        for host, due in SENT.items()
        if not any(re.fullmatch(due, one.target) for one in vendors.of(host))
    }


@shows("RUM_EVENT_RATE_LIMIT")
def test_monitoring_stops_at_its_limit(page: SitePage) -> None:
    permit(page.driver, page.server, "analytics")
    page.open("/blog")
    page.wait(lambda: page.driver.execute_script("return 'DD_RUM' in window"))
    facts = page.driver.execute_script("return document.querySelector('#page-facts').textContent")
    assert '"limit":600' in facts.replace(" ", "")
    page.wait(lambda: page.driver.execute_script("return Boolean(DD_RUM.getInitConfiguration())"))
    event = "{type: 'action', view: {url: location.href}, action: {}}"
    keep = f"return DD_RUM.getInitConfiguration().beforeSend({event}) !== false"
    remaining = [page.driver.execute_script(keep) for _ in range(610)]
    assert remaining.count(True) <= 600
    assert remaining[-1] is False


@pytest.mark.whole_browser
@shows("RICH_TEXT_IFRAME_HOSTS")
def test_listed_hosts_may_be_framed_and_no_others(page: SitePage) -> None:
    page.open("/blog")
    view = [
        page.driver.execute_async_script(FRAME, address)
        for address in (f"https://{names.VIDEO}/1", "https://another.vendor.example/1")
    ]
    assert view == ["shown", "refused"]
    console(page.driver)


@shows("MARKETING_ID_COOKIE")
def test_the_marketing_id_is_kept_under_its_name(page: SitePage) -> None:
    permit(page.driver, page.server, "analytics")
    page.open("/blog")
    cookie = page.wait(lambda: page.driver.get_cookie("marketing_id")) or {}
    assert cookie["domain"] == f".{page.server.domain}"


MORE_OF_VENDORS = {
    names.TAG_MANAGER: "https://www.google-analytics.com/g/collect",
    names.CHAT: "https://api-iam.intercom.io/messenger/web/ping",
}
"""What the scripts of the default vendors speak to besides the host that they come from."""


@pytest.mark.parametrize("host", MORE_OF_VENDORS)
def test_the_policy_lets_the_default_vendors_work(
    page: SitePage, vendors: Vendors, host: str
) -> None:
    speak = f"fetch({MORE_OF_VENDORS[host]!r}, {{method: 'POST', mode: 'no-cors'}})"
    body = f"{speak}.catch(() => 0); window.Intercom = () => {{}};".encode()
    vendors.script.always(f"//{host}/*", Reply(200, JAVASCRIPT, body))
    try:
        visit(page, "everything")
        page.wait(lambda: vendors.of(host))
        page.wait(lambda: page.driver.execute_script("return self.spoken = true"))
        assert page.driver.execute_script("return window.violations") == []
    finally:
        console(page.driver)
