"""Which links the navigation follows, and which it leaves to the browser."""

import pytest
from selenium.webdriver import ActionChains, Keys

from tests.support.navigating import Visit
from tests.support.scripted import ScriptedAnswers

pytestmark = pytest.mark.browser

BLOG = "/page-data/blog/page-data.json"


@pytest.mark.parametrize("path", ["/login", "/users/sign_in?a=1", "/documents/terms"])
def test_proxied_paths_are_documents_from_the_start(
    visit: Visit, script: ScriptedAnswers, path: str
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
def test_what_is_a_document(visit: Visit, script: ScriptedAnswers, start: str, path: str) -> None:
    visit.start(start)
    visit.follow(path)
    visit.page.wait(lambda: script.documents() == [start, path])
    visit.page.wait(lambda: visit.page.location == path)
    assert script.times(f"/page-data{path.partition('?')[0]}/*") == 0
    visit.forgive()


def test_the_route_search_is_entered_as_a_document_and_left_as_a_page(
    visit: Visit, script: ScriptedAnswers
) -> None:
    visit.start("/route-search")
    visit.go("/route-search/shanghai-cnsha/rotterdam-nlrtm")
    visit.go("/help")
    visit.driver.back()
    visit.page.wait(lambda: len(script.documents()) == 2)
    visit.arrive("/route-search/shanghai-cnsha/rotterdam-nlrtm")
    assert script.documents()[1] == "/route-search/shanghai-cnsha/rotterdam-nlrtm"
    assert visit.page.heading


def test_clicks_with_a_key_or_another_button_open_tabs(
    visit: Visit, script: ScriptedAnswers
) -> None:
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
def test_links_that_say_how_they_open(
    visit: Visit, script: ScriptedAnswers, attribute: str
) -> None:
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


def test_a_click_that_somebody_else_has_dealt_with(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    visit.run("document.body.addEventListener('click', (e) => e.preventDefault(), {once: true})")
    visit.follow("/blog")
    visit.go("/glossary")
    assert script.times(BLOG) == 0
