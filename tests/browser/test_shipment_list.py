"""A list of shipments as visitors meet it: a file is sent, a question answered, all printed."""

import base64
from pathlib import Path

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select

from tests.support.browser import axe, emulate
from tests.support.pages import SitePage
from tests.support.shipment_lists import LANE, PAGE, workbook
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

ROWS = ((*LANE[:2], "Portland", *LANE[3:]), LANE, ("B", "", "", "", "", "", "", "", ""))
WORK_OUT = "#tool > .acts button"


def sent(browser: Chrome, site: RunningSite, locale: str, file: Path) -> SitePage:
    """The answer to a list that was chosen as a file."""
    file.write_bytes(workbook(*ROWS))
    page = SitePage(browser, site, locale).open(PAGE)
    page.one("#file").send_keys(str(file))
    page.send_by(WORK_OUT)
    page.one("#sums")
    return page


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_a_file_is_sent_and_a_question_answered(
    anyone: Chrome, site: RunningSite, locale: str, tmp_path: Path
) -> None:
    page = sent(anyone, site, locale, tmp_path / "list.xlsx")
    assert len(page.all("#refused")) == 1
    assert "7,080" in page.one("section[aria-labelledby=each]").text
    if page.runs_scripts:
        assert not axe(anyone)
    Select(page.one("#choice-1")).select_by_index(1)
    page.send_by(".fset .acts button")
    page.wait(lambda: not page.all("#choice-1"))
    assert "USPDX" in str(page.one("#rows").get_property("value"))
    assert len(page.all("[aria-labelledby=refused] tbody tr")) == 1


def test_the_statement_is_printed_as_tables(
    browser: Chrome, site: RunningSite, tmp_path: Path
) -> None:
    page = sent(browser, site, "en-US", tmp_path / "list.xlsx")
    page.click("button[value=statement]")
    assert page.one("#method")
    assert not axe(browser)
    emulate(browser, width=390, height=844)
    beside = "return document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not browser.execute_script(beside)
    emulate(browser, width=1280, height=900)
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    head = browser.find_element(By.CSS_SELECTOR, "[aria-labelledby=by-mode] thead")
    assert head.is_displayed()
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    printed = browser.execute_cdp_cmd("Page.printToPDF", {})
    assert base64.b64decode(printed["data"]).startswith(b"%PDF")
