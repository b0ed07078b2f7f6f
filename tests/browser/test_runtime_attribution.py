"""Which campaign brought a visitor: what is kept of it, for how long, and with whose permission."""

import time
from collections.abc import Iterator
from urllib.parse import urlencode

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.keys import Keys

from portolan.leads.attribution import NAMES, attribution_from_cookie
from tests.support.browser import console
from tests.support.measured import EVERYTHING, cookies, forget, permit
from tests.support.pages import ChoicesPage, SitePage
from tests.support.scripted import ScriptedAnswers
from tests.support.setting_rows import shows
from tests.support.stack import names
from tests.support.stack.site import RunningSite
from tests.support.stack.vendors import JAVASCRIPT, Vendors
from tests.support.upstream import Reply

pytestmark = pytest.mark.browser

SECONDS = 15_768_000
RECORD = {name: f'{name} & 海 = "1"' for name in NAMES if name != "campaign_id"}
CLICK = "return localStorage.getItem('portolan_msclkid')"


@pytest.fixture
def site(asking: RunningSite) -> RunningSite:
    """The site that asks its visitors itself."""
    return asking


@pytest.fixture
def page(browser: Chrome, site: RunningSite) -> Iterator[SitePage]:
    """The site, as a new visitor comes to it."""
    forget(browser, site)
    yield SitePage(browser, site)
    forget(browser, site)


def landing(**more: str) -> str:
    """The address of an advertisement."""
    return f"/glossary?{urlencode(more)}"


def stored(page: SitePage, name: str) -> str:
    """The value of a cookie, once it is there."""
    page.wait(lambda: name in cookies(page))
    return str(cookies(page)[name]["value"])


@shows("ROOT_DOMAIN")
def test_a_landing_is_kept_for_half_a_year(page: SitePage, site: RunningSite) -> None:
    permit(page.driver, site, *EVERYTHING)
    earliest = time.time() - 1
    page.open(landing(**RECORD))
    stored(page, "utm_source")
    result = cookies(page)
    latest = time.time() + 1
    assert set(result) >= {"fp-utm", *RECORD}
    for name in ("fp-utm", *RECORD):
        assert earliest <= result[name]["expires"] - SECONDS <= latest, name
        assert result[name]["domain"] == f".{site.domain}", name
        assert result[name]["path"] == "/", name


def test_the_server_reads_what_the_browser_wrote(page: SitePage, site: RunningSite) -> None:
    permit(page.driver, site, *EVERYTHING)
    page.open(landing(**RECORD))
    assert attribution_from_cookie(stored(page, "fp-utm")) == RECORD


@pytest.mark.parametrize("sign", ["x", "海", '"'])
def test_a_link_of_9_kb_leaves_two_and_a_half(page: SitePage, site: RunningSite, sign: str) -> None:
    permit(page.driver, site, *EVERYTHING)
    count = 9_000 // len(NAMES) // (1 if sign == "x" else 9)
    page.open(landing(**dict.fromkeys(NAMES, sign * count)))
    page.wait(lambda: "fp-utm" in cookies(page))
    names = {"fp-utm", *NAMES}
    results = [one for name, one in cookies(page).items() if name in names]
    assert sum(len(f"{one['name']}={one['value']}; ") for one in results) <= 2_500
    assert attribution_from_cookie(cookies(page)["fp-utm"]["value"])["utm_source"]


def test_nothing_is_kept_before_it_is_permitted(page: SitePage) -> None:
    choices = ChoicesPage(page.driver, page.server).open(landing(utm_source="x", msclkid="m"))
    choices.wait_for_question()
    assert cookies(choices) == {}
    assert page.driver.execute_script(CLICK) is None
    choices.accept_all()
    assert stored(choices, "utm_source") == "x"
    assert page.driver.execute_script(CLICK) == "m"


def test_the_landing_outlives_navigation_until_the_choice(page: SitePage) -> None:
    choices = ChoicesPage(page.driver, page.server).open(landing(utm_source="x"))
    choices.wait_for_question()
    choices.click("main a[href^='/glossary/']")
    choices.wait(lambda: choices.location.startswith("/glossary/"))
    choices.accept_all()
    assert stored(choices, "utm_source") == "x"


# As browsers tell it; what a driver's script leaves unhandled they keep to themselves.
LOSE_A_CHUNK = """
const reason = Object.assign(new Error("gone"), {name: "ChunkLoadError"});
const promise = Promise.reject(reason);
promise.catch(() => 0);
dispatchEvent(new PromiseRejectionEvent("unhandledrejection", {promise, reason}));
"""
CAMPAIGN = {"utm_source": "x", "gclid": "g", "msclkid": "m"}


@pytest.mark.parametrize(
    ("link", "path"),
    [("header .twin", "/glossary"), ("footer a[href='/route-search']", "/route-search")],
)
def test_until_the_choice_a_document_is_told_of_the_campaign(
    page: SitePage, link: str, path: str
) -> None:
    choices = ChoicesPage(page.driver, page.server).open(landing(**CAMPAIGN, q="mine"))
    choices.wait_for_question()
    written = choices.one(link).get_attribute("href")
    choices.click(link)
    choices.wait(lambda: choices.location == f"{path}?{urlencode(CAMPAIGN)}")
    assert page.driver.current_url.startswith(str(written))
    assert cookies(choices) == {}


