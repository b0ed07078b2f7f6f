"""What a visitor has on paper: a route as one sheet, black on white."""

import base64
import re

import pytest
from selenium.webdriver import Chrome

from portolan.core.brand import BRAND
from tests.support.pages import SitePage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

ROUTE = "/route-search/shanghai-cnsha/rotterdam-nlrtm"
BY_RIVER = "/route-search/chongqing-cnckg/duisburg-dedui"
WHAT_IF = "/route-search/shanghai-cnsha/rotterdam-nlrtm/what-if?avoid=suez"
A4 = {"paperWidth": 8.27, "paperHeight": 11.69}
LETTER = {"paperWidth": 8.5, "paperHeight": 11.0}
INK = """
const lane = getComputedStyle(document.querySelector(".lane.route")).stroke;
const words = getComputedStyle(document.querySelector(".under-map")).color;
return [lane, words];
"""
BEFORE_PRINT = """
dispatchEvent(new Event("beforeprint"));
return document.querySelector(".boot").innerText.includes(arguments[0]);
"""


def sheets(browser: Chrome, paper: dict[str, float]) -> int:
    """How many sheets the page takes, of a width and height in inches."""
    printed = browser.execute_cdp_cmd("Page.printToPDF", paper)
    return len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(printed["data"])))


@pytest.mark.parametrize("route", [f"{ROUTE}?weight_kg=4800", BY_RIVER, WHAT_IF])
@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_a_route_takes_one_sheet(
    browser: Chrome, site: RunningSite, locale: str, route: str
) -> None:
    SitePage(browser, site, locale).open(route)
    assert [sheets(browser, paper) for paper in (A4, LETTER)] == [1, 1]


def test_the_question_for_consent_takes_no_paper(browser: Chrome, asking: RunningSite) -> None:
    page = SitePage(browser, asking)
    page.open(ROUTE)
    assert sheets(browser, A4) == 1


def test_the_button_prints(browser: Chrome, site: RunningSite) -> None:
    SitePage(browser, site).open(ROUTE)
    browser.execute_script("window.print = () => (document.title = 'printed')")
    browser.find_element("css selector", "[name='print']").click()
    assert browser.title == "printed"


def test_what_stands_on_a_ground_is_black(browser: Chrome, site: RunningSite) -> None:
    SitePage(browser, site).open(ROUTE)
    assert "rgb(0, 0, 0)" not in browser.execute_script(INK)
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    black = browser.execute_script(INK)
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    assert black == ["rgb(0, 0, 0)"] * 2


@pytest.mark.parametrize(("locale", "year"), [("en-US", ", 20"), ("zh-CN", "年")])
@pytest.mark.parametrize("path", [ROUTE, "/data/hs-code?q=392410", "/help/delivery-appointments"])
def test_paper_names_company_address_and_day(
    browser: Chrome, site: RunningSite, path: str, locale: str, year: str
) -> None:
    page = SitePage(browser, site, locale)
    page.open(path)
    strip = browser.find_element("css selector", ".boot")
    assert path not in strip.text
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    # What the browser tells the page before it prints; the runtime may still be on its way.
    page.wait(lambda: browser.execute_script(BEFORE_PRINT, year))
    on_paper = strip.text
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    assert BRAND.legal_name in on_paper
    assert f"{path} · " in on_paper
