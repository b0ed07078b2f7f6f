"""Optional settings of the server: what a visitor's act brings to stores, receivers and the log."""

import json
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import parse_qs
from urllib.request import urlopen

import psycopg
import pytest
from redis import Redis
from selenium.webdriver import Chrome

from tests.support.browser import console
from tests.support.measured import permit
from tests.support.pages import ContactPage, SitePage
from tests.support.setting_rows import shows
from tests.support.stack import names
from tests.support.stack.procfile import process
from tests.support.stack.receivers import Receivers
from tests.support.stack.site import RunningSite
from tests.support.stack.vendors import Vendors
from tests.support.upstream import Reply

pytestmark = pytest.mark.browser

STATUS = """
const [paths, tell] = arguments;
(async () => {
  const found = [];
  for (const path of paths) found.push((await fetch(path)).status);
  tell(found);
})();
"""
ANSWER = """
const [path, options, tell] = arguments;
fetch(path, options).then((answer) => answer.text()).then(tell);
"""
ADD_RESPONSE = """
const field = document.createElement("input");
Object.assign(field, {type: "hidden", name: "g-recaptcha-response", value: arguments[0]});
document.querySelector("main form").append(field);
"""


def sent(page: ContactPage, message: str, response: str = "") -> ContactPage:
    """The contact form, sent with this message, and thanked for."""
    page.fill_well()
    page.fill(message=message)
    if response:
        page.driver.execute_script(ADD_RESPONSE, response)
    page.send()
    page.wait(lambda: page.location == "/confirmation/contact")
    return page


def lead_of(page: SitePage, receivers: Receivers, message: str) -> dict[str, object]:
    """The lead with this message, once it has arrived."""
    arrived = page.wait(lambda: [one for one in receivers.leads if message in json.dumps(one)])
    return arrived[0]


@shows("DATABASE_URL", "PUBLIC_ENDPOINTS_URL", "REDIS_URL", "TRUSTED_PROXIES")
def test_a_message_is_stored_counted_and_delivered(
    plain_browser: Chrome, site: RunningSite, receivers: Receivers
) -> None:
    message = uuid.uuid4().hex
    page = sent(ContactPage(plain_browser, site).open(), message)
    with psycopg.connect(site.settings["DATABASE_URL"]) as database:
        query = "SELECT id FROM submission WHERE fields::text LIKE %s"
        [(lead_id,)] = database.execute(query, [f"%{message}%"]).fetchall()
    assert lead_of(page, receivers, message)
    # What an earlier test has sent may still arrive beside it.
    posts = [one for one in receivers.public_endpoints.received if one.target == "/leads"]
    keys = [post.values("idempotency-key") for post in posts]
    assert keys.count([str(lead_id)]) == 1
    with Redis.from_url(site.settings["REDIS_URL"]) as counted:
        assert counted.dbsize() > 0


@shows("INSTANCE_PATH")
def test_what_is_built_and_written_lies_in_the_folder(site: RunningSite) -> None:
    folder = Path(site.settings["INSTANCE_PATH"])
    assert {"pages.pack", "metrics"} <= {one.name for one in folder.iterdir()}


@shows("TRUSTED_PROXIES")
def test_limits_count_by_the_address_that_the_proxy_gives(
    browser: Chrome, site: RunningSite
) -> None:
    SitePage(browser, site).open("/paps")
    tokens = ["/form-token"] * 61
    site.front.many_networks = True
    assert set(browser.execute_async_script(STATUS, tokens)) == {200}
    site.front.many_networks = False
    assert browser.execute_async_script(STATUS, tokens)[-2:] == [200, 429]
    assert all("429" in line for line in console(browser))


@shows("METRICS_PORT")
def test_what_visitors_send_is_counted(plain_browser: Chrome, site: RunningSite) -> None:
    sent(ContactPage(plain_browser, site).open(), uuid.uuid4().hex)
    with urlopen(f"http://127.0.0.1:{site.settings['METRICS_PORT']}/metrics") as answer:
        metrics = answer.read().decode()
    assert 'leads_submissions_total{form="contact",outcome="stored"}' in metrics


@shows("ACCESS_LOG")
def test_each_answer_has_a_line_in_the_log(plain_browser: Chrome, site: RunningSite) -> None:
    page = SitePage(plain_browser, site).open(f"/help?q={uuid.uuid4().hex}")
    lines = page.wait(lambda: [one for one in _logged(site) if one.get("path") == "/help"])
    assert lines[0]["method"] == "GET"
    assert lines[0]["status"] == 200


