"""The pages for customers and for the press, with the hosts of others and without."""

import re
from dataclasses import replace
from html import escape

import pytest
from flask import Flask

from portolan.core.brand import BRAND
from portolan.domain.equipment import carriers
from tests.support.checking_client import CheckingClient

SIGN_IN, TRACK = 'href="/login"', 'href="/track_and_trace"'


@pytest.fixture
def hosts(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """The web application and the public endpoints are configured."""
    more = {"web_app_url": "https://app.example", "public_endpoints_url": "https://api.example"}
    monkeypatch.setitem(app.config, "SETTINGS", replace(app.config["SETTINGS"], **more))


@pytest.mark.usefixtures("hosts")
def test_with_the_hosts_it_leads_to_them(client: CheckingClient) -> None:
    html = client.get("/company/for-customers").text
    assert SIGN_IN in html
    assert TRACK in html
    assert "welcome email" not in html


def test_without_them_it_says_what_to_do(client: CheckingClient) -> None:
    html = client.get("/company/for-customers").text
    assert SIGN_IN not in html
    assert TRACK not in html
    assert "its address is in your welcome email" in html
    assert f'href="mailto:{BRAND.email}"' in html


def test_a_container_is_found_by_its_number_or_its_carrier(
    client: CheckingClient, base_url: str
) -> None:
    html = client.get("/company/for-customers", base_url=base_url).text
    form = re.search(
        r'<form class="bill lookup" action="(/search)\?#found".*?</form>', html, re.DOTALL
    )
    assert form
    assert 'name="q"' in form[0]
    assert "MSCU 663987 0" in html
    query = {"q": "MSCU 663987 0"}
    answer = client.get(form[1], query_string=query, base_url=base_url).text
    assert 'href="https://www.msc.com/en/track-a-shipment"' in answer
    for one in carriers():
        assert f'{one.scac}</dt><dd translate="no"><a href="{escape(one.tracking())}"' in html
    assert len(carriers()) == 17


def test_the_press_finds_a_person_facts_and_feeds(client: CheckingClient) -> None:
    html = client.get("/company/press").text
    assert f'href="mailto:{BRAND.press_email}"' in html
    assert f"<dd>{BRAND.founded}</dd>" in html
    assert f">{BRAND.register}</dd>" in html
    assert 'href="/icon.svg"' in html
    for feed in ("company/newsroom", "global-logistics-update", "blog"):
        assert f'href="/{feed}/feed.xml"' in html


def test_the_newsroom_names_the_press_contact(client: CheckingClient, base_url: str) -> None:
    html = client.get("/company/newsroom", base_url=base_url).text
    main = html.partition("<main")[2].partition("</main>")[0]
    assert f'href="mailto:{BRAND.press_email}"' in main
    assert BRAND.email not in main
    assert 'href="/company/press"' in main


def test_about_us_says_since_when_and_whose_figure_it_is(client: CheckingClient) -> None:
    html = client.get("/company/about-us").text
    assert f"founded in {BRAND.founded}, by its own account" in html


def test_about_us_names_the_register_and_people_and_says_that_they_are_drawn(
    client: CheckingClient,
) -> None:
    html = client.get("/company/about-us").text
    assert BRAND.register in html
    assert 'href="/resources/authors/ines-okafor"' in html
    assert "We show initials in signal flags instead of photographs." in html
    assert 'href="/company/careers/diversity-and-inclusion/ceo-statement"' in html
