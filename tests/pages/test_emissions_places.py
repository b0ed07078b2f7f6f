"""The two ends of a calculation: what is meant, what stands in, and what other tools say."""

import re

import pytest

from tests.support.calculator import DATA, PAGE, data_of, main_of, query_of
from tests.support.checking_client import CheckingClient


def test_a_choice_settles_what_a_name_leaves_open(client: CheckingClient, base_url: str) -> None:
    question = query_of(mode="air", origin="Valencia", destination="AMS")
    page = client.get(PAGE, query_string=question, base_url=base_url)
    offered = re.findall(r'name="origin_choice" value="([^"]+)"', page.text)
    assert len(offered) == 2, "each town by its airport"
    for slug in offered:
        result = data_of(client, {**question, "origin_choice": slug})
        assert slug.endswith(result["origin"]["code"].lower())
    assert client.get(DATA, query_string={**question, "origin_choice": "x"}).status_code == 422


def test_a_port_stands_in_for_an_airport_and_the_page_says_so(client: CheckingClient) -> None:
    result = data_of(client, query_of(origin="PVG"))
    assert (result["from"], result["to"]) == ("CNSHA", "NLRTM")
    assert result["co2e_kg"] == data_of(client, query_of())["co2e_kg"]
    view = main_of(client.get(PAGE, query_string=query_of(origin="PVG")).text)
    assert re.search(r"For Shanghai Pudong we use Shanghai \(CNSHA\), \d+ km away", view)


def test_flights_are_between_airports(client: CheckingClient) -> None:
    """Also where ports were asked about, and the page says which stand in, and how far."""
    route = client.get("/api/routes?origin=CNSHA&destination=NLRTM").get_json()["options"][-1]
    by_air = next(
        line for line in data_of(client, query_of())["modes"] if line["transport"] == "air"
    )
    assert (by_air["from"], by_air["to"]) == ("PVG", "AMS")
    assert by_air["distance_km"] == route["distance_km"]
    by_sea = main_of(client.get(PAGE, query_string=query_of()).text)
    assert "great circle, PVG–AMS" in by_sea, "the comparison names the airports"
    assert "Schiphol" not in by_sea, "the working of a voyage does not"
    view = main_of(client.get(PAGE, query_string=query_of(mode="air")).text)
    assert re.search(r"For Rotterdam we use Amsterdam Schiphol \(AMS\), \d+ km away", view)
    assert "km away" not in main_of(
        client.get(
            PAGE, query_string=query_of(mode="road", origin="", destination="", distance_km="9")
        ).text
    )


def test_a_country_is_asked_about_by_mode_and_a_choice_outlives_another_mode(
    client: CheckingClient,
) -> None:
    """By sea its ports are offered, by air its airports: after a change the one of that town."""
    question = query_of(origin="Germany", origin_choice="hamburg-deham", destination="SIN")
    offered = re.compile(r'name="origin_choice" value="([^"]+)"[^>]*?(?:(checked))?>')
    by_sea = offered.findall(client.get(PAGE, query_string=question).text)
    assert ("hamburg-deham", "checked") in by_sea
    assert all(len(slug.rpartition("-")[2]) == 5 for slug, _ in by_sea), "ports alone"
    by_air = offered.findall(client.get(PAGE, query_string={**question, "mode": "air"}).text)
    assert ("hamburg-ham", "checked") in by_air
    assert all(len(slug.rpartition("-")[2]) == 3 for slug, _ in by_air), "airports alone"
    elsewhere = {**question, "origin": "Vietnam"}
    assert (
        "checked"
        not in dict(offered.findall(client.get(PAGE, query_string=elsewhere).text)).values()
    )


def test_a_weight_in_pounds_is_converted(client: CheckingClient) -> None:
    pounds, kilograms = (
        data_of(client, query_of(weight_kg=one)) for one in ("1,000 lb", "453.592")
    )
    assert pounds["co2e_kg"] == kilograms["co2e_kg"]


def test_an_island_without_a_port_by_sea_offers_those_nearby(client: CheckingClient) -> None:
    question = query_of(destination="FLW")
    page = client.get(PAGE, query_string=question)
    offered = re.findall(r'name="destination_choice" value="([^"]+)"', page.text)
    assert "ponta-delgada-ptpdl" in offered
    chosen = {**question, "destination_choice": "ponta-delgada-ptpdl"}
    by_sea = data_of(client, query_of(destination="PTPDL"))
    assert data_of(client, chosen)["co2e_kg"] == by_sea["co2e_kg"]


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
    question = query_of(origin="USLAX")
    ways = [line["way"] for line in data_of(client, question)["modes"]]
    assert ways == ["shortest", "canals-closed", "great-circle"]
    view = main_of(client.get(PAGE, query_string=question).text)
    assert "Ocean, canals closed" in view
    assert "canals closed, Strait of Magellan" in view
    assert "by the Cape" not in view


def test_a_choice_by_air_is_compared_with_the_port_of_the_same_town(client: CheckingClient) -> None:
    question = query_of(
        mode="air", origin="Valencia", origin_choice="valencia-vln", destination="MIA"
    )
    lines = client.get(DATA, query_string=question).get_json()["modes"]
    ways = [(line["transport"], line["from"]) for line in lines]
    assert ways == [("sea", "VEPBL"), ("air", "VLN")], "not the Valencia of Spain"


@pytest.mark.parametrize("mode", ["ocean-fcl", "air", "road"])
def test_neighbors_and_their_airports_are_no_surprise(client: CheckingClient, mode: str) -> None:
    """Ports of one city share its airport; some places lie nearer than any distance counts."""
    for destination in ("BEZEE", "NLVLA", "NLEUR", "RTM", "AMS"):
        question = query_of(origin="NLRTM", destination=destination, mode=mode)
        assert client.get(DATA, query_string=question).status_code in (200, 422)
