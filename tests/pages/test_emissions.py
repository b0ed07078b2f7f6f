"""The emissions calculator: its figures, its page in both languages, its data."""

import csv
import re
from collections.abc import Mapping
from decimal import Decimal
from html import unescape
from io import StringIO
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from flask import Flask

from portolan.freight.emissions import factor_sets
from portolan.freight.mode import Mode
from portolan.journeys.factor_names import SETS, VEHICLES
from portolan.web.gazetteer import GazetteerShelf
from tests.support.checking_client import CheckingClient

PAGE, DATA, TABLE = (f"/emissions-calculator{suffix}" for suffix in ("", ".json", ".csv"))
SHANGHAI_ROTTERDAM = MappingProxyType(
    {"origin": "Shanghai", "destination": "Rotterdam", "weight_kg": "20000"}
)


def asked(**answers: str) -> dict[str, str]:
    """A question: Shanghai to Rotterdam, 20 t, but for what is given."""
    return {**SHANGHAI_ROTTERDAM, **answers}


def data_of(client: CheckingClient, answers: Mapping[str, str]) -> dict[str, Any]:
    answer = client.get(DATA, query_string=dict(answers))
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.get_json()
    return found


def main_of(html: str) -> str:
    return unescape(html.partition("<main")[2].partition("</main>")[0])


def test_the_empty_page_is_the_same_for_everybody(client: CheckingClient, base_url: str) -> None:
    page = client.get(PAGE, base_url=base_url)
    assert page.status_code == 200
    assert page.headers["X-Page-Cache"] == "store"
    assert 'id="emissions-result"' not in page.text
    for name in ("mode", "origin", "destination", "weight_kg", "volume_m3", "factor_set"):
        assert f'name="{name}"' in page.text


def test_the_figure_is_distance_times_cargo_times_factor(client: CheckingClient) -> None:
    found = data_of(client, asked())
    product = Decimal(str(found["distance_km"])) * 20 * Decimal("0.01977")
    assert found["co2e_kg"] == pytest.approx(float(product), abs=0.001)
    # Published: 10,600 nautical miles.
    assert found["distance_km"] == pytest.approx(10_600 * 1.852, rel=0.01)
    assert found["factor_set"] == "desnz-2025"
    assert (found["factor_unit"], found["year"]) == ("kg CO2e/t-km", 2025)
    assert (found["distance_basis"], found["scope"]) == ("unknown", "well-to-wheel")
    assert found["formula"] == f"{found['distance_km']:g} km × 20 t × 0.01977 kg CO2e/t-km"


def test_the_page_shows_figure_formula_and_source(client: CheckingClient, base_url: str) -> None:
    page = client.get(PAGE, query_string=asked(), base_url=base_url)
    assert page.status_code == 200
    shown = main_of(page.text)
    figure = data_of(client, asked())["co2e_kg"]
    assert f"<b>{figure:,.0f}</b>" in shown
    assert "0.01977" in shown
    assert "https://www.gov.uk/government/collections" in shown
    assert '<h2 class="d2" id="emissions-sets">' in shown
    assert 'href="/route-search/shanghai-cnsha/rotterdam-nlrtm"' in shown
    assert 'href="/open-emissions-signup"' in shown


def test_answers_are_not_kept(client: CheckingClient) -> None:
    page = client.get(PAGE, query_string=asked())
    assert "X-Page-Cache" not in page.headers
    assert 'name="robots" content="noindex"' in page.text


def test_the_other_set_stands_beside(client: CheckingClient) -> None:
    by_set = {line["factor_set"]: line for line in data_of(client, asked())["factor_sets"]}
    assert set(by_set) == {"desnz-2025", "glec-3.2"}
    assert by_set["glec-3.2"]["factor"] == pytest.approx(0.00717)
    chosen = data_of(client, asked(factor_set="glec-3.2"))
    assert chosen["co2e_kg"] == by_set["glec-3.2"]["co2e_kg"]


def test_modes_are_compared_the_least_first(client: CheckingClient) -> None:
    lines = data_of(client, asked())["modes"]
    assert [(line["transport"], line["way"]) for line in lines] == [
        ("sea", "shortest"),
        ("sea", "cape"),
        ("air", "great-circle"),
    ]
    figures = [line["co2e_kg"] for line in lines]
    assert figures == sorted(figures)


def test_containers_meet_a_factor_per_container(client: CheckingClient) -> None:
    question = asked(weight_kg="", factor_set="glec-3.2", **{"containers-40-high-cube": "2"})
    found = data_of(client, question)
    assert (found["teu"], found["factor_unit"]) == (4.0, "kg CO2e/TEU-km")
    assert found["co2e_kg"] == pytest.approx(found["distance_km"] * 4 * 0.0717, abs=0.01)


