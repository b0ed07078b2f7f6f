"""Where a page is scrolled to, on the way there and back."""

from urllib.parse import urlsplit

import pytest
from selenium.webdriver import Keys

from tests.support.navigating import Visit
from tests.support.pages import QuotePage
from tests.support.scripted import ScriptedAnswers

pytestmark = pytest.mark.browser

QUOTE = "/get-started?origin=CNSHA&destination=NLRTM&mode=ocean-fcl&delivery=port-to-port"
LONG = "/blog/suez-or-the-cape"
SAVED = "return sessionStorage.getItem('portolan:scroll:' + history.state.key)"


def scroll(visit: Visit, y: int) -> None:
    """Scroll, and wait until that is known."""
    visit.run("window.scrollTo(0, arguments[0])", y)
    visit.page.wait(lambda: visit.run(SAVED) == f"0,{y}")


def position(visit: Visit) -> float:
    return float(visit.run("return scrollY"))


def test_the_top_and_then_where_one_was(visit: Visit) -> None:
    visit.start(LONG)
    scroll(visit, 900)
    visit.go("/help")
    assert position(visit) == 0
    scroll(visit, 300)
    visit.driver.back()
    visit.arrive(LONG)
    visit.page.wait(lambda: position(visit) == 900)
    visit.driver.forward()
    visit.arrive("/help")
    visit.page.wait(lambda: position(visit) == 300)
    assert visit.is_same_document


def test_a_reload_and_a_way_back_to_another_document(visit: Visit) -> None:
    visit.start(LONG)
    scroll(visit, 900)
    visit.driver.refresh()
    visit.page.wait(lambda: position(visit) == 900)
    visit.page.open("/newsletter")
    visit.driver.back()
    visit.page.wait(lambda: position(visit) == 900)


def test_the_hash_wins(visit: Visit) -> None:
    visit.start("/help")
    visit.page.open(LONG)
    anchor = visit.run("return document.querySelector('main h2[id]').id")
    visit.start("/help")
    visit.go(f"{LONG}#{anchor}")
    top = "return document.getElementById(arguments[0]).getBoundingClientRect().top"
    visit.page.wait(lambda: 0 <= visit.run(top, anchor) < 60)
    # The heading of the page would lead away from there.
    assert visit.run("return document.activeElement.localName") != "h1"


def test_places_on_the_page_are_the_browsers(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start(LONG)
    anchor = visit.run("return document.querySelector('main h2[id]').id")
    scroll(visit, 200)
    visit.run("const a = document.createElement('a'); a.href = arguments[0];"
              "document.body.append(a); a.click(); a.remove()", f"#{anchor}")  # fmt: skip
    visit.page.wait(lambda: visit.page.location == f"{LONG}#{anchor}")
    visit.page.wait(lambda: visit.run("return history.state?.key"))
    there = position(visit)
    assert there > 200
    visit.driver.back()
    visit.page.wait(lambda: position(visit) == 200)
    visit.driver.forward()
    visit.page.wait(lambda: position(visit) == there)
    assert script.times(f"/page-data{LONG}/*") == 0
    assert visit.is_same_document


def test_a_hash_that_leads_nowhere_moves_nothing(visit: Visit) -> None:
    visit.start(LONG)
    scroll(visit, 900)
    visit.run("const a = document.createElement('a'); a.href = '#nothing-here';"
              "document.body.append(a); a.click(); a.remove()")  # fmt: skip
    visit.page.wait(lambda: visit.run("return window.routed"))
    assert position(visit) == 900


def test_a_form_is_found_as_it_was_left(visit: Visit) -> None:
    visit.start("/help")
    name = "main [name='first_name']"
    visit.go("/company/contact")
    visit.page.wait(lambda: visit.page.all(name))
    visit.page.one(name).send_keys("Femke")
    visit.go("/blog")
    visit.driver.back()
    visit.page.wait(lambda: visit.page.all(name))
    assert visit.page.one(name).get_property("value") == "Femke"
    visit.go("/help")
    visit.go("/company/contact")
    visit.page.wait(lambda: visit.page.all(name))
    # A new visit of the page is not the one that was left.
    assert visit.page.one(name).get_property("value") == ""


def test_the_state_may_keep_the_scroll_and_the_focus(visit: Visit) -> None:
    visit.start(LONG)
    scroll(visit, 500)
    visit.run("history.replaceState({...history.state, preventScrollReset: true}, '')")
    visit.go("/blog")
    scroll(visit, 700)
    visit.driver.back()
    visit.arrive(LONG)
    assert position(visit) == 700
    assert visit.run("return document.activeElement.localName") != "h1"


def test_the_steps_of_a_form_are_its_own(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    visit.go(QUOTE)
    quote = QuotePage(visit.driver, visit.page.server)
    quote.ready()
    quote.press()
    visit.page.wait(lambda: quote.visible_steps == [2])
    visit.driver.back()
    visit.page.wait(lambda: quote.visible_steps == [1])
    visit.driver.forward()
    visit.page.wait(lambda: quote.visible_steps == [2])
    visit.driver.back()
    visit.page.wait(lambda: quote.visible_steps == [1])
    visit.driver.back()
    visit.arrive("/help")
    visit.driver.forward()
    visit.arrive(QUOTE)
    quote.ready()
    assert quote.visible_steps == [1]
    assert script.times("/page-data/get-started/*") == 1
    assert visit.is_same_document


def test_a_filter_that_writes_the_address_is_found_again(visit: Visit) -> None:
    visit.start("/help")
    visit.go("/careers/jobs")
    visit.page.wake_island()
    visit.page.one("#job-word").send_keys("customs")
    visit.page.wait(lambda: visit.page.location == "/careers/jobs?q=customs")
    result = len(visit.page.all(".roles li"))
    visit.go("/blog")
    visit.driver.back()
    visit.arrive("/careers/jobs?q=customs")
    assert visit.page.one("#job-word").get_property("value") == "customs"
    assert len(visit.page.all(".roles li")) == result
    visit.driver.back()
    visit.arrive("/help")
    assert visit.is_same_document


def test_keyboards_follow_links_too(visit: Visit) -> None:
    visit.start("/blog")
    link = visit.page.one("main a[href^='/blog/']")
    path = urlsplit(str(link.get_attribute("href"))).path
    link.send_keys(Keys.ENTER)
    visit.arrive(path)
    assert visit.is_same_document
