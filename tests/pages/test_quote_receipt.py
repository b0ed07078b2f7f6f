"""What the confirmation of a quote tells of what was sent, with and without scripts."""

import re
from html import unescape
from urllib.parse import unquote_plus, urlsplit

import pytest
from flask import Flask

from tests.support.checking_client import CheckingClient
from tests.support.contact import JSON
from tests.support.form_cases import PERSON, QUOTE
from tests.support.stored_leads import only_submission

ENGLISH = "http://localhost:8000"
BAD_RESPONSE = {"en-US": "Please enter a valid response", "zh-CN": "请填写有效的内容"}
SHIPPED, ARRIVES = "Shanghai (CNSHA) to Rotterdam", "Likely at the door"
PORTS = {"origin": "Shanghai (CNSHA)", "destination": "Rotterdam (NLRTM)"}
FCL = {"mode": "ocean-fcl", "volume_cbm": ""}


def main(html: str) -> str:
    """The page between header and footer."""
    return unescape(html.partition("<main")[2].partition("</main>")[0])


def advice(html: str) -> list[str]:
    """What is said on a page, in the order in which it stands there."""
    return re.findall(r'<p class="advice-text">(.*?)</p>', main(html), re.DOTALL)


@pytest.mark.parametrize(
    ("answers", "flags", "lines"),
    [
        ({}, [], [SHIPPED, ARRIVES]),
        (
            {**FCL, "weight_kg": "900.000 kg", "containers-40-high-cube": "2"},
            [],
            [SHIPPED, ARRIVES],  # by the way of both locales that is nine hundred
        ),
        (
            {**FCL, "weight_kg": "900,000", "containers-40-high-cube": "2"},
            ["does-not-fit"],
            [SHIPPED, "900,000 kg is more than these containers", ARRIVES],
        ),
        (
            {**FCL, "volume_cbm": "80", "containers-20-standard": "1"},
            ["does-not-fit"],
            [SHIPPED, "80 m³ is more than these containers hold", ARRIVES],
        ),
        ({"origin": "Xyzzyplugh"}, ["unknown-place"], ["This origin is not in our list"]),
        ({"destination": "3011 AB, 9 Ann Street"}, ["unknown-place"], ["This destination is not"]),
    ],
)
def test_a_warning_refuses_nothing_and_is_told_to_visitor_and_staff(
    app: Flask, client: CheckingClient, answers: dict[str, str], flags: list[str], lines: list[str]
) -> None:
    sent = QUOTE.post(client, ENGLISH, answers)
    assert sent.status_code == 303
    with app.app_context():
        assert [flag for flag in only_submission().flags if flag != "no-token"] == flags
    result = advice(client.get(sent.location).text)
    assert [text[: len(start)] for text, start in zip(result, lines, strict=True)] == lines


@pytest.mark.parametrize("term", ["exw", "fob"])
def test_the_collection_that_exw_asks_for_counts(client: CheckingClient, term: str) -> None:
    """As if it were ticked with the route: in the form, and on its receipt."""
    terms = {"incoterm": "exw-fob", "exw_or_fob": term, "exw_address": "Baise Lu 8, Shanghai"}
    collected, brought, sold = (
        advice(client.get(QUOTE.path, query_string={**QUOTE.answers, **PORTS, **query}).text)[-1]
        for query in ({"pickup": "y"}, {"pickup": ""}, {"pickup": "", **terms})
    )
    assert collected != brought
    assert sold == (collected if term == "exw" else brought)
    sent = QUOTE.post(client, ENGLISH, {**PORTS, "pickup": "", **terms})
    assert advice(client.get(sent.location).text)[-1] == sold


def test_the_days_are_told_in_both_languages(client: CheckingClient, base_url: str) -> None:
    sent = QUOTE.post(client, base_url)
    assert "<b>32–51</b>" in main(client.get(sent.location, base_url=base_url).text)


def test_a_script_is_led_to_the_same_page(client: CheckingClient) -> None:
    plain = QUOTE.post(client, ENGLISH, {"submission_key": "0123456789abcdef"})
    scripted = QUOTE.post(client, ENGLISH, {"submission_key": "0123456789abcdeg"}, headers=JSON)
    assert scripted.get_json()["location"] == plain.location


def test_nothing_that_was_written_is_in_the_address(client: CheckingClient) -> None:
    answers = {
        "origin": "Ann Lee, 9 Dock Street",
        "dangerous_goods": "magnets",
        "battery_chemistry": "ask Ann",
        "containers-20-standard": "many",
    }
    location = QUOTE.post(client, ENGLISH, answers).location
    query = unquote_plus(urlsplit(location).query)
    assert query.startswith("origin=-&destination=NLRTM&")
    for text in (*PERSON.values(), "Ann", "many"):
        assert text == PERSON["country"] or text not in query


@pytest.mark.parametrize(
    "query",
    ["origin=<b>x</b>&mode=air&destination=CNSHA", "weight_kg=1&work_email=a@b.example", "mode=x"],
)
def test_an_address_of_somebodys_own_says_nothing_of_its_own(
    client: CheckingClient, query: str
) -> None:
    page = client.get(f"{QUOTE.thanks}?{query}")
    assert page.status_code == 200
    for text in ("<b>x</b>", "a@b.example"):
        assert text not in main(page.text)
    assert page.headers.get("X-Page-Cache") != "store"


@pytest.mark.parametrize("destination", ["Shanghai", "CNSHA", "上海 (CNSHA)", " shanghai-cnsha "])
def test_there_is_no_freight_from_a_place_to_itself(
    client: CheckingClient, destination: str, *, locale: str, base_url: str
) -> None:
    page = QUOTE.post(client, base_url, {"destination": destination})
    assert page.status_code == 422
    messages = re.search(r'id="quote-destination-error">([^<]*)<', page.text)
    assert messages
    assert messages[1] == BAD_RESPONSE[locale]
    scripted = QUOTE.post(client, base_url, {"destination": destination}, headers=JSON)
    assert scripted.get_json()["errors"] == {"destination": BAD_RESPONSE[locale]}


@pytest.mark.parametrize("destination", ["PVG", "Shang", "Hangzhou"])
def test_what_may_be_another_place_is_taken(client: CheckingClient, destination: str) -> None:
    assert QUOTE.post(client, ENGLISH, {"destination": destination}).status_code == 303


def test_the_script_hears_of_it_before_anything_is_sent(client: CheckingClient) -> None:
    data = client.get(
        "/page-data/get-started/page-data.json?origin=Shanghai&destination=CNSHA&mode=air"
    ).get_json()
    props = next(one["props"] for one in data["islands"] if one["name"] == "QuoteForm")
    assert props["left_out"] == {"destination": BAD_RESPONSE["en-US"]}