@pytest.mark.parametrize(
    ("cargo", "weight_kg"),
    [
        ({"weight_kg": "", "containers-20-standard": "2"}, 20_000),
        ({"weight_kg": "", "volume_m3": "33.2"}, 10_000),
        ({"weight_kg": "1,250.5", "volume_m3": "33.2"}, 1_250.5),
        ({"weight_kg": "１２", "containers-45-high-cube": "1"}, 12),
    ],
)
def test_what_has_no_weight_is_given_one(
    client: CheckingClient, cargo: dict[str, str], weight_kg: float
) -> None:
    assert data_of(client, asked(**cargo))["weight_kg"] == pytest.approx(weight_kg)


def test_an_assumed_weight_is_called_so(client: CheckingClient) -> None:
    by_volume = main_of(client.get(PAGE, query_string=asked(weight_kg="", volume_m3="5")).text)
    assert "Weight, assumed" in by_volume
    assert "Weight, assumed" not in main_of(client.get(PAGE, query_string=asked()).text)


def test_more_than_a_container_holds_is_warned_of(client: CheckingClient) -> None:
    for weight, is_warned in (("28180", False), ("28181", True)):
        question = asked(weight_kg=weight, **{"containers-20-standard": "1"})
        shown = main_of(client.get(PAGE, query_string=question).text)
        assert ("Mind the payload" in shown) is is_warned


@pytest.mark.parametrize("mode", ["ocean-fcl", "ocean-lcl", "air", "road", "rail"])
def test_an_own_distance_wins_in_every_mode(client: CheckingClient, mode: str) -> None:
    found = data_of(client, asked(mode=mode, distance_km="19600"))
    assert (found["distance_km"], found["way"]) == (19600.0, "own")


def test_road_is_compared_with_rail_over_the_same_way(client: CheckingClient) -> None:
    lines = data_of(client, {"mode": "road", "distance_km": "800", "weight_kg": "1000"})["modes"]
    assert [(line["transport"], line["distance_km"]) for line in lines] == [
        ("rail", 800.0),
        ("road", 800.0),
    ]


def test_a_flight_is_a_great_circle_without_addition(client: CheckingClient) -> None:
    found = data_of(client, asked(mode="air", origin="PVG", destination="AMS"))
    assert (found["distance_basis"], found["factor"]) == ("great-circle", 0.66646)
    assert found["distance_km"] == pytest.approx(8_910, rel=0.01)
    forced = [line for line in found["factor_sets"] if line["radiative_forcing"]]
    assert [line["factor"] for line in forced] == [1.03455]


def test_refrigerated_goods_take_the_line_for_them(client: CheckingClient) -> None:
    found = data_of(client, asked(factor_set="glec-3.2", refrigerated="y"))
    assert found["factor"] == pytest.approx(0.01423)
    silent = next(line for line in found["factor_sets"] if line["factor_set"] == "desnz-2025")
    assert silent["co2e_kg"] is None


REFUSED = {
    "nothing to carry": (asked(weight_kg=""), "weight_kg"),
    "zero": (asked(weight_kg="0"), "weight_kg"),
    "negative": (asked(weight_kg="-5"), "weight_kg"),
    "absurd": (asked(weight_kg="99999999999"), "weight_kg"),
    "no number": (asked(weight_kg="a lot"), "weight_kg"),
    "no volume": (asked(weight_kg="", volume_m3="0"), "volume_m3"),
    "half a container": (asked(**{"containers-40-standard": "1.5"}), "containers"),
    "no container": (asked(**{"containers-40-standard": "0"}), "containers"),
    "many containers": (asked(**{"containers-40-standard": "501"}), "containers"),
    "containers by air": (
        asked(mode="air", **{"containers-20-standard": "1"}),
        "containers",
    ),
    "nowhere": (asked(origin="zzzzqqq"), "origin"),
    "no origin": (asked(origin=""), "origin"),
    "an inland town by sea": (asked(destination="Frankfurt"), "destination"),
    "a port and its airport, by sea": (asked(destination="PVG"), "destination"),
    "a port and its airport, by air": (asked(mode="air", destination="PVG"), "destination"),
    "two towns of a name": (asked(origin="Valencia", mode="air"), "origin"),
    "the same place": (asked(destination="CNSHA"), "destination"),
    "all but the cargo, as scripts send it": (
        {"mode": "ocean-fcl", "origin": "CNSHA", "destination": "NLRTM", "factor_set": "glec-3.2"},
        "weight_kg",
    ),
    "nothing at all, as scripts send it": (
        {"mode": "ocean-fcl", "factor_set": "desnz-2025"},
        "origin",
    ),
    "ten kilobytes": (asked(origin="x" * 10_240), "origin"),
    "ten kilobytes of digits": (asked(weight_kg="9" * 10_240), "weight_kg"),
    "road without kilometers": (asked(mode="road"), "distance_km"),
    "a distance of nothing": (asked(distance_km="0"), "distance_km"),
    "twice round the earth": (asked(distance_km="80000"), "distance_km"),
    "unknown mode": (asked(mode="sledge"), "mode"),
    "unknown set": (asked(factor_set="mine"), "factor_set"),
    "cold goods at sea by the UK": (asked(refrigerated="y"), "factor_set"),
    "a short flight by GLEC": (
        asked(mode="air", origin="CDG", destination="AMS", factor_set="glec-3.2"),
        "factor_set",
    ),
}


