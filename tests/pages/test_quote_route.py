"""The freight quote and the route engine: filled in, estimated, kept, and never in the way."""

import logging
import re
from html import unescape
from pathlib import Path

import pytest
from flask import Flask

from app import create_app
from portolan.sections.quote import quoted_route
from portolan.sections.shared.lead_pages.sender_copy import COOKIE
from tests.support.checking_client import CheckingClient
from tests.support.contact import OWN
from tests.support.form_cases import QUOTE
from tests.support.stored_leads import only_submission

ENGLISH = "http://localhost:8000"
SHANGHAI = {"en-US": "Shanghai (CNSHA)", "zh-CN": "上海（CNSHA）"}
ROTTERDAM = {"en-US": "Rotterdam (NLRTM)", "zh-CN": "鹿特丹（NLRTM）"}
BY_SEA = {"en-US": ("Estimated transit time", "days, port to port"),
          "zh-CN": ("预计运输时间", "天，港到港")}  # fmt: skip
ROUTE = "/route-search/shanghai-cnsha/rotterdam-nlrtm"
STORED = {"origin_code": "CNSHA", "destination_code": "NLRTM",
        "transit_days_min": "32", "transit_days_max": "51"}  # fmt: skip


def value(html: str, name: str) -> str:
    """What an input of the form holds."""
    match = re.search(rf'<input[^>]*value="([^"]*)"[^>]* name="{name}"', html)
    if match is None:
        match = re.search(rf'<input[^>]* name="{name}" value="([^"]*)"', html)
    assert match, name
    return unescape(match[1])


def main(html: str) -> str:
    """The page between header and footer, without the data of its islands."""
    inside = html.partition("<main")[2].partition("</main>")[0]
    return unescape(re.sub(r"<script.*?</script>", "", inside, flags=re.DOTALL))


@pytest.mark.parametrize(
    ("origin", "destination"),
    [
        ("shanghai-cnsha", "rotterdam-nlrtm"),
        ("CNSHA", "nlrtm"),
        ("Shanghai (CNSHA)", "Rotterdam (NLRTM)"),
        ("Port of Shanghai", "鹿特丹"),
    ],
)
def test_places_are_filled_in_as_people_read_them(
    client: CheckingClient, origin: str, destination: str, *, locale: str, base_url: str
) -> None:
    query = {"origin": origin, "destination": destination}
    html = client.get(QUOTE.path, query_string=query, base_url=base_url).text
    assert value(html, "origin") == SHANGHAI[locale]
    assert value(html, "destination") == ROTTERDAM[locale]


@pytest.mark.parametrize("typed", ["Valencia", "Nowhere-on-Sea", "zz", "12345 Anytown"])
def test_what_is_no_place_stays_as_typed(client: CheckingClient, typed: str) -> None:
    html = client.get(QUOTE.path, query_string={"origin": typed}).text
    assert value(html, "origin") == typed


def test_cargo_is_filled_in(client: CheckingClient, base_url: str) -> None:
    query = "mode=ocean-fcl&delivery=port-to-door&weight_kg=18,000&containers-40-high-cube=2"
    html = client.get(f"{QUOTE.path}?{query}", base_url=base_url).text
    assert value(html, "weight_kg") == "18,000"
    assert value(html, "containers-40-high-cube") == "2"
    assert re.search(r'value="port-to-door"[^>]* checked', html)


@pytest.mark.parametrize(
    "query",
    [
        "mode=ocean-fcl&weight_kg=heavy&containers-20-standard=-1",
        "mode=rail&weight_kg=0&containers-20-standard=2",
        "mode=air&weight_kg=99999999999&containers-20-standard=2",
    ],
)
def test_wrong_cargo_is_left_out_without_a_word(client: CheckingClient, query: str) -> None:
    page = client.get(f"{QUOTE.path}?{query}")
    assert page.status_code == 200
    assert value(page.text, "weight_kg") == ""
    assert value(page.text, "containers-20-standard") == ""
    assert 'class="err"' not in main(page.text)


def test_the_links_of_a_route_fill_in_the_form_and_show_its_days(
    client: CheckingClient, locale: str, base_url: str
) -> None:
    route = client.get(ROUTE, base_url=base_url).text
    days = re.findall(r'<span class="big">(\d+–\d+) ?<small>', route)
    links = [unescape(one) for one in re.findall(r'href="(/get-started\?[^"]+)"', main(route))]
    assert len(set(links)) == 3  # by sea twice, and by air
    for link in links:
        html = main(client.get(link, base_url=base_url).text)
        assert value(html, "origin") == SHANGHAI[locale]
        assert f'href="{ROUTE}"' in html
        view = re.search(r'class="advice-figure"><b>([^<]+)</b>', html)
        assert view
        assert view[1] in days


def test_the_days_are_told_in_the_language_of_the_page(
    client: CheckingClient, locale: str, base_url: str
) -> None:
    query = {"origin": "CNSHA", "destination": "NLRTM", "mode": "ocean-lcl"}
    html = main(client.get(QUOTE.path, query_string=query, base_url=base_url).text)
    label, unit = BY_SEA[locale]
    assert f'<p class="advice-of">{label}</p>' in html
    assert f"<b>32–51</b><span>{unit}</span>" in html
    assert SHANGHAI[locale] in html


@pytest.mark.parametrize("missing", ["origin", "destination"])
def test_without_both_ends_nothing_is_said(client: CheckingClient, missing: str) -> None:
    query = {"origin": "CNSHA", "destination": "NLRTM", "mode": "air"}
    html = client.get(QUOTE.path, query_string={**query, missing: ""}).text
    assert 'class="advice' not in main(html)


