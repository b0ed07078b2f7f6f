"""Analytics: what is sent, in which order, with which properties, and with whose permission."""

import json
from dataclasses import dataclass
from threading import Event
from typing import Any

import pytest

from tests.support.browser import console
from tests.support.measured import chunks, cookies, permit, settle
from tests.support.pages import ChoicesPage, SitePage
from tests.support.scripted import ScriptedAnswers, real
from tests.support.setting_rows import shows
from tests.support.stack import names
from tests.support.stack.vendors import OPEN, Vendors
from tests.support.upstream import Reply

pytestmark = pytest.mark.browser

EVENTS = f"//{names.ANALYTICS}/*"
THROW = "dispatchEvent(new ErrorEvent('error', {error: new TypeError('thrown')}))"
GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"


@dataclass(frozen=True)
class SentEvent:
    """An event as it has arrived."""

    type: str
    properties: dict[str, Any]
    user: dict[str, Any]


@dataclass(frozen=True)
class SentEvents:
    """What analytics has received."""

    vendors: Vendors

    @property
    def events(self) -> list[SentEvent]:
        """The events, oldest first."""
        batches = [json.loads(one.body) for one in self.vendors.of(names.ANALYTICS)]
        assert {batch["api_key"] for batch in batches} <= {"analytics-key"}
        return [
            SentEvent(one["event_type"], one["event_properties"], one["user_properties"])
            for batch in batches
            for one in batch["events"]
        ]


@pytest.fixture
def sent(vendors: Vendors) -> SentEvents:
    """What analytics has received since the test began."""
    return SentEvents(vendors)


def paths(sent: SentEvents) -> list[str]:
    """The paths of the routes that were told, the oldest first."""
    return [event.properties["path"] for event in sent.events if event.type == "route-update"]


def first(page: SitePage, sent: SentEvents) -> SentEvent:
    """The first event, once it is there."""
    page.wait(lambda: sent.events)
    return sent.events[0]


def give(page: SitePage, **values: str) -> None:
    """Cookies of other tools."""
    for name, value in values.items():
        cookie = {"url": page.server.url("/"), "name": name, "value": value}
        page.driver.execute_cdp_cmd("Network.setCookie", cookie)


def test_nothing_is_sent_or_kept_before_the_choice(page: SitePage, sent: SentEvents) -> None:
    choices = ChoicesPage(page.driver, page.server).open("/blog?utm_source=x")
    choices.wait_for_question()
    assert chunks(choices) == set()
    assert cookies(choices) == {}
    choices.click("main a[href^='/blog/']")
    choices.wait(lambda: choices.location.startswith("/blog/"))
    choices.reject_all()
    choices.wait(lambda: choices.cookie)
    assert (chunks(choices), cookies(choices), paths(sent)) == (set(), {}, [])


def test_what_has_waited_comes_first(page: SitePage, sent: SentEvents) -> None:
    choices = ChoicesPage(page.driver, page.server).open("/blog")
    choices.wait_for_question()
    choices.click("main a[href^='/blog/']")
    choices.wait(lambda: choices.location.startswith("/blog/"))
    post = choices.location
    choices.accept_all()
    choices.wait(lambda: len(sent.events) == 2)
    choices.click("footer a[href='/glossary']")
    choices.wait(lambda: len(sent.events) == 3)
    assert paths(sent) == ["/blog", post, "/glossary"]


@shows("SECOND_MARKETING_ID_COOKIE", "CUSTOMER_COOKIE")
def test_events_tell_of_the_browser_they_come_from(page: SitePage, sent: SentEvents) -> None:
    permit(page.driver, page.server, "analytics")
    give(page, who="clients", second_id="S-1")
    page.open("/blog?utm_source=mail&email=ada@mail.example")
    event = first(page, sent)
    assert event.properties == {"path": "/blog"}
    assert event.user == {
        "utm_source": "mail",
        "marketing_tracking_id": cookies(page)["marketing_id"]["value"],
        "second_marketing_tracking_id": "S-1",
        "is_flexport_customer": True,
    }


def test_events_tell_of_the_visitor_s_country(page: SitePage, sent: SentEvents) -> None:
    permit(page.driver, page.server, "analytics")
    header = {"headers": {"X-Country": "NL"}}
    page.driver.execute_cdp_cmd("Network.setExtraHTTPHeaders", header)
    page.open("/blog")
    event = first(page, sent)
    page.driver.execute_cdp_cmd("Network.setExtraHTTPHeaders", {"headers": {}})
    assert event.user["country_code"] == "NL"


