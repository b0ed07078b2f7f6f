"""The question for consent as a part of the page: keyboard, room, accessibility, no shift."""

from collections.abc import Callable

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from tests.support.browser import axe, emulate
from tests.support.pages import ChoicesPage

pytestmark = pytest.mark.browser

Before = Callable[[str], None]
FOCUS = "return document.activeElement.value || document.activeElement.textContent"
COVERED = """
const question = document.getElementById('consent').getBoundingClientRect();
const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const covered = [];
for (const one of document.querySelectorAll(stops)) {
  if (one.closest('#consent') || !one.checkVisibility()) continue;
  one.focus();
  const box = one.getBoundingClientRect();
  // Of what is large its beginning is to be seen.
  const end = box.top + Math.min(box.height, 60);
  if (document.activeElement === one && box.height && end > question.top + 1)
    covered.push(one.outerHTML.slice(0, 80));
}
return covered;
"""
NOTE_SHIFTS = """
  window.shifts = [];
  new PerformanceObserver(list => shifts.push(...list.getEntries().map(one => one.value)))
    .observe({type: 'layout-shift', buffered: true});
"""
SHIFTS = """
  const told = arguments[arguments.length - 1];
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => told(shifts))));
"""


@pytest.fixture
def page(choices: ChoicesPage) -> ChoicesPage:
    """A visitor who was never here."""
    return choices


def test_the_question_is_answered_by_keyboard_and_traps_nobody(page: ChoicesPage) -> None:
    page.open("/blog").wait_for_question()
    keys = ActionChains(page.driver)
    stops = []
    for _ in range(4):
        keys.send_keys(Keys.TAB).perform()
        stops.append(page.driver.execute_script(FOCUS).strip())
    assert stops == ["Skip to content", "none", "all", "Choose"]
    keys.send_keys(Keys.TAB).perform()
    assert page.driver.execute_script("return document.activeElement.className") == "brand"
    for _ in range(3):
        keys.key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
    assert page.driver.execute_script(FOCUS) == "none"
    keys.send_keys(Keys.ENTER).perform()
    page.wait(lambda: not page.has_question)
    text = page.one("#consent-kept").get_attribute("textContent") or ""
    assert text.startswith("Your choice is saved.")
    assert page.cookie == "1"
    # On the way through the page nothing is lost.
    keys.send_keys(Keys.TAB).perform()
    assert page.driver.execute_script("return document.activeElement.className") == "brand"


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
@pytest.mark.parametrize(("width", "height"), [(320, 640), (360, 740), (768, 1024), (1440, 900)])
def test_the_question_covers_nothing_that_has_the_focus(
    page: ChoicesPage, locale: str, width: int, height: int
) -> None:
    page.locale = locale
    emulate(page.driver, width=width, height=height)
    page.open("/company/contact").wait_for_question()
    assert page.driver.execute_script(COVERED) == []


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
@pytest.mark.parametrize(("scheme", "width"), [("light", 360), ("dark", 1280)])
def test_the_question_and_the_page_of_choices_are_accessible(
    page: ChoicesPage, locale: str, scheme: str, width: int
) -> None:
    page.locale = locale
    emulate(page.driver, width=width, height=900, scheme=scheme)
    page.open("/blog").wait_for_question()
    assert not axe(page.driver)
    page.open()
    assert not axe(page.driver)
    assert not page.has_question


def test_the_question_moves_nothing(page: ChoicesPage, before: Before) -> None:
    before(NOTE_SHIFTS)
    page.open("/blog").wait_for_question()
    assert page.driver.execute_async_script(SHIFTS) == []
