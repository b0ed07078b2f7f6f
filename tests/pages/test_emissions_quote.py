"""From a calculated shipment to a quote for it, with everything that was answered."""

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.conftest import BRACKETED
from tests.support.calculator import PAGE, main_of, query_of
from tests.support.checking_client import CheckingClient

LABEL = {"en-US": "Get a quote for this shipment", "zh-CN": "为这票货物获取报价"}


def link_to_the_quote(html: str) -> str | None:
    """Where the button of the result leads."""
    match = re.search(r'<a class="btn" href="(/get-started\?[^"]+)">', html)
    return unescape(match[1]) if match else None


def filled_in(html: str) -> dict[str, str]:
    """What the quote's form holds: its texts, and the choices that are made."""
    inputs = re.findall(r"<input[^>]*>", html.partition("<main")[2].partition("</main>")[0])
    results = {}
    for tag in inputs:
        has = dict(re.findall(r'(\w+)="([^"]*)"', tag))
        if 'type="radio"' not in tag or " checked" in tag:
            results[has["name"]] = unescape(has.get("value", ""))
    return results


def test_the_form_is_filled_in(client: CheckingClient, locale: str, base_url: str) -> None:
    question = query_of(weight_kg="18,000", **{"containers-40-high-cube": "2"})
    page = client.get(PAGE, query_string=question, base_url=base_url)
    assert f">{LABEL[locale]}</a>" in main_of(page.text)
    link = link_to_the_quote(page.text)
    assert link
    form = filled_in(client.get(link, base_url=base_url).text)
    assert form["origin"].endswith(BRACKETED[locale].format("CNSHA"))
    assert form["destination"].endswith(BRACKETED[locale].format("NLRTM"))
    assert (form["mode"], form["weight_kg"]) == ("ocean-fcl", "18,000")
    assert form["containers-40-high-cube"] == "2"


def test_a_volume_goes_along(client: CheckingClient) -> None:
    question = query_of(mode="air", weight_kg="", volume_m3="3,5")
    link = link_to_the_quote(client.get(PAGE, query_string=question).text)
    assert link
    form = filled_in(client.get(link).text)
    assert (form["mode"], form["volume_cbm"], form["weight_kg"]) == ("air", "3,5", "")


def test_a_settled_choice_goes_along(client: CheckingClient) -> None:
    question = query_of(mode="air", origin="Valencia", origin_choice="valencia-vlc")
    link = link_to_the_quote(client.get(PAGE, query_string=question).text)
    assert link
    assert parse_qs(urlsplit(link).query)["origin"] == ["valencia-vlc"]


@pytest.mark.parametrize("mode", ["road", "rail"])
def test_what_we_quote_not_has_no_button(client: CheckingClient, mode: str) -> None:
    page = client.get(PAGE, query_string=query_of(mode=mode, distance_km="800"))
    assert 'id="emissions-result"' in page.text
    assert link_to_the_quote(page.text) is None
