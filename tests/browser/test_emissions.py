"""The emissions calculator, asked in the browser: its answer first, the form folded away."""

import pytest
from selenium.webdriver import Chrome

from tests.support.pages import SitePage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

ASKED = {"origin": "Shanghai", "destination": "Los Angeles", "weight_kg": "1000"}


def test_an_answer_folds_the_form_away_until_it_is_unfolded(
    browser: Chrome, site: RunningSite
) -> None:
    page = SitePage(browser, site).open("/emissions-calculator")
    page.wake_island()
    for name, text in ASKED.items():
        page.one(f"main [name={name}]").send_keys(text)
    page.click("main .acts button")
    page.wait(lambda: page.all("#emissions-result"))
    assert not page.one("main form.calc").is_displayed()
    assert "Los Angeles" in page.one(".asked-before summary").text

    page.click(".asked-before summary")
    field = page.one("main [name=weight_kg]")
    page.wait(field.is_displayed)
    assert "Los Angeles" in str(page.one("main [name=destination]").get_attribute("value"))
    page.write(field, "2000")
    page.click("main .acts button")
    page.wait(lambda: not field.is_displayed())
    assert "2 t" in page.one(".asked-before summary").text
