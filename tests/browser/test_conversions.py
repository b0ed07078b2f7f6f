"""Conversions: told to analytics and to the data layer alike, with the visitor's permission."""

import datetime as dt
import re
from urllib.parse import parse_qs, urlsplit

import pytest

from portolan.leads.links import LinkPurpose
from tests.browser.test_load_planner import PALLETS
from tests.browser.test_newsletter import empty
from tests.browser.test_runtime_analytics import SentEvent, SentEvents
from tests.browser.test_shipment_list import WORK_OUT
from tests.support.measured import permit
from tests.support.newsletter import path_of
from tests.support.pages import (
    ChoicesPage,
    ContactPage,
    NewsletterLink,
    NewsletterSection,
    QuotePage,
    SitePage,
)
from tests.support.shipment_lists import LANE, PAGE, table
from tests.support.stack.site import RunningSite
from tests.support.stack.vendors import Vendors

pytestmark = [pytest.mark.browser, pytest.mark.owns_server]

Event = tuple[str, dict[str, object]]
OF_ROUTES = {"route-update", "route-loaded"}
LAYER = "return [...window.dataLayer].filter(one => one.event)"
LABEL = "/paps?number=ABCD123456"
QUOTE = "/get-started?origin=CNSHA&destination=NLRTM&mode=ocean-fcl&delivery=port-to-port"
EMISSIONS = "/emissions-calculator?origin=CNSHA&destination=NLRTM&mode=ocean-fcl&weight_kg=1000"
SOON = dt.datetime.now(dt.UTC).date() + dt.timedelta(days=90)
LOAD = f"/load-planner?unit=20-standard&{PALLETS}&pieces-1-weight=400"
ARRIVAL = f"/arrival?origin=CNSHA&destination=NLRTM&mode=ocean-fcl&ready={SOON}"
DOWNLOAD = """
const link = Object.assign(document.createElement("a"), {
  href: "/press/logo.svg?for=ines", download: "",
});
document.querySelector("main").append(link);
link.click();
"""
LEAVE = "addEventListener('click', event => event.preventDefault())"
"""A link is followed, and the page stays."""


@pytest.fixture
def sent(vendors: Vendors) -> SentEvents:
    """What analytics has received since the test began."""
    return SentEvents(vendors)


def conversions(sent: SentEvents) -> list[Event]:
    """What analytics has heard beside the routes, the oldest first."""
    return [_pair(one) for one in sent.events if one.type not in OF_ROUTES]


def _pair(event: SentEvent) -> Event:
    return event.type, event.properties


def in_layer(page: SitePage) -> list[Event]:
    """What the data layer has beside the routes, the oldest first."""
    entries = page.driver.execute_script(LAYER)
    pairs = [(entry.pop("event"), entry) for entry in entries]
    return [pair for pair in pairs if pair[0] not in OF_ROUTES]


def heard(page: SitePage, sent: SentEvents, *events: Event) -> None:
    """Both have heard these, and nothing else."""
    page.wait(lambda: len(conversions(sent)) >= len(events))
    assert conversions(sent) == list(events)
    assert in_layer(page) == list(events)


def assert_events_of_page(page: SitePage, sent: SentEvents, *events: Event) -> None:
    """The page has told of the last of these, and the visit of all."""
    page.wait(lambda: in_layer(page) == [events[-1]])
    page.wait(lambda: conversions(sent) == list(events))


def test_a_form_that_is_started_and_refused(page: SitePage, sent: SentEvents) -> None:
    permit(page.driver, page.server, "analytics")
    page.open("/company/contact")
    page.wake_island()
    page.one("#contact-first-name").send_keys("Ada")
    page.one("main form .btn").click()
    page.wait(lambda: len(conversions(sent)) == 2)
    (_, refused) = conversions(sent)[1]
    heard(
        page,
        sent,
        ("form_started", {"form": "contact"}),
        ("form_refused", {"form": "contact", "errors": refused["errors"]}),
    )
    assert isinstance(refused["errors"], int)
    assert refused["errors"] > 1


@pytest.mark.parametrize(
    ("address", "event"),
    [
        ("/search?q=qqqzzzxxx", ("site_searched", {"results": 0})),
        ("/data/hs-code?q=8517.13", ("hs_searched", {"results": 1})),
        (
            "/route-search/shanghai-cnsha/rotterdam-nlrtm",
            ("route_searched", {"origin": "CNSHA", "destination": "NLRTM"}),
        ),
        (
            "/route-search/shanghai-cnsha/rotterdam-nlrtm/what-if?avoid=suez",
            ("routes_compared", {"closed": 1}),
        ),
        (LABEL, ("label_made", {"kind": "paps"})),
    ],
)
def test_a_page_tells_what_it_shows(
    page: SitePage, sent: SentEvents, address: str, event: Event
) -> None:
    permit(page.driver, page.server, "analytics")
    page.open(address)
    heard(page, sent, event)


