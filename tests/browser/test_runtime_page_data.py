"""What the navigation does with each answer that it gets for a page's data."""

from threading import Event

import pytest

from tests.support.navigating import Visit
from tests.support.scripted import DROPPED, ScriptedAnswers, real
from tests.support.upstream import Reply

pytestmark = pytest.mark.browser

BLOG = "/page-data/blog/page-data.json"
NOT_FOUND = "/page-data/404.html/page-data.json"
FAULT = "/page-data/500.html/page-data.json"
SLOW_3G = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 50_000,
    "uploadThroughput": 50_000,
}
"""Milliseconds, and bytes per second."""


def loads_the_document(visit: Visit, target: str) -> None:
    """Follow a link that ends in a document, from the start of the visit."""
    script = visit.page.server.script
    before = len(script.documents())
    visit.follow(target)
    visit.page.wait(lambda: len(script.documents()) > before)
    visit.page.wait(lambda: visit.page.location == target)
    assert not visit.is_same_document
    assert script.documents()[before:] == [target.partition("#")[0]]


def test_three_times_unavailable_and_then_the_page(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    script.on(BLOG, 503, 403, 429)
    visit.go("/blog")
    assert script.times(BLOG) == 4
    assert script.documents() == ["/help"]
    visit.forgive(3)


@pytest.mark.parametrize("status", [403, 429, 502, 503])
def test_four_times_unavailable_and_then_the_document(
    visit: Visit, script: ScriptedAnswers, status: int
) -> None:
    visit.start("/help")
    script.always(BLOG, status)
    loads_the_document(visit, "/blog?page=1&from=help#main")
    assert [one.query for one in script.requests(BLOG)] == ["page=1&from=help"] * 4
    assert visit.page.heading
    visit.driver.back()
    visit.arrive("/help")
    visit.forgive()


def test_no_connection_and_then_the_document(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    script.always(BLOG, DROPPED)
    loads_the_document(visit, "/blog")
    assert script.times(BLOG) >= 4
    visit.forgive()


def test_not_found_and_not_there(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    visit.go("/nothing/here?a=1")
    assert visit.page.heading == "Page not found"
    assert script.times("/page-data/nothing/here/page-data.json") == 1
    assert [one.target for one in script.requests("/nothing/here", "HEAD")] == ["/nothing/here?a=1"]
    assert script.times(NOT_FOUND) == 1
    visit.driver.back()
    visit.arrive("/help")
    visit.forgive(2)


def test_not_found_and_there_all_the_same(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    script.on(BLOG, 404)
    loads_the_document(visit, "/blog?page=1")
    assert script.times("/blog", "HEAD") == 1
    visit.forgive()


@pytest.mark.parametrize("body", [b"<!doctype html>", b"null", b"{}", b'{"path": ""}'])
def test_what_is_no_page_data_counts_as_not_found(
    visit: Visit, script: ScriptedAnswers, body: bytes
) -> None:
    visit.start("/help")
    script.on(BLOG, Reply(200, {"Content-Type": "application/json"}, body))
    script.on("/blog", 404, method="HEAD")
    visit.go("/blog")
    assert visit.page.heading == "Page not found"
    visit.forgive()


def test_not_found_without_a_page_that_says_so(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    script.on(BLOG, 404)
    script.always(NOT_FOUND, 404)
    loads_the_document(visit, "/blog")
    assert script.times(NOT_FOUND) == 1
    assert script.times("/blog", "HEAD") == 0
    visit.forgive()


def test_a_fault_of_the_server(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    script.on(BLOG, 500)
    visit.go("/blog")
    assert visit.page.heading == "Something went wrong"
    assert (script.times(BLOG), script.times(FAULT)) == (1, 1)
    visit.go("/help")
    # What went wrong once is not kept.
    visit.go("/blog")
    assert visit.page.heading != "Something went wrong"
    visit.forgive(1)


def test_a_fault_of_the_server_even_there(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    script.always(BLOG, 500)
    script.always(FAULT, 500)
    loads_the_document(visit, "/blog?page=1")
    assert (script.times(BLOG), script.times(FAULT)) == (1, 1)
    visit.forgive()


def test_a_slow_network_is_waited_for(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    visit.driver.execute_cdp_cmd("Network.enable", {})
    visit.driver.execute_cdp_cmd("Network.emulateNetworkConditions", SLOW_3G)
    visit.follow("/glossary")
    visit.arrive("/glossary")
    visit.driver.execute_cdp_cmd("Network.disable", {})
    assert visit.is_same_document
    assert script.times("/page-data/glossary/*") == 1


def test_a_page_is_fetched_once(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    for path in ("/blog", "/help", "/blog", "/help", "/blog"):
        visit.go(path)
    visit.driver.back()
    visit.arrive("/help")
    assert (script.times(BLOG), script.times("/page-data/help/page-data.json")) == (1, 1)
    visit.go("/blog?page=1")
    assert [one.query for one in script.requests(BLOG)] == ["", "page=1"]


def test_equal_requests_are_one(visit: Visit, script: ScriptedAnswers) -> None:
    gate = Event()
    visit.start("/help")
    script.on(BLOG, real(after=gate))
    for _ in range(3):
        visit.follow("/blog")
    assert script.wait_for(BLOG)
    gate.set()
    visit.arrive("/blog")
    assert script.times(BLOG) == 1


def test_the_start_page_has_a_name_of_its_own(visit: Visit, script: ScriptedAnswers) -> None:
    visit.start("/help")
    visit.go("/")
    assert script.times("/page-data/index/page-data.json") == 1
