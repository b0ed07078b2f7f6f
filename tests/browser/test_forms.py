"""Sign-up, talk to an expert and the freight quote, with scripts and without."""

import json
import re
from typing import Any, TypeVar

import pytest
from flask import Flask
from selenium.webdriver import Chrome
from sqlalchemy import text

from portolan.leads.database import reading
from tests.support.pages import ApplicationPage, ExpertPage, FilledForm, QuotePage, SignUpPage
from tests.support.stack.site import RunningSite

pytestmark = [pytest.mark.browser, pytest.mark.owns_server]

Kind = TypeVar("Kind", bound=FilledForm)
PAGES: dict[type[FilledForm], tuple[str, int]] = {
    ApplicationPage: ("/confirmation/apply", 8),
    SignUpPage: ("/confirmation/sign-up", 9),
    ExpertPage: ("/confirmation/talk-to-an-expert", 7),
    QuotePage: ("/confirmation/get-started", 13),
}


def opened(kind: type[Kind], driver: Chrome, site: RunningSite, path: str = "") -> Kind:
    page = kind(driver, site).open(path or None)
    page.ready()
    return page


def newest(app: Flask) -> dict[str, Any]:
    """The fields of the last submission."""
    with app.app_context(), reading() as session:
        row = session.execute(
            text("SELECT fields FROM submission ORDER BY received_at DESC LIMIT 1")
        ).scalar_one()
        result: dict[str, Any] = json.loads(row) if isinstance(row, str) else row
        return result


@pytest.mark.parametrize("kind", PAGES, ids=lambda kind: kind.__name__)
def test_a_good_form_is_kept_and_thanked_for(
    anyone: Chrome, site: RunningSite, kind: type[FilledForm]
) -> None:
    page = opened(kind, anyone, site)
    page.fill_well()
    page.send()
    page.wait(lambda: page.path_in_bar == PAGES[kind][0])
    assert re.search(r"We reply by the end of \w+, \w+ \d+", page.one("main").text)
    assert newest(site.app)["phone_e164"] == "+31105550148"


@pytest.mark.parametrize("kind", PAGES, ids=lambda kind: kind.__name__)
def test_an_empty_form_is_told_what_is_missing(
    anyone: Chrome, site: RunningSite, kind: type[FilledForm]
) -> None:
    page = opened(kind, anyone, site)
    # A form in steps judges one of them at a time.
    is_stepped = kind is QuotePage and page.runs_scripts
    if page.runs_scripts:
        # What the site knows by itself is not missing.
        page.wait(lambda: page.value("country"))
    page.send()
    missing = PAGES[kind][1] - page.runs_scripts
    assert len(page.summary) == (4 if is_stepped else missing)
    assert page.error("origin" if is_stepped else "first_name").endswith("Required")
    assert page.title.startswith("Error: ")
    for link in page.summary_links:
        target = str(link.get_dom_attribute("href"))
        assert page.one(f"main {target}").is_displayed()


def test_what_was_answered_stays(anyone: Chrome, site: RunningSite) -> None:
    page = opened(QuotePage, anyone, site)
    page.fill_well()
    page.fill(mode="ocean-fcl", dangerous_goods="batteries")
    page.count("40-high-cube", "2")
    page.fill(work_email="no-address")
    page.send()
    assert len(page.summary) == 1
    assert page.error("work_email").endswith("Please enter a valid email address")
    assert page.chosen("mode") == ["ocean-fcl"]
    assert page.chosen("dangerous_goods") == ["batteries", "magnets"]
    assert page.chosen("consent") == ["y"]
    assert page.value("containers-40-high-cube") == "2"
    assert page.value("ready_date") == page.answers["ready_date"]


def test_containers_are_counted_for_full_loads(anyone: Chrome, site: RunningSite) -> None:
    page = opened(QuotePage, anyone, site)
    page.fill_well()
    page.fill(mode="ocean-fcl")
    page.send()
    assert page.error("containers-20-standard").endswith("Required")
    page.ready()
    page.count("20-standard", "3")
    page.send()
    page.wait(lambda: page.path_in_bar == "/confirmation/get-started")
    assert newest(site.app)["containers"] == "3 x 20-standard"


def test_without_scripts_every_question_is_shown(plain_browser: Chrome, site: RunningSite) -> None:
    page = opened(QuotePage, plain_browser, site)
    page.fill(mode="air")
    for name in ("containers", "volume_cbm", "battery_packing", "hazard_class", "consent"):
        assert page.is_visible(name)


def test_with_scripts_only_what_the_mode_asks_for(browser: Chrome, site: RunningSite) -> None:
    page = opened(QuotePage, browser, site)
    assert page.applies("containers")
    assert page.applies("volume_cbm")
    page.fill(origin="Shanghai", destination="Rotterdam", mode="ocean-fcl", delivery="port-to-port")
    page.wait(lambda: not page.applies("volume_cbm"))
    assert page.applies("containers")
    page.count("20-standard", "2")
    page.fill(mode="air")
    page.wait(lambda: not page.applies("containers"))
    assert page.applies("volume_cbm")
    page.fill(mode="ocean-fcl")
    page.wait(lambda: page.applies("containers"))
    assert page.value("containers-20-standard") == "2"


def test_a_mode_from_the_address_counts_at_once(browser: Chrome, site: RunningSite) -> None:
    page = opened(QuotePage, browser, site, "/get-started?origin=Shanghai&mode=air")
    page.wait(lambda: not page.applies("containers"))
    assert page.value("origin") == "Shanghai"
    assert page.chosen("mode") == ["air"]


def test_a_mode_chosen_before_hydration_counts(browser: Chrome, site: RunningSite) -> None:
    browser.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 6})
    page = QuotePage(browser, site).open()
    page.fill(mode="ocean-fcl")
    page.ready()
    browser.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.wait(lambda: not page.applies("volume_cbm"))
    assert page.chosen("mode") == ["ocean-fcl"]
