"""The keys of a combobox after the ARIA Authoring Practices, on the search of the header."""

import pytest
from selenium.webdriver import ActionChains, Chrome
from selenium.webdriver.common.keys import Keys

from tests.support.pages import SearchBox
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

OPTIONS = "header [role=option]"
TAKEN = """
window.taken = [];
addEventListener("keydown", event => window.taken.push(event.defaultPrevented));
"""


class OpenBox(SearchBox):
    """The search box of the header with a word typed and its list open."""

    def wake(self) -> None:
        """Touch the box and wait until it is a combobox."""
        self.click(self.box)
        self.wait(lambda: self.all(f"{self.box}[role=combobox]"))

    @property
    def text(self) -> str:
        """What the box says."""
        return str(self.one(self.box).get_property("value"))

    @property
    def cursor(self) -> int:
        """Where the next letter would go."""
        return int(str(self.one(self.box).get_property("selectionStart")))

    @property
    def chosen(self) -> int | None:
        """The index of the chosen suggestion."""
        states = [one.get_dom_attribute("aria-selected") for one in self.all(OPTIONS)]
        return states.index("true") if "true" in states else None

    def press_with(self, held: str, key: str) -> None:
        """Press a key while another is held."""
        ActionChains(self.driver).key_down(held).send_keys(key).key_up(held).perform()

    def wait_for_choice(self, index: int | None) -> None:
        """Wait until this suggestion is chosen."""
        self.wait(lambda: (self.chosen == index) or None)


@pytest.fixture
def box(browser: Chrome, site: RunningSite) -> OpenBox:
    page = OpenBox(browser, site).open("/glossary")
    page.wake()
    page.type("demur")
    assert len(page.suggestions) > 1
    return page


def test_down_chooses_the_first_and_goes_round(box: OpenBox) -> None:
    for index in [*range(len(box.suggestions)), None, 0]:
        box.press(Keys.ARROW_DOWN)
        box.wait_for_choice(index)
    assert box.text == "demur"


def test_up_chooses_the_last(box: OpenBox) -> None:
    box.press(Keys.ARROW_UP)
    box.wait_for_choice(len(box.suggestions) - 1)


def test_the_last_leads_to_all_results(box: OpenBox) -> None:
    assert box.suggestions[-1].startswith("All results for “demur”")
    box.press(Keys.ARROW_UP)
    box.wait_for_choice(len(box.suggestions) - 1)
    box.press(Keys.ENTER)
    box.wait(lambda: box.location == "/search?q=demur#found")


def test_the_chosen_one_is_in_sight(box: OpenBox) -> None:
    box.driver.execute_script(
        "const list = document.querySelector('header [role=listbox]');"
        "list.style.maxHeight = '6rem'; list.style.overflow = 'auto'"
    )
    box.press(Keys.ARROW_UP)
    box.wait(
        lambda: box.driver.execute_script(
            "const list = document.querySelector('header [role=listbox]').getBoundingClientRect();"
            "const chosen = document.querySelector('header [aria-selected=true]');"
            "const {top, bottom} = chosen?.getBoundingClientRect() ?? {};"
            "return top >= list.top - 1 && bottom <= list.bottom + 1"
        )
    )


@pytest.mark.parametrize(
    ("key", "cursor"),
    [(Keys.HOME, 0), (Keys.END, 5), (Keys.ARROW_LEFT, 4), (Keys.ARROW_RIGHT, 5)],
    ids=["home", "end", "left", "right"],
)
def test_moving_in_the_text_chooses_nothing(box: OpenBox, key: str, cursor: int) -> None:
    box.press(Keys.ARROW_DOWN)
    box.wait_for_choice(0)
    box.press(key)
    box.wait_for_choice(None)
    assert box.cursor == cursor
    assert box.all(OPTIONS)


@pytest.mark.parametrize("key", ["x", Keys.BACKSPACE], ids=["letter", "backspace"])
def test_another_text_chooses_nothing_and_enter_asks_for_it(box: OpenBox, key: str) -> None:
    box.press(Keys.ARROW_DOWN)
    box.wait_for_choice(0)
    box.press(key)
    typed = box.text
    box.press(Keys.ENTER)
    box.wait(lambda: box.address == f"/search?q={typed}")