def test_a_load_an_arrival_and_a_list_in_one_visit(page: SitePage, sent: SentEvents) -> None:
    permit(page.driver, page.server, "analytics")
    load: Event = ("load_planned", {"unit": "20-standard"})
    page.open(LOAD)
    assert_events_of_page(page, sent, load)
    arrival: Event = ("arrival_planned", {"mode": "ocean-fcl"})
    page.open(ARRIVAL)
    assert_events_of_page(page, sent, load, arrival)
    page.open(PAGE).one("#rows").send_keys(table(("Inv-77-Ines", *LANE[1:])))
    page.send_by(WORK_OUT)
    assert_events_of_page(page, sent, load, arrival, ("list_calculated", {"rows": 1}))
    assert not {"ines", "inv"} & set(re.findall(r"[a-z]+", str(sent.events).lower()))


@pytest.mark.whole_browser  # the page is left at once
def test_a_form_that_is_accepted(page: SitePage, sent: SentEvents) -> None:
    permit(page.driver, page.server, "analytics")
    form = ContactPage(page.driver, page.server).open()
    form.ready()
    form.fill_well()
    form.send()
    form.wait(lambda: form.location == "/confirmation/contact")
    page.wait(lambda: ("form_sent", {"form": "contact"}) in conversions(sent))
    assert [name for name, _ in conversions(sent)] == ["form_started", "form_sent"]


@pytest.mark.whole_browser  # the page is left at once
def test_a_newsletter_that_is_asked_for_and_confirmed(
    page: SitePage, asking: RunningSite, sent: SentEvents
) -> None:
    empty(asking)
    permit(page.driver, page.server, "analytics")
    form = NewsletterSection(page.driver, page.server).open()
    form.touch()
    form.type_address("femke@dewit.example")
    form.agree()
    form.send()
    form.wait(lambda: form.location == "/confirmation/newsletter")
    page.wait(lambda: ("newsletter_requested", {}) in conversions(sent))
    assert ("form_sent", {"form": "newsletter"}) in conversions(sent)
    path = path_of(asking.app, LinkPurpose.CONFIRM)
    confirming = NewsletterLink(page.driver, asking).open(path)
    confirming.press()
    page.wait(lambda: conversions(sent)[-1] == ("newsletter_confirmed", {}))
    assert in_layer(page) == [("newsletter_confirmed", {})]
    (token,) = parse_qs(urlsplit(path).query)["token"]
    assert token not in str(sent.events)
    assert "femke" not in str(sent.events)
    empty(asking)


def test_a_step_of_the_quote(page: SitePage, sent: SentEvents) -> None:
    permit(page.driver, page.server, "analytics")
    quote = QuotePage(page.driver, page.server).open(QUOTE)
    quote.ready()
    quote.press()
    quote.wait(lambda: quote.visible_steps == [2])
    page.wait(lambda: ("quote_step", {"step": 2}) in conversions(sent))
    assert ("quote_step", {"step": 2}) in in_layer(page)


def test_emissions_that_are_calculated(page: SitePage, sent: SentEvents) -> None:
    permit(page.driver, page.server, "analytics")
    page.open(EMISSIONS)
    heard(page, sent, ("emissions_calculated", {"mode": "ocean-fcl"}))


def test_a_file_that_is_downloaded(page: SitePage, sent: SentEvents) -> None:
    permit(page.driver, page.server, "analytics")
    page.open("/company/press")
    page.wait(lambda: "permitted" in page.scripts() and sent.events)
    page.driver.execute_script(LEAVE)
    page.click("main dd a[download]")
    heard(page, sent, ("file_downloaded", {"file": "/icon.svg"}))


def test_of_a_file_no_more_than_its_path(page: SitePage, sent: SentEvents) -> None:
    permit(page.driver, page.server, "analytics")
    page.open("/blog")
    page.wait(lambda: "permitted" in page.scripts() and sent.events)
    page.driver.execute_script(LEAVE)
    page.driver.execute_script(DOWNLOAD)
    heard(page, sent, ("file_downloaded", {"file": "/press/logo.svg"}))


def test_of_a_job_no_more_than_its_name(page: SitePage, sent: SentEvents) -> None:
    permit(page.driver, page.server, "analytics")
    page.open("/careers/jobs")
    job = page.one("main .roles a").get_attribute("href")
    assert job
    page.open(job.removeprefix(page.server.url("")))
    page.wait(lambda: any(job.endswith(one.properties["path"]) for one in sent.events))
    page.driver.execute_script(LEAVE)
    page.one("main a.cta").click()
    heard(page, sent, ("job_applied", {"job": job.split("/")[-1]}))


def test_before_the_choice_it_waits(page: SitePage, sent: SentEvents) -> None:
    choices = ChoicesPage(page.driver, page.server).open("/company/contact")
    choices.wait_for_question()
    choices.wake_island()
    choices.one("#contact-first-name").send_keys("Ada")
    assert in_layer(choices) == []
    choices.accept_all()
    heard(choices, sent, ("form_started", {"form": "contact"}))


def test_without_permission_nobody_hears(page: SitePage, sent: SentEvents) -> None:
    permit(page.driver, page.server, "advertising")
    page.open("/search?q=qqqzzzxxx")
    page.wait(lambda: "permitted" in page.scripts())
    page.one("#page-search").send_keys("x")
    page.click("footer a[href='/glossary']")
    page.wait(lambda: page.location == "/glossary")
    assert (conversions(sent), in_layer(page)) == ([], [])
