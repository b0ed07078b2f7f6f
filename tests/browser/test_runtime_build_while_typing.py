"""A new release takes nothing from a visitor who is typing."""

from threading import Event

import pytest

from tests.support.navigating import Visit
from tests.support.scripted import ScriptedAnswers
from tests.support.upstream import Reply

pytestmark = pytest.mark.browser

APP_DATA = "/page-data/app-data.json"
BOX = "#header-search"
CONTACT = "/company/contact"
CHOOSE = """
const list = document.querySelector("main form select");
list.selectedIndex = list.options.length - 1;
return list.value;
"""
CHOSEN = "return document.querySelector('main form select').value"
ANSWERED = f"""
return performance.getEntriesByType("resource").some(
  ({{name, responseEnd}}) => name.endsWith("{APP_DATA}") && responseEnd)
"""


@pytest.mark.parametrize("typed", ["demurrage", ""], ids=["typed", "focused"])
def test_a_page_is_not_loaded_anew_under_a_form(
    visit: Visit, script: ScriptedAnswers, typed: str
) -> None:
    gate = Event()
    script.always(APP_DATA, Reply(body=b'{"webpackCompilationHash": "another"}', after=gate))
    visit.page.open("/help")
    visit.page.click(BOX)
    visit.page.one(BOX).send_keys(typed)
    gate.set()
    visit.page.wait(lambda: visit.run(ANSWERED))
    assert visit.page.one(BOX).get_property("value") == typed
    visit.page.open("/blog")
    assert visit.page.wait(script.documents)[:2] == ["/help", "/blog"]


def test_nor_under_a_list_that_was_chosen_before_any_script(
    visit: Visit, script: ScriptedAnswers
) -> None:
    gate = Event()
    script.always(APP_DATA, Reply(body=b'{"webpackCompilationHash": "another"}', after=gate))
    visit.page.open(CONTACT)
    chosen = visit.run(CHOOSE)
    gate.set()
    visit.page.wait(lambda: visit.run(ANSWERED))
    assert visit.run(CHOSEN) == chosen
    visit.page.open("/blog")
    assert visit.page.wait(script.documents)[:2] == [CONTACT, "/blog"]
