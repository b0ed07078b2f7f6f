"""Error reports of browsers: what is reported, to whom, when, and that no visitor is in them."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from selenium.webdriver import Chrome

from tests.support.browser import console
from tests.support.measured import HAS_CONSENT_UPDATE, chunks, cookies, permit, settle
from tests.support.pages import ChoicesPage, ContactPage, SitePage
from tests.support.pages.consent import TELL_LIFE
from tests.support.setting_rows import shows
from tests.support.stack import names
from tests.support.stack.vendors import JAVASCRIPT, OPEN, Vendors
from tests.support.upstream import Received, Reply

pytestmark = pytest.mark.browser

CANARIES = {
    "first_name": "Wilhelmina",
    "last_name": "Okonkwo-Strand",
    "work_email": "w.okonkwo@mail.example",
    "company_name": "Strand Teak Imports",
    "phone": "+49 30 9012 3456",
    "message": "My cargo of orchids for Ngozi",
}
SEARCHED = "Quay of Ngozi Strand"
QUERY = "canaryquery7731"


@dataclass(frozen=True)
class Intake:
    """What one of the two services receives."""

    host: str
    vendors: Vendors

    @property
    def received(self) -> list[Received]:
        """What it has got, oldest first."""
        return self.vendors.of(self.host)

    @property
    def envelopes(self) -> list[str]:
        """The same as text."""
        return [one.body.decode() for one in self.received]


@pytest.fixture
def first(vendors: Vendors) -> Intake:
    """The first service."""
    return Intake(names.ERRORS, vendors)


@pytest.fixture
def second(vendors: Vendors) -> Intake:
    """The second service."""
    return Intake(names.SECOND_ERRORS, vendors)


@pytest.fixture
def browser(browser: Chrome) -> Iterator[Chrome]:
    """A browser, which itself writes down what is thrown."""
    yield browser
    console(browser)


def throw(page: SitePage, text: str = "'thrown'", kind: str = "TypeError") -> None:
    """Let something go wrong on the page."""
    # Of what the driver's own scripts throw the browser only says `Script error.`
    error = f"new ErrorEvent('error', {{error: new {kind}({text})}})"
    page.driver.execute_script(f"window.dispatchEvent({error})")


def reported(envelopes: list[str]) -> list[dict[str, Any]]:
    """The errors in them: kind and text, and all that was said with it."""
    lines = [json.loads(line) for text in envelopes for line in text.splitlines()]
    return [line for line in lines if "exception" in line]


def texts(receiver: Intake) -> list[str]:
    """The texts of the errors that a service has got."""
    return [event["exception"]["values"][-1]["value"] for event in reported(receiver.envelopes)]


def test_both_services_get_each_report(page: SitePage, first: Intake, second: Intake) -> None:
    permit(page.driver, page.server)
    page.open(f"/blog?q={QUERY}#{QUERY}")
    page.wait(page.scripts)
    broken = Reply(headers=JAVASCRIPT, body=b"throw new TypeError('thrown')")
    page.server.script.always("/broken.js", broken)
    page.driver.execute_script(
        "document.head.append(Object.assign(document.createElement('script'),"
        " {src: '/broken.js?x=1'}))"
    )
    page.wait(lambda: texts(first) == ["thrown"] and second.received)
    [event] = reported(first.envelopes)
    frames = event["exception"]["values"][0]["stacktrace"]["frames"]
    assert [frame["filename"] for frame in frames] == [page.server.url("/broken.js")]
    assert event["request"] == {"url": page.server.url("/blog")}
    assert event["environment"] == "production"
    assert second.received[0].target.partition("?")[0].endswith("/sub/api/7/envelope/")
    assert reported([second.received[0].body.decode()])[0]["event_id"] == event["event_id"]
    assert not second.received[0].values("cookie")


def test_nothing_is_reported_before_the_choice(page: SitePage, first: Intake) -> None:
    choices = ChoicesPage(page.driver, page.server).open("/blog")
    choices.wait_for_question()
    throw(choices, "'early'")
    throw(choices, "'second'")
    assert (chunks(choices), first.envelopes) == (set(), [])
    choices.reject_all()
    # Each is a request of its own, and the second may be the first to arrive.
    choices.wait(lambda: sorted(texts(first)) == ["early", "second"])
    assert cookies(choices) == {}


def test_after_a_withdrawal_nothing_is_reported(
    page: SitePage, first: Intake, before: Callable[[str], None]
) -> None:
    before(TELL_LIFE)
    permit(page.driver, page.server, "analytics")
    choices = ChoicesPage(page.driver, page.server).open("/privacy/choices")
    choices.wait_until_live()
    throw(choices, "'permitted'")
    choices.wait(lambda: texts(first) == ["permitted"] and cookies(choices))
    choices.tick([])
    choices.save()
    choices.wait(lambda: not cookies(choices))
    throw(choices, "'withdrawn'")
    choices.open("/blog")
    choices.wait(lambda: choices.driver.execute_script(HAS_CONSENT_UPDATE))
    throw(choices, "'still withdrawn'")
    choices.wait(lambda: "error-reports" in chunks(choices))
    choices.open("/privacy/choices")
    choices.wait_until_live()
    choices.tick(["analytics"])
    choices.save()
    choices.wait(lambda: cookies(choices))
    throw(choices, "'permitted again'")
    choices.wait(lambda: texts(first) == ["permitted", "permitted again"])


def test_pages_with_consent_alone_report_nothing(page: SitePage, first: Intake) -> None:
    permit(page.driver, page.server, "analytics")
    page.open("/route-search")
    page.wait(lambda: "permitted" in chunks(page))
    throw(page)
    assert chunks(page) == {"permitted"}
    page.click("footer a[href='/glossary']")
    page.wait(lambda: page.location == "/glossary" and texts(first) == ["thrown"])


def test_no_value_of_a_visitor_is_in_any_report(
    page: SitePage, first: Intake, second: Intake
) -> None:
    permit(page.driver, page.server)
    form = ContactPage(page.driver, page.server).open(f"/company/contact?x={QUERY}")
    form.ready()
    throw(form, "'the client is there'")
    form.wait(lambda: texts(first))
    for name, value in CANARIES.items():
        form.write(form.one(f"main [name='{name}']"), value)
    form.one("header [name='q']").send_keys(SEARCHED)
    form.driver.execute_script(f"history.replaceState(history.state, '', '?y={QUERY}')")
    form.driver.execute_async_script(
        f"fetch('/robots.txt?z={QUERY}').then(arguments[arguments.length - 1])"
    )
    values = "[...document.querySelectorAll('input, textarea')].map(f => f.value).join()"
    for kind in ("Error", "TypeError", "SyntaxError", "RangeError"):
        throw(form, f"'{kind} of ' + {values} + location.href", kind)
    form.driver.execute_script(
        f"const reason = new Error({values});"
        "window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection',"
        " {promise: Promise.resolve(), reason}));"
        f"try {{ JSON.parse('{{' + {values}) }}"
        "catch (error) { window.dispatchEvent(new ErrorEvent('error', {error})) }"
    )
    form.wait(lambda: len(texts(first)) == 7)
    everything = "".join(first.envelopes) + "".join(one.body.decode() for one in second.received)
    results = [canary for canary in (*CANARIES.values(), SEARCHED, QUERY) if canary in everything]
    assert results == []
    assert "RangeError of" in everything


@shows("EMBED_ERRORS")
def test_chunks_and_what_is_embedded_are_left_out(page: SitePage, first: Intake) -> None:
    permit(page.driver, page.server, "analytics")
    page.open("/blog")
    page.wait(lambda: "permitted" in chunks(page))
    throw(page, "'Loading chunk react failed.'", "Error")
    throw(page, "'Script error.'", "Error")
    page.driver.execute_script(
        "const frame = document.createElement('iframe');"
        "document.querySelector('main').append(frame);"
        "window.dispatchEvent(new MessageEvent('message', {source: frame.contentWindow,"
        " data: {event: 'error', data: {message: 'no video'}}}))"
    )
    throw(page, "'the last one'")
    page.wait(lambda: texts(first) == ["the last one"])


def test_a_service_that_has_enough_is_left_alone(
    page: SitePage, first: Intake, second: Intake
) -> None:
    second.vendors.script.on(f"//{second.host}/*", Reply(429, headers=OPEN), method="POST")
    permit(page.driver, page.server)
    page.open("/blog")
    page.wait(page.scripts)
    throw(page, "'one'")
    page.wait(lambda: texts(first) == ["one"] and len(second.received) == 1)
    throw(page, "'two'")
    page.wait(lambda: texts(first) == ["one", "two"])
    assert len(second.received) == 1


def test_the_first_report_tells_of_the_steps_before_it(page: SitePage, first: Intake) -> None:
    permit(page.driver, page.server)
    form = ContactPage(page.driver, page.server).open(f"/company/contact?x={QUERY}")
    form.ready()
    for name, value in CANARIES.items():
        form.write(form.one(f"main [name='{name}']"), value)
    form.click("footer a[href='/glossary']")
    form.wait(lambda: form.location == "/glossary")
    throw(form)
    form.wait(lambda: texts(first))
    [event] = reported(first.envelopes)
    crumbs = event["breadcrumbs"]
    steps = [(crumb["category"], crumb.get("message")) for crumb in crumbs]
    assert ("ui.input", "#contact-first-name input") in steps
    assert steps.index(("ui.input", "#contact-first-name input")) < steps.index(("ui.click", "a"))
    assert {"to": "/glossary"} in [crumb["data"] for crumb in crumbs]
    fetched = {"url": page.server.url("/page-data/glossary/page-data.json"), "status_code": 200}
    assert fetched in [crumb["data"] for crumb in crumbs]
    assert len(crumbs) <= 30
    assert event["contexts"]["visit"]["paths"][-2:] == ["/company/contact", "/glossary"]
    everything = "".join(first.envelopes)
    assert [one for one in (*CANARIES.values(), QUERY) if one in everything] == []


def test_without_an_error_nothing_is_loaded(page: SitePage) -> None:
    permit(page.driver, page.server, "advertising", "analytics", "personalization")
    page.open("/blog")
    settle(page)
    page.wait(lambda: "permitted" in chunks(page))
    assert "error-reports" not in chunks(page)
