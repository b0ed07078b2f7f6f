"""An island that cannot be drawn: the server's markup serves, with what was typed, and we hear."""

from collections.abc import Callable, Iterator

import pytest
from selenium.webdriver import Chrome

from tests.browser.test_hydration import LISTEN, before_each_page
from tests.support.pages import ContactPage, SearchBox, SitePage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser

WITHOUT_DATA = """
addEventListener("DOMContentLoaded", () => {
  for (const block of document.querySelectorAll("[data-island-props]")) block.textContent = "null";
  const form = document.querySelector("main form");
  form.first_name.value = "Ana";
  form.message.value = "two\\nlines";
});
"""

EMPTIED = "block.textContent = '{}'"
LACKING = """
const data = JSON.parse(block.textContent);
delete data.id;
block.textContent = JSON.stringify(data);
"""
GONE = "block.remove()"
SPOIL = """
addEventListener("DOMContentLoaded", () => {
  for (const block of document.querySelectorAll("[data-island-props]")) { %s }
});
"""

SEARCHES = {
    "SearchBox": ("/search", {"q": "demurrage"}, "/search?q=demurrage"),
    "PlacePicker": (
        "/route-search",
        {"origin": "CNSHA", "destination": "Rotterdam"},
        "/route-search/shanghai-cnsha/rotterdam-nlrtm",
    ),
}
"""The path of each, what is searched there, and where that leads."""

REFUSING = """
const real = fetch;
fetch = async (to, how) => {
  if (!String(to).includes("/search/suggest")) return real(to, how);
  window.refused = true;
  return Response.json({ error: "too many requests" }, { status: 429 });
};
"""


@pytest.fixture
def spoiled(browser: Chrome) -> Iterator[Chrome]:
    """A browser whose pages have lost the data of their islands."""
    added = [before_each_page(browser, script) for script in (LISTEN, WITHOUT_DATA)]
    yield browser
    for identifier in added:
        browser.execute_cdp_cmd(
            "Page.removeScriptToEvaluateOnNewDocument", {"identifier": identifier}
        )


def reported(browser: Chrome, name: str) -> bool:
    """Whether the error of this island was reported."""
    return bool(
        browser.execute_script("return faults.some((one) => one.startsWith(arguments[0]))", name)
    )


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_a_form_that_cannot_be_drawn_keeps_what_is_typed(
    spoiled: Chrome, site: RunningSite, locale: str
) -> None:
    page = ContactPage(spoiled, site, locale).open()
    page.click("main [name=last_name]")
    page.wait(lambda: reported(spoiled, "PostForm"))
    assert (page.value("first_name"), page.value("message")) == ("Ana", "two\nlines")
    assert not page.is_hydrated


@pytest.mark.parametrize("spoil", [EMPTIED, LACKING, GONE])
@pytest.mark.parametrize("island", SEARCHES)
def test_a_search_without_its_data_is_the_documents_own(
    browser: Chrome, site: RunningSite, before: Callable[[str], None], spoil: str, island: str
) -> None:
    path, answers, target = SEARCHES[island]
    for one in (LISTEN, SPOIL % spoil):
        before(one)
    page = SitePage(browser, site).open(path)
    for name, text in answers.items():
        page.click(f"main [name={name}]")
        page.wait(lambda: reported(browser, island))
        page.one(f"main [name={name}]").send_keys(text)
    assert not page.all(f"main [data-island={island}][data-hydrated]")
    page.one(f"main [name={name}]").submit()
    page.wait(lambda: page.address == target)


def test_a_search_that_is_refused_leaves_the_field(browser: Chrome, site: RunningSite) -> None:
    added = before_each_page(browser, REFUSING)
    page = SearchBox(browser, site).open("/search")
    page.wake_island("main [data-island=SearchBox]")
    field = page.one("main [data-island=SearchBox] input")
    field.send_keys("demurrage")
    page.wait(lambda: browser.execute_script("return window.refused"))
    browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": added})
    assert field.get_attribute("value") == "demurrage"
    assert page.one("main [data-island=SearchBox] [role=status]").text == ""
    assert page.all("main [data-island=SearchBox][data-hydrated]")