def _logged(site: RunningSite) -> list[dict[str, object]]:
    """The lines of the log, each of which is JSON."""
    lines = site.log.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.startswith("{")]


@shows("WEB_APP_URL", "WEBHOOK_URL", "MAPS_URL", "ASSET_STORE_URL")
def test_proxied_paths_reach_their_hosts(
    browser: Chrome, site: RunningSite, receivers: Receivers
) -> None:
    SitePage(browser, site).open("/paps")
    answers = [
        browser.execute_async_script(ANSWER, path, options)
        for path, options in (
            ("/login", {}),
            ("/webhooks/champ/track", {"method": "POST", "body": "{}"}),
            ("/proxy/google/maps/api/staticmap?zoom=3", {}),
            ("/assets/logo.svg", {}),
        )
    ]
    assert answers == [
        "this is the web application",
        "this is the webhooks",
        "this is the maps",
        "this is the asset store",
    ]
    assert [one.target for one in receivers.maps.received] == ["/maps/api/staticmap?zoom=3"]


@shows("BOT_CHECK_SECRET", "BOT_CHECK_VERIFY_URL")
def test_a_response_of_the_bot_check_is_verified(
    browser: Chrome, site: RunningSite, vendors: Vendors, receivers: Receivers
) -> None:
    permit(browser, site)
    page = ContactPage(browser, site).open()
    page.ready()
    message = uuid.uuid4().hex
    sent(page, message)
    lead = lead_of(page, receivers, message)
    [executed] = vendors.of(names.BOT_CHECK, "/recaptcha/enterprise/reload")
    about = {"key": ["site-key"], "action": ["contact"]}
    assert parse_qs(executed.body.decode()) == about
    [query] = receivers.verification.received
    words = parse_qs(query.body.decode())
    assert words == {"secret": ["bot-secret"], "response": [vendors.given[-1]]}
    assert "bot-check-passed" in json.dumps(lead["flags"])


@shows("SENTRY_DSN")
def test_what_goes_wrong_on_the_server_is_reported_without_the_visitor(
    browser: Chrome, site: RunningSite, receivers: Receivers
) -> None:
    verdict = {"success": False, "error-codes": ["invalid-input-secret"]}
    body = json.dumps(verdict).encode()
    reply = Reply(200, {"Content-Type": "application/json"}, body)
    receivers.verification.script.always("*", reply, method="POST")
    message = uuid.uuid4().hex
    page = ContactPage(browser, site).open()
    page.ready()
    sent(page, message, response="of nobody")
    page.wait(lambda: receivers.error_reports)
    reports = "".join(receivers.error_reports)
    assert "bot check cannot be used" in reports
    assert message not in reports
    assert ContactPage.answers["work_email"] not in reports


@contextmanager
def another_worker(site: RunningSite, log: Path, **more: str) -> Iterator[None]:
    """One more process that delivers, just started."""
    with process("worker", {**site.settings, **more}, log):
        yield


@shows("LEADS_KEEP_DAYS", "LEADS_ALARM_MINUTES")
def test_the_worker_forgets_in_time_and_rings_in_time(
    plain_browser: Chrome, site: RunningSite, receivers: Receivers, tmp_path: Path
) -> None:
    old, waiting = uuid.uuid4().hex, uuid.uuid4().hex
    page = sent(ContactPage(plain_browser, site).open(), old)
    lead_of(page, receivers, old)
    receivers.public_endpoints.script.always("/leads", 503, method="POST")
    sent(ContactPage(plain_browser, site).open(), waiting)
    age(site, old, timedelta(days=731))
    age(site, waiting, timedelta(minutes=31))
    log = tmp_path / "worker.log"
    with another_worker(site, log):
        page.wait(lambda: "leads have waited for 31 minutes" in log.read_text())
        page.wait(lambda: count(site, old) == 0)
    assert count(site, waiting) == 1


def age(site: RunningSite, message: str, by: timedelta) -> None:
    """Let a submission have come so much earlier."""
    received = datetime.now(UTC) - by
    with psycopg.connect(site.settings["DATABASE_URL"]) as database:
        query = "UPDATE submission SET received_at = %s WHERE fields::text LIKE %s"
        assert database.execute(query, [received, f"%{message}%"]).rowcount == 1


def count(site: RunningSite, message: str) -> int:
    """How many submissions have this message."""
    with psycopg.connect(site.settings["DATABASE_URL"]) as database:
        query = "SELECT count(*) FROM submission WHERE fields::text LIKE %s"
        [row] = database.execute(query, [f"%{message}%"]).fetchall()
        return int(row[0])
