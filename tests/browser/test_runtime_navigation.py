"""From page to page without a document, and when it has to be one."""

import json
from threading import Event

import pytest
from selenium.webdriver import ActionChains, Keys

from tests.support.clock import Clock
from tests.support.navigating import Visit
from tests.support.scripted import DROPPED, Script, real
from tests.support.upstream import Reply

pytestmark = pytest.mark.browser

BLOG = "/page-data/blog/page-data.json"
APP_DATA = "/page-data/app-data.json"
# Each time the notice comes or goes.
WATCH = """
window.notices = [];
new MutationObserver(() => window.notices.push(document.querySelector("main").ariaBusy))
  .observe(document.getElementById("main"), {attributeFilter: ["aria-busy"]});
"""
NOTICES = "return window.notices"


def of_another_build(visit: Visit, path: str) -> Reply:
    """The page's data, as a newer release would say it."""
    page = visit.page.server.get(path).json or {}
    return Reply(body=json.dumps({**page, "buildHash": "another"}).encode())


def test_what_a_page_is_to_those_who_do_not_see_it(visit: Visit) -> None:
    visit.start("/help")
    visit.go("/blog")
    assert visit.page.title.startswith("Blog")
    assert visit.run("return document.activeElement.localName") == "h1"
    status = "return document.getElementById('route-status').textContent"
    assert visit.run(status) == visit.page.title


def test_the_last_click_wins(visit: Visit, script: Script) -> None:
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
    clock: Clock, visit: Visit, script: Script
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


def test_a_page_of_half_a_second_is_not(clock: Clock, visit: Visit, script: Script) -> None:
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


def test_the_way_back_is_not_announced(clock: Clock, visit: Visit, script: Script) -> None:
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


def test_another_build_on_a_click(visit: Visit, script: Script) -> None:
    visit.start("/help")
    script.on(BLOG, of_another_build(visit, f"{BLOG}?page=1"))
    visit.follow("/blog?page=1#main")
    visit.page.wait(lambda: script.documents() == ["/help", "/blog?page=1"])
    visit.arrive("/blog?page=1#main")
    assert not visit.is_same_document


def test_another_build_at_the_first_load(visit: Visit, script: Script) -> None:
    script.always(APP_DATA, Reply(body=b'{"webpackCompilationHash": "another"}'))
    visit.page.open("/help?a=1")
    assert script.wait_for(APP_DATA, 2)
    visit.start("/blog")
    assert script.wait_for(APP_DATA, 3)
    visit.go("/help")
    assert script.documents() == ["/help?a=1", "/help?a=1", "/blog"]


def test_the_next_build_is_reloaded_too(visit: Visit, script: Script) -> None:
    flag = "return sessionStorage.getItem('portolan:reloaded')"
    script.on(APP_DATA, Reply(body=b'{"webpackCompilationHash": "another"}'))
    visit.page.open("/help")
    assert script.wait_for(APP_DATA, 2)
    visit.page.wait(lambda: visit.run(flag) is None)
    script.on(APP_DATA, Reply(body=b'{"webpackCompilationHash": "a third"}'))
    visit.page.open("/blog")
    assert script.wait_for(APP_DATA, 4)
    visit.page.wait(lambda: visit.run(flag) is None)
    assert script.documents() == ["/help", "/help", "/blog", "/blog"]


@pytest.mark.parametrize("body", [b'{"webpackCompilationHash": ""}', b"{}", b"<html>"])
def test_a_server_that_names_no_build(visit: Visit, script: Script, body: bytes) -> None:
    script.always(APP_DATA, Reply(body=body))
    visit.start("/help")
    visit.go("/blog")
    assert script.documents() == ["/help"]


def test_a_redirect_that_the_browser_knows(visit: Visit, script: Script) -> None:
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


