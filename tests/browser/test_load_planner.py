"""The drawing of a load: turned with the pointer, by keys, or by links without scripts."""

import pytest
from selenium.webdriver import ActionChains, Chrome, Keys

from tests.support.browser import axe
from tests.support.pages import SitePage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

PALLETS = "pieces-1-count=8&pieces-1-length=120&pieces-1-width=80&pieces-1-height=100"
CARTONS = "pieces-2-count=90&pieces-2-length=60&pieces-2-width=40&pieces-2-height=40"
ROWS = f"{PALLETS}&pieces-1-weight=400&pieces-1-top=y&{CARTONS}&pieces-2-weight=12"
PLAN = f"/load-planner?unit=20-standard&{ROWS}"
DRAWING = ".loaded svg"
SHAPES = """
  const round = (value) => Math.round(value);
  return [...document.querySelectorAll(".loaded svg path, .loaded svg text")].map((shape) => {
    const { x, y, width, height } = shape.getBBox();
    const kind = `${shape.closest("g")?.getAttribute("class")} ${shape.getAttribute("class")}`;
    const word = shape.tagName === "text" && shape.textContent;
    return [kind, word, ...[x, y, width, height].map(round)];
  });
"""
REDRAW = "document.querySelector('[name=angle]').dispatchEvent(new Event('input'))"


def planned(browser: Chrome, site: RunningSite, more: str = "") -> SitePage:
    """The page of a plan, once its drawing can be turned."""
    return touched(SitePage(browser, site).open(f"{PLAN}{more}"))


def touched(page: SitePage) -> SitePage:
    """The same page, once a pointer has moved on it and its drawing can be turned."""

    def can_turn() -> bool:
        page.driver.execute_script("document.dispatchEvent(new PointerEvent('pointermove'))")
        return page.one(".turning").is_displayed()

    page.wait(can_turn)
    return page


def shapes(browser: Chrome) -> list[list[object]]:
    """Each path and word of the drawing: its kind and where it lies."""
    result: list[list[object]] = browser.execute_script(SHAPES)
    return result


def almost(one: list[list[object]], two: list[list[object]]) -> bool:
    """Whether two drawings are the same to a unit of a thousand."""
    return len(one) == len(two) and all(
        a[:2] == b[:2] and all(abs(x - y) <= 1 for x, y in zip(a[2:], b[2:], strict=True))  # type: ignore[operator]  # behind the first two are numbers
        for a, b in zip(one, two, strict=True)
    )


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("step", ["", "&step=2"])
def test_the_browser_draws_what_the_server_draws(
    browser: Chrome, site: RunningSite, turn: int, step: str
) -> None:
    page = planned(browser, site, f"&turn={turn}{step}")
    before, markup = shapes(browser), page.one(DRAWING).get_attribute("innerHTML")
    browser.execute_script(REDRAW)
    page.wait(lambda: page.one(DRAWING).get_attribute("innerHTML") != markup)
    assert almost(before, shapes(browser))


def test_the_drawing_is_turned_with_the_pointer(browser: Chrome, site: RunningSite) -> None:
    page = planned(browser, site)
    before = shapes(browser)
    ActionChains(browser).drag_and_drop_by_offset(page.one(DRAWING), 60, 0).perform()
    page.wait(lambda: shapes(browser) != before)
    assert page.one("[name=angle]").get_property("value") == "15"
    stored = shapes(browser)
    ActionChains(browser).move_to_element_with_offset(page.one(DRAWING), 30, 9).perform()
    assert shapes(browser) == stored


def test_it_is_turned_and_loaded_by_keys(browser: Chrome, site: RunningSite) -> None:
    page = planned(browser, site)
    last = len(page.all(".steps tbody tr"))
    step = page.one("[name=step]")
    step.send_keys(Keys.HOME, Keys.ARROW_RIGHT)
    page.wait(lambda: page.one("figcaption").text.startswith(f"Step 1 of {last}."))
    assert [kind for kind, *_rest in shapes(browser) if str(kind).startswith("now")]
    assert page.one("tr.now a[aria-current=step]").text == "Step 1"
    assert str(step.get_attribute("aria-valuetext")).startswith("Step 1")
    assert not axe(browser)
    page.one("[name=angle]").send_keys(Keys.ARROW_RIGHT)
    page.wait(lambda: page.one("[name=angle]").get_property("value") == "50")
    step.send_keys(Keys.END)
    page.wait(lambda: page.one("figcaption").text.startswith(f"Step {last} of {last}."))
    assert not page.all("tr.now")


def test_links_turn_it_without_scripts(anyone: Chrome, site: RunningSite) -> None:
    page = SitePage(anyone, site).open(PLAN)
    if page.runs_scripts:
        touched(page)
        assert not page.one(".turns").is_displayed()
        return
    assert not page.one(".turning").is_displayed()
    before = page.one(DRAWING).get_attribute("innerHTML")
    page.click(".turns a:last-child")
    page.wait(lambda: page.one(DRAWING).get_attribute("innerHTML") != before)


def test_no_word_of_the_drawing_is_cut_on_a_small_screen(
    browser: Chrome, site: RunningSite
) -> None:
    browser.set_window_size(500, 900)
    planned(browser, site)
    cut = browser.execute_script("""
      const whole = document.querySelector(".loaded svg").getBoundingClientRect();
      return [...document.querySelectorAll(".loaded svg text")].filter((word) => {
        const { left, right, top, bottom } = word.getBoundingClientRect();
        return left < whole.left || right > whole.right || top < whole.top || bottom > whole.bottom;
      }).length;
    """)
    browser.set_window_size(1280, 900)
    assert cut == 0


def test_the_plan_is_printed_with_its_pieces_and_all_their_faces(
    browser: Chrome, site: RunningSite
) -> None:
    alone = f"/load-planner?unit=20-standard&{PALLETS}&pieces-1-weight=400"
    page = touched(SitePage(browser, site).open(alone))
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    printed = {
        name: [one.is_displayed() for one in page.all(selector)]
        for name, selector in {
            "rows of pieces": ".told dd",
            "what is pressed": ".turning, .more-rows button, .top nav",
            "faces": f"{DRAWING} g path:not(.hair)",
        }.items()
    }
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    assert {name: set(seen) for name, seen in printed.items()} == {
        "rows of pieces": {True},
        "what is pressed": {False},
        "faces": {True},
    }
