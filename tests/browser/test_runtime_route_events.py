"""Who hears of a new route, and when."""

import json

import pytest

from tests.support.navigating import Visit

pytestmark = pytest.mark.browser

# What is pushed to the data layer of the page, with the time; and the routes of the window.
WATCH = """
window.dataLayer ??= [];
window.heard = [];
const {push} = window.dataLayer;
window.dataLayer.push = function (...entries) {
  for (const {event, path} of entries) {
    if (event === "route-loaded") window.heard.push([path, performance.now()]);
  }
  return push.apply(this, entries);
};
window.routes = [];
window.addEventListener("portolan:route", ({detail}) => {
  window.routes.push({...detail, facts: detail.facts.searchIndex, at: performance.now(),
    h1: document.querySelector("h1").textContent});
});
"""


def routes(visit: Visit) -> list[dict[str, object]]:
    """The routes that the window has heard of."""
    found: list[dict[str, object]] = visit.run("return window.routes")
    return found


def heard(visit: Visit) -> list[str]:
    """The paths of which the data layer has heard."""
    return [path for path, _ in visit.run("return window.heard")]


def test_each_change_of_path_query_or_entry(visit: Visit) -> None:
    visit.start("/help")
    visit.run(WATCH)
    visit.go("/blog")
    visit.go("/blog?page=1")
    visit.go("/blog?page=1")
    visit.page.wait(lambda: len(routes(visit)) == 3)
    visit.driver.back()
    visit.arrive("/blog")
    assert [(one["path"], one["search"], one["kind"]) for one in routes(visit)] == [
        ("/blog", "", "push"), ("/blog", "?page=1", "push"), ("/blog", "?page=1", "replace"),
        ("/blog", "", "pop"),
    ]  # fmt: skip
    assert len({one["key"] for one in routes(visit)}) == 3
    # It is told once the page is there.
    assert str(routes(visit)[0]["h1"]).startswith("Blog")


def test_the_data_layer_hears_of_it_after_300_ms(visit: Visit) -> None:
    visit.start("/help")
    visit.run(WATCH)
    visit.go("/blog")
    visit.page.wait(lambda: "/blog" in heard(visit))
    at = visit.run("return window.heard.at(-1)[1] - window.routes.at(-1).at")
    assert 295 <= at <= 700


def test_of_a_route_that_was_soon_left_it_does_not_hear(visit: Visit) -> None:
    visit.start("/help")
    visit.run(WATCH)
    visit.go("/blog")
    visit.page.wait(lambda: heard(visit) == ["/blog"])
    visit.go("/glossary")
    visit.page.wait(lambda: heard(visit) == ["/blog", "/glossary"])
    # Both are here already, so that one follows the other at once.
    visit.run("window.addEventListener('portolan:route', () => setTimeout(() =>"
              " document.querySelector('a.next')?.click()), {once: true});"
              "const a = document.createElement('a'); a.href = '/glossary'; a.className = 'next';"
              "document.body.append(a)")  # fmt: skip
    visit.follow("/blog")
    visit.arrive("/glossary")
    visit.page.wait(lambda: len(heard(visit)) == 3)
    assert heard(visit) == ["/blog", "/glossary", "/glossary"]
    assert [one["path"] for one in routes(visit)][-2:] == ["/blog", "/glossary"]


def test_the_last_five_paths_are_kept(visit: Visit) -> None:
    visit.start("/help")
    for path in ("/blog", "/glossary", "/research", "/events", "/atlas?q=valencia"):
        visit.go(path)
    kept = json.loads(visit.run("return sessionStorage.getItem('portolan:paths')"))
    assert kept == ["/blog", "/glossary", "/research", "/events", "/atlas"]


def test_the_first_page_counts_and_storage_may_be_forbidden(visit: Visit) -> None:
    visit.driver.execute_cdp_cmd("Page.enable", {})
    added = visit.driver.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument",
        {
            "source": "Object.defineProperty(window, 'sessionStorage',"
            "{get() { throw new DOMException('no', 'SecurityError'); }});"
        },
    )
    try:
        visit.start("/help")
        visit.page.wait(lambda: "route-loaded" in str(visit.run("return window.dataLayer")))
        visit.go("/blog")
        visit.driver.back()
        visit.arrive("/help")
    finally:
        visit.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)
