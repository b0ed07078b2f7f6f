"""A part of the runtime that cannot be had: its page is loaded anew, and never over a form."""

from collections.abc import Iterator
from threading import Event

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By

from tests.support.browser import console
from tests.support.pages import SitePage
from tests.support.pages.page import TOUCH
from tests.support.scripted import ScriptedAnswers, real
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

FORM = "/company/contact?topic=claims"
CHUNK = "/static/post-form.*.js"
TRIED = "return Object.keys(sessionStorage).filter((key) => key.includes('failed-chunk'))"
# As browsers tell it; what a driver's script leaves unhandled they keep to themselves.
FAIL = """
const reason = Object.assign(new Error("gone"), {%s});
const promise = Promise.reject(reason);
promise.catch(() => 0);
dispatchEvent(new PromiseRejectionEvent("unhandledrejection", {promise, reason}));
"""


@pytest.fixture
def page(browser: Chrome, site: RunningSite) -> Iterator[SitePage]:
    """A page of the site in a new session; what fails here is meant to fail."""
    view = SitePage(browser, site).open("/paps")
    browser.execute_script("sessionStorage.clear()")
    browser.execute_cdp_cmd("Network.clearBrowserCache", {})
    site.script.forget()
    yield view
    browser.execute_script("sessionStorage.clear()")
    # What is still on its way is complained of before the next page.
    browser.get("about:blank")
    console(browser)


def touched(page: SitePage) -> bool:
    """Touch the form of the page, which fetches what draws it."""
    page.driver.execute_script(TOUCH, page.one("main [data-island]"))
    return True


def test_the_page_is_loaded_anew_with_its_query(page: SitePage, script: ScriptedAnswers) -> None:
    script.on(CHUNK, 503)
    page.open(FORM).wake_island()
    assert page.location == FORM
    assert script.documents() == [FORM, FORM]


def test_once_and_the_form_of_the_server_stays(page: SitePage, script: ScriptedAnswers) -> None:
    script.always(CHUNK, 503)
    page.open(FORM)
    page.wait(lambda: touched(page) and script.times(CHUNK) >= 2)
    page.wait(lambda: page.all("main form"))
    page.driver.execute_script("window.scrollTo(0, 0)")
    assert script.documents() == [FORM, FORM]
    # Another path of the session has its own try.
    script.always("/static/job-list.*.js", 503)
    page.open("/careers/jobs")
    page.wait(lambda: touched(page) and script.documents().count("/careers/jobs") == 2)


def test_a_chunk_is_known_by_its_name(page: SitePage, script: ScriptedAnswers) -> None:
    page.open("/glossary?a=b")
    page.wait(lambda: page.driver.execute_script("return self.booted"))
    page.driver.execute_script(FAIL % "name: 'ChunkLoadError'")
    page.wait(lambda: script.documents() == ["/glossary?a=b"] * 2)


def test_other_faults_load_nothing(page: SitePage, script: ScriptedAnswers) -> None:
    page.open("/glossary")
    page.wait(lambda: page.driver.execute_script("return self.booted"))
    page.driver.execute_script(FAIL % "name: 'TypeError'")
    page.driver.execute_script(FAIL % "name: 'ChunkLoadError'")
    page.wait(lambda: len(script.documents()) > 1)
    # The one for the chunk, and none before it.
    assert script.documents() == ["/glossary"] * 2


def test_it_is_the_page_being_opened_that_is_loaded(
    page: SitePage, script: ScriptedAnswers
) -> None:
    gate = Event()
    script.on("/page-data/glossary/page-data.json", real(after=gate))
    page.open("/blog").click("footer a[href='/glossary']")
    script.wait_for("/page-data/glossary/page-data.json")
    page.driver.execute_script(FAIL % "name: 'ChunkLoadError'")
    page.wait(lambda: script.documents() == ["/blog", "/glossary"])
    gate.set()


def test_what_was_typed_is_not_lost(page: SitePage, script: ScriptedAnswers) -> None:
    gate = Event()
    script.on("/static/forms.*.js", real(after=gate))
    page.open("/glossary")
    page.wait(lambda: page.driver.execute_script("return self.booted"))
    field = page.driver.find_element(By.CSS_SELECTOR, "footer input[type=email]")
    field.send_keys("ines@")
    page.driver.execute_script("document.activeElement.blur()")
    page.driver.execute_script(FAIL % "name: 'ChunkLoadError'")
    assert page.driver.execute_script(TRIED) == []
    assert field.get_attribute("value") == "ines@"
    gate.set()
    assert script.documents() == ["/glossary"]


def test_a_field_that_has_the_focus_is_about_to_be_typed_into(
    page: SitePage, script: ScriptedAnswers
) -> None:
    script.always("/static/forms.*.js", 503)
    page.open("/glossary").one("footer input[type=email]").send_keys("i")
    script.wait_for("/static/forms.*.js")
    page.driver.find_element(By.CSS_SELECTOR, "footer input[type=email]").send_keys("nes@")
    field = page.one("footer input[type=email]")
    assert field.get_attribute("value") == "ines@"
    assert page.driver.execute_script(TRIED) == []


def test_without_a_network_the_page_stays(page: SitePage, script: ScriptedAnswers) -> None:
    page.open("/help")  # which has no small part to fetch
    page.wait(lambda: page.driver.execute_script("return self.booted"))
    cut = {"offline": True, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    page.driver.execute_cdp_cmd("Network.enable", {})
    page.driver.execute_cdp_cmd("Network.emulateNetworkConditions", cut)
    # The page is told later than the driver is answered.
    page.wait(lambda: page.driver.execute_script("return !navigator.onLine"))
    page.driver.execute_script(FAIL % "name: 'ChunkLoadError'")
    page.driver.execute_cdp_cmd("Network.emulateNetworkConditions", {**cut, "offline": False})
    assert page.driver.execute_script(TRIED) == []
    assert script.documents() == ["/help"]
