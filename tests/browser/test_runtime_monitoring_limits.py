"""The limits of monitoring and of error reports, as their services meet them."""

import json
import time
from collections.abc import Callable

import pytest

from tests.browser.test_runtime_error_reports import Intake, reported
from tests.browser.test_runtime_monitoring import RUM, leave
from tests.support.browser import console
from tests.support.measured import EVERYTHING, cookies, permit
from tests.support.pages import SitePage
from tests.support.stack import names
from tests.support.stack.vendors import Vendors
from tests.support.upstream import Received

pytestmark = pytest.mark.browser

Before = Callable[[str], None]

MESSAGES, KILOBYTES, REPORTS = 50, 16, 64
HOUR, MINUTE = 3_600_000, 60_000
FORMER = "11111111-1111-4111-8111-111111111111"
ACT = "for (let at = 0; at < 120; at++) DD_RUM.addAction(`act ${at}`, {text: 'x'.repeat(99)})"
SAMPLED = "Math.random = () => 0.04; window.DD_RUM = {version: '1.0.0'}"
THROW = """
for (let at = 0; at < arguments[0]; at++)
  dispatchEvent(new ErrorEvent("error", {error: new TypeError(`fault ${at} of ${arguments[0]}`)}));
"""


def session(page: SitePage) -> dict[str, str]:
    """What the cookie of the session says."""
    page.wait(lambda: "id=" in cookies(page).get("_dd_s", {}).get("value", ""))
    text = str(cookies(page)["_dd_s"]["value"])
    return dict(part.split("=", 1) for part in text.split("&"))


@pytest.mark.parametrize(
    ("age", "idle", "goes_on"),
    [(3.9 * HOUR, 14 * MINUTE, True), (4.1 * HOUR, 0, False), (HOUR, 16 * MINUTE, False)],
)
def test_a_session_ends_after_4_hours_or_15_idle_minutes(
    page: SitePage, age: float, idle: float, *, goes_on: bool
) -> None:
    permit(page.driver, page.server, "analytics")
    now = time.time() * 1000
    created, expire = round(now - age), round(now - idle + 15 * MINUTE)
    value = f"aid={FORMER}&rum=1&id={FORMER}&created={created}&expire={expire}"
    cookie = {"name": "_dd_s", "value": value, "path": "/", "domain": f".{page.server.domain}"}
    page.driver.execute_cdp_cmd("Network.setCookie", cookie | {"url": page.server.url("/")})
    page.open("/blog")
    page.wait(lambda: "monitoring" in page.scripts())
    page.wait(lambda: session(page)["expire"] != str(expire))
    assert (session(page)["id"] == FORMER) is goes_on
    left = int(session(page)["expire"]) - time.time() * 1000
    assert 13 * MINUTE < left <= 15 * MINUTE


def test_batches_are_bounded_and_a_fifth_tells_of_the_library(
    page: SitePage, vendors: Vendors, before: Before
) -> None:
    before(SAMPLED)
    permit(page.driver, page.server, "analytics")
    page.open("/blog")
    session(page)
    page.wait(lambda: page.driver.execute_script("return 'addAction' in DD_RUM"))
    page.driver.execute_script(ACT)
    page.wait(lambda: len(vendors.of(names.MONITORING, RUM)) > 1)
    leave(page)
    page.wait(lambda: "act 119" in "".join(one.body.decode() for one in batches(vendors)))
    for one in batches(vendors):
        lines = one.body.decode().splitlines()
        assert len(lines) <= MESSAGES
        # The last message may be the one that fills it.
        assert len("\n".join(lines[:-1])) <= KILOBYTES * 1024
    events = [
        json.loads(line) for one in batches(vendors) for line in one.body.decode().splitlines()
    ]
    [setup] = [
        one["telemetry"]["configuration"]
        for one in events
        if one["type"] == "telemetry" and one["telemetry"]["type"] == "configuration"
    ]
    assert setup["telemetry_sample_rate"] == 20
    assert any("SDK is loaded more than once" in line for line in console(page.driver))


def batches(vendors: Vendors) -> list[Received]:
    """What monitoring has been sent."""
    return vendors.of(names.MONITORING, RUM)


def test_of_100_errors_at_once_64_are_reported(page: SitePage, vendors: Vendors) -> None:
    permit(page.driver, page.server, *EVERYTHING)
    page.open("/glossary")
    page.wait(page.scripts)
    service = Intake(names.ERRORS, vendors)
    page.driver.execute_script(THROW, 1)
    page.wait(lambda: service.received)
    page.driver.execute_script(THROW, 100)
    page.wait(lambda: len(service.received) > REPORTS)
    leave(page)
    values = [one["exception"]["values"][0]["value"] for one in reported(service.envelopes)]
    # What the page had still to send as it was left is an error of its own.
    faults = [value for value in values if value.startswith("fault")]
    due = ["fault 0 of 1", *(f"fault {at} of 100" for at in range(REPORTS))]
    assert sorted(faults) == sorted(due)
    console(page.driver)
