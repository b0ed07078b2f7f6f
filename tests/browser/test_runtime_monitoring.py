"""Real-user monitoring: who is monitored, what is sent, and that no visitor is in it."""

import json
import zlib
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

import pytest

from tests.support.browser import console
from tests.support.measured import chunks, cookies, permit, settle
from tests.support.pages import ChoicesPage, ContactPage, SitePage
from tests.support.stack import names
from tests.support.stack.vendors import Vendors
from tests.support.upstream import Received

pytestmark = pytest.mark.browser

RUM, REPLAY = "/api/v2/rum", "/api/v2/replay"
WITHDRAWN = """
consentTool.addEventListener("consent-change", () => { window.withdrawn = Date.now() })
"""
QUERY = "canaryquery7731"
NAME = "Wilhelmina"
LINK = """
const link = document.createElement("a");
link.href = arguments[0];
document.body.append(link);
link.click();
link.remove();
"""


def events(vendors: Vendors) -> list[dict[str, Any]]:
    """What has been told, without the library's words on itself."""
    bodies = [one.body.decode() for one in vendors.of(names.MONITORING, RUM)]
    results = [json.loads(line) for body in bodies for line in body.splitlines()]
    return [event for event in results if event["type"] != "telemetry"]


def replayed(received: Received) -> str:
    """The records of a part of a replay."""
    start = received.body.index(b"\r\n\r\n", received.body.index(b'name="segment"')) + 4
    return zlib.decompressobj().decompress(received.body[start:]).decode()


def replays(vendors: Vendors) -> str:
    """All parts of replays."""
    return "".join(replayed(one) for one in vendors.of(names.MONITORING, REPLAY))


def leave(page: SitePage) -> None:
    """Go away, whereupon what waits is sent."""
    page.driver.get(page.server.url("/robots.txt"))


def test_nothing_of_it_comes_before_permission(page: SitePage, vendors: Vendors) -> None:
    choices = ChoicesPage(page.driver, page.server).open("/blog")
    choices.wait_for_question()
    assert (chunks(choices), cookies(choices)) == (set(), {})
    choices.accept_all()
    choices.wait(lambda: "monitoring" in chunks(choices) and "_dd_s" in cookies(choices))
    leave(page)
    page.wait(lambda: events(vendors))


@pytest.mark.parametrize("purposes", [(), ("advertising", "personalization")])
def test_it_waits_for_analytics(
    page: SitePage, vendors: Vendors, purposes: tuple[str, ...]
) -> None:
    permit(page.driver, page.server, *purposes)
    page.open("/blog")
    settle(page)
    assert "monitoring" not in chunks(page)
    leave(page)
    assert vendors.of(names.MONITORING) == []


def test_a_bot_is_not_monitored(
    page: SitePage, vendors: Vendors, before: Callable[[str], None]
) -> None:
    before("Object.defineProperty(navigator, 'userAgent', {value: 'Googlebot/2.1'})")
    permit(page.driver, page.server, "analytics")
    page.open("/blog")
    settle(page)
    assert (chunks(page), cookies(page)) == (set(), {})
    leave(page)
    assert vendors.of(names.MONITORING) == []


def test_pages_with_consent_alone_are_not_monitored(page: SitePage) -> None:
    permit(page.driver, page.server, "analytics")
    page.open("/route-search")
    page.wait(lambda: "permitted" in chunks(page) and cookies(page))
    assert chunks(page) == {"permitted"}
    page.click("footer a[href='/glossary']")
    page.wait(lambda: "monitoring" in chunks(page))