@pytest.mark.parametrize("path", ["/login", "/users/sign_in?a=1", "/documents/terms"])
def test_proxied_paths_are_documents_from_the_start(
    visit: Visit, script: Script, path: str
) -> None:
    visit.start("/help")
    visit.follow(path)
    visit.page.wait(lambda: script.documents() == ["/help", path])
    visit.page.wait(lambda: visit.page.location == path)
    assert script.times("/page-data/[lud]*") == 0
    visit.forgive()


@pytest.mark.parametrize(
    ("start", "path"),
    [
        ("/help", "/newsletter"),
        ("/newsletter", "/help"),
        ("/help", "/route-search"),
        ("/help", "/route-search/not-found"),
        ("/help", "/privacy/choices"),
        ("/blog", "/blog/feed.xml"),
        ("/api", "/api/openapi.json"),
        ("/api", "/api/places?q=rotterdam"),
    ],
)
def test_what_is_a_document(visit: Visit, script: Script, start: str, path: str) -> None:
    visit.start(start)
    visit.follow(path)
    visit.page.wait(lambda: script.documents() == [start, path])
    visit.page.wait(lambda: visit.page.location == path)
    assert script.times(f"/page-data{path.partition('?')[0]}/*") == 0
    visit.forgive()


def test_the_route_search_is_entered_as_a_document_and_left_as_a_page(
    visit: Visit, script: Script
) -> None:
    visit.start("/route-search")
    visit.go("/route-search/shanghai-cnsha/rotterdam-nlrtm")
    visit.go("/help")
    visit.driver.back()
    visit.page.wait(lambda: len(script.documents()) == 2)
    visit.arrive("/route-search/shanghai-cnsha/rotterdam-nlrtm")
    assert script.documents()[1] == "/route-search/shanghai-cnsha/rotterdam-nlrtm"
    assert visit.page.heading


def test_clicks_with_a_key_or_another_button_open_tabs(visit: Visit, script: Script) -> None:
    visit.start("/blog")
    first = visit.driver.current_window_handle
    link = visit.page.one("main a[href^='/blog/']")
    visit.run("arguments[0].scrollIntoView({block: 'center'})", link)
    ActionChains(visit.driver).key_down(Keys.CONTROL).click(link).key_up(Keys.CONTROL).perform()
    visit.page.wait(lambda: len(visit.driver.window_handles) == 2)
    box = visit.run(
        "const b = arguments[0].getBoundingClientRect(); return [b.x + 9, b.y + 9]", link
    )
    for kind in ("mousePressed", "mouseReleased"):
        where = {"x": box[0], "y": box[1], "button": "middle", "clickCount": 1}
        visit.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": kind, **where})
    visit.page.wait(lambda: len(visit.driver.window_handles) == 3)
    assert visit.page.location == "/blog"
    assert visit.is_same_document
    for handle in visit.driver.window_handles:
        if handle != first:
            visit.driver.switch_to.window(handle)
            visit.driver.close()
    visit.driver.switch_to.window(first)


@pytest.mark.parametrize("attribute", ["target", "download"])
def test_links_that_say_how_they_open(visit: Visit, script: Script, attribute: str) -> None:
    visit.start("/help")
    is_left = visit.run(
        "const link = document.createElement('a'); let left;"
        "link.href = '/blog'; link.setAttribute(arguments[0], '');"
        "link.setAttribute('target', arguments[0] === 'target' ? '_self' : '');"
        "document.body.append(link);"
        "window.addEventListener('click', (e) => { left = !e.defaultPrevented;"
        " e.preventDefault(); }, {once: true});"
        "link.click(); link.remove(); return left",
        attribute,
    )
    assert is_left


def test_a_click_that_somebody_else_has_dealt_with(visit: Visit, script: Script) -> None:
    visit.start("/help")
    visit.run("document.body.addEventListener('click', (e) => e.preventDefault(), {once: true})")
    visit.follow("/blog")
    visit.go("/glossary")
    assert script.times(BLOG) == 0


def test_the_server_goes_away_on_the_way(visit: Visit, script: Script) -> None:
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