def test_a_document_is_told_of_the_campaign_where_the_consent_tool_is_blocked(
    browser: Chrome, configured: RunningSite, vendors: Vendors
) -> None:
    forget(browser, configured)
    vendors.script.always(f"//{names.CONSENT_TOOL}/*", Reply(200, JAVASCRIPT, b""))
    page = SitePage(browser, configured).open(landing(**CAMPAIGN))
    page.wait(lambda: "consent" in page.scripts())
    page.click("header .twin")
    page.wait(lambda: page.location == f"/glossary?{urlencode(CAMPAIGN)}")
    assert cookies(page) == {}


def test_until_the_choice_a_search_is_told_of_the_campaign(page: SitePage) -> None:
    choices = ChoicesPage(page.driver, page.server).open(landing(**CAMPAIGN))
    choices.wait_for_question()
    box = choices.one("header form[role=search] input[name=q]")
    box.send_keys("demurrage", Keys.ENTER)
    query = urlencode({"q": "demurrage", **CAMPAIGN})
    choices.wait(lambda: choices.location == f"/search?{query}#found")
    assert cookies(choices) == {}


def test_until_the_choice_a_route_that_is_searched_is_told_of_the_campaign(
    page: SitePage,
) -> None:
    start = f"/route-search?{urlencode(CAMPAIGN)}"
    choices = ChoicesPage(page.driver, page.server).open(start)
    choices.wait_for_question()
    choices.one("main [name=origin]").send_keys("CNSHA")
    choices.one("main [name=destination]").send_keys("NLRTM", Keys.ENTER)
    route = "/route-search/shanghai-cnsha/rotterdam-nlrtm"
    choices.wait(lambda: choices.location == f"{route}?{urlencode(CAMPAIGN)}#answer")
    assert cookies(choices) == {}


def test_until_the_choice_a_navigation_that_gives_up_tells_of_the_campaign(
    page: SitePage, script: ScriptedAnswers
) -> None:
    choices = ChoicesPage(page.driver, page.server).open(landing(**CAMPAIGN))
    choices.wait_for_question()
    script.always("/page-data/blog/page-data.json", 404)
    choices.click("footer a[href='/blog']")
    choices.wait(lambda: choices.location == f"/blog?{urlencode(CAMPAIGN)}")
    console(page.driver)


def test_until_the_choice_a_page_loaded_anew_tells_of_the_campaign(
    page: SitePage, script: ScriptedAnswers
) -> None:
    choices = ChoicesPage(page.driver, page.server).open(landing(**CAMPAIGN))
    choices.wait_for_question()
    # The address is another since; what was arrived with is in memory alone.
    page.driver.execute_script("history.replaceState(history.state, '', '/glossary')")
    page.driver.execute_script(LOSE_A_CHUNK)
    choices.wait(lambda: choices.location == f"/glossary?{urlencode(CAMPAIGN)}")
    console(page.driver)


def test_after_the_choice_links_are_as_they_are(page: SitePage) -> None:
    choices = ChoicesPage(page.driver, page.server).open(landing(**CAMPAIGN))
    choices.wait_for_question()
    choices.accept_all()
    stored(choices, "utm_source")
    choices.click("footer a[href='/route-search']")
    choices.wait(lambda: choices.location == "/route-search")


def test_the_click_of_a_search_is_kept_with_advertising_alone(
    page: SitePage, site: RunningSite
) -> None:
    permit(page.driver, site, "analytics")
    page.open(landing(utm_source="x", gclid="g", msclkid="m"))
    page.wait(lambda: "fp-utm" in cookies(page))
    assert "gclid" not in cookies(page)
    assert page.driver.execute_script(CLICK) is None
    permit(page.driver, site, "advertising")
    page.open(landing(utm_source="x", gclid="g", msclkid="m"))
    page.wait(lambda: "gclid" in cookies(page))
    assert page.driver.execute_script(CLICK) == "m"
    permit(page.driver, site, "analytics")
    page.open("/glossary")
    page.wait(lambda: "gclid" not in cookies(page))
    assert page.driver.execute_script(CLICK) is None


def test_what_is_withdrawn_elsewhere_is_gone_here(page: SitePage, site: RunningSite) -> None:
    permit(page.driver, site, *EVERYTHING)
    page.open(landing(utm_source="x", msclkid="m"))
    page.wait(lambda: page.driver.execute_script(CLICK) == "m")
    # The site in the other language takes the cookies that both have off, and no page is open here.
    page.driver.get(site.url("/robots.txt"))
    page.driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
    permit(page.driver, site)
    page.open("/blog")
    page.wait(lambda: page.driver.execute_script(CLICK) is None)


def test_without_a_choice_nothing_of_an_older_one_stays(page: SitePage, site: RunningSite) -> None:
    permit(page.driver, site, *EVERYTHING)
    page.open(landing(utm_source="x", msclkid="m"))
    page.wait(lambda: "marketing_id" in cookies(page))
    page.driver.delete_cookie("privacy_choices")
    page.open("/blog")
    page.wait(lambda: not cookies(page))
    assert page.driver.execute_script(CLICK) is None


def test_what_is_withdrawn_is_gone(page: SitePage, site: RunningSite) -> None:
    permit(page.driver, site, *EVERYTHING)
    page.open(landing(**RECORD, msclkid="m"))
    page.wait(lambda: "marketing_id" in cookies(page))
    permit(page.driver, site)
    page.open("/blog")
    page.wait(lambda: not cookies(page))
    assert page.driver.execute_script(CLICK) is None