def test_what_is_typed_and_asked_is_masked(page: SitePage, vendors: Vendors) -> None:
    permit(page.driver, page.server, "analytics")
    form = ContactPage(page.driver, page.server).open()
    form.ready()
    form.wait(lambda: "_dd_s" in cookies(form))
    form.wait(lambda: "monitoring" in form.scripts())
    form.one("main [name='first_name']").send_keys(NAME)
    form.driver.execute_async_script(
        f"fetch('/robots.txt?z={QUERY}').then(arguments[arguments.length - 1])"
    )
    form.driver.execute_script(
        "setTimeout(() => { throw new TypeError('no ' + document.forms[1].first_name?.value) })"
    )
    form.click("main h1")
    form.wait(lambda: console(form.driver))
    # A part is compressed off the page's thread: a page that goes may be gone before it is.
    form.click("footer a[href='/glossary']")
    page.wait(lambda: vendors.of(names.MONITORING, REPLAY))
    leave(page)
    page.wait(lambda: {"view", "resource", "error"} <= {event["type"] for event in events(vendors)})
    message = json.dumps(events(vendors))
    assert (QUERY in message, NAME in message) == (False, False)
    assert NAME not in replays(vendors)
    assert "***" in replays(vendors)


def test_no_address_with_a_query_is_replayed(page: SitePage, vendors: Vendors) -> None:
    permit(page.driver, page.server, "analytics")
    page.open(f"/search?q={QUERY}")
    page.wait(lambda: "monitoring" in chunks(page) and "_dd_s" in cookies(page))
    page.click("footer a[href='/glossary']")
    page.wait(lambda: page.location == "/glossary")
    page.driver.back()
    page.wait(lambda: page.location.startswith("/search") and QUERY in page.title)
    page.click("footer a[href='/help']")
    page.wait(lambda: page.location == "/help")
    page.driver.execute_script(LINK, f"/search?q={QUERY}")
    page.wait(lambda: page.location.startswith("/search") and QUERY in page.title)
    page.click("footer a[href='/products']")
    page.wait(lambda: page.location == "/products")
    page.click("footer a[href='/glossary']")
    page.wait(lambda: '"href":"' in replays(vendors) and "/products" in replays(vendors))
    assert "/glossary" in replays(vendors)
    assert QUERY not in replays(vendors)


def test_the_session_is_sampled_and_named(page: SitePage, vendors: Vendors) -> None:
    permit(page.driver, page.server, "analytics")
    page.open("/blog")
    page.wait(lambda: "_dd_s" in cookies(page))
    page.driver.execute_script("DD_RUM.addTiming('a b/ü-_.@$9')")
    leave(page)
    page.wait(lambda: any("custom_timings" in event["view"] for event in events(vendors)))
    lines = console(page.driver)
    assert any("a_b__-_.@$9" in line for line in lines)
    view = [event for event in events(vendors) if event["type"] == "view"][-1]
    assert "a_b__-_.@$9" in view["view"]["custom_timings"]
    assert view["_dd"]["configuration"] == {
        **view["_dd"]["configuration"],
        "session_sample_rate": 100,
        "session_replay_sample_rate": 100,
    }
    assert view["service"] == "website"
    assert "usr" not in view


def test_once_withdrawn_nothing_more_is_sent(page: SitePage, vendors: Vendors) -> None:
    permit(page.driver, page.server, "analytics")
    choices = ChoicesPage(page.driver, page.server).open("/privacy/choices")
    choices.wait(lambda: "_dd_s" in cookies(choices))
    choices.tick([])
    choices.driver.execute_script(WITHDRAWN)
    choices.save()
    choices.wait(lambda: not cookies(choices))
    withdrawn = choices.driver.execute_script("return window.withdrawn")
    choices.click("footer a[href='/glossary']")
    choices.wait(lambda: choices.location == "/glossary")
    leave(page)
    page.open("/blog")
    assert "monitoring" not in chunks(page)
    # What was collected before is not sent afterwards either.
    targets = [one.target for one in vendors.of(names.MONITORING, RUM)]
    times = [int(parse_qs(target)["batch_time"][0]) for target in targets]
    assert [time for time in times if time >= withdrawn] == []
    assert cookies(page) == {}
