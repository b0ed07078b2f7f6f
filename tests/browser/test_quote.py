"""The freight quote in steps, and on one page; the days and the advice that follow the answers."""

from collections.abc import Sequence

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.keys import Keys

from tests.support.browser import OF_THE_SCREEN, axe, emulate
from tests.support.matrix import covering
from tests.support.pages import QuotePage
from tests.support.stack.site import RunningSite

pytestmark = [pytest.mark.browser, pytest.mark.owns_server]

ROUTE = {"origin": "Shanghai", "destination": "Rotterdam", "mode": "ocean-fcl",
         "delivery": "port-to-port"}  # fmt: skip
KNOWN = "/get-started?origin=CNSHA&destination=NLRTM&mode=ocean-fcl&delivery=port-to-port"

LAST = 5
"""The last step again, with what is wrong with it."""
WIDTHS = (360, 1440)
LOOKS = covering((1, 2, 3, 4, LAST), ("light", "dark"), WIDTHS)


def opened(driver: Chrome, site: RunningSite, path: str = "", locale: str = "en-US") -> QuotePage:
    page = QuotePage(driver, site, locale).open(path or None)
    page.ready()
    return page


def test_one_step_after_another(browser: Chrome, site: RunningSite) -> None:
    page = opened(browser, site)
    assert page.visible_steps == [1]
    page.press()
    assert page.visible_steps == [1]
    assert page.focused.startswith("4 answers need another look")
    assert page.title.startswith("Error: ")
    page.fill(**ROUTE)
    page.press()
    page.wait(lambda: page.visible_steps == [2])
    assert page.focused == "Step 2 of 4\nCargo"
    assert not page.title.startswith("Error: ")
    assert not page.all("main .summary")


def test_the_first_step_needs_no_react_until_it_is_left(browser: Chrome, site: RunningSite) -> None:
    page = QuotePage(browser, site).open(KNOWN)
    page.wait(lambda: page.one("[name=first]").is_displayed())
    assert page.visible_steps == [1]
    assert "react" not in page.scripts()
    page.click("[name=first]")
    page.wait(lambda: page.visible_steps == [2])
    assert page.focused == "Step 2 of 4\nCargo"
    assert not page.one("[name=first]").is_displayed()


def test_the_enter_key_goes_on(browser: Chrome, site: RunningSite) -> None:
    page = opened(browser, site, KNOWN)
    page.one("#quote-origin").send_keys(Keys.ENTER)
    page.wait(lambda: page.visible_steps == [2])


def test_back_loses_nothing(browser: Chrome, site: RunningSite) -> None:
    page = opened(browser, site, KNOWN)
    page.press()
    page.count("20-standard", "2")
    page.fill(weight_kg="18000")
    page.press()
    page.wait(lambda: page.visible_steps == [3])
    browser.back()
    page.wait(lambda: page.visible_steps == [2])
    page.wait(lambda: page.focused == "Step 2 of 4\nCargo")
    page.click(".step-back")
    page.wait(lambda: page.visible_steps == [1])
    assert page.value("origin") == "Shanghai (CNSHA)"
    browser.forward()
    page.wait(lambda: page.visible_steps == [2])
    assert page.value("containers-20-standard") == "2"
    assert page.value("weight_kg") == "18000"
    assert [bool(leg) for leg in page.legs] == [True, True, True, False]


def test_a_rejection_leads_to_the_step_of_each_field(browser: Chrome, site: RunningSite) -> None:
    page = opened(browser, site)
    page.fill_well()
    # What only the server finds: the script knows no addresses.
    page.fill(work_email="no-address")
    page.send()
    page.wait(lambda: page.summary)
    assert page.visible_steps == [4]
    page.click(".summary a")
    assert browser.switch_to.active_element.get_dom_attribute("id") == "quote-work-email"


def test_a_page_that_came_rejected_opens_at_its_first_error(
    browser: Chrome, site: RunningSite
) -> None:
    page = opened(browser, site)
    page.fill_well()
    # Past the script, as a form is sent that has not woken yet.
    browser.execute_script(
        "document.querySelector('#quote-weight-kg').value = 'heavy';"
        "document.querySelector('#quote-phone').value = '1';"
        "HTMLFormElement.prototype.submit.call(document.querySelector('main form'))"
    )
    page.wait(lambda: page.title.startswith("Error: "))
    page.ready()
    page.wait(lambda: page.visible_steps == [2])
    assert len(page.summary) == 2
    page.summary_links[1].click()
    page.wait(lambda: page.visible_steps == [4])
    assert browser.switch_to.active_element.get_dom_attribute("id") == "quote-phone"


def test_the_days_follow_the_answers(browser: Chrome, site: RunningSite) -> None:
    page = opened(browser, site)
    assert page.advice == []
    page.one("#quote-origin").send_keys("shangh")
    page.wait(lambda: page.all("#quote-origin-list [role=option]"))
    page.one("#quote-origin").send_keys(Keys.ARROW_DOWN)
    page.wait(lambda: page.all("[role=option][aria-selected=true]"))
    assert not axe(browser)
    page.one("#quote-origin").send_keys(Keys.ENTER)
    assert page.value("origin") == "Shanghai (CNSHA)"
    page.fill(destination="Rotterdam", mode="ocean-lcl")
    page.wait(lambda: page.advice)
    assert "32–51\ndays, port to port" in page.advice[0]
    page.fill(mode="air")
    page.wait(lambda: page.advice and "days, airport to airport" in page.advice[0])
    page.fill(destination="Nowhere at all")
    page.wait(lambda: page.advice and "This destination is not in" in page.advice[0])
    assert len(page.advice) == 1


