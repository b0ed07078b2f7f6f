"""One concern of the boot file that cannot start: it is reported, and the others go on."""

import pytest
from selenium.webdriver import Chrome

from tests.browser.test_hydration import LISTEN, before_each_page
from tests.support.measured import permit
from tests.support.navigating import READY
from tests.support.pages import ContactPage
from tests.support.stack import names
from tests.support.stack.site import RunningSite
from tests.support.stack.vendors import Vendors

pytestmark = pytest.mark.browser

NO_OBSERVER = "delete window.IntersectionObserver;"
TAKEN = "Object.defineProperty(window, 'addConsentListener', { value: null });"
NO_STORAGE = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });
}
"""
NO_CRYPTO = "Object.defineProperty(window, 'crypto', { value: undefined });"


@pytest.mark.parametrize(
    ("lack", "is_told"),
    [(NO_OBSERVER, True), (TAKEN, True), (NO_STORAGE, False), (NO_CRYPTO, False)],
)
def test_the_others_go_on(
    browser: Chrome, site: RunningSite, vendors: Vendors, lack: str, is_told: bool
) -> None:
    def reports(host: str) -> list[str]:
        return [one.body.decode() for one in vendors.of(host)]

    permit(browser, site)
    added = [before_each_page(browser, script) for script in (LISTEN, lack)]
    page = ContactPage(browser, site).open()
    page.one("[name=first_name]").click()
    page.wait(lambda: page.is_hydrated)
    page.wait(lambda: browser.execute_async_script(READY))
    browser.execute_script("window.same = true")
    page.click("main a[href^='/'], header a[href^='/']")
    page.wait(lambda: page.path_in_bar != ContactPage.path)
    faults = browser.execute_script("return window.faults")
    stays = browser.execute_script("return window.same")
    for one in added:
        browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": one})
    assert stays
    assert any(fault.startswith("boot: ") for fault in faults) == is_told
    if is_told:
        told = [fault.removeprefix("boot: ") for fault in faults if fault.startswith("boot: ")]
        page.wait(lambda: any(told[0] in one for one in reports(names.ERRORS)))
        page.wait(lambda: any(told[0] in one for one in reports(names.SECOND_ERRORS)))
