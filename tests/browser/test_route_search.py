"""The route search as visitors meet it: with scripts, by keyboard, and without scripts."""

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.keys import Keys

from tests.support.browser import axe, emulate
from tests.support.pages.page import SitePage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

ROUTE = "/route-search/shanghai-cnsha/rotterdam-nlrtm"


def typed(page: SitePage, field: str, text: str) -> None:
    page.click(f"#{field}")
    page.wait(lambda: page.all(f"#{field}[role=combobox]"))
    page.one(f"#{field}").send_keys(text)
    page.wait(lambda: page.all(f"#{field}-list [role=option]"))


def test_the_keyboard_picks_two_places(browser: Chrome, site: RunningSite) -> None:
    page = SitePage(browser, site).open("/route-search")
    for field, text in (("origin", "shangh"), ("destination", "rotterd")):
        typed(page, field, text)
        page.one(f"#{field}").send_keys(Keys.ARROW_DOWN)
        page.wait(lambda: page.all("[role=option][aria-selected=true]"))
        assert not axe(browser)
        page.one(f"#{field}").send_keys(Keys.ENTER)
    assert page.one("#origin").get_property("value") == "Shanghai (CNSHA)"
    page.one("#destination").send_keys(Keys.ENTER)
    page.wait(lambda: page.address == ROUTE)


def test_the_pointer_picks_a_place(browser: Chrome, site: RunningSite) -> None:
    page = SitePage(browser, site, "zh-CN").open("/route-search")
    typed(page, "origin", "上海")
    page.click("#origin-list [role=option]")
    assert page.one("#origin").get_property("value") == "上海（CNSHA）"
    assert not page.all("#origin-list [role=option]")


def test_the_chart_is_moved_and_enlarged(browser: Chrome, site: RunningSite) -> None:
    page = SitePage(browser, site).open(ROUTE)

    def drawing() -> str:
        return str(page.one(".frame svg").get_dom_attribute("viewBox"))

    whole = drawing()
    browser.execute_script("document.querySelector('.frame').focus()")
    page.wait(lambda: page.all("[data-island=RouteMap][data-hydrated]"))
    page.one(".frame").send_keys("+")
    page.wait(lambda: drawing() != whole)
    closer = drawing()
    page.one(".frame").send_keys(Keys.ARROW_RIGHT)
    page.wait(lambda: drawing() != closer)
    page.one(".frame").send_keys("0")
    page.wait(lambda: [float(x) for x in drawing().split()] == [float(x) for x in whole.split()])


def test_the_first_press_of_a_button_counts(browser: Chrome, site: RunningSite) -> None:
    page = SitePage(browser, site).open(ROUTE)
    page.click(".zoom button")
    page.wait(lambda: page.all(".frame[data-zoomed]"))


TYPE = """
  const names = [...document.querySelectorAll('.frame .ports text')];
  const shown = names.filter(name => name.getClientRects().length);
  return shown.map(name => {
    const { a, b } = name.getScreenCTM();
    return Math.round(Math.hypot(a, b) * parseFloat(getComputedStyle(name).fontSize));
  });
"""
"""The heights of the names that are to be seen, in CSS pixels."""


def test_the_chart_chooses_its_names_by_the_room_it_has(browser: Chrome, site: RunningSite) -> None:
    page = SitePage(browser, site)
    emulate(browser, width=390, height=844)
    page.open(ROUTE)
    page.click(".zoom button")
    page.wait(lambda: page.all("[data-names=few]"))
    few = browser.execute_script(TYPE)
    page.click(".zoom button")
    page.click(".zoom button")
    page.wait(lambda: page.all("[data-names=all]"))
    closer = browser.execute_script(TYPE)
    page.click(".zoom button:last-child")
    page.wait(lambda: page.all("[data-names=few]"))
    emulate(browser, width=1280, height=900)
    page.wait(lambda: page.all("[data-names=all]"))
    wide = browser.execute_script(TYPE)
    assert len(few) < len(closer) == len(wide)
    assert {*few, *closer, *wide} == {12}


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_without_scripts_the_form_asks_and_answers(
    plain_browser: Chrome, site: RunningSite, locale: str
) -> None:
    page = SitePage(plain_browser, site, locale).open("/route-search")
    page.one("#origin").send_keys("valencia")
    page.one("#destination").send_keys("NLRTM")
    page.click(".ask .btn")
    page.wait(lambda: page.all("input[type=radio][name=origin]"))
    page.click("input[value=ESVLC]")
    page.click(".ask .btn")
    page.wait(lambda: page.address == "/route-search/valencia-esvlc/rotterdam-nlrtm")
    assert not page.one(".zoom").is_displayed()


FRAMED = """
const frame = document.querySelector(".frame").getBoundingClientRect();
const names = [...document.querySelectorAll(".frame .port")]
  .map((one) => one.getBoundingClientRect())
  .filter((one) => one.width);
return {
  height: frame.height,
  names: names.length,
  cut: names.filter((one) => one.left < frame.left || one.right > frame.right
    || one.top < frame.top || one.bottom > frame.bottom).length,
};
"""


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize(
    "path", [ROUTE, "/route-search/shanghai-cnsha/los-angeles-uslax"], ids=["cropped", "wide"]
)
def test_the_chart_is_high_enough_and_cuts_no_name(
    browser: Chrome, site: RunningSite, path: str, width: int
) -> None:
    emulate(browser, width=width, height=844)
    SitePage(browser, site).open(path)
    framed = browser.execute_script(FRAMED)
    assert framed["height"] >= 320
    assert framed["names"] > 2
    assert framed["cut"] == 0
