"""The rows of pieces in the quote: filled, added and removed by one press, with scripts or not."""

import pytest
from selenium.webdriver import Chrome

from tests.support.pages import QuotePage
from tests.support.stack.site import RunningSite

pytestmark = [pytest.mark.browser, pytest.mark.owns_server]

KNOWN = "/get-started?origin=CNSHA&destination=NLRTM&mode=ocean-fcl&delivery=port-to-port"


def test_a_row_of_pieces_is_filled_added_and_removed_by_one_press(
    anyone: Chrome, site: RunningSite
) -> None:
    page = QuotePage(anyone, site).open(KNOWN)
    page.ready()
    page.reach("pieces-1-count")
    page.fill(**{"pieces-1-count": "8"})
    page.click("main [name=pieces-more][value='120x80']")
    page.wait(lambda: page.value("pieces-1-length") == "120")
    assert [page.value(f"pieces-1-{cell}") for cell in ("count", "width")] == ["8", "80"]
    page.fill(**{"pieces-1-height": "100"})
    page.click("main [name=pieces-more][value='120x100']")
    page.wait(lambda: page.all("main [name=pieces-2-length]"))
    assert page.value("pieces-2-width") == "100"
    page.click("main [name=pieces-more][value=fewer]")
    page.wait(lambda: not page.all("main [name=pieces-2-length]"))
    assert page.value("pieces-1-height") == "100"


def test_what_is_typed_after_a_press_on_a_pallet_is_how_many(
    browser: Chrome, site: RunningSite
) -> None:
    page = QuotePage(browser, site).open(KNOWN)
    page.ready()
    page.reach("pieces-1-count")
    page.click("main [name=pieces-more][value='120x80']")
    page.wait(lambda: page.value("pieces-1-length") == "120")
    browser.switch_to.active_element.send_keys("8")
    assert page.value("pieces-1-count") == "8"