def test_an_address_that_is_not_there_is_told_to_nobody(page: SitePage, sent: SentEvents) -> None:
    permit(page.driver, page.server, "analytics", "advertising")
    page.open("/orders/zofia@mail.example/+49-30-98765432")
    assert first(page, sent).properties == {"path": "/404.html"}
    page.wait(lambda: "route-loaded" in str(page.driver.execute_script("return dataLayer")))
    layer = page.driver.execute_script("return JSON.stringify(dataLayer)")
    page.wait(lambda: "_dd_s" in cookies(page))
    page.driver.get(page.server.url("/robots.txt"))
    page.wait(lambda: sent.vendors.of(names.MONITORING, "/api/v2/rum"))
    received = [(one.target, one.headers, one.body) for one in sent.vendors.received]
    assert [one for one in ("zofia", "98765432") if one in f"{layer}{received}"] == []
    # It would have the address as it is, and is packed.
    assert sent.vendors.of(names.MONITORING, "/api/v2/replay") == []
    # Chromium remarks on the status.
    assert console(page.driver)


@pytest.mark.parametrize("value", ["", "client", "clients.", "Clients"])
def test_another_word_is_no_customer(page: SitePage, sent: SentEvents, value: str) -> None:
    permit(page.driver, page.server, "analytics")
    give(page, who=value)
    page.open("/blog")
    assert first(page, sent).user["is_flexport_customer"] is False


def test_ids_are_made_once(page: SitePage, sent: SentEvents) -> None:
    permit(page.driver, page.server, "analytics")
    page.open("/route-search")
    searched = first(page, sent)
    name = "searchRatesTrackingId"
    made = cookies(page)[name]["value"]
    assert made.startswith("searchRates_")
    assert len(made) > len("searchRates_") + 20
    assert searched.properties == {"path": "/route-search", name: made}
    sent.vendors.forget()
    page.open("/get-started")
    assert first(page, sent).properties[name] == made
    assert sent.events[0].user == searched.user


def test_other_pages_make_no_id_of_searches(page: SitePage, sent: SentEvents) -> None:
    permit(page.driver, page.server, "analytics")
    page.open("/blog")
    assert "searchRatesTrackingId" not in first(page, sent).properties
    assert "searchRatesTrackingId" not in cookies(page)


@pytest.mark.whole_browser
def test_an_event_outlives_the_page_it_comes_from(page: SitePage, sent: SentEvents) -> None:
    permit(page.driver, page.server, "analytics")
    page.open("/blog")
    page.wait(lambda: "permitted" in chunks(page) and cookies(page))
    page.driver.get(page.server.url("/robots.txt"))
    page.wait(lambda: sent.events)
    assert paths(sent) == ["/blog"]


def test_bots_are_left_out(page: SitePage, sent: SentEvents) -> None:
    own: Any = page.driver.execute_script("return navigator.userAgent")
    permit(page.driver, page.server, "analytics", "advertising")
    set_agent = "Network.setUserAgentOverride"
    page.driver.execute_cdp_cmd(set_agent, {"userAgent": GOOGLEBOT})
    try:
        page.open("/blog?utm_source=x")
        settle(page)
        assert (chunks(page), cookies(page)) == (set(), {})
        page.driver.get(page.server.url("/robots.txt"))
        assert paths(sent) == []
    finally:
        page.driver.execute_cdp_cmd(set_agent, {"userAgent": own})


def test_what_is_no_success_is_logged(page: SitePage, sent: SentEvents) -> None:
    script: ScriptedAnswers = sent.vendors.script
    script.on(EVENTS, Reply(500, OPEN, b""), method="POST")
    permit(page.driver, page.server, "analytics")
    page.open("/blog")
    assert script.wait_for(EVENTS, method="POST")
    lines: list[str] = []

    def logged() -> list[str]:
        lines.extend(console(page.driver))
        return [line for line in lines if '"Analytics: 500 "' in line]

    page.wait(logged)
    # Chromium remarks on the answer by itself.
    assert [line for line in lines if "Failed to load resource" not in line] == logged()
    assert len(sent.vendors.of(names.ANALYTICS)) == 1


def test_who_leaves_while_it_is_told_makes_no_error(page: SitePage, sent: SentEvents) -> None:
    script, answered = sent.vendors.script, Event()
    script.on(EVENTS, real(after=answered), method="POST")
    permit(page.driver, page.server, "analytics")
    page.open("/blog")
    page.driver.execute_script(THROW)
    page.wait(lambda: sent.vendors.of(names.ERRORS))
    assert script.wait_for(EVENTS, method="POST")
    page.driver.get(page.server.url("/robots.txt"))
    answered.set()
    page.open("/glossary")
    page.wait(lambda: script.times(EVENTS, "POST") > 1)
    page.wait(lambda: "/glossary" in paths(sent))
    assert ["thrown" in str(one.body) for one in sent.vendors.of(names.ERRORS)] == [True]


def test_once_withdrawn_nothing_more_is_sent(page: SitePage, sent: SentEvents) -> None:
    permit(page.driver, page.server, "analytics")
    choices = ChoicesPage(page.driver, page.server).open("/privacy/choices")
    first(choices, sent)
    assert cookies(choices)
    choices.tick([])
    choices.save()
    choices.wait(lambda: not cookies(choices))
    choices.click("footer a[href='/glossary']")
    choices.wait(lambda: choices.location == "/glossary")
    page.driver.get(page.server.url("/robots.txt"))
    assert paths(sent) == ["/privacy/choices"]
    assert sent.vendors.script.times(EVENTS, "POST") == 1