def test_the_days_of_a_link_are_there_at_once(browser: Chrome, site: RunningSite) -> None:
    page = opened(browser, site, KNOWN, "zh-CN")
    assert "32–51\n天，港到港" in page.advice[0]
    page.click(".btn ~ a.more")
    page.wait(lambda: page.location == "/route-search/shanghai-cnsha/rotterdam-nlrtm")


def test_a_tool_is_reached_from_the_form_and_left_again(browser: Chrome, site: RunningSite) -> None:
    """Typed pieces are not "carried over", go along to the planner, and stand there afterwards."""
    page = opened(browser, site, KNOWN)
    row = {"count": "10", "length": "122", "width": "102", "height": "150", "weight": "500"}
    page.fill(**{f"pieces-1-{name}": text for name, text in row.items()})
    page.wait(lambda: page.all(".advice a[href^='/load-planner']"))
    assert not any("carried over" in one for one in page.advice)
    page.click(".advice a[href^='/load-planner']")
    page.wait(lambda: page.all("#answer"))
    assert page.one("#answer").text.split() == ["1", "×", "20'", "Standard"]
    browser.back()
    page.wait(lambda: page.all("#quote-origin"))
    page.wait(lambda: page.value("pieces-1-weight") == "500")
    assert page.value("origin") == "Shanghai (CNSHA)"


def test_the_day_of_arrival_follows_the_ready_date(browser: Chrome, site: RunningSite) -> None:
    page = opened(browser, site, KNOWN.replace("port-to-port", "port-to-door"))
    page.fill(
        **{
            "delivery_address": "3089 JW Rotterdam",
            "containers-20-standard": "1",
            "weight_kg": "9000",
        }
    )
    # The day is set without an event, so that another answer has to be given after it.
    page.fill(ready_date=page.answers["ready_date"], note="Tail lift")
    page.wait(lambda: any(one.startswith("Likely at the door") for one in page.advice))


def test_advice_and_questions_follow_the_cargo(browser: Chrome, site: RunningSite) -> None:
    page = opened(browser, site, KNOWN)
    page.press()
    page.count("20-standard", "2")
    page.fill(weight_kg="60000")
    page.wait(lambda: page.advice)
    assert "3 × 20' Standard" in page.advice[0]
    assert not page.applies("battery_packing")
    page.fill(dangerous_goods="batteries")
    page.wait(lambda: page.applies("battery_packing"))
    assert not page.applies("un_number")
    page.fill(battery_chemistry="lithium-metal", battery_packing="alone")
    page.wait(lambda: any("UN3090" in one for one in page.advice))
    page.fill(dangerous_goods="hazardous-materials")
    page.wait(lambda: page.applies("un_number"))
    page.fill(un_number="12")
    page.press()
    assert page.error("un_number").endswith("Please enter a valid response")


def test_no_step_has_a_fault(browser: Chrome, site: RunningSite) -> None:
    # The same address again would be a reload, which returns to the step.
    browser.get("about:blank")
    page = opened(browser, site, f"{KNOWN}&containers-20-standard=2&weight_kg=60000")
    for step in (1, 2, 3, 4):
        assert page.visible_steps == [step]
        look_at(page, step)
        if step == 3:
            page.fill(incoterm="exw-fob", ready_date=page.answers["ready_date"])
        page.send_step()
    look_at(page, LAST)


def look_at(page: QuotePage, step: int) -> None:
    """Look for faults of a step, in each light and width that is its turn."""
    rules: Sequence[str] = ()
    for _, scheme, width in (look for look in LOOKS if look[0] == step):
        emulate(page.driver, width=width, height=900, scheme=scheme)
        assert not axe(page.driver, rules=rules), (step, scheme, width)
        rules = OF_THE_SCREEN
    for width in WIDTHS:
        emulate(page.driver, width=width, height=900)
        overflow = "return document.documentElement.scrollWidth > innerWidth"
        assert not page.driver.execute_script(overflow), (step, width)


def test_paper_has_all_of_it(browser: Chrome, site: RunningSite) -> None:
    page = opened(browser, site)
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    assert page.visible_steps == [1, 2, 3, 4]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})


def test_without_scripts_it_is_one_page(plain_browser: Chrome, site: RunningSite) -> None:
    page = opened(plain_browser, site, KNOWN)
    assert page.visible_steps == [1, 2, 3, 4]
    assert "32–51\ndays, port to port" in page.advice[0]
    page.count("20-standard", "2")
    page.fill(weight_kg="60000")
    page.press()
    page.wait(lambda: page.title.startswith("Error: "))
    assert page.visible_steps == [1, 2, 3, 4]
    assert len(page.advice) == 2
    assert "3 × 20' Standard" in page.advice[1]
    page.click(".legs li:nth-child(4) a")
    assert page.location.endswith("#quote-step-4")
