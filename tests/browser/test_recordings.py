"""The recording of a webinar: a poster of the site's own, and the player once it is pressed."""

from collections.abc import Callable
from typing import Any

import pytest
from selenium.webdriver import Chrome

from tests.browser.test_runtime_error_reports import reported
from tests.support.measured import forget, permit
from tests.support.pages import SitePage
from tests.support.stack import names
from tests.support.stack.site import RunningSite
from tests.support.stack.vendors import Vendors
from tests.support.upstream import Reply

pytestmark = pytest.mark.browser

RECORDED = "/webinars/reading-a-freight-quote"
ADDRESS = f"https://{names.VIDEO}{RECORDED}"

LISTEN = """
window.violations = [];
addEventListener("securitypolicyviolation", (event) => violations.push(event.blockedURI));
"""
FAILING = b"<script>parent.postMessage({event: 'error', data: {message: 'no video'}}, '*')</script>"
PLAYER = "main .player iframe"
FRAME = """
document.addEventListener("DOMContentLoaded", () => {
  const frame = Object.assign(document.createElement("iframe"), {src: "%s"});
  document.querySelector("main")?.append(frame);
});
"""
"""Stands in a text, as an editor may have written it."""


@pytest.fixture
def page(
    browser: Chrome, site: RunningSite, vendors: Vendors, before: Callable[[str], None]
) -> SitePage:
    """A visitor who has refused everything, and of whom no host of players has heard."""
    forget(browser, site)
    permit(browser, site)
    before(LISTEN)
    vendors.forget()
    return SitePage(browser, site)


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_the_host_is_asked_once_the_poster_is_pressed(
    browser: Chrome, site: RunningSite, page: SitePage, vendors: Vendors, locale: str
) -> None:
    page = SitePage(browser, site, locale).open(RECORDED)
    page.one("main .player[aria-label] > [data-hydrated]")
    poster = page.one("main .poster")
    assert poster.text.splitlines()[0] == page.heading
    assert "25" in poster.text
    assert vendors.of(names.VIDEO) == []
    poster.click()
    player = page.one(PLAYER)
    assert (player.get_attribute("src"), player.get_attribute("title")) == (ADDRESS, page.heading)
    [request] = page.wait(lambda: vendors.of(names.VIDEO))
    assert request.target == RECORDED
    assert browser.switch_to.active_element == player
    assert browser.execute_script("return violations") == []


def test_without_scripts_the_poster_is_a_link(plain_browser: Chrome, site: RunningSite) -> None:
    page = SitePage(plain_browser, site).open(RECORDED)
    assert page.one("main a.poster").get_attribute("href") == ADDRESS


def fails(vendors: Vendors) -> None:
    """From now on the player can only tell of an error."""
    reply = Reply(200, {"Content-Type": "text/html"}, FAILING)
    vendors.script.always(f"//{names.VIDEO}{RECORDED}*", reply)


def assert_reported(page: SitePage, vendors: Vendors) -> None:
    """The error of the player has come in, and says that it can be silenced."""

    def errors() -> list[dict[str, Any]]:
        return reported([one.body.decode() for one in vendors.of(names.ERRORS)])

    [error] = page.wait(errors)
    assert error["exception"]["values"][-1]["value"] == "An embedded video failed: no video"
    assert error["tags"] == {"where": "embed", "embed": "video", "silenceable": True}


def test_a_player_that_fails_is_reported_after_a_refusal_too(
    page: SitePage, vendors: Vendors
) -> None:
    fails(vendors)
    page.open(RECORDED)
    page.one("main .player > [data-hydrated]")
    page.one("main .poster").click()
    assert_reported(page, vendors)


def test_a_frame_is_heard_where_nothing_else_wakes(
    page: SitePage, vendors: Vendors, before: Callable[[str], None]
) -> None:
    fails(vendors)
    # The player fails once somebody can hear: what it says before is gone.
    before(FRAME % ADDRESS)
    page.open("/glossary/demurrage")
    page.wait(lambda: "islands" in page.scripts())
    page.driver.execute_script("document.querySelector('iframe').src += '?again'")
    assert_reported(page, vendors)
