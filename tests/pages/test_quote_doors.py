"""The ends of a quote: whoever has cargo collected or delivered at a door says where that is."""

import csv
import re
from html import unescape
from pathlib import Path

import pytest
from flask import Flask

from tests.conftest import BASE
from tests.support.checking_client import CheckingClient
from tests.support.contact import JSON
from tests.support.form_cases import QUOTE
from tests.support.stored_leads import only_submission

ENDS = pytest.mark.parametrize(
    ("end", "door", "port"),
    [("pickup", "y", ""), ("delivery", "port-to-door", "port-to-port")],
)
DOORS = Path(__file__).parents[1] / "support/doors.csv"
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
@pytest.mark.parametrize(
    "place",
    [
        *("Hamburg (DEHAM)", "汉堡", "pvg", "Munich", "Chicago", "Germany"),
        *("Winterthur", "Le Mans", "Winterthur, Switzerland", "My warehouse", "12345", "我的仓库"),
    ],
)
def test_a_place_or_a_building_alone_is_no_door(
    client: CheckingClient, end: str, door: str, port: str, place: str
) -> None:
    answers = {end: door, f"{end}_address": place}
    scripted = QUOTE.post(client, "http://localhost:8000", answers, headers=JSON)
    assert scripted.get_json()["errors"] == {f"{end}_address": "Please enter a valid response"}
    # What is not asked is not judged either.
    assert QUOTE.post(client, "http://localhost:8000", {**answers, end: port}).status_code == 303


@pytest.mark.parametrize(
    "address", ["20457 Hamburg", "上海市宝山区", "Kehrwieder 2, Hamburg", "Chicago, IL 60607"]
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


@pytest.mark.parametrize(
    ("text", "is_door"),
    [
        (row["text"], row["is_door"] == "yes")
        for row in csv.DictReader(DOORS.read_text(encoding="utf-8").splitlines())
    ],
)
def test_no_real_address_is_refused_and_no_other_text_taken(
    client: CheckingClient, text: str, *, is_door: bool
) -> None:
    for end, answers in (
        ("delivery_address", {}),
        ("exw_address", {"incoterm": "exw-fob", "exw_or_fob": "exw", "pickup": ""}),
    ):
        query = {"delivery": "port-to-door", **answers, end: text}
        page = client.get(f"/page-data{QUOTE.path}/page-data.json", query_string=query).get_json()
        (form,) = (one["props"] for one in page["islands"] if one["name"] == "QuoteForm")
        assert form["left_out"] == ({} if is_door else {end: "Please enter a valid response"})


SOLD_AT_THE_DOOR = {"incoterm": "exw-fob", "exw_or_fob": "exw", "pickup": "", "exw_address": ""}


@pytest.mark.parametrize(
    ("answers", "kept"),
    [
        ({"exw_address": "8 Baise Lu, Shanghai"}, ("exw", "8 Baise Lu, Shanghai")),
        # The door of the route is the supplier's: one address is enough.
        ({"pickup": "y"}, ("exw", None)),
        ({"exw_or_fob": "fob"}, ("fob", None)),
        ({"exw_or_fob": ""}, ("fob", None)),
        ({"exw_or_fob": "", "pickup": "y"}, ("exw", None)),
        ({"incoterm": "other"}, (None, None)),
    ],
    ids=str,
)
def test_exw_is_collected_at_the_suppliers_door_and_fob_is_not(
    app: Flask, client: CheckingClient, answers: dict[str, str], kept: tuple[str | None, ...]
) -> None:
    answer = QUOTE.post(client, "http://localhost:8000", {**SOLD_AT_THE_DOOR, **answers})
    assert answer.status_code == 303
    with app.app_context():
        fields = only_submission().fields
    assert (fields.get("exw_or_fob"), fields.get("exw_address")) == kept


def test_exw_without_an_address_is_refused(client: CheckingClient, locale: str) -> None:
    scripted = QUOTE.post(client, BASE[locale], SOLD_AT_THE_DOOR, headers=JSON)
    assert scripted.get_json()["errors"] == {"exw_address": REQUIRED[locale]}


def test_a_post_that_knows_nothing_of_the_two_is_one_for_fob(
    app: Flask, client: CheckingClient
) -> None:
    answers = {name: text for name, text in SOLD_AT_THE_DOOR.items() if name != "exw_or_fob"}
    assert QUOTE.post(client, BASE["en-US"], answers).status_code == 303
    with app.app_context():
        assert only_submission().fields["exw_or_fob"] == "fob"


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en-US", "EXW: we collect at the supplier's door"),
        ("zh-CN", "EXW：我们到供应商门口提货"),
    ],
)
def test_the_receipt_and_the_staff_read_which_of_the_two_it_is(
    app: Flask, client: CheckingClient, locale: str, line: str
) -> None:
    answers = {**SOLD_AT_THE_DOOR, "exw_address": "8 Baise Lu, Shanghai"}
    answer = QUOTE.post(client, BASE[locale], answers)
    assert line in unescape(client.get(answer.location, base_url=BASE[locale]).text)
    with app.app_context():
        lead = str(only_submission().id)
    shown = app.test_cli_runner().invoke(args=["leads", "show", lead]).output
    assert re.search(r"exw_or_fob +exw\n", shown)


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en-US", "FOB: the supplier pays until it is on board"),
        ("zh-CN", "FOB：装上船之前的费用由供应商承担"),
    ],
)
def test_a_collection_under_fob_is_no_contradiction(
    client: CheckingClient, locale: str, line: str
) -> None:
    """A seller may have us collect: the receipt never says that the goods are brought."""
    answers = {**SOLD_AT_THE_DOOR, "exw_or_fob": "fob", "pickup": "y"}
    answer = QUOTE.post(client, BASE[locale], answers)
    assert line in unescape(client.get(answer.location, base_url=BASE[locale]).text)


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
    (form,) = re.findall(r'<form method="post" action="/get-started".*?</form>', html, re.DOTALL)
    assert "Baise" not in form
    assert not re.search(r'name="delivery" value="[^"]*"[^>]* checked', html)


@pytest.mark.parametrize(("place", "is_refused"), [("宁波", True), ("Baise Lu", False)])
def test_a_script_that_asks_about_a_door_gets_the_word_on_it_and_fills_nothing_in(
    client: CheckingClient, place: str, is_refused: bool
) -> None:
    query = {"pickup": "y", "pickup_address": place}
    page = client.get(f"/page-data{QUOTE.path}/page-data.json", query_string=query).get_json()
    (form,) = (one["props"] for one in page["islands"] if one["name"] == "QuoteForm")
    told = {"pickup_address": "Please enter a valid response"} if is_refused else {}
    assert form["left_out"] == told
    fields = [field for group in form["groups"] for field in group["fields"]]
    assert [field["value"] for field in fields if field["name"] == "pickup_address"] == [""]
