"""Many pages in one document: nothing is said in the console, and nothing piles up."""

from typing import Any

import pytest
from selenium.webdriver import Chrome

from tests.support.matrix import one_in
from tests.support.navigating import Visit, is_page
from tests.support.urls import DEVELOPMENT, TEMPLATES

pytestmark = pytest.mark.browser

SERVED = [path for name, path in TEMPLATES.items() if name not in DEVELOPMENT]
PAGES = [path for path in SERVED if is_page(path)]
PATHS = one_in(5, PAGES)
AWAKE = "return document.querySelectorAll('[data-hydrated]').length"
TOUCH_ALL = """
const asleep = [...document.querySelectorAll("#main [data-island]:not([data-hydrated])")];
for (const one of asleep) one.dispatchEvent(new PointerEvent("pointerdown", {bubbles: true}));
return asleep.length;
"""
# Not by the keyboard: what it typed, Chromium itself keeps for undoing it.
TYPE = """
const field = document.querySelector("main [name=first_name]");
field.value = "x";
field.dispatchEvent(new Event("input", {bubbles: true}));
"""
ROUND = ("/company/contact", "/get-started", "/careers/jobs", "/blog/suez-or-the-cape", "/atlas")


def counters(driver: Chrome) -> dict[str, Any]:
    """Documents, nodes and listeners that are left once what nobody needs is gone."""
    for _ in range(3):
        driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
    return dict(driver.execute_cdp_cmd("Memory.getDOMCounters", {}))


def woken(visit: Visit) -> int:
    """The islands of the page, each touched until it is awake."""

    def is_awake() -> bool:
        return bool(visit.run(TOUCH_ALL) == 0)

    visit.page.wait(is_awake)
    return int(visit.run(AWAKE))


def test_many_pages(visit: Visit) -> None:
    visit.start("/api")
    for path in PATHS:
        visit.go(path)
        woken(visit)
    assert len(PATHS) >= 15
    visit.go("/api")
    # No island of all these pages is awake any more.
    assert visit.run(AWAKE) == 0


def test_the_same_pages_again_and_again(visit: Visit) -> None:
    visit.start("/api")
    driver = visit.driver
    driver.execute_cdp_cmd("HeapProfiler.enable", {})
    awake: list[list[int]] = []
    left = []
    for _ in range(5):
        awake.append([])
        for path in ROUND:
            visit.go(path)
            awake[-1].append(woken(visit))
            if path == ROUND[0]:
                visit.run(TYPE)
        visit.go("/api")
        left.append(counters(driver))
    assert awake == [awake[0]] * 5
    assert sum(awake[0]) >= 3
    # The first rounds fetch what is fetched once.
    early, late = left[1], left[4]
    assert late["documents"] <= early["documents"]
    assert late["nodes"] <= early["nodes"] * 1.02
    assert late["jsEventListeners"] <= early["jsEventListeners"] + 4
