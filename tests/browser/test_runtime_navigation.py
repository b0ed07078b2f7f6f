"""From page to page without a document, and when it has to be one."""

from threading import Event

import pytest

from tests.support.clock import Clock
from tests.support.measured import HAS_CONSENT_UPDATE
from tests.support.navigating import Visit
from tests.support.scripted import DROPPED, ScriptedAnswers, real
from tests.support.stack import names
from tests.support.stack.vendors import Vendors

pytestmark = pytest.mark.browser

BLOG = "/page-data/blog/page-data.json"
# Each time the notice comes or goes.
WATCH = """
window.notices = [];
new MutationObserver(() => window.notices.push(document.querySelector("main").ariaBusy))
  .observe(document.getElementById("main"), {attributeFilter: ["aria-busy"]});
"""
NOTICES = "return window.notices"


def test_what_a_page_is_to_those_who_do_not_see_it(visit: Visit) -> None:
    visit.start("/help")
    visit.go("/blog")
    assert visit.page.title.startswith("Blog")
    assert visit.run("return document.activeElement.localName") == "h1"
    status = "return document.getElementById('route-status').textContent"
    assert visit.run(status) == visit.page.title


def test_the_last_click_wins(visit: Visit, script: ScriptedAnswers) -> None:
    gate = Event()
    visit.start("/help")
    script.on(BLOG, real(after=gate))
    visit.follow("/blog")
    assert script.wait_for(BLOG)
    visit.go("/glossary")
    gate.set()
    visit.page.wait(lambda: visit.run(ARRIVED, BLOG))
    visit.go("/research")
    visit.driver.back()
    visit.arrive("/glossary")
    visit.driver.back()
    visit.arrive("/help")


ARRIVED = """
return performance.getEntriesByType("resource").some(
  ({name, responseEnd}) => name.endsWith(arguments[0]) && responseEnd)
"""


def test_a_slow_page_is_announced_after_a_second(
    clock: Clock, visit: Visit, script: ScriptedAnswers
) -> None:
    gate = Event()
    visit.start("/help")
    script.on(BLOG, real(after=gate))
    visit.follow("/blog")
    assert script.wait_for(BLOG)
    clock.tick(999)
    assert not visit.is_busy
    clock.tick(1)
    assert visit.is_busy
    bar = "return getComputedStyle(document.getElementById('main'), '::before').borderTopWidth"
    assert visit.run(bar) == "3px"
    gate.set()
    visit.arrive("/blog")
    assert not visit.is_busy


def test_a_page_of_half_a_second_is_not(
    clock: Clock, visit: Visit, script: ScriptedAnswers
) -> None:
    gate = Event()
    visit.start("/help")
    script.on(BLOG, real(after=gate))
    visit.run(WATCH)
    visit.follow("/blog")
    assert script.wait_for(BLOG)
    clock.tick(500)
    gate.set()
    visit.arrive("/blog")
    clock.tick(10_000)
    assert visit.run(NOTICES) == []


def test_the_way_back_is_not_announced(clock: Clock, visit: Visit, script: ScriptedAnswers) -> None:
    gate = Event()
    visit.start("/blog")
    visit.go("/help")
    script.on(BLOG, real(after=gate))
    visit.run(WATCH)
    visit.driver.execute_script("setTimeout(() => history.back())")
    assert script.wait_for(BLOG)
    clock.tick(10_000)
    assert visit.run(NOTICES) == []
    gate.set()
    visit.page.wait(lambda: visit.page.heading.startswith("Blog"))
    assert visit.is_same_document


def test_a_redirect_that_the_browser_knows(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    for path in ("/contact-us?a=1#main", "/Contact-Us/?a=1#main"):
        visit.follow(path)
        visit.arrive("/company/contact?a=1#main")
        visit.go("/help")
    assert script.times("/page-data/contact-us/*") == 0
    assert script.times("/page-data/company/contact/*") == 1
    assert visit.is_same_document


def test_a_redirect_that_the_server_knows(visit: Visit) -> None:
    visit.start("/help")
    visit.follow("/bloomberg?a=1")
    visit.arrive("/?a=1&utm_source=bloomberg")
    assert visit.is_same_document


def test_a_link_to_the_page_itself_adds_no_entry(visit: Visit) -> None:
    visit.start("/help")
    visit.go("/blog")
    entries = visit.run("return history.length")
    visit.run("document.getElementById('main').dataset.old = ''; window.scrollTo(0, 500)")
    visit.follow("/blog")
    visit.page.wait(lambda: visit.run("return scrollY") == 0)
    assert visit.run("return history.length") == entries
    visit.driver.back()
    visit.arrive("/help")


def test_the_menus_shut_and_the_languages_follow(visit: Visit) -> None:
    visit.start("/help")
    visit.page.click(".nav summary")
    visit.page.click(".nav details[open] a[href='/products/ocean-freight']")
    visit.arrive("/products/ocean-freight")
    assert visit.is_same_document
    assert not visit.page.all(".nav details[open]")
    twins = {one.get_attribute("href") for one in visit.page.all("body > :not(main) a[hreflang]")}
    assert twins == {visit.page.server.url("/products/ocean-freight", "zh-CN")}


def test_the_server_goes_away_on_the_way(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    script.always("/blog", DROPPED)
    script.always("/page-data/*", DROPPED)
    visit.follow("/blog?page=1")
    visit.page.wait(lambda: script.documents()[1:2] == ["/blog?page=1"])
    visit.page.wait(lambda: not visit.is_same_document)
    script.forget()
    visit.driver.refresh()
    assert visit.page.heading.startswith("Blog")
    visit.forgive()


NO_TITLE = """
Object.defineProperty(document, "title", {set() { throw new TypeError("no title"); }});
"""
"""A script of others that breaks what the exchange of pages needs."""


@pytest.mark.parametrize("target", ["/blog", "/blog?page=1#main"])
def test_an_exchange_that_fails_ends_in_the_document(
    visit: Visit, script: ScriptedAnswers, target: str
) -> None:
    visit.start("/help")
    visit.run(NO_TITLE)
    visit.follow(target)
    visit.page.wait(lambda: not visit.is_same_document and visit.page.heading)
    assert visit.page.location == target
    assert script.documents() == ["/help", target.partition("#")[0]]
    visit.driver.back()
    visit.arrive("/help")


def test_an_exchange_that_fails_is_reported_before_its_page_is_gone(
    visit: Visit, vendors: Vendors
) -> None:
    visit.start("/help")
    # Nothing is reported before the choice is known.
    visit.page.wait(lambda: visit.run(HAS_CONSENT_UPDATE))
    visit.run(NO_TITLE)
    visit.follow("/blog")
    visit.page.wait(lambda: not visit.is_same_document)
    for service in (names.ERRORS, names.SECOND_ERRORS):
        assert [b"no title" in report.body for report in vendors.of(service)] == [True]


def test_a_way_back_that_fails_ends_in_the_document(visit: Visit) -> None:
    visit.start("/help")
    visit.go("/blog")
    visit.run(NO_TITLE)
    visit.driver.back()
    visit.page.wait(lambda: not visit.is_same_document and visit.page.heading)
    assert visit.page.location == "/help"
