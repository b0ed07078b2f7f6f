"""Pages that are fetched before anybody asks for them, and visitors for whom none are."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from selenium.webdriver import ActionChains

from tests.support.navigating import Visit
from tests.support.scripted import Asked, Script
from tests.support.upstream import Reply

pytestmark = pytest.mark.browser

TERMS = [
    "blog", "glossary", "research", "products", "events", "eguides", "webinars", "atlas",
    "company/careers",
]  # fmt: skip
DATA = "/page-data/*/page-data.json"
PATIENT = 25
"""Seconds for three pauses of three, on a machine that is busy."""


def of_links(visit: Visit, below: str = "") -> Reply:
    """The help page with nine links in its place, and nothing around them."""
    page = visit.page.server.app.test_client().get("/help", base_url=visit.page.server.url(""))
    links = "".join(f'<p><a href="/{term}">{term}</a></p>' for term in TERMS)
    main = f'<main id="main" tabindex="-1"><h1>Links</h1>{links}{below}</main>'
    body = re.sub("<body>.*</body>", f"<body>{main}</body>", page.text, flags=re.DOTALL)
    return Reply(headers={"Content-Type": "text/html; charset=utf-8"}, body=body.encode())


def batches(requests: list[Asked]) -> list[list[Asked]]:
    """Requests that came together, which is within a second."""
    found = [[requests[0]]]
    for earlier, later in pairwise(requests):
        if later.time - earlier.time > 1:
            found.append([])
        found[-1].append(later)
    return found


def test_four_at_a_time_with_pauses(visit: Visit, script: Script) -> None:
    script.always("/help", of_links(visit))
    # One of them fails, and the others do not wait for it.
    script.always("/page-data/glossary/page-data.json", 503)
    # The rules are asked for, which tells when links can be queued.
    visit.driver.execute_cdp_cmd("Network.clearBrowserCache", {})
    visit.start("/help")
    assert script.wait_for("/page-data/company/careers/*", seconds=PATIENT)
    ready = script.requests("/page-data/sq/d/*")[-1].time
    asked = {one.path: one for one in reversed(script.requests(DATA))}
    first = sorted(asked.values(), key=lambda one: one.time)
    found = batches(first)
    assert [len(batch) for batch in found] == [4, 4, 1]
    starts = [ready, *(batch[0].time for batch in found)]
    assert all(later - earlier >= 2.9 for earlier, later in pairwise(starts))
    names = [{one.path.split("/", 2)[2].rsplit("/", 1)[0] for one in batch} for batch in found]
    assert names == [set(TERMS[:4]), set(TERMS[4:8]), set(TERMS[8:])]
    # What is here is not fetched again.
    visit.go("/research")
    assert script.times("/page-data/research/*") == 1
    visit.forgive()


def test_a_link_that_left_the_view_is_not_fetched(visit: Visit, script: Script) -> None:
    below = '<div></div><p style="margin-top:4000px"><a href="/api">API</a></p>'
    script.always("/help", of_links(visit, below))
    visit.start("/help")
    visit.run("window.scrollTo(0, 9999)")
    assert script.wait_for("/page-data/api/*", seconds=PATIENT)
    assert script.times(DATA) == 1


@pytest.mark.parametrize(
    "source",
    [
        "Object.defineProperty(navigator, 'connection', {value: {saveData: true}})",
        "Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}})",
        "Object.defineProperty(navigator, 'connection', {value: {effectiveType: 'slow-2g'}})",
        "Object.defineProperty(navigator, 'userAgent', {value: 'Mozilla/5.0 (Googlebot/2.1)'})",
    ],
    ids=["saveData", "2g", "slow-2g", "a bot"],
)
def test_not_for_everybody_and_yet_under_the_pointer(
    visit: Visit, script: Script, before: Callable[[str], None], source: str
) -> None:
    before(source)
    script.always("/help", of_links(visit))
    visit.start("/help")
    visit.page.wait(lambda: visit.run("return performance.now()") > 5_000)
    assert script.times(DATA) == 0
    ActionChains(visit.driver).move_to_element(visit.page.one("a[href='/blog']")).perform()
    assert script.wait_for("/page-data/blog/page-data.json")
    visit.run("document.querySelector('a[href=\"/glossary\"]').focus()")
    assert script.wait_for("/page-data/glossary/page-data.json")
    assert script.times(DATA) == 2


def test_a_pointer_does_not_wait(visit: Visit, script: Script) -> None:
    script.always("/help", of_links(visit))
    visit.start("/help")
    link = visit.page.one("a[href='/atlas']")
    ActionChains(visit.driver).move_to_element(link).perform()
    assert script.wait_for("/page-data/atlas/*")
    link.click()
    visit.arrive("/atlas")
    assert script.times("/page-data/atlas/*") == 1
    # Before the first batch.
    assert script.times(DATA) == 1
