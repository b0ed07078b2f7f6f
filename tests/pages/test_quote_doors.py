"""The ends of a quote: whoever has cargo collected or delivered at a door says where that is."""

import re
from html import unescape

import pytest
from flask import Flask

from tests.support.checking_client import CheckingClient
from tests.support.contact import JSON
from tests.support.form_cases import QUOTE
from tests.support.stored_leads import only_submission

ENDS = pytest.mark.parametrize(
    ("end", "door", "port"),
    [("pickup", "y", ""), ("delivery", "port-to-door", "port-to-port")],
)
REQUIRED = {"en-US": "Required", "zh-CN": "必填"}


@ENDS
def test_a_door_without_an_address_is_refused(
    client: CheckingClient, end: str, door: str, port: str, *, locale: str, base_url: str
) -> None:
    page = QUOTE.post(client, base_url, {end: door, f"{end}_address": " "})
    assert page.status_code == 422
    assert f'href="#quote-{end}-address"' in page.text
    scripted = QUOTE.post(client, base_url, {end: door, f"{end}_address": ""}, headers=JSON)
    assert scripted.get_json()["errors"] == {f"{end}_address": REQUIRED[locale]}
    assert QUOTE.post(client, base_url, {end: port, f"{end}_address": ""}).status_code == 303


@ENDS
@pytest.mark.parametrize("place", ["Hamburg (DEHAM)", "DEHAM", "汉堡", "Shanghai", "pvg"])
def test_a_port_is_no_door(
    client: CheckingClient, end: str, door: str, port: str, place: str
) -> None:
    answers = {end: door, f"{end}_address": place}
    scripted = QUOTE.post(client, "http://localhost:8000", answers, headers=JSON)
    assert scripted.get_json()["errors"] == {f"{end}_address": "Please enter a valid response"}
    # What is not asked is not judged either.
    assert QUOTE.post(client, "http://localhost:8000", {**answers, end: port}).status_code == 303


@pytest.mark.parametrize(
    "address", ["20457 Hamburg", "上海市宝山区", "Kehrwieder 2, Hamburg", "Winterthur"]
)
def test_a_city_with_its_postal_code_is_enough(
    app: Flask, client: CheckingClient, address: str, *, base_url: str
) -> None:
    answer = QUOTE.post(client, base_url, {"delivery_address": address})
    assert answer.status_code == 303
    assert address in unescape(client.get(answer.location, base_url=base_url).text)
    with app.app_context():
        fields = only_submission().fields
    assert (fields["pickup"], fields["delivery_address"]) == ("y", address)


def test_no_end_goes_without_saying(client: CheckingClient, base_url: str) -> None:
    """The terms with D and CIF are one choice: which of them the end says."""
    answers = {"incoterm": "exw-fob", "pickup": "", "pickup_address": "", "delivery": ""}
    scripted = QUOTE.post(client, base_url, answers, headers=JSON)
    assert set(scripted.get_json()["errors"]) == {"delivery"}


@pytest.mark.parametrize("name", ["pickup", "delivery"])
def test_its_label_says_optional_nowhere(client: CheckingClient, name: str, base_url: str) -> None:
    html = client.get(QUOTE.path, base_url=base_url).text
    label = re.search(rf'<label for="quote-{name}-address">([^<]*)</label>', html)
    assert label
    assert not re.search("optional|选填", label[1])


def test_an_address_brings_the_end_but_never_the_street(client: CheckingClient) -> None:
    html = client.get(f"{QUOTE.path}?pickup=y&pickup_address=Baise+Lu+8&delivery=rail").text
    assert re.search(r'name="pickup" value="y"[^>]* checked', html)
    assert "Baise" not in html
    assert not re.search(r'name="delivery" value="[^"]*"[^>]* checked', html)
