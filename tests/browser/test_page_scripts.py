"""The scripts of others: which pages load which, under the real security policy."""

from collections.abc import Callable, Iterator

import pytest
from selenium.webdriver import Chrome

from portolan.web.script_proxy.view import PATH
from tests.support.browser import console
from tests.support.clock import Clock
from tests.support.live_server import LiveServer
from tests.support.measured import forget
from tests.support.pages import ChoicesPage, SitePage
from tests.support.stack import names
from tests.support.stack.site import RunningSite
from tests.support.stack.vendors import JAVASCRIPT, Vendors
from tests.support.upstream import Reply

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("with_workers")]

Before = Callable[[str], None]

CHOOSE = "self.choose(arguments[0])"
ARRIVES_LATE = """
window.heard = [];
let add;
Object.defineProperty(window, 'addConsentListener', {
  get: () => add,
  set(value) {
    add = value;
    window.addConsentListener(told => heard.push(told));
    setTimeout(() => {
      window.consentTool = Object.assign(new EventTarget(), {
        getConsent: () => ({purposes: {essential: true, analytics: true}, isConfirmed: true}),
      });
    }, 650);
  },
});
"""
MEASURED = {
    "ad_storage": "denied",
    "ad_user_data": "denied",
    "analytics_storage": "granted",
    "functionality_storage": "granted",
    "security_storage": "granted",
    "personalization_storage": "denied",
    "ad_personalization": "denied",
}
NAMED = "return [...document.querySelectorAll('[data-page-script]')].map(e => e.dataset.pageScript)"
FROM = """
return [...document.querySelectorAll('[data-page-script]')].map(e => new URL(e.src).origin)
"""
IS_FOLLOWED = "return Boolean(self.isFollowed)"
ALL = ["consent", "bot-check", "second-loader", "tag-manager"]
OFF_THREAD = "second-loader"
HOSTS = [names.CONSENT_TOOL, names.BOT_CHECK, names.SECOND_LOADER, names.TAG_MANAGER]
ESSENTIAL = {"essential": True}


@pytest.fixture
def browser(browser: Chrome, site: RunningSite) -> Iterator[Chrome]:
    """A visitor who was never here."""
    forget(browser, site)
    yield browser
    forget(browser, site)
    # Of what the second loader asks for besides, the browser says that it was refused.
    console(browser)


def loaded(page: SitePage) -> list[str]:
    """The scripts of others that the page has, by their names."""
    result: list[str] = page.driver.execute_script(NAMED)
    return result


def asked(vendors: Vendors) -> list[str]:
    """The scripts that browsers have asked their vendors for."""
    return [one.target for host in HOSTS for one in vendors.of(host) if ".js" in one.target]


def opened(browser: Chrome, server: RunningSite, path: str, locale: str = "en-US") -> SitePage:
    """The page, once its consent tool has come."""
    page = SitePage(browser, server, locale).open(path)
    page.wait(lambda: browser.execute_script(IS_FOLLOWED))
    return page


@pytest.mark.parametrize(
    ("purposes", "scripts"),
    [
        ({}, ALL[:2]),
        ({"advertising": True}, ALL),
        ({"analytics": True}, ALL),
        ({"personalization": True}, ALL),
    ],
)
def test_each_answer_lets_in_what_it_permits(
    browser: Chrome,
    site: RunningSite,
    vendors: Vendors,
    purposes: dict[str, bool],
    scripts: list[str],
) -> None:
    page = opened(browser, site, "/blog")
    assert loaded(page) == ALL[:1]
    assert vendors.requested_hosts() == {names.CONSENT_TOOL}
    browser.execute_script(CHOOSE, purposes)
    # What is permitted is asked for within the event, but for what runs in another thread.
    assert [one for one in loaded(page) if one != OFF_THREAD] == [
        one for one in scripts if one != OFF_THREAD
    ]
    page.wait(lambda: set(loaded(page)) == set(scripts))
    page.wait(lambda: vendors.of(names.BOT_CHECK, "/recaptcha"))
    if scripts == ALL:
        page.wait(lambda: vendors.of(names.TAG_MANAGER))


def test_each_is_asked_for_as_it_is_configured_and_once(
    browser: Chrome, site: RunningSite, vendors: Vendors
) -> None:
    page = opened(browser, site, "/blog")
    for purposes in (ESSENTIAL, {"analytics": True}, {}, ESSENTIAL | {"advertising": True}):
        browser.execute_script(CHOOSE, purposes)
    page.wait(lambda: vendors.of(names.TAG_MANAGER) and vendors.of(names.BOT_CHECK))
    page.wait(lambda: site.script.times(PATH))
    # A worker of the server may still have the second loader.
    assert sorted({"/second.js", *asked(vendors)}) == [
        "/gtm.js?id=TAGS-1", "/recaptcha/enterprise.js?render=site-key", "/second.js", "/tool.js",
    ]  # fmt: skip
    assert len(asked(vendors)) == len(set(asked(vendors)))


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
@pytest.mark.parametrize(
    "path",
    [
        "/route-search",
        "/route-search?origin=CNSHA",
        "/route-search/not-found",
        "/route-search/shanghai-cnsha/rotterdam-nlrtm",
    ],
)
def test_the_route_search_loads_the_consent_scripts_alone(
    browser: Chrome, site: RunningSite, vendors: Vendors, path: str, locale: str
) -> None:
    page = opened(browser, site, path, locale)
    browser.execute_script(CHOOSE, ESSENTIAL | {"analytics": True, "advertising": True})
    # What is permitted is asked for within the event, so there is nothing to wait for.
    assert loaded(page) == ["consent"]
    assert asked(vendors) == ["/tool.js"]


def test_leaving_the_route_search_adds_the_rest_once(
    browser: Chrome, site: RunningSite, vendors: Vendors
) -> None:
    page = opened(browser, site, "/route-search")
    browser.execute_script(CHOOSE, ESSENTIAL | {"analytics": True})
    page.click("footer a[href='/glossary']")
    page.wait(lambda: page.location == "/glossary" and set(loaded(page)) == set(ALL))
    page.click("footer a[href='/help']")
    page.wait(lambda: page.location == "/help" and page.heading)
    # One document all the way: the consent tool too was fetched once.
    assert sorted(loaded(page)) == sorted(ALL)
    assert asked(vendors).count("/tool.js") == 1


def test_a_site_of_development_without_services_asks_nobody(
    browser: Chrome, development: LiveServer
) -> None:
    page = ChoicesPage(browser, development)
    page.forget()
    page.open("/blog").wait_for_question()
    page.reject_all()
    page.wait(lambda: not page.has_question)
    # What stands in for the bot check is of the site itself.
    assert loaded(page) == ["bot-check"]
    assert browser.execute_script(FROM) == [development.url("")]
    page.forget()


def test_a_tool_that_comes_after_650_ms_is_heard_at_800_once(
    browser: Chrome, site: RunningSite, vendors: Vendors, before: Before, clock: Clock
) -> None:
    vendors.script.on(f"//{names.CONSENT_TOOL}/*", Reply(200, JAVASCRIPT, b""))
    before(ARRIVES_LATE)
    page = SitePage(browser, site).open("/route-search")
    page.wait(lambda: clock.waits(650) and clock.waits(200))
    clock.tick(799)
    assert browser.execute_script("return heard") == []
    clock.tick(1)
    assert browser.execute_script("return heard") == [MEASURED]
    clock.tick(10_000)
    assert browser.execute_script("return heard") == [MEASURED]
