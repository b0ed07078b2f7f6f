"""What is asked for in the route search: both ends, as people write them."""

import re

import pytest
from flask import Flask

from tests.support.checking_client import CheckingClient

BASE = "http://localhost:8000"
SHANGHAI_ROTTERDAM = "/route-search/shanghai-cnsha/rotterdam-nlrtm"


@pytest.mark.parametrize(
    ("origin", "destination"),
    [
        ("port of shanghai", "rotterdam"),
        ("CNSHA", "nlrtm"),
        ("上海港", "Rotterdam (NLRTM)"),
        ("shanghai-cnsha", " Port of Rotterdam "),
    ],
)
def test_a_question_leads_to_the_route(app: Flask, origin: str, destination: str) -> None:
    query = {"origin": origin, "destination": destination}
    answer = app.test_client().get("/route-search", query_string=query, base_url=BASE)
    assert (answer.status_code, answer.location) == (302, SHANGHAI_ROTTERDAM)
    assert answer.headers["Cache-Control"] == "no-store"


def test_a_campaign_goes_along_with_a_question(app: Flask) -> None:
    rest = "utm_term=x%26y&gclid=g&msclkid=m"
    campaign = f"utm_source=a+b&{rest}"
    query = f"origin=CNSHA&utm_source=a%20b&destination=NLRTM&{rest}&other=1"
    answer = app.test_client().get(f"/route-search?{query}", base_url=BASE)
    assert (answer.status_code, answer.location) == (302, f"{SHANGHAI_ROTTERDAM}?{campaign}")
    stopped = app.test_client().get(f"{SHANGHAI_ROTTERDAM}?avoid=suez&gclid=g", base_url=BASE)
    assert stopped.location == f"{SHANGHAI_ROTTERDAM}/what-if?avoid=suez&gclid=g"


@pytest.mark.parametrize("spelled", ["CNSHA/NLRTM", "cnsha/rotterdam", "Shanghai/rotterdam-nlrtm"])
def test_other_spellings_lead_to_the_one_address(app: Flask, spelled: str) -> None:
    answer = app.test_client().get(f"/route-search/{spelled}?from=mail", base_url=BASE)
    assert (answer.status_code, answer.location) == (301, f"{SHANGHAI_ROTTERDAM}?from=mail")


def test_the_navigation_is_led_to_data(app: Flask) -> None:
    data = f"/page-data{SHANGHAI_ROTTERDAM}/page-data.json"
    for path in ("/CNSHA/NLRTM/page-data.json", "/page-data.json?origin=CNSHA&destination=NLRTM"):
        answer = app.test_client().get(f"/page-data/route-search{path}", base_url=BASE)
        assert answer.location == data


def test_a_name_of_several_places_is_asked_about(client: CheckingClient) -> None:
    answer = client.get("/route-search?origin=valencia&destination=NLRTM")
    assert answer.status_code == 422
    radios = re.findall(r'type="radio" name="(\w+)" value="(\w+)"', answer.text)
    assert {("origin", "ESVLC"), ("origin", "VLN")} <= set(radios)
    assert 'value="Rotterdam (NLRTM)"' in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/route-search?destination=NLRTM&origin=Valencia",
        "/arrival?destination=NLRTM&mode=air&ready=2030-01-07&origin=Valencia",
        f"{SHANGHAI_ROTTERDAM}/what-if?via=Portland&days=",
    ],
)
def test_of_several_places_none_is_chosen_for_the_visitor(
    client: CheckingClient, path: str
) -> None:
    name, text = path.rpartition("?")[2].removesuffix("&days=").split("&")[-1].split("=")
    html = client.get(path).text.partition("<main")[2]
    choices = re.findall(rf'<input type="radio"[^>]* name="{name}" value="[^>]*>', html)
    assert len(choices) > 1 or f'<option value="{text}">Choose a place</option>' in html
    assert not any("checked" in choice for choice in choices)
    # Sent on without a choice, it is asked about again.
    assert not choices or f'<input type="hidden" name="{name}" value="{text}">' in html


@pytest.mark.parametrize("text", ["zzzzzz", "x" * 10_000, '<b> & "', "", "\n\t "])
def test_what_is_unknown_is_said(client: CheckingClient, text: str) -> None:
    query = {"origin": text, "destination": "NLRTM"}
    answer = client.get("/route-search", query_string=query)
    assert answer.status_code == 422
    assert "<title>Error: " in answer.text
    assert 'aria-invalid="true"' in answer.text
    assert "X-Page-Cache" not in answer.headers


def test_one_place_twice_is_no_route(client: CheckingClient) -> None:
    answer = client.get("/route-search?origin=CNSHA&destination=shanghai")
    named = client.get("/route-search/shanghai-cnsha/shanghai-cnsha")
    assert answer.status_code == named.status_code == 422
    assert "Origin and destination are the same place" in answer.text
    assert "Origin and destination are the same place" in named.text


def test_a_port_and_its_airport_are_no_route(client: CheckingClient) -> None:
    answer = client.get("/route-search/shanghai-cnsha/shanghai-pudong-pvg")
    assert answer.status_code == 422
    assert "truck" in answer.text


def test_the_empty_form_accuses_nobody(client: CheckingClient) -> None:
    answer = client.get("/route-search")
    assert answer.status_code == 200
    assert "aria-invalid" not in answer.text
    assert f'href="{SHANGHAI_ROTTERDAM}"' in answer.text


@pytest.mark.parametrize(
    ("filled", "value"), [("origin", "Rotterdam (NLRTM)"), ("destination", "Rotterdam (NLRTM)")]
)
def test_a_link_may_fill_in_one_end(client: CheckingClient, filled: str, value: str) -> None:
    answer = client.get("/route-search", query_string={filled: "rotterdam-nlrtm"})
    assert answer.status_code == 200
    assert "aria-invalid" not in answer.text
    assert f'value="{value}"' in answer.text
    assert "noindex" in answer.text


def test_an_end_that_a_link_leaves_out_is_no_mistake(client: CheckingClient) -> None:
    answer = client.get("/route-search?origin=zzzzzz")
    assert answer.status_code == 422
    assert answer.text.count('aria-invalid="true"') == 1
    both = client.get("/route-search?origin=rotterdam-nlrtm&destination=")
    assert both.status_code == 422
    assert both.text.count('aria-invalid="true"') == 1


def test_a_town_without_a_port_is_no_dead_end(client: CheckingClient, base_url: str) -> None:
    """What was typed goes on to a quote, which takes any place."""
    query = {"origin": "Shanghai", "destination": "Oberammergau"}
    page = client.get("/route-search", query_string=query, base_url=base_url)
    assert page.status_code == 422
    quote = r'href="/get-started\?origin=[^"]*CNSHA[^"]*&amp;destination=Oberammergau"'
    assert re.search(quote, page.text)
    known = client.get("/route-search?origin=Shanghai&destination=Chicago", base_url=base_url)
    assert 'href="/get-started?' not in known.text.partition("<main")[2].partition("</main>")[0]
