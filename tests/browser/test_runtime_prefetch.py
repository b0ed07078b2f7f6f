"""Pages that are fetched before anybody asks for them, and visitors for whom none are."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from selenium.webdriver import ActionChains

from tests.support.clock import Clock
from tests.support.navigating import Visit
from tests.support.scripted import ScriptedAnswers
from tests.support.upstream import Reply

pytestmark = pytest.mark.browser

TERMS = [
    "blog", "glossary", "research", "products", "events", "eguides", "webinars", "atlas",
    "company/careers",
]  # fmt: skip
DATA = "/page-data/*/page-data.json"
PAUSE_MS = 3_000


def of_links(visit: Visit, below: str = "") -> Reply:
    """The help page with nine links in its place, and nothing around them."""
    page = visit.page.server.get("/help")
    links = "".join(f'<p><a href="/{term}">{term}</a></p>' for term in TERMS)
    main = f'<main id="main" tabindex="-1"><h1>Links</h1>{links}{below}</main>'
    body = re.sub("<body>.*</body>", f"<body>{main}</body>", page.text, flags=re.DOTALL)
    return Reply(headers={"Content-Type": "text/html; charset=utf-8"}, body=body.encode())


def fetched(script: ScriptedAnswers) -> set[str]:
    """The pages whose data was asked for."""
    paths = {one.path for one in script.requests(DATA)}
    return {path.removeprefix("/page-data/").removesuffix("/page-data.json") for path in paths}


def wait_for(visit: Visit, script: ScriptedAnswers, terms: list[str]) -> None:
    """Until the data of these pages, at least, was asked for."""
    visit.page.wait(lambda: fetched(script).issuperset(terms))


def test_four_at_a_time_with_pauses(clock: Clock, visit: Visit, script: ScriptedAnswers) -> None:
    script.always("/help", of_links(visit))
    # One of them fails, and the others do not wait for it.
    script.always("/page-data/glossary/page-data.json", 503)
    visit.start("/help")
    for earlier, later in pairwise((0, 4, 8, 9)):
        # Only once all of the batch before are there, or have failed.
        visit.page.wait(lambda: clock.waits(PAUSE_MS))
        assert fetched(script) == set(TERMS[:earlier])
        clock.tick(PAUSE_MS - 1)
        clock.rest()
        assert fetched(script) == set(TERMS[:earlier])
        clock.tick(1)
        wait_for(visit, script, TERMS[:later])
    # What is here is not fetched again.
    visit.go("/research")
    assert script.times("/page-data/research/*") == 1
    visit.forgive()


def test_a_link_that_left_the_view_is_not_fetched(
    clock: Clock, visit: Visit, script: ScriptedAnswers
) -> None:
    below = '<div></div><p style="margin-top:4000px"><a href="/api">API</a></p>'
    script.always("/help", of_links(visit, below))
    visit.start("/help")
    visit.page.wait(lambda: clock.waits(PAUSE_MS))
    visit.run("window.scrollTo(0, 9999)")
    clock.rest()
    clock.tick(PAUSE_MS)
    visit.page.wait(lambda: fetched(script))
    assert fetched(script) == {"api"}


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
    clock: Clock, visit: Visit, script: ScriptedAnswers, before: Callable[[str], None], source: str
) -> None:
    before(source)
    script.always("/help", of_links(visit))
    visit.start("/help")
    ActionChains(visit.driver).move_to_element(visit.page.one("a[href='/blog']")).perform()
    visit.page.wait(lambda: fetched(script) == {"blog"})
    # What serves the pointer would have seen the links by now.
    clock.rest()
    assert not clock.waits(PAUSE_MS)
    clock.tick(10 * PAUSE_MS)
    clock.rest()
    assert fetched(script) == {"blog"}
    visit.run("document.querySelector('a[href=\"/glossary\"]').focus()")
    visit.page.wait(lambda: fetched(script) == {"blog", "glossary"})


def test_a_pointer_does_not_wait(clock: Clock, visit: Visit, script: ScriptedAnswers) -> None:
    script.always("/help", of_links(visit))
    visit.start("/help")
    link = visit.page.one("a[href='/atlas']")
    ActionChains(visit.driver).move_to_element(link).perform()
    visit.page.wait(lambda: fetched(script) == {"atlas"})
    link.click()
    visit.arrive("/atlas")
    assert script.times(DATA) == 1
