"""A moment in the visitor's own time zone, beside the hours at the offices."""

import datetime as dt
from collections.abc import Callable
from zoneinfo import ZoneInfo

import pytest
from selenium.webdriver import Chrome

from tests.support.pages import SitePage
from tests.support.stack.site import RunningSite

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("zone", "locale", "written"),
    [
        ("America/New_York", "en-US", "4:00 AM"),
        ("Asia/Tokyo", "en-US", "6:00 PM"),
        ("Asia/Tokyo", "zh-CN", "18:00"),
    ],
)
def test_a_webinar_tells_the_hour_where_the_visitor_is(
    browser: Chrome, site: RunningSite, zone: str, locale: str, written: str
) -> None:
    browser.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": zone})
    page = SitePage(browser, site, locale).open("/webinars/hs-codes-workshop")
    page.wait(lambda: page.one("[data-time] dd").text)
    message = page.one("[data-time] dd").text
    browser.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": ""})
    assert written in message.replace("\u202f", " ")


def test_an_office_tells_what_time_it_is_there(browser: Chrome, site: RunningSite) -> None:
    clock = '[data-clock="Asia/Kolkata"] time'
    before = dt.datetime.now(ZoneInfo("Asia/Kolkata"))
    page = SitePage(browser, site, "zh-CN").open("/company/careers/our-global-offices/singapore")
    page.wait(lambda: page.one(clock).text)
    moments = (before, dt.datetime.now(ZoneInfo("Asia/Kolkata")))
    assert page.one(clock).text[-5:] in [f"{moment:%H:%M}" for moment in moments]


def it_is(moment: str) -> str:
    """A script by which the page believes that it is a moment, in UTC."""
    now = f"Date.parse('{moment}Z')"
    kind = f"class extends Date {{ constructor(...of) {{ super(...(of.length ? of : [{now}])) }} }}"
    return f"Date = {kind}; Date.now = () => {now};"


def test_the_chart_of_office_hours_has_a_line_at_this_hour(
    browser: Chrome, site: RunningSite, before: Callable[[str], None]
) -> None:
    before(it_is("2026-11-24T18:00:00"))  # a Tuesday
    page = SitePage(browser, site).open("/company/careers/our-global-offices")
    page.wait(lambda: page.all("[data-now]:not([visibility])"))
    line = page.one("[data-now]")
    moved = float(str(line.get_attribute("transform")).partition("(")[2].split()[0])
    assert moved / float(str(line.get_attribute("data-now"))) == pytest.approx(0.75)


def test_at_the_weekend_no_line_crosses_the_hours_of_offices_that_are_closed(
    browser: Chrome, site: RunningSite, before: Callable[[str], None]
) -> None:
    before(it_is("2026-11-28T14:00:00"))  # a Saturday
    page = SitePage(browser, site).open("/company/careers/our-global-offices")
    page.wait(lambda: page.all('[data-zone][display="inline"]'))
    assert page.all("[data-now][visibility]")
    assert not page.all("[data-now][transform]")