@pytest.mark.parametrize(("question", "field"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_answered_says_why(
    client: CheckingClient, question: dict[str, str], field: str, base_url: str
) -> None:
    page = client.get(PAGE, query_string=question, base_url=base_url)
    assert page.status_code == 422
    assert page.headers["Cache-Control"] == "no-store"
    summary = page.text.partition('class="summary"')[2].partition("</ul>")[0]
    targets = re.findall(r'<a href="#([^"]+)">[^<]+</a>', summary)
    assert targets[0].startswith(f"emissions-{field}".replace("_", "-"))
    assert f'id="{targets[0]}"' in page.text
    assert len(page.text) < 100_000
    refused = client.get(DATA, query_string=question, base_url=base_url)
    assert refused.status_code == 422
    error = refused.get_json()["error"]
    assert error["field"] == field
    assert error["message"] in unescape(page.text)
    assert client.get(TABLE, query_string=question).status_code == 422


BEGUN = {
    "two ends": ({"origin": "Shanghai (CNSHA)", "destination": "NLRTM"}, None),
    "an own distance": ({"mode": "rail", "distance_km": "800"}, None),
    "a way over land": ({"mode": "road", "origin": "Hamburg"}, None),
    "nowhere": ({"origin": "zzzzqqq"}, "origin"),
    "the same place": ({"origin": "Shanghai", "destination": "CNSHA"}, "destination"),
    "unknown mode": ({"mode": "sledge", "origin": "CNSHA"}, "mode"),
    "a distance of nothing": ({"distance_km": "0"}, "distance-km"),
}


@pytest.mark.parametrize(("question", "field"), BEGUN.values(), ids=BEGUN)
def test_a_link_may_fill_the_form_in(
    client: CheckingClient, question: dict[str, str], field: str | None, base_url: str
) -> None:
    page = client.get(PAGE, query_string=question, base_url=base_url)
    told = re.findall(r'<a href="#emissions-([\w-]+)">', page.text)
    assert told == ([field] if field else [])
    assert page.status_code == (422 if field else 200)
    assert 'name="robots" content="noindex"' in page.text
    assert 'id="emissions-result"' not in page.text
    for text in set(question.values()) - {"sledge"}:
        assert f'value="{text}"' in page.text
    assert client.get(DATA, query_string=question).status_code == 422


def test_a_choice_settles_what_a_name_leaves_open(client: CheckingClient, base_url: str) -> None:
    question = asked(mode="air", origin="Valencia", destination="AMS")
    page = client.get(PAGE, query_string=question, base_url=base_url)
    offered = re.findall(r'name="origin_choice" value="([^"]+)"', page.text)
    assert len(offered) == 3
    for slug in offered:
        found = data_of(client, {**question, "origin_choice": slug})
        assert slug.endswith(found["origin"]["code"].lower())
    assert client.get(DATA, query_string={**question, "origin_choice": "x"}).status_code == 422


def test_a_port_stands_in_for_an_airport_and_the_page_says_so(client: CheckingClient) -> None:
    found = data_of(client, asked(origin="PVG"))
    assert (found["from"], found["to"]) == ("CNSHA", "NLRTM")
    assert found["co2e_kg"] == data_of(client, asked())["co2e_kg"]
    shown = main_of(client.get(PAGE, query_string=asked(origin="PVG")).text)
    assert re.search(r"For Shanghai Pudong we take Shanghai \(CNSHA\), \d+ km away", shown)


def test_flights_are_between_airports(client: CheckingClient) -> None:
    """Also where ports were asked about, and the page says which stand in, and how far."""
    route = client.get("/api/routes?origin=CNSHA&destination=NLRTM").get_json()["options"][-1]
    by_air = next(line for line in data_of(client, asked())["modes"] if line["transport"] == "air")
    assert (by_air["from"], by_air["to"]) == ("PVG", "AMS")
    assert by_air["distance_km"] == route["distance_km"]
    shown = main_of(client.get(PAGE, query_string=asked()).text)
    assert re.search(r"For Rotterdam we take Amsterdam Schiphol \(AMS\), \d+ km away", shown)
    assert "we take" not in main_of(
        client.get(
            PAGE, query_string=asked(mode="road", origin="", destination="", distance_km="9")
        ).text
    )


def test_an_inland_town_by_sea_offers_the_ports_nearby(client: CheckingClient) -> None:
    question = asked(destination="Frankfurt")
    page = client.get(PAGE, query_string=question)
    offered = re.findall(r'name="destination_choice" value="([^"]+)"', page.text)
    assert "rotterdam-nlrtm" in offered
    chosen = {**question, "destination_choice": "rotterdam-nlrtm"}
    assert data_of(client, chosen)["co2e_kg"] == data_of(client, asked())["co2e_kg"]


@pytest.mark.parametrize(
    ("origin", "destination", "mode"),
    [
        ("Shanghai", "Rotterdam", "air"),
        ("CNSHA", "NLRTM", "air"),
        ("LHR", "JFK", "ocean-fcl"),
        ("Shanghai (CNSHA)", "Rotterdam", "ocean-lcl"),
        ("VLC", "MIA", "ocean-fcl"),
    ],
)
def test_calculator_routes_and_tools_say_the_same(
    client: CheckingClient, origin: str, destination: str, mode: str
) -> None:
    ends = {"origin": origin, "destination": destination}
    here = data_of(client, {**ends, "mode": mode, "weight_kg": "1000"})
    query = {**ends, "mode": mode, "weight_kg": "1000"}
    tool = client.get("/api/emissions", query_string=query).get_json()
    options = client.get("/api/routes", query_string=ends).get_json()["options"]
    route = next(option for option in options if option["mode"] == mode)
    assert here["distance_km"] == tool["distance_km"] == route["distance_km"]
    assert here["co2e_kg"] == tool["co2e_kg"] == route["emissions_kg_per_tonne"]
    for name in ("from", "to"):
        assert here[name] == tool[name] == route[name]


def test_a_way_around_south_america_is_not_called_the_cape(client: CheckingClient) -> None:
    question = asked(origin="USLAX")
    ways = [line["way"] for line in data_of(client, question)["modes"]]
    assert ways == ["shortest", "canals-closed", "great-circle"]
    shown = main_of(client.get(PAGE, query_string=question).text)
    assert "Ocean, canals closed" in shown
    assert "canals closed, Strait of Magellan" in shown
    assert "by the Cape" not in shown


def test_the_same_text_elsewhere_is_not_compared(client: CheckingClient) -> None:
    question = asked(mode="air", origin="Valencia", origin_choice="valencia-vln", destination="MIA")
    lines = client.get(DATA, query_string=question).get_json()["modes"]
    assert {line["transport"] for line in lines} == {"air"}


def test_the_table_has_a_line_for_each_figure(client: CheckingClient) -> None:
    answer = client.get(TABLE, query_string=asked())
    assert answer.mimetype == "text/csv"
    assert 'filename="emissions.csv"' in answer.headers["Content-Disposition"]
    rows = list(csv.DictReader(StringIO(answer.text.removeprefix("\ufeff"))))
    assert [row["compared"] for row in rows] == ["result", *["modes"] * 3, *["sets"] * 2]
    assert float(rows[0]["co2e_kg"]) == data_of(client, asked())["co2e_kg"]


def test_no_cell_is_a_formula(client: CheckingClient) -> None:
    question = asked(mode="road", origin="=1+1", distance_km="5")
    rows = csv.DictReader(StringIO(client.get(TABLE, query_string=question).text))
    assert {row["origin"] for row in rows} == {"'=1+1"}


def test_what_was_typed_stays_and_is_escaped(client: CheckingClient) -> None:
    html = client.get(PAGE, query_string=asked(origin='<b>"')).text
    assert 'value="&lt;b&gt;&#34;"' in html


def test_without_a_gazetteer_the_page_says_so(
    app: Flask, client: CheckingClient, tmp_path: Path
) -> None:
    app.extensions["gazetteer"] = GazetteerShelf(tmp_path / "nothing")
    assert client.get(PAGE).status_code == 200
    assert client.get(PAGE, query_string=asked()).status_code == 503
    assert client.get(DATA, query_string=asked()).status_code == 503


@pytest.mark.parametrize("mode", ["ocean-fcl", "air", "road"])
def test_neighbors_and_their_airports_are_no_surprise(client: CheckingClient, mode: str) -> None:
    """Ports of one city share its airport; some places lie nearer than any distance counts."""
    for destination in ("BEZEE", "NLVLA", "NLEUR", "RTM", "AMS"):
        question = asked(origin="NLRTM", destination=destination, mode=mode)
        assert client.get(DATA, query_string=question).status_code in (200, 422)


def test_every_factor_and_set_has_a_name_in_both_languages() -> None:
    for factors in factor_sets():
        assert factors.code in SETS
        for mode in Mode:
            assert all(
                line.name in VEHICLES
                for line in factors.factors
                if line.mode is mode and line.vehicle == factors.vehicles(mode)[0].vehicle
            )
