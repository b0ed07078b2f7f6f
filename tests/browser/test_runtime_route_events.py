"""Who hears of a new route, and when."""

import json
from collections.abc import Callable

import pytest

from tests.support.clock import Clock
from tests.support.navigating import Visit

pytestmark = pytest.mark.browser

# What is pushed to the data layer of the page, and the routes of the window.
WATCH = """
window.dataLayer ??= [];
window.heard = [];
const {push} = window.dataLayer;
window.dataLayer.push = function (...entries) {
  for (const {event, path} of entries) {
    if (event === "route-loaded") window.heard.push(path);
  }
  return push.apply(this, entries);
};
window.routes = [];
window.addEventListener("portolan:route", ({detail}) => {
  window.routes.push({...detail, facts: detail.facts.searchIndex,
    h1: document.querySelector("h1").textContent});
});
"""
FORBIDDEN = """
Object.defineProperty(window, "sessionStorage", {
  get() { throw new DOMException("no", "SecurityError"); },
});
"""


def routes(visit: Visit) -> list[dict[str, object]]:
    """The routes that the window has heard of."""
    result: list[dict[str, object]] = visit.run("return window.routes")
    return result


def heard(visit: Visit) -> list[str]:
    """The paths of which the data layer has heard."""
    result: list[str] = visit.run("return window.heard")
    return result


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


def test_the_data_layer_hears_of_it_after_300_ms(clock: Clock, visit: Visit) -> None:
    visit.start("/help")
    visit.run(WATCH)
    visit.go("/blog")
    clock.tick(299)
    assert heard(visit) == []
    clock.tick(1)
    assert heard(visit) == ["/blog"]


def test_of_a_route_that_was_soon_left_it_does_not_hear(clock: Clock, visit: Visit) -> None:
    visit.start("/help")
    visit.run(WATCH)
    for path in ("/blog", "/glossary", "/blog"):
        visit.go(path)
        clock.tick(299)
    visit.go("/glossary")
    clock.tick(300)
    assert [one["path"] for one in routes(visit)] == ["/blog", "/glossary"] * 2
    assert heard(visit) == ["/glossary"]
    clock.tick(10_000)
    assert heard(visit) == ["/glossary"]


def test_the_last_five_paths_are_kept(visit: Visit) -> None:
    visit.start("/help")
    for path in ("/blog", "/glossary", "/research", "/events", "/atlas?q=valencia"):
        visit.go(path)
    stored = json.loads(visit.run("return sessionStorage.getItem('portolan:paths')"))
    assert stored == ["/blog", "/glossary", "/research", "/events", "/atlas"]


def test_the_first_page_counts_and_storage_may_be_forbidden(
    clock: Clock, visit: Visit, before: Callable[[str], None]
) -> None:
    before(FORBIDDEN)
    visit.start("/help")
    visit.page.wait(lambda: clock.waits(300))
    clock.tick(300)
    assert "route-loaded" in str(visit.run("return window.dataLayer"))
    visit.go("/blog")
    visit.driver.back()
    visit.arrive("/help")