def test_escape_closes_the_list_and_never_takes_the_text(box: OpenBox) -> None:
    for _ in range(2):
        box.press(Keys.ESCAPE)
        box.wait(lambda: not box.all(OPTIONS))
        assert box.text == "demur"


def test_alt_and_down_opens_without_choosing(box: OpenBox) -> None:
    box.press(Keys.ESCAPE)
    box.wait(lambda: not box.all(OPTIONS))
    box.press_with(Keys.ALT, Keys.ARROW_DOWN)
    assert box.suggestions
    assert box.chosen is None


def test_alt_and_up_closes(box: OpenBox) -> None:
    box.press(Keys.ARROW_DOWN)
    box.press_with(Keys.ALT, Keys.ARROW_UP)
    box.wait(lambda: not box.all(OPTIONS))
    assert box.text == "demur"


def test_down_opens_what_was_closed(box: OpenBox) -> None:
    box.press(Keys.ESCAPE)
    box.wait(lambda: not box.all(OPTIONS))
    box.press(Keys.ARROW_DOWN)
    assert box.suggestions
    box.wait_for_choice(0)


def test_tab_to_the_button_closes_the_list(box: OpenBox) -> None:
    box.press(Keys.TAB)
    box.wait(lambda: not box.all(OPTIONS))
    assert box.driver.switch_to.active_element.get_dom_attribute("type") == "submit"


def test_an_empty_box_has_no_old_suggestions(box: OpenBox) -> None:
    box.press_with(Keys.CONTROL, "a")
    box.press(Keys.DELETE)
    box.wait(lambda: not box.all(OPTIONS))
    box.press(Keys.ARROW_DOWN)
    assert box.text == ""
    assert not box.all(OPTIONS)


@pytest.mark.zh_cn
def test_an_input_method_searches_for_the_word_and_not_for_its_letters(
    browser: Chrome, site: RunningSite
) -> None:
    page = OpenBox(browser, site, "zh-CN").open("/glossary")
    page.wake()
    letters = "zhigangfei"
    browser.execute_cdp_cmd(
        "Input.imeSetComposition",
        {"text": letters, "selectionStart": len(letters), "selectionEnd": len(letters)},
    )
    page.wait(lambda: page.text == letters)
    browser.execute_cdp_cmd("Input.insertText", {"text": "滞港费"})
    assert any("滞港费" in text for text in page.suggestions)
    query = browser.execute_script(
        "return performance.getEntriesByType('resource').map(e => e.name)"
        ".filter(name => name.includes('suggest'))"
    )
    assert not [name for name in query if "zhi" in name]


@pytest.mark.zh_cn
@pytest.mark.parametrize("key", ["ArrowDown", "ArrowUp"])
def test_keys_of_an_input_method_are_not_those_of_the_list(
    browser: Chrome, site: RunningSite, key: str
) -> None:
    page = OpenBox(browser, site, "zh-CN").open("/glossary")
    page.wake()
    browser.execute_cdp_cmd("Input.insertText", {"text": "滞港费"})
    assert page.suggestions
    page.press(Keys.ARROW_DOWN)
    page.wait_for_choice(0)
    browser.execute_cdp_cmd(
        "Input.imeSetComposition", {"text": "hai", "selectionStart": 3, "selectionEnd": 3}
    )
    page.wait_for_choice(None)
    browser.execute_script(TAKEN)
    event = {"key": key, "code": key, "windowsVirtualKeyCode": 229}
    browser.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "rawKeyDown", **event})
    browser.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "keyUp", **event})
    assert browser.execute_script("return window.taken") == [False]
    assert (page.chosen, page.text) == (None, "滞港费hai")


@pytest.mark.zh_cn
def test_escape_ends_the_writing_of_a_word_and_leaves_the_others(
    browser: Chrome, site: RunningSite
) -> None:
    page = OpenBox(browser, site, "zh-CN").open("/glossary")
    page.wake()
    browser.execute_cdp_cmd("Input.insertText", {"text": "滞港费"})
    browser.execute_cdp_cmd(
        "Input.imeSetComposition", {"text": "hai", "selectionStart": 3, "selectionEnd": 3}
    )
    page.wait(lambda: page.text == "滞港费hai")
    key = {"key": "Escape", "code": "Escape", "windowsVirtualKeyCode": 229}
    browser.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "rawKeyDown", **key})
    browser.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "keyUp", **key})
    assert page.text.startswith("滞港费")