def test_a_rejected_form_tells_the_days_again(client: CheckingClient, base_url: str) -> None:
    page = QUOTE.post(client, base_url, {"work_email": ""})
    assert page.status_code == 422
    assert "<b>32–51</b>" in main(page.text)
    assert f'href="{ROUTE}"' in page.text


def test_the_script_gets_the_same_words(client: CheckingClient, base_url: str) -> None:
    query = "origin=Shanghai&destination=Rotterdam&mode=ocean-fcl&weight_kg=60000"
    address = f"{QUOTE.path}?{query}&containers-20-standard=2"
    drawn = main(client.get(address, base_url=base_url).text)
    data = client.get(f"/page-data/get-started/page-data.json?{address.partition('?')[2]}",
                      base_url=base_url).get_json()  # fmt: skip
    form = next(one["props"] for one in data["islands"] if one["name"] == "QuoteForm")
    assert len(form["advice"]) == 2
    for message in form["advice"]:
        assert message["text"] in drawn


def test_the_days_are_kept_with_the_request(app: Flask, client: CheckingClient) -> None:
    forged = {"transit_days_min": "1", "transit_days_max": "2", "origin_code": "XXXXX"}
    assert QUOTE.post(client, ENGLISH, forged).status_code == 303
    with app.app_context():
        fields = only_submission().fields
    assert STORED.items() <= fields.items()
    assert fields["origin"] == "Shanghai"


@pytest.mark.parametrize(
    ("answers", "codes"),
    [
        ({"origin": "Valencia"}, {"destination_code": "NLRTM"}),  # in Spain, or in Venezuela?
        ({"destination": "3011 AD Rotterdam, door 4"}, {"origin_code": "CNSHA"}),
        ({"destination": "PVG"}, {"origin_code": "CNSHA", "destination_code": "PVG"}),
    ],
)
def test_what_the_engine_does_not_know_is_kept_as_typed(
    app: Flask, client: CheckingClient, answers: dict[str, str], codes: dict[str, str]
) -> None:
    assert QUOTE.post(client, ENGLISH, answers).status_code == 303
    with app.app_context():
        fields = only_submission().fields
    assert answers.items() <= fields.items()
    assert {name: text for name, text in fields.items() if name in STORED} == codes


@pytest.mark.parametrize("typed", ["汉堡 20457", "Hamburg 20457", "20457 Hamburg", "汉堡20457"])
def test_a_city_is_known_beside_its_postal_code(
    app: Flask, client: CheckingClient, typed: str, *, base_url: str
) -> None:
    query = {"origin": "CNNGB", "destination": typed, "mode": "ocean-lcl"}
    html = client.get(QUOTE.path, query_string=query, base_url=base_url).text
    assert value(html, "destination") == typed
    assert 'href="/route-search/ningbo-cnngb/hamburg-deham"' in main(html)
    assert QUOTE.post(client, base_url, {"destination": typed}).status_code == 303
    with app.app_context():
        fields = only_submission().fields
    assert fields["destination"] == typed
    assert fields["destination_code"] == "DEHAM"


def test_without_its_data_nothing_is_refused(
    environment: dict[str, str], instance: Path, base_url: str
) -> None:
    (instance / "route_network").unlink()
    app = create_app(environment)
    visitor = app.test_client()
    query = {"origin": "shanghai-cnsha", "destination": "NLRTM", "mode": "air"}
    page = visitor.get(QUOTE.path, query_string=query, base_url=base_url)
    assert page.status_code == 200
    assert value(page.text, "origin") == "shanghai-cnsha"
    assert 'class="advice' not in main(page.text)
    answer = visitor.post(QUOTE.path, data=QUOTE.answers, headers=OWN, base_url=base_url)
    assert answer.status_code == 303
    assert answer.location == QUOTE.thanks + QUOTE.thanks_query.replace(
        "origin=CNSHA&destination=NLRTM&", ""
    )
    thanks = visitor.get(answer.location, base_url=base_url)
    assert thanks.status_code == 200
    assert 'class="advice' not in main(thanks.text)
    with app.app_context():
        fields = only_submission().fields
    assert fields["origin"] == "Shanghai"
    assert not fields.keys() & STORED.keys()


def test_an_engine_that_fails_loses_no_lead_and_tells_nobody_what_was_typed(
    app: Flask,
    client: CheckingClient,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def broken(*_asked: object) -> None:
        raise RuntimeError("Shanghai, Femke")

    monkeypatch.setattr(quoted_route, "route_between", broken)
    with caplog.at_level(logging.ERROR):
        assert QUOTE.post(client, ENGLISH).status_code == 303
    assert "RuntimeError" in caplog.text
    assert "Femke" not in caplog.text
    with app.app_context():
        assert "transit_days_min" not in only_submission().fields


def test_the_thanks_name_the_route_to_its_sender_alone(client: CheckingClient) -> None:
    QUOTE.post(client, ENGLISH)
    assert "Shanghai" in main(client.get(QUOTE.thanks).text)
    client.delete_cookie(COOKIE, domain="localhost", path=QUOTE.thanks)
    assert "Shanghai" not in main(client.get(QUOTE.thanks).text)


def test_every_question_and_part_is_on_one_page(client: CheckingClient, base_url: str) -> None:
    html = main(client.get(QUOTE.path, base_url=base_url).text)
    for part in re.findall(r'href="#(quote-step-\d)"', html):
        assert f'<fieldset class="fset" id="{part}">' in html
    assert html.count('<fieldset class="fset"') == 4
    assert not re.search(r"<fieldset[^>]* hidden", html)
    for name in ("battery_packing", "un_number", "hazard_class", "safety_data_sheet"):
        assert f'name="{name}"' in html
