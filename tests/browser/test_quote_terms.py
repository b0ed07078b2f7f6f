"""EXW and FOB in the quote: one choice of terms, and then which of the two."""

import pytest
from selenium.webdriver import Chrome

from tests.support.pages import QuotePage
from tests.support.stack.site import RunningSite

pytestmark = [pytest.mark.browser, pytest.mark.owns_server]

ANSWERED = (
    "/get-started?origin=CNSHA&destination=NLRTM&mode=ocean-fcl&delivery=port-to-port"
    "&containers-20-standard=2&weight_kg=6000"
)


def asked(page: QuotePage) -> list[str]:
    return [name for name in ("exw_or_fob", "exw_address") if page.applies(name)]


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_exw_asks_for_the_suppliers_door_and_fob_does_not(
    browser: Chrome, site: RunningSite, locale: str
) -> None:
    page = QuotePage(browser, site, locale).open(ANSWERED)
    page.ready()
    page.fill(ready_date=page.answers["ready_date"])
    assert asked(page) == []
    page.fill(incoterm="exw-fob")
    page.wait(lambda: asked(page) == ["exw_or_fob"])
    page.fill(exw_or_fob="exw")
    page.wait(lambda: len(asked(page)) == 2)
    page.press()
    assert page.error("exw_address")
    assert page.visible_steps == [3]
    page.fill(exw_or_fob="fob")
    page.wait(lambda: asked(page) == ["exw_or_fob"])
    page.press()
    page.wait(lambda: page.visible_steps == [4])
