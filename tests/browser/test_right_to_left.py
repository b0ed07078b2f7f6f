"""A locale from right to left on narrow screens: what is out of sight there widens no page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from selenium.webdriver import Chrome

from tests.support.browser import emulate
from tests.support.live_server import LiveServer, live_server
from tests.support.more_locales import Environment
from tests.support.urls import RELEASED

# The sites of all tests are started first: none of them has settings for the locale.
pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("network")]

WIDTHS = (320, 390)
TWO_LINKS = {
    name: RELEASED[name]
    for name in (
        "contact/form", "sign_up/form", "experts/form", "careers/application", "careers/jobs",
        "emissions/sign_up", "quote/form", "atlas/landing", "search/results", "route_search/index",
        "hs_codes/index", "arrival/index", "load_planner/index", "emissions/calculator",
        "shipment_list/index", "border_labels/paps",
    )
}  # fmt: skip
"""The templates whose second link skips to the form, in English where nobody has translated it."""
SEEN = "return document.querySelector('main .skip').getBoundingClientRect().top"


@pytest.fixture(scope="module")
def arabic_server(arabic_app: Flask, arabic_environment: Environment) -> Iterator[LiveServer]:
    """The site with the locale, for browsers."""
    more = dict(arabic_environment)
    with live_server(Path(more.pop("INSTANCE_PATH")), **more) as server:
        yield server


@pytest.mark.parametrize("path", TWO_LINKS.values(), ids=TWO_LINKS)
def test_a_template_fits(browser: Chrome, arabic_server: LiveServer, path: str) -> None:
    for width in WIDTHS:
        emulate(browser, width=width, height=900, scheme="light", motion="reduce")
        browser.get(arabic_server.url(path, "ar-EG"))
        assert browser.execute_script("return document.documentElement.dir") == "rtl"
        assert browser.execute_script("return document.documentElement.scrollWidth") <= width


def test_the_second_link_shows_when_it_has_the_focus(
    browser: Chrome, arabic_server: LiveServer
) -> None:
    browser.get(arabic_server.url(TWO_LINKS["contact/form"], "ar-EG"))
    assert browser.execute_script(SEEN) < 0
    browser.execute_script("document.querySelector('main .skip').focus()")
    assert browser.execute_script(SEEN) >= 0
